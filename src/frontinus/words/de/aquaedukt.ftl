### Sentences of Aquädukt.


## Pieces

back-foul = faules Wasser
back-mineral = Mineralwasser
# the houses of one tile
houses =
    { $count ->
        [one] { $count } Haus
       *[other] { $count } Häuser
    }
# $houses: houses; $you: the tile is the reader's
tile-of =
    { $houses } auf { $space } ({ $you ->
        [yes] du
       *[no] { $name }
    })

## Prompt

prompt-again =
    { $count ->
        [one] Du hast einmal gewürfelt.
       *[other] Du hast zweimal gewürfelt.
    } Je Zug sind bis zu drei Würfe erlaubt, und nach jedem ein Plättchen.
prompt-again-other = { $name } darf noch einmal würfeln.
prompt-again-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } noch einmal würfeln oder aufhören
prompt-backs = Neben Mineralwasser zählt ein Plättchen mit Wasser aus zwei Kanälen 2 mehr. Neben faulem Wasser zählt ein Plättchen mit Wasser aus nur einem Kanal nichts.
prompt-backs-title = Die Hügel werden umgedreht
prompt-die = Der Würfel sagt, in welchem Gebiet gebaut werden darf.
prompt-die-title =
    { $you ->
        [yes] Du würfelst
       *[no] { $name } würfelt
    }
prompt-hills =
    Wähle ein leuchtendes Feld für den Hügel. Auf ihm kann niemand bauen. Noch { $count ->
        [one] { $count } Hügel ist
       *[other] { $count } Hügel sind
    } zu setzen.
prompt-hills-drawn = Sie kommen auf freie Felder, alle gleich wahrscheinlich. Auf einem Hügel kann niemand bauen.
prompt-hills-drawn-title = Die Hügel werden ausgelost
prompt-hills-other = { $name } setzt einen Hügel.
prompt-hills-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } Hügel setzen
# $number: which roll of the turn
prompt-house = Lege ein Plättchen auf ein leuchtendes Feld von Gebiet { $area } oder verzichte: Dann endet dein Zug. Das ist Wurf { $number } von 3.
prompt-house-other = { $name } hat { $area } gewürfelt und darf dort ein Plättchen legen.
prompt-house-title =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $area } gewürfelt
prompt-over-aquaedukt = Die Plättchen ohne Wasser sind vom Plan genommen, die Häuser mit Wasser sind gezählt.
prompt-stick = Du darfst noch einen Kanal auf eine leuchtende Kante legen oder deinen Zug beenden.
prompt-stick-other = { $name } darf noch einen Kanal legen.
prompt-stick-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } noch ein Kanal oder Schluss
prompt-turn = Baue Häuser, wohin der Würfel dich schickt, erschließe eine Quelle oder lege ein oder zwei Kanäle.
prompt-turn-last = Alle Kanäle liegen, also ist das dein letzter Zug. Baue Häuser oder erschließe eine Quelle.
prompt-turn-other = { $name } baut Häuser, erschließt eine Quelle oder legt Kanäle.
prompt-turn-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } eins von dreien wählen

## Previews

preview-area-full = Gebiet { $area } ist dann endgültig voll
preview-double = Doppelt: Das Wasser reicht auf beiden Seiten zwei Felder weit
# $name: who gets points; $spaces: where the houses lie
preview-gain = { $name } +{ $points }: { $spaces }
preview-house-dry = Dort ist noch kein Wasser: zählt vorerst nicht
preview-house-water = Hat Wasser: zählt sofort { $points }
preview-last-canal = Der letzte Kanal: Diese Runde ist dann die letzte
# $tiles: a list of tile-of
preview-lost = Füllt Gebiet { $area }. Sofort verloren: { $tiles }
preview-water = Wasser für { $spaces }
preview-water-none = Kein neues Feld bekommt Wasser

## Actions to be done

action-canal = Einen Kanal auf { $edge } legen
action-canal-double = Den Kanal auf { $edge } verdoppeln
action-house = { $houses } auf { $space } bauen
action-pass = Passen
action-roll-again = Noch einmal würfeln
action-stop-again = Den Zug ohne weiteren Wurf beenden
action-stop-house = Nichts bauen und den Zug beenden
action-stop-stick = Den Zug ohne zweiten Kanal beenden

## Hints

hint-canals-left =
    dann { $count ->
        [one] ist nur noch { $count } Kanal
       *[other] sind nur noch { $count } Kanäle
    } übrig: Das Ende ist nah, und du führst mit { $points }
# speaks against an action
hint-canals-left-behind =
    aber dann { $count ->
        [one] ist nur noch { $count } Kanal
       *[other] sind nur noch { $count } Kanäle
    } übrig, und du liegst um { $points } zurück
hint-clears = füllt Gebiet { $area }: Die anderen verlieren trockene Plättchen, zusammen { $points } wert
hint-clears-own = aber du verlierst in Gebiet { $area } trockene Plättchen, zusammen { $points } wert
hint-decline =
    spart { $count ->
        [one] dein letztes Plättchen
       *[other] deine { $count } Plättchen
    } für bessere Felder auf
hint-decline-full = ein Plättchen würde Gebiet { $area } füllen und wäre verloren
hint-dry-far =
    riskiert nur { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, wo kein Kanal nah ist
hint-dry-high = solange du Plättchen vom Wert { $lowest } hast, muss eins vom Wert { $points } ins Trockene und bekommt später Wasser
# speaks against an action
hint-dry-lost = aber kein Kanal ist nah, und Gebiet { $area } ist fast voll
hint-dry-near =
    noch trocken, aber { $count ->
        [one] { $count } Kanal brächte
       *[other] { $count } Kanäle brächten
    } Wasser: +{ $points }
hint-dry-waits =
    in Gebiet { $area } { $free ->
        [one] bleibt { $free } Feld
       *[other] bleiben { $free } Felder
    } frei, das Plättchen kann also auf einen Kanal warten
hint-full = füllt Gebiet { $area } für immer, und nichts geht verloren
hint-goes = aber das Plättchen ist sofort verloren: Gebiet { $area } ist damit voll
hint-hill =
    lässt in Gebiet { $area } { $free ->
        [one] { $free } freies Feld
       *[other] { $free } freie Felder
    }
hint-lowest = eins weniger vom Wert { $points }: Erst wenn sie weg sind, dürfen höhere ans Wasser (noch { $count })
hint-lowest-gone = dein letztes Plättchen vom Wert { $points }: Danach dürfen die vom Wert { $higher } ans Wasser
hint-on-water = hat Wasser: zählt sofort { $points }
hint-presses = lässt in Gebiet { $area } ein freies Feld, wo die anderen trockene Plättchen haben, zusammen { $points } wert
hint-reach =
    die Kanäle eines Zuges können dann { $count ->
        [one] dein
       *[other] deine
    } Plättchen { $tiles } erreichen
hint-reach-other = aber die Kanäle eines Zuges können dann { $tiles } von { $name } erreichen
hint-risks = aber lässt in Gebiet { $area } ein freies Feld, wo du trockene Plättchen hast, zusammen { $points } wert
hint-roll-again = kostet nichts: Du darfst auf das verzichten, was der Würfel bringt
hint-roll-fills =
    du könntest { $count ->
        [one] Gebiet
       *[other] Gebiete
    } { $areas } füllen, und die anderen verlören mehr an trockenen Plättchen als du
hint-roll-first = noch liegt keins deiner Plättchen auf dem Plan
hint-roll-near = bei { $count } von { $all } Zahlen ist ein Feld frei, das Wasser hat oder in einem Zug bekommt
hint-roll-none-dry = keins deiner Plättchen wartet auf Wasser
hint-roll-unreached = die Kanäle eines Zuges erreichen keins deiner trockenen Plättchen
hint-roll-wet = bei { $count } von { $all } Zahlen ist ein Feld mit Wasser frei
hint-rolls-on = danach darfst du noch einmal würfeln
hint-spares = spart dein Plättchen vom Wert { $points } für bessere Felder auf
hint-spring-empty =
    kein Plättchen liegt nah, und { $count ->
        [one] { $count } Quelle bleibt
       *[other] { $count } Quellen bleiben
    } übrig
hint-stop = kein freies Feld hat Wasser
hint-stop-saves =
    spart { $count ->
        [one] den letzten Kanal
       *[other] die { $count } Kanäle
    } für später auf
hint-stop-stick = kein weiterer Kanal brächte einem deiner Plättchen Wasser
hint-together =
    neben { $count ->
        [one] deinem
       *[other] deinen
    } Plättchen { $tiles }: Ein Kanal dazwischen bringt beiden Seiten Wasser
hint-together-other = aber neben { $tiles } von { $name }: Ein Kanal dazwischen hilft beiden
hint-turns-away =
    lenkt das Wasser weg von { $count ->
        [one] dem
       *[other] den
    } Plättchen { $tiles } ({ $name })
hint-waters =
    bringt { $count ->
        [one] deinem
       *[other] deinen
    } Plättchen { $tiles } Wasser: +{ $points }
hint-waters-alone =
    bringt nur { $count ->
        [one] deinem
       *[other] deinen
    } Plättchen { $tiles } Wasser: +{ $points }
hint-waters-free = Wasser für freie Felder: { $spaces }
hint-waters-other = aber bringt { $name } Wasser auf { $tiles }: +{ $points }

## Log

# the player decides to roll; the number comes after it
event-roll =
    { $you ->
        [yes] Du würfelst
       *[no] { $name } würfelt
    }
event-stop =
    { $you ->
        [yes] Du beendest
       *[no] { $name } beendet
    } den Zug
# $back: back-…
log-back = Hügel { $space }: { $back }
log-back-none = nichts ändert sich
log-canal =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } einen Kanal auf { $edge }
log-canal-double =
    { $you ->
        [yes] Du verdoppelst
       *[no] { $name } verdoppelt
    } den Kanal auf { $edge }
log-decline =
    { $you ->
        [yes] Du baust
       *[no] { $name } baut
    } nichts
log-die =
    { $you ->
        [yes] Du würfelst
       *[no] { $name } würfelt
    } { $number }
log-die-full = Der Würfel zeigt { $number }: Das Gebiet ist voll, es wird neu gewürfelt
# a part of a line
log-full = Gebiet { $area } ist endgültig voll
# a part of a line; $points has its sign
log-gain =
    { $you ->
        [yes] du
       *[no] { $name }
    } { $points }
log-hill =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } einen Hügel auf { $space }
log-hill-drawn = Ein Hügel liegt auf { $space }
# $houses: houses
log-house =
    { $you ->
        [yes] Du baust
       *[no] { $name } baut
    } auf { $space }: { $houses }
log-last-canal = Der letzte Kanal liegt: Diese Runde ist die letzte
# a part of a line; $tiles: a list of tile-of
log-lost = verloren: { $tiles }
log-pass =
    { $you ->
        [yes] Du kannst nichts tun und passt
       *[no] { $name } kann nichts tun und passt
    }
log-spring =
    { $you ->
        [yes] Du erschließt
       *[no] { $name } erschließt
    } eine Quelle auf { $point }
# a part of a line
log-water = Wasser für { $spaces }
# a part of a line: the tile just built has water
log-with-water = mit Wasser

## End

over-title-tiles =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } und mehr Plättchen mit Wasser

## Position in words

# $tiles: a list of position-tile-…
position-board = Auf dem Plan: { $tiles }.
# $hills: spaces, with what is on their backs once it is known
position-hills = Hügel: { $hills }.
# $points: a list of position-point-…
position-line = Von der Quelle auf { $spring }: { $points }.
position-lost = Verloren: { $tiles }.
position-point-double = Doppelkanal bis { $point }
position-point-single = Kanal bis { $point }
position-points =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
position-springs = Quellen: { $springs }.
position-springs-none = Keine Quelle ist erschlossen.
position-sticks = Kanäle übrig: { $sticks }. Quellen übrig: { $springs }.
# $tiles: a list of position-stock-tiles
position-stock = Im Vorrat: { $tiles }.
position-stock-none = Kein Plättchen ist übrig.
# $houses: houses; how many such tiles there are
position-stock-tiles = { $houses }: { $count }
position-tile-dry = { $space } { $houses } ohne Wasser
position-tile-wet = { $space } { $houses } mit Wasser
position-water = Felder mit Wasser: { $spaces }.
target-canal-double = Doppelkanal
target-canal-single = einfacher Kanal
target-hill = Hügel
# $back: back-…
target-hill-back = Hügel, { $back }
target-houses = { $houses }, { $name }
target-point-canal = ein Kanal führt hindurch
target-point-head = Ende eines Kanals
target-space = { $place }, Gebiet { $area }: { $things }
target-space-free = frei
target-spring = Quelle
target-water =
    Wasser aus { $count ->
        [one] { $count } Kanal
       *[other] { $count } Kanälen
    }
target-water-none = ohne Wasser

## Refusals

refusal-AQ-1-1 = Ein Feld { $space } gibt es nicht: Die vier Ecken fehlen.
refusal-AQ-1-2 = Eine Kreuzung { $point } gibt es nicht.
refusal-AQ-1-3 = Eine Kante { $edge } gibt es nicht.
refusal-AQ-2-4 = Auf { $space } liegt schon ein Hügel.
refusal-AQ-3-2 = Du hast kein Plättchen mehr, also kannst du nicht bauen.
refusal-AQ-3-4 = Du kannst noch etwas tun, also darfst du nicht passen.
refusal-AQ-4-5-area = { $space } liegt in Gebiet { $area }, du hast aber { $rolled } gewürfelt.
refusal-AQ-4-5-hill = Auf { $space } liegt ein Hügel. Dort kann niemand bauen.
refusal-AQ-4-5-house = Auf { $space } stehen schon Häuser.
# $houses: houses
refusal-AQ-4-6 = So ein Plättchen hast du nicht mehr: { $houses }.
refusal-AQ-4-7 = { $space } hat Wasser. Dorthin darf nur dein niedrigstes Plättchen, und das hat { $houses }.
refusal-AQ-6-1 = Alle fünf Quellen sind erschlossen.
refusal-AQ-6-2-canal = Über { $point } führt ein Kanal.
refusal-AQ-6-2-spring = Auf { $point } ist schon eine Quelle.
refusal-AQ-6-3 =
    Von { $point } bis zur Quelle auf { $spring } { $count ->
        [one] ist es nur { $count } Schritt
       *[other] sind es nur { $count } Schritte
    }. Mindestens 5 müssen es sein.
refusal-AQ-7-1 = Alle 36 Kanäle liegen.
refusal-AQ-7-1-double = Auf { $edge } liegt schon ein Doppelkanal.
refusal-AQ-7-4 = Ein Kanal beginnt an einer Quelle oder führt vom Ende eines Kanals weiter. An { $edge } ist weder das eine noch das andere.
refusal-AQ-7-5 = Das wäre eine Abzweigung. Kanäle verzweigen sich nicht.
refusal-AQ-7-6 = Von der Quelle auf { $spring } führen schon Kanäle in zwei Richtungen.
refusal-AQ-7-7 = Das würde zwei Kanäle verbinden, eine Schleife schließen oder eine Quelle treffen.
refusal-AQ-7-8 = Der Kanal davor, zur Quelle hin, ist noch nicht doppelt.
refusal-AQ-9-6 = Das Spiel ist zu Ende.
refusal-AQ-10-2 =
    Von { $space } bis zum Hügel auf { $hill } { $count ->
        [one] ist es nur { $count } Schritt
       *[other] sind es nur { $count } Schritte
    }. Hügel halten mindestens 3 Abstand.
refusal-AQ-12-1 = Das ist keine Aktion. Eine lautet zum Beispiel „house 2 f3“.
refusal-AQ-12-2 = Das gehört zu einem anderen Teil des Zuges.

## Choices

hand-any = { $space } hat kein Wasser: Dorthin darf jedes Plättchen.
hand-heading = Welches Plättchen
hand-lowest = { $space } hat Wasser: Dorthin darf nur dein niedrigstes Plättchen, Wert { $value }.
hand-none = keins mehr
hand-not-lowest = nicht dein niedrigstes
kind-canal = Kanäle legen
kind-canal-none = Alle 36 Kanäle liegen.
kind-canal-nowhere = Nirgends kann ein Kanal beginnen oder weiterführen.
kind-canal-sentence = Einen oder zwei, von einer Quelle oder vom Ende eines Kanals.
kind-heading = Was willst du tun?
kind-roll = Häuser bauen
kind-roll-none = Du hast kein Plättchen mehr.
kind-roll-sentence = Der Würfel nennt das Gebiet; bis zu dreimal.
kind-spring = Quelle erschließen
kind-spring-none = Alle fünf Quellen sind erschlossen.
kind-spring-nowhere = Jede freie Kreuzung ist weniger als 5 Schritte von einer Quelle entfernt.
kind-spring-sentence = Auf einer freien Kreuzung, mindestens 5 Schritte von jeder anderen Quelle.
prompt-pick-canal = Auf die leuchtenden Kanten kann ein Kanal. Wähle eine und sieh, was Wasser bekommt.
prompt-pick-spring = Auf den leuchtenden Kreuzungen kann eine Quelle erschlossen werden. Wähle eine.
warning-full = Letztes freies Feld von Gebiet { $area }
warning-lost = Baust du hier, gehen diese Plättchen ohne Wasser sofort verloren: { $tiles }
warning-stays = Nichts geht verloren: Alle Plättchen dort haben Wasser.

## Panels

account-dry =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    } ohne Wasser
# $points has its sign
account-hills = Hügel { $points }
account-sentence-water = Plättchen ohne Wasser verlassen den Spielplan. Jedes Haus mit Wasser ist einen Punkt wert.
account-tied = Gleich viele Punkte: Mehr Plättchen mit Wasser entscheiden.
last-round = Letzte Runde
last-round-sentence = Alle Kanäle liegen. Das Spiel endet, wenn alle am Zug waren.
# $houses: houses
seat-stock = { $houses }: noch { $count }
seat-water = mit Wasser
tally-label = Wie oft der Würfel jede Zahl zeigte: { $counts }
tray-label = Was übrig ist
tray-springs =
    noch { $count ->
        [one] { $count } Quelle
       *[other] { $count } Quellen
    }
tray-sticks =
    noch { $count ->
        [one] { $count } Kanal
       *[other] { $count } Kanäle
    }

## Buttons

button-canal = Kanal auf { $edge } legen
button-double = { $edge } verdoppeln
button-hill = Hügel auf { $space } setzen
button-house = { $value } auf { $space } bauen
button-roll = Würfeln
button-roll-again = Noch einmal würfeln ({ $number }/3)
button-spring = Quelle auf { $point } erschließen
button-stop-again = Das genügt
button-stop-house = Verzichten
button-stop-stick = Zug beenden
