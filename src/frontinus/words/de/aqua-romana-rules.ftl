### A line for each numbered rule of Aqua Romana.


## AR-1 Components and board data

chapter-AR-1 = Material und Spielplan
rule-AR-1-1 = Der Spielplan hat 88 Felder: Spalten a bis k, Zeilen 1 bis 8; ein Feld heißt zum Beispiel c4.
rule-AR-1-2 = Ein Feld hat die Kanten N, E, S und W; dahinter liegt das nächste Feld oder die Mauer.
rule-AR-1-3 = Es gibt vier Typen von Plättchen, Kurve, Gerade, Brücke und Doppelkurve, in neun Lagen.
rule-AR-1-4 = Eine Rinne verbindet zwei Kanten ihres Feldes in beide Richtungen; zwei Rinnen eines Plättchens bleiben getrennt.
rule-AR-1-5 = Der Vorrat von 84 Plättchen liegt offen; was liegt, bleibt liegen und muss nicht zu den Nachbarn passen.
rule-AR-1-6 = In den vier Ecken sind Kurven aufgedruckt; sie gelten als freie Plättchen, die von Anfang an liegen.
rule-AR-1-7 = Ein Feld ohne Plättchen, aufgedruckte Kurve oder Reservoir ist leer.
rule-AR-1-8 = Die Straße hat 38 Straßenfelder, je eins an beiden Enden jeder Spalte und Zeile; auf eins passt ein Baumeister.
rule-AR-1-9 = An den Ecken der Straße stehen vier Brunnen; ein Brunnen ist kein Straßenfeld.
rule-AR-1-10 = Es gibt 17 Baumeister, vier je Typ und einen Joker; sie gehören niemandem.
rule-AR-1-11 = Ein Reservoir bedeckt zwei Felder; das Wasser verlässt es nur durch die Auslässe.
rule-AR-1-12 = Auf jedem der zwölf Auslässe steht ein Arbeiter; er gehört zum Platz seines Reservoirs.
rule-AR-1-13 = Die 20 Podeste zählen 1 bis 20 und haben Platz für einen Arbeiter, 3 und 7 für zwei.
rule-AR-1-14 = Der Standardplan legt Reservoirs und Auslässe, die Zahl der Plättchen und die Kurven der Ecken fest.
rule-AR-1-15 = Ein anderer Spielplan kann aus einer Datei kommen, wenn er acht Punkte über Zahlen und Orte erfüllt.

## AR-2 Set-up

chapter-AR-2 = Aufbau
rule-AR-2-1 = Es gibt 2 bis 4 Plätze im Uhrzeigersinn; wer beginnt, wird vorher vereinbart.
rule-AR-2-2 = Arbeiter stehen auf allen Auslässen; in der Reserve ist ein Baumeister jedes Typs, die anderen zwölf im Aufbauvorrat.
rule-AR-2-3 = Reihum stellt jeder Platz einen Baumeister aus dem Aufbauvorrat auf ein freies Straßenfeld, bis alle zwölf stehen.
rule-AR-2-4 = Den ersten Zug hat, wer den Aufbau begonnen hat.

## AR-3 The turn

chapter-AR-3 = Der Zug
rule-AR-3-1 = Gezogen wird im Uhrzeigersinn bis zum Ende; auch wer nichts tun kann, hat seinen Zug.
rule-AR-3-2 = Ein Zug: gehaltene Baumeister stellen, bauen (oder ziehen), Zusatzplättchen, schließen oder nicht, Podeste, Spielende, Reserve.
rule-AR-3-3 = Wer kein offenes Aquädukt hat, stellt nur die gehaltenen Baumeister.

## AR-4 Sight

chapter-AR-4 = Sicht
rule-AR-4-1 = Ein Arbeiter sieht die vier Straßenfelder an den Enden seiner Spalte und Zeile; nichts versperrt die Sicht.
rule-AR-4-2 = Es zählt das Feld, auf dem er steht: das zuletzt durchflossene, am Anfang das seines Auslasses.
rule-AR-4-3 = Die Sicht gilt beim Bauen, nach dem Stellen gehaltener Baumeister und bevor sich etwas bewegt.

## AR-5 Building

chapter-AR-5 = Bauen
rule-AR-5-1 = Zum Bauen wählst du einen deiner Arbeiter, einen Baumeister in seiner Sicht und ein Plättchen für das Feld vor ihm.
rule-AR-5-2 = Ein Baumeister erlaubt seinen Typ, der Joker jeden; ist sein Typ aufgebraucht, jeden, den es noch gibt.
rule-AR-5-3 = Das Plättchen braucht eine Rinne, die zum Arbeiter hin endet.
rule-AR-5-4 = Kein Plättchen darf zwei Arbeiter verbinden, wem auch immer sie gehören.
rule-AR-5-5 = Wer bauen kann, muss bauen; Arbeiter, Baumeister und Lage des Plättchens sind frei.
rule-AR-5-6 = Das Plättchen liegt, jeder Arbeiter vor dem Feld geht weiter oder wird geschlossen, dann geht der Baumeister.
rule-AR-5-7 = Ein Bau kann auch andere Aquädukte verlängern oder schließen, gleich wessen.
rule-AR-5-8 = Zeigen zwei deiner Arbeiter auf ein Feld, sagst du, von welchem aus du baust.

## AR-6 Aqueducts

chapter-AR-6 = Aquädukte: Verlauf und Schließen
rule-AR-6-1 = Die Länge eines Aquädukts ist die Zahl der durchflossenen Felder, zweimal durchflossene zählen zweimal; am Ende steht der Arbeiter.
rule-AR-6-2 = Ein Aquädukt ist offen, bis es geschlossen wird, und dann endgültig zu.
rule-AR-6-3 = Eine durchflossene Rinne gehört für immer ihrem Aquädukt; alle anderen Rinnen sind frei und trocken.
rule-AR-6-4 = Jedes offene Aquädukt endet vor einem leeren Feld; ein Plättchen betrifft nur die vor seinem Feld.
rule-AR-6-5 = Das Wasser fließt durch freie Rinnen weiter bis zu einem leeren Feld, einem Arbeiter, einem Reservoir, der Mauer oder einer Kante ohne Rinne.
rule-AR-6-6 = Das Wasser kommt immer an ein Ende und läuft nie ins eigene Aquädukt.
rule-AR-6-7 = Erreicht das Wasser ein leeres Feld, geht der Arbeiter mit und bleibt offen; sonst ist das Aquädukt geschlossen.
rule-AR-6-8 = Ein Reservoir und das Ende eines geschlossenen Aquädukts wirken wie eine Mauer; auf einen Arbeiter am Auslass darf nichts treffen.
rule-AR-6-9 = Sonst schließt nichts ein Aquädukt, auch wenn davor kein Plättchen passt.
rule-AR-6-10 = Nach dem Bauen oder Ziehen darfst du ein eigenes offenes Aquädukt schließen, außer ein Plättchen schloss in diesem Zug schon eins von dir.
rule-AR-6-11 = Die Plättchen eines geschlossenen Aquädukts bleiben; sein Ende wird weder verlängert noch noch einmal geschlossen.

## AR-7 Podiums

chapter-AR-7 = Wertung und Podeste
rule-AR-7-1 = Jedes in einem Zug geschlossene Aquädukt wird in diesem Zug gewertet.
rule-AR-7-2 = Der Arbeiter kommt auf das Podest seiner Länge; ist es voll, auf das nächstniedrigere mit Platz.
rule-AR-7-3 = Eine Länge über 20 zählt als 20.
rule-AR-7-4 = Ein Arbeiter mit Länge 0 oder ohne Platz auf oder unter seiner Höhe geht mit 0 Punkten vom Plan.
rule-AR-7-5 = Zuerst der Platz am Zug, dann im Uhrzeigersinn; bei einem Platz das längste zuerst.

## AR-8 Reserve

chapter-AR-8 = Baumeister der Reserve
rule-AR-8-1 = Die Reserve beginnt mit einem Baumeister jedes Typs und wird nie aufgefüllt.
rule-AR-8-2 = Für jedes in einem Zug geschlossene Aquädukt nimmt der Besitzer einen Baumeister, zuerst der Platz am Zug, solange es welche gibt.
rule-AR-8-3 = Du nimmst irgendeinen Typ aus der Reserve; nehmen musst du.
rule-AR-8-4 = Du hältst ihn offen bis zu deinem nächsten Zug; so lange sieht ihn kein Arbeiter.
rule-AR-8-5 = Zu Beginn deines Zuges musst du jeden gehaltenen Baumeister auf ein freies Straßenfeld stellen; er ist sofort nutzbar.
rule-AR-8-6 = Auch wer keine Arbeiter mehr hat, nimmt und stellt, was ihm zusteht.

## AR-9 Moving builders, the extra tile

chapter-AR-9 = Baumeister bewegen, Brunnen, Zusatzplättchen
rule-AR-9-1 = Ein Baumeister geht im Uhrzeigersinn auf das nächste freie Straßenfeld und überspringt besetzte.
rule-AR-9-2 = Nach dem Bauen geht nur der genutzte Baumeister, einmal.
rule-AR-9-3 = Kannst du nicht bauen, ziehst du irgendeinen Baumeister oder wartest; ein Zusatzplättchen gibt es dafür nicht.
rule-AR-9-4 = Ein Baumeister passiert einen Brunnen, wenn sein Weg im Uhrzeigersinn über ihn führt.
rule-AR-9-5 = Hat der genutzte Baumeister einen Brunnen passiert, musst du ein Zusatzplättchen legen, wenn es geht.
rule-AR-9-6 = Das Zusatzplättchen hat den Typ des eben gelegten; gibt es keins mehr, entfällt es.
rule-AR-9-7 = Das Zusatzplättchen kommt auf ein leeres Feld, auf das kein Arbeiter zeigt.
rule-AR-9-8 = Das Zusatzplättchen gehört niemandem; seine Rinnen sind frei.
rule-AR-9-9 = Zwei Brunnen auf einem Weg bringen ein Zusatzplättchen.

## AR-10 End of the game

chapter-AR-10 = Ende des Spiels
rule-AR-10-1 = Stille Züge sind Züge in Folge ohne Bau, gleich wessen.
rule-AR-10-2 = Das Spiel endet nach einer ganzen Runde ohne Bau oder wenn kein Aquädukt mehr offen ist.
rule-AR-10-3 = Am Ende werden alle offenen Aquädukte geschlossen und gewertet, beginnend mit dem Platz, der zuletzt baute.
rule-AR-10-4 = Jeder Arbeiter zählt sein Podest.
rule-AR-10-5 = Arbeiter auf dem höchsten besetzten Podest bekommen 4 Punkte dazu, auf dem zweithöchsten 3, auf dem dritten 2.
rule-AR-10-6 = Die höchste Summe aus Podesten und Bonus gewinnt; bei Gleichstand wird der Sieg geteilt.

## AR-11 Options

chapter-AR-11 = Varianten
rule-AR-11-1 = Mit voluntary-close-needs-tile darf ein Aquädukt nur in einem Zug mit Bau geschlossen werden.

## AR-12 Notation

chapter-AR-12 = Schreibweise
rule-AR-12-1 = Eine Aktion ist ein kurzer Text wie „build c1S Nc B“ in genau einer Form.
rule-AR-12-2 = Baumeister eines Typs sind gleich, also hat eine Aktion einen Text.
rule-AR-12-3 = Listen von Aktionen sind als Texte sortiert.
rule-AR-12-4 = Ein Aquädukt schreibt man als Auslass und durchflossene Felder mit Eingangs- und Ausgangskante.
rule-AR-12-5 = Eine Aufzeichnung nennt Spiel, Spielplan, Varianten und alle Aktionen von der ersten an.
rule-AR-12-6 = Eine abgelehnte Aktion wird mit der Nummer der ersten verletzten Regel beantwortet.
rule-AR-12-7 = Programme werden geprüft, indem man Folgen erlaubter Aktionen zählt.

## AR-13 Worked examples

chapter-AR-13 = Durchgerechnete Beispiele
rule-AR-13-1 = So liest man die Beispiele: eine Stellung, Aktionen und was danach gilt.
rule-AR-13-2 = Beispiel: Ein Arbeiter sieht einen Baumeister, und das erste Plättchen wird gelegt.
rule-AR-13-3 = Beispiel: zwei Arbeiter auf einem Feld, und ein eigenes Aquädukt endet an der Mauer.
rule-AR-13-4 = Beispiel: Ein Arbeiter behält den Baumeister neben sich in Sicht.
rule-AR-13-5 = Beispiel: niemand in Sicht, und ein Spiel, das sofort endet.
rule-AR-13-6 = Beispiel: ein Brunnen, eine aufgedruckte Kurve und das Zusatzplättchen.
rule-AR-13-7 = Beispiel: Eine Doppelkurve führt zwei Aquädukte weiter; eine Kurve schließt eins davon.
rule-AR-13-8 = Beispiel: Ein Plättchen füllt die Lücke vor freien Plättchen.
rule-AR-13-9 = Beispiel: Das Wasser fließt zweimal durch dasselbe Plättchen.
rule-AR-13-10 = Beispiel: Plättchen, die zwei Arbeiter durch freie Rinnen verbinden würden.
rule-AR-13-11 = Beispiel: Reservoirs und Auslässe im Weg des Wassers.
rule-AR-13-12 = Beispiel: das Ende eines geschlossenen Aquädukts.
rule-AR-13-13 = Beispiel: der Joker und ein aufgebrauchter Typ.
rule-AR-13-14 = Beispiel: zwei Brunnen, ein Zusatzplättchen.
rule-AR-13-15 = Beispiele: welches Podest zu welcher Länge gehört.
rule-AR-13-16 = Beispiel: mehrere Aquädukte in einem Zug geschlossen.
rule-AR-13-17 = Beispiele: die Schlusswertung.
rule-AR-13-18 = Beispiele: wie das Spiel endet.
rule-AR-13-19 = Beispiel: offene Aquädukte am Ende, beginnend mit dem Platz, der zuletzt baute.
rule-AR-13-20 = Zwei vollständige Spiele als Aufzeichnungen.
rule-AR-13-21 = Anzahlen von Aktionsfolgen, für Programme.

## AR-14 What was reconstructed

chapter-AR-14 = Was rekonstruiert wurde
rule-AR-14-1 = Einiges am Standardplan ist rekonstruiert; wer die Schachtel hat, kann aus einer Datei auf dem richtigen Plan spielen.
rule-AR-14-2 = Größe des Plans, Straße, Brunnen und Zahl der Teile sind bekannt.
