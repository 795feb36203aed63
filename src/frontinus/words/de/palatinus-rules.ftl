### A line for each numbered rule of Palatinus.


## PA-1 Components and board data

chapter-PA-1 = Material und Spielplan
rule-PA-1-1 = Sechsecke haben sechs Richtungen, von Osten aus im Uhrzeigersinn gezählt.
rule-PA-1-2 = Ein Plättchen, A bis G, ist ein Hügel mit sechs Feldern darum; C4 ist das Feld westlich von Hügel C. Es gibt 42 Felder.
rule-PA-1-3 = Ein Hügel trägt seinen Lorbeer und nie eine Figur; er ist weder Acker noch Quelle.
rule-PA-1-4 = Jedes Feld ist Acker oder Quelle; ein Plättchen wird in sechs Schritten gedreht, aber nicht umgedreht.
rule-PA-1-5 = Um das mittlere Plättchen liegen zwölf Stellen, X1 bis X6 und Y1 bis Y6; alle äußeren haben denselben Buchstaben.
rule-PA-1-6 = Zwei Felder berühren sich, wenn sie eine Kante teilen, gleich auf welchen Plättchen; Hügel zählen nie.
rule-PA-1-7 = Ein fertiger Spielplan hat 42 Felder und 78 Paare, die sich berühren; ein Feld berührt 2 bis 5 andere.
rule-PA-1-8 = Die sieben Standardplättchen haben 14 Quellen und 28 Äcker; keine zwei sind gleich.
rule-PA-1-9 = Es gibt sieben Lorbeeren: Palatinus, wert 6, und 5, 5, 4, 4, 3, 3.
rule-PA-1-10 = Figuren sind Händler, Bauern und Soldaten; manche Händler und Bauern haben auf der Rückseite einen Wolf.
rule-PA-1-11 = Scheiben sind 1 oder 2 wert und gehen nie aus.
rule-PA-1-12 = Es gibt 2 bis 5 Plätze; wer den ersten bekommt, klärt sich vor dem Spiel.

## PA-2 Set-up

chapter-PA-2 = Aufbau
rule-PA-2-1 = Der Aufbau: Das mittlere Plättchen wird gezogen, dann sechsmal eins gezogen und gelegt, dann kommen die Lorbeeren.
rule-PA-2-2 = Jedes noch nicht gezogene Plättchen ist gleich wahrscheinlich.
rule-PA-2-3 = Das erste gezogene Plättchen liegt sofort in der Mitte.
rule-PA-2-4 = Die Plätze legen die gezogenen Plättchen reihum, der erste Platz zuerst.
rule-PA-2-5 = Das erste äußere Plättchen darf an jede der zwölf Stellen, beliebig gedreht.
rule-PA-2-6 = Spätere kommen an eine offene Stelle: leer, mit demselben Buchstaben und neben einem äußeren Plättchen.
rule-PA-2-7 = Palatinus liegt auf dem mittleren Hügel; die sechs anderen Lorbeeren verteilt der Zufall offen auf die anderen.
rule-PA-2-8 = Alle Plätze haben die gleiche Hand: zu zweit 16 Figuren, zu dritt 12, zu viert 8, zu fünft 7.
rule-PA-2-9 = Zu zweit hat jeder Platz 2 Händler und 2 Bauern mehr, davon je einen mit Wolf.

## PA-3 The turn and the soldier deadline

chapter-PA-3 = Der Zug und die Frist für Soldaten
rule-PA-3-1 = In seinem Zug setzt ein Platz genau eine Figur; gepasst wird nicht.
rule-PA-3-2 = Du wählst eine Figur aus deiner Hand: Händler, Bauer oder Soldat, mit Wolf oder ohne.
rule-PA-3-3 = Sie kommt auf irgendein leeres Feld und bleibt dort.
rule-PA-3-4 = Eine Figur mit Wolf liegt mit der Wolfsseite oben, und niemand dreht sie vor dem Ende um.
rule-PA-3-5 = In den letzten 4 Runden darf kein Soldat kommen, zu viert oder fünft in den letzten 3.
rule-PA-3-6 = Du musst einen Soldaten setzen, wenn die Zeit gerade noch für alle reicht, die du hältst.
rule-PA-3-7 = So steckt nie jemand fest, und in den letzten Runden hält niemand Soldaten.
rule-PA-3-8 = Das Spiel ist zu Ende, wenn alle Hände leer sind; die Wertung folgt von selbst.

## PA-4 Hidden information

chapter-PA-4 = Verdecktes
rule-PA-4-1 = Alle kennen Plättchen, Lorbeeren, Starthände und offene Figuren, von einem Wolf nur, wem er gehört.
rule-PA-4-2 = Du kennst deine Hand und darfst deine Wölfe ansehen; die der anderen siehst du nie.
rule-PA-4-3 = Alle können ausrechnen, wie viele offene Händler und Bauern, Soldaten und Wölfe jeder Platz noch hält.
rule-PA-4-4 = Welche Wölfe eines anderen Platzes Händler sind, kann niemand sagen; jede passende Wahl ist möglich.
rule-PA-4-5 = Nach der letzten Figur werden alle Wölfe umgedreht.

## PA-5 Scoring a hill: soldiers

chapter-PA-5 = Einen Hügel werten: Soldaten
rule-PA-5-1 = Die Wertung beginnt mit allen Figuren offen.
rule-PA-5-2 = Die Hügel werden einzeln von A bis G gewertet: erst die Soldaten, dann wer ihn beherrscht.
rule-PA-5-3 = Die Soldaten eines Hügels sind die auf seinen sechs Feldern; sie werden alle zugleich abgehandelt.
rule-PA-5-4 = Jeder zählt die Händler und die Bauern neben sich, von allen Plätzen, auf allen Plättchen.
rule-PA-5-5 = Sind die Zahlen gleich, auch 0 und 0, zieht sich der Soldat zurück.
rule-PA-5-6 = Sonst nimmt er die ganze größere Gruppe gefangen, auch eigene, und bleibt.
rule-PA-5-7 = Gefangene Bewohner und abziehende Soldaten verlassen den Spielplan zugleich; ihre Felder sind von da an leer.
rule-PA-5-8 = Ein gefangener Bewohner ist dem Platz des Soldaten 1 Punkt wert.
rule-PA-5-9 = Nehmen Soldaten zweier Plätze denselben gefangen, bekommt ihn der Platz mit der kleineren Nummer, der andere eine 1-Punkt-Scheibe.
rule-PA-5-10 = Nehmen zwei Soldaten eines Platzes denselben gefangen, bekommt er ihn und eine 1-Punkt-Scheibe.
rule-PA-5-11 = Bewohner schon gewerteter Hügel können noch gefangen werden; was vergeben ist, bleibt.
rule-PA-5-12 = Ein Soldat handelt einmal, mit dem Hügel seines Plättchens.

## PA-6 Scoring a hill: control

chapter-PA-6 = Einen Hügel werten: Mehrheit
rule-PA-6-1 = Gleich nach seinen Soldaten bringt jede Figur auf den sechs Feldern des Hügels Einfluss.
rule-PA-6-2 = Die Figuren werden vom Pfeil aus im Uhrzeigersinn durchgegangen; das ist nur die Reihenfolge beim Zeigen.
rule-PA-6-3 = Ein Händler bekommt 1 für jeden Händler neben sich, 2 für jeden Bauern, 3 für jeden Soldaten.
rule-PA-6-4 = Ein Bauer bekommt 2 für jeden leeren Acker neben sich, 2 für jede Quelle neben sich und 2 für eine eigene Quelle.
rule-PA-6-5 = Ein Soldat bekommt nichts.
rule-PA-6-6 = Der Hügel selbst zählt nie; ein Händler bekommt höchstens 15, ein Bauer höchstens 12.
rule-PA-6-7 = Der Platz mit dem meisten Einfluss beherrscht den Hügel und nimmt seinen Lorbeer.
rule-PA-6-8 = Teilen sich mehrere das meiste, bekommt jeder eine 2-Punkte-Scheibe, und der Lorbeer ist aus dem Spiel.
rule-PA-6-9 = Hat niemand Einfluss, ist der Lorbeer aus dem Spiel, und niemand bekommt etwas.

## PA-7 Victory

chapter-PA-7 = Sieg
rule-PA-7-1 = Punkte: 1 für jeden gefangenen Bewohner und die Werte von Lorbeeren und Scheiben.
rule-PA-7-2 = Die meisten Punkte gewinnen.
rule-PA-7-3 = Bei Gleichstand gewinnen die meisten Stücke: gefangene Bewohner, Lorbeeren und Scheiben, jedes eins.
rule-PA-7-4 = Wer in beidem gleich ist, teilt den Sieg.
rule-PA-7-5 = Figuren auf dem Spielplan, abgezogene Soldaten und Lorbeeren aus dem Spiel zählen nichts.

## PA-8 Options

chapter-PA-8 = Varianten
rule-PA-8-1 = Es gibt zwei Varianten; eine nicht genannte hat ihren üblichen Wert.
rule-PA-8-2 = Mit same-owner „once“ bringen zwei Soldaten eines Platzes für denselben Bewohner keine Scheibe.
rule-PA-8-3 = Mit open-tokens ist nichts verdeckt: Alle wissen, was unter jedem Wolf ist.

## PA-9 Notation

chapter-PA-9 = Schreibweise
rule-PA-9-1 = Eine Aktion ist ein kurzer Text wie „merchant* C4“, in genau einer Form.
rule-PA-9-2 = Ein beendetes Spiel hat 14 Aktionen des Aufbaus und eine je Figur.
rule-PA-9-3 = Eine Aufzeichnung nennt Spiel, Spielplan, Varianten und alle Aktionen von der ersten an.
rule-PA-9-4 = Eine abgelehnte Aktion wird mit der Nummer der ersten Regel beantwortet, die sie bricht.
rule-PA-9-5 = In dem, was ein Platz von einer Aufzeichnung sehen darf, stehen Wölfe der anderen als „wolf“.
rule-PA-9-6 = Die Abrechnung erzählt die Wertung eines beendeten Spiels Schritt für Schritt.

## PA-10 Worked examples

chapter-PA-10 = Durchgerechnete Beispiele
rule-PA-10-1 = Beispiel: ein ganzes Spiel zu fünft.
rule-PA-10-2 = Beispiel: gedrehte Plättchen.
rule-PA-10-3 = Beispiel: Bauern.
rule-PA-10-4 = Beispiel: Händler und die Reihenfolge der Hügel.
rule-PA-10-5 = Beispiel: Ein Platz nimmt denselben Bewohner zweimal gefangen.
rule-PA-10-6 = Beispiel: Gerade verlassene Felder gelten als leer.
rule-PA-10-7 = Beispiel: Gleichstand, kein Einfluss, geteilter Sieg.
rule-PA-10-8 = Beispiele: die Frist für Soldaten.
rule-PA-10-9 = Beispiel: Plättchen legen.
rule-PA-10-10 = Beispiel: was jeder Platz sieht.
rule-PA-10-11 = Anzahlen von Aktionsfolgen, für Programme.

## PA-11 What was reconstructed

chapter-PA-11 = Was rekonstruiert wurde
rule-PA-11-1 = Quellen, Pfeile, die Figuren einer Farbe und die Werte der Lorbeeren sind erschlossen, denn die Bilder der Regeln fehlen.
rule-PA-11-2 = All das steht in einer Datei, so dass, wer das Spiel besitzt, das Richtige eintragen kann.
rule-PA-11-3 = Standard heißt immer genau diese Daten; andere Daten haben andere Namen.
rule-PA-11-4 = Die Form der Daten: Plättchen mit Ring und Pfeil, Lorbeeren, Figuren.
rule-PA-11-5 = Die Daten haben sieben Plättchen mit je sechs Zeichen und einem Pfeil, sieben Lorbeeren von 1 bis 9 und zwölf Figuren, die für die Hände reichen.
rule-PA-11-6 = Die spätere Erweiterung Insula Tiberina gehört nicht zu diesen Regeln.
