### A line for each numbered rule of Aquädukt.


## AQ-1 Components and board

chapter-AQ-1 = Material und Spielplan
rule-AQ-1-1 = Der Spielplan hat 12 Spalten a bis l und 8 Zeilen ohne die vier Ecken: 92 Felder, geschrieben wie c5.
rule-AQ-1-2 = Eine Kreuzung ist eine Ecke eines Feldes, geschrieben wie 5.3; es gibt 113, und Abstand zählt Schritte auf den Linien.
rule-AQ-1-3 = Eine Kante verbindet zwei benachbarte Kreuzungen und ist eine Seite eines Feldes, geschrieben wie 5.3-6.3; es gibt 204.
rule-AQ-1-4 = Ein Feld hat vier Seiten; Felder mit einer gemeinsamen Seite grenzen aneinander.
rule-AQ-1-5 = Die Felder bilden 20 zusammenhängende Gebiete mit den Nummern 1 bis 20 und je 4, 5 oder 6 Feldern.
rule-AQ-1-6 = Es gibt Plättchen mit 1 bis 4 Häusern für jeden Platz, 5 Quellen, 36 Kanäle, 8 Hügel und einen Würfel mit 20 Zahlen.
rule-AQ-1-7 = Ein Feld ist frei, wenn darauf weder ein Hügel noch Häuser sind; mehr als eins davon trägt es nie.

## AQ-2 Set-up

chapter-AQ-2 = Aufbau
rule-AQ-2-1 = Es gibt 2 bis 4 Plätze; Platz 1 beginnt, dann im Uhrzeigersinn; wer dort sitzt, klärt sich vor dem Spiel.
rule-AQ-2-2 = Jeder Platz bekommt die gleichen Plättchen: zu zweit 28, zu dritt 25, zu viert 22.
rule-AQ-2-3 = Zu zweit sind es 8 Hügel, zu dritt 6, zu viert 4.
rule-AQ-2-4 = Der Zufall setzt die Hügel auf verschiedene Felder, alle gleich wahrscheinlich; sie bleiben bis zum Ende.
rule-AQ-2-5 = Alles liegt offen; nur was auf den Rückseiten der Hügel ist, weiß niemand.
rule-AQ-2-6 = Nach dem letzten Hügel beginnt der erste Zug.

## AQ-3 The turn

chapter-AQ-3 = Der Zug
rule-AQ-3-1 = In einem Zug tust du genau eins von dreien: Häuser bauen, eine Quelle erschließen oder ein bis zwei Kanäle legen.
rule-AQ-3-2 = Was unmöglich ist, steht nicht zur Wahl: bauen ohne Plättchen, eine Quelle oder ein Kanal ohne erlaubten Ort.
rule-AQ-3-3 = Ist etwas möglich, musst du wählen; wer nichts tun will, kann würfeln und verzichten.
rule-AQ-3-4 = Ist keins von dreien möglich, passt du; sonst darfst du nicht passen.
rule-AQ-3-5 = Ein Zug endet von selbst, wenn es nichts mehr zu wählen gibt.

## AQ-4 Building houses

chapter-AQ-4 = Häuser bauen
rule-AQ-4-1 = Du würfelst; jede Zahl von 1 bis 20 ist gleich wahrscheinlich und nennt ein Gebiet.
rule-AQ-4-2 = Hat das Gebiet kein freies Feld, wird ohne Frage neu gewürfelt, so oft wie nötig.
rule-AQ-4-3 = Es zählen nur Würfe auf ein Gebiet mit freiem Feld; davon gibt es je Zug höchstens drei.
rule-AQ-4-4 = Nach einem gezählten Wurf legst du ein Plättchen oder verzichtest, was deinen Zug beendet.
rule-AQ-4-5 = Das Plättchen kommt auf ein freies Feld des gewürfelten Gebiets.
rule-AQ-4-6 = Es darf jeden Wert haben, von dem du noch ein Plättchen hast.
rule-AQ-4-7 = Auf ein Feld mit Wasser darf nur ein Plättchen vom niedrigsten Wert, den du noch hast.
rule-AQ-4-8 = Direkt nach dem Legen wird geprüft, ob das Gebiet voll ist.
rule-AQ-4-9 = Bei weniger als drei gezählten Würfen und mit Plättchen im Vorrat darfst du noch einmal würfeln oder aufhören.

## AQ-5 Full areas

chapter-AQ-5 = Volle Gebiete
rule-AQ-5-1 = Ein Gebiet ist voll, wenn keins seiner Felder frei ist; Hügel füllen ein Feld wie Häuser.
rule-AQ-5-2 = Geprüft wird nur das Gebiet des gerade gelegten Plättchens.
rule-AQ-5-3 = Ist es voll, gehen alle Plättchen ohne Wasser darin sofort verloren, gleich wem sie gehören, auch das gerade gelegte.
rule-AQ-5-4 = Plättchen mit Wasser und Hügel bleiben bis zum Ende des Spiels.
rule-AQ-5-5 = Ging nichts verloren, ist das Gebiet endgültig voll, und seine Zahl wird immer neu gewürfelt.

## AQ-6 Springs

chapter-AQ-6 = Quellen
rule-AQ-6-1 = Eine der fünf Quellen auf einer Kreuzung zu erschließen ist der ganze Zug.
rule-AQ-6-2 = Die Kreuzung ist frei: keine Quelle und kein Kanal; sie darf überall liegen, auch am Rand.
rule-AQ-6-3 = Zu jeder anderen Quelle sind es auf den Linien mindestens 5 Schritte.
rule-AQ-6-4 = Quellen und Kanäle gehören niemandem und bleiben liegen; eine Quelle allein gibt kein Wasser.

## AQ-7 Canals and double canals

chapter-AQ-7 = Kanäle und Doppelkanäle
rule-AQ-7-1 = Ein Stäbchen auf einer Kante ist ein einfacher Kanal, zwei sind ein Doppelkanal; insgesamt gibt es 36.
rule-AQ-7-2 = Du legst eins oder zwei im Zug; das zweite darf überall liegen, auch auf derselben Kante.
rule-AQ-7-3 = Eine Linie von Kanälen beginnt an einer Quelle und hat am anderen Ende ihren Kopf.
rule-AQ-7-4 = Ein neuer Kanal beginnt an einer Quelle mit weniger als zwei Linien oder am Kopf einer Linie und führt zu einer freien Kreuzung.
rule-AQ-7-5 = Im Inneren einer Linie zweigt nichts ab.
rule-AQ-7-6 = Von einer Quelle geht keine dritte Linie aus.
rule-AQ-7-7 = Eine Linie trifft nie auf eine andere, auf sich selbst oder auf eine Quelle.
rule-AQ-7-8 = Ein Kanal darf verdoppelt werden, wenn er der erste seiner Linie ist oder der davor doppelt ist.
rule-AQ-7-9 = Die beiden Linien einer Quelle hängen nicht voneinander ab.
rule-AQ-7-10 = Gebiete, Hügel und Häuser sind kein Hindernis für Kanäle; auch der Rand des Plans darf genutzt werden.
rule-AQ-7-11 = Linien berühren sich nie, jede hat genau eine Quelle, und von ihr aus kommen zuerst die Doppelkanäle.

## AQ-8 Water supply

chapter-AQ-8 = Wasserversorgung
rule-AQ-8-1 = Ein einfacher Kanal gibt den Feldern auf beiden Seiten Wasser.
rule-AQ-8-2 = Ein Doppelkanal gibt auf jeder Seite zwei Feldern hintereinander Wasser.
rule-AQ-8-3 = Nichts hält Wasser auf: kein Hügel, keine Häuser, kein anderer Kanal.
rule-AQ-8-4 = Zähle an jeder Seite des Feldes 1 für einen einfachen und 2 für einen doppelten Kanal, dazu 1 für einen doppelten ein Feld weiter.
rule-AQ-8-5 = Ein Feld mit wenigstens einem solchen Kanal hat Wasser, und so auch die Häuser darauf; spätere Kanäle zählen mit.

## AQ-9 End of the game and scoring

chapter-AQ-9 = Ende des Spiels und Wertung
rule-AQ-9-1 = Eine Runde ist ein Zug jedes Platzes; das Spiel endet nur am Ende einer Runde.
rule-AQ-9-2 = Die Runde, in der der 36. Kanal gelegt wird, ist die letzte; alles andere bleibt darin erlaubt.
rule-AQ-9-3 = Passen in einer Runde alle, endet das Spiel.
rule-AQ-9-4 = Nach zehn Runden hintereinander, in denen nichts gelegt wurde, endet das Spiel.
rule-AQ-9-5 = Nichts anderes beendet das Spiel: weder fehlende Plättchen noch fehlende Quellen oder Orte.
rule-AQ-9-6 = Nach dem letzten Zug ist das Spiel zu Ende.
rule-AQ-9-7 = Ein Platz zählt die Häuser auf seinen Plättchen mit Wasser.
rule-AQ-9-8 = Die meisten Punkte gewinnen; dann mehr Plättchen mit Wasser; dann wird der Sieg geteilt.

## AQ-10 Variant: hill backs

chapter-AQ-10 = Variante: Rückseiten der Hügel
rule-AQ-10-1 = In der Variante mit Rückseiten der Hügel bleiben alle anderen Regeln gleich.
rule-AQ-10-2 = Hügel halten voneinander einen Abstand von mindestens 3 Feldern.
rule-AQ-10-3 = Niemand kennt vor dem Ende eine Rückseite, und nichts verrät sie.
rule-AQ-10-4 = Nach dem letzten Zug werden die Hügel in der Reihenfolge des Setzens umgedreht: sechs mit Mineralwasser, zwei mit faulem.
rule-AQ-10-5 = Neben Mineralwasser zählt ein Plättchen mit Wasser aus zwei Kanälen 2 mehr; neben faulem eins mit Wasser aus einem Kanal nichts.
rule-AQ-10-6 = Bei Gleichstand zählt ein Plättchen mit Wasser als eins, auch wenn es nichts wert ist.

## AQ-11 Options

chapter-AQ-11 = Varianten
rule-AQ-11-1 = Varianten sind an oder aus, anfangs alle aus, in jeder Kombination.
rule-AQ-11-2 = Die Variante hill-backs spielt mit den Rückseiten der Hügel.
rule-AQ-11-3 = Die Variante spring-and-canal erlaubt einen Kanal in dem Zug, in dem du eine Quelle erschließt.
rule-AQ-11-4 = Mit der Variante players-place-hills setzen die Plätze reihum die Hügel.

## AQ-12 Notation

chapter-AQ-12 = Schreibweise
rule-AQ-12-1 = Eine Aktion ist ein kurzer Text wie „house 2 f3“, in genau einer Form.
rule-AQ-12-2 = Jeder Teil eines Zuges hat seine eigenen Verben.
rule-AQ-12-3 = Eine Aufzeichnung nennt Spiel, Spielplan, Varianten und alle Aktionen von der ersten an.
rule-AQ-12-4 = Eine abgelehnte Aktion wird mit der Nummer der ersten Regel beantwortet, die sie bricht.

## AQ-13 Worked examples

chapter-AQ-13 = Durchgerechnete Beispiele
rule-AQ-13-1 = Beispiel: der Spielplan und der erste Zug.
rule-AQ-13-2 = Beispiel: Quellen um eine Quelle.
rule-AQ-13-3 = Beispiel: eine Linie, ihr Kopf, eine Abzweigung, eine Schleife, eine zweite Richtung.
rule-AQ-13-4 = Beispiel: Zwei Linien treffen sich nicht.
rule-AQ-13-5 = Beispiel: verdoppeln von der Quelle aus.
rule-AQ-13-6 = Beispiel: Wasser aus einfachen und doppelten Kanälen, innen und am Rand.
rule-AQ-13-7 = Beispiel: der niedrigste Wert am Wasser.
rule-AQ-13-8 = Beispiel: Ein volles Gebiet verliert Plättchen ohne Wasser und ist dann endgültig voll.
rule-AQ-13-9 = Beispiel: Hügel füllen ein Gebiet.
rule-AQ-13-10 = Beispiel: das Ende und der Gleichstand.
rule-AQ-13-11 = Beispiel: Runden ohne Legen beenden das Spiel.
rule-AQ-13-12 = Beispiel: In der Variante halten Hügel Abstand.
rule-AQ-13-13 = Beispiel: vier Arten, Wasser aus zwei Kanälen zu haben.
rule-AQ-13-14 = Beispiel: Wertung in der Variante.
rule-AQ-13-15 = Beispiele: die Varianten.
rule-AQ-13-16 = Beispiel: passen.
rule-AQ-13-17 = Anzahlen von Aktionsfolgen, für Programme.

## AQ-14 What was reconstructed

chapter-AQ-14 = Was rekonstruiert wurde
rule-AQ-14-1 = Die Einteilung in Gebiete ist unser eigener Entwurf, nicht der gedruckte Plan; auch einiges aus Bildtexten ist erschlossen.
rule-AQ-14-2 = Wer die Schachtel besitzt, kann die echte Einteilung als Daten eingeben: acht Zeilen mit zwölf Einträgen.
rule-AQ-14-3 = Ein Spielplan hat acht Zeilen mit zwölf Einträgen, einen Punkt in den vier Ecken und die Gebiete 1 bis 20, jedes zusammenhängend mit 4, 5 oder 6 Feldern.
rule-AQ-14-4 = Eine Aufzeichnung auf einem anderen Spielplan darf dessen Daten enthalten.
