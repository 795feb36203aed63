### Sentences of Aqua Romana.


## Pieces

builder-B = Brückenbaumeister
# also a label
builder-C = Kurvenbaumeister
builder-D = Doppelkurvenbaumeister
builder-J = Joker
builder-S = Geradenbaumeister
# a kind of builder and how many
builder-count = { $builder }: { $count }
# there is … (none of it left)
builder-none-B = kein Brückenbaumeister
# there is … (none of it left)
builder-none-C = kein Kurvenbaumeister
# there is … (none of it left)
builder-none-D = kein Doppelkurvenbaumeister
# there is … (none of it left)
builder-none-J = kein Joker
# there is … (none of it left)
builder-none-S = kein Geradenbaumeister
# somebody takes, places, moves …
builder-object-B = einen Brückenbaumeister
# somebody takes, places, moves …
builder-object-C = einen Kurvenbaumeister
# somebody takes, places, moves …
builder-object-D = einen Doppelkurvenbaumeister
# somebody takes, places, moves …
builder-object-J = den Joker
# somebody takes, places, moves …
builder-object-S = einen Geradenbaumeister
builder-to-place =
    { $kind ->
        [B] { builder-object-B }
        [C] { builder-object-C }
        [D] { builder-object-D }
        [J] { builder-object-J }
       *[S] { builder-object-S }
    }
edge-E = Ost
edge-N = Nord
edge-S = Süd
edge-W = West
fountain = Brunnen
tile-B = Brücke
tile-C = Kurve
tile-D = Doppelkurve
tile-S = Gerade
# a kind of tile and how many
tile-count = { $tile }: { $count }
# somebody lays …
tile-object-B = eine Brücke
# somebody lays …
tile-object-C = eine Kurve
# somebody lays …
tile-object-D = eine Doppelkurve
# somebody lays …
tile-object-S = eine Gerade
tile-to-lay =
    { $kind ->
        [B] { tile-object-B }
        [C] { tile-object-C }
        [D] { tile-object-D }
       *[S] { tile-object-S }
    }
towards-E = nach Osten
towards-N = nach Norden
towards-S = nach Süden
towards-W = nach Westen

## Prompt

prompt-build = Die leuchtenden Arbeiter können bauen. Wähle einen Arbeiter, einen Baumeister in seiner Sicht und die Lage des Plättchens.
# a worker is chosen; $spaces: those with a builder that fits
prompt-build-builder = Von { $square } aus kann dein Arbeiter die Baumeister auf { $spaces } nutzen. Wähle einen.
prompt-build-other = { $name } legt ein Plättchen.
# worker and builder are chosen
prompt-build-tile = Wähle, wie das Plättchen auf { $square } liegt.
prompt-build-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } Plättchen legen
prompt-close = Du darfst eins deiner offenen Aquädukte schließen: Sein Arbeiter kommt auf das Podest seiner Länge. Oder lass alle offen.
prompt-close-other = { $name } darf ein Aquädukt schließen.
prompt-close-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } eins schließen oder keins
prompt-extra = Der Baumeister ist an einem Brunnen vorbeigegangen. Wähle ein leuchtendes Feld und die Lage des Zusatzplättchens: { $tile }. Es gehört niemandem.
prompt-extra-other = { $name } legt ein Zusatzplättchen.
prompt-extra-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } Zusatzplättchen legen
prompt-move = Gerade lässt sich kein Plättchen legen. Zieh irgendeinen Baumeister im Uhrzeigersinn auf das nächste freie Straßenfeld oder warte.
prompt-move-other = { $name } kann kein Plättchen legen und zieht einen Baumeister oder wartet.
prompt-move-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } Baumeister ziehen oder warten
prompt-over = Podeste und Bonus sind zusammengezählt.
prompt-owed = Stelle vor dem Bauen jeden Baumeister, den du aus der Reserve genommen hast, auf ein freies Straßenfeld: { $builders }.
prompt-owed-other = { $name } stellt einen Baumeister aus der Reserve.
prompt-owed-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } genommene Baumeister stellen
prompt-reserve = Nimm für jedes deiner in diesem Zug geschlossenen Aquädukte einen Baumeister aus der Reserve. Du stellst ihn zu Beginn deines nächsten Zuges.
prompt-reserve-other = { $name } nimmt einen Baumeister aus der Reserve.
prompt-reserve-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } Baumeister nehmen
prompt-set-up =
    Wähle einen Baumeister aus dem Aufbauvorrat und ein freies Straßenfeld. Noch { $count ->
        [one] { $count } Baumeister ist
       *[other] { $count } Baumeister sind
    } zu stellen.
prompt-set-up-other = { $name } stellt einen Baumeister.
prompt-set-up-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } Baumeister stellen

## Buttons

button-advance = Auf { $space } ziehen
button-advance-close = Ziehen, { $square } schließen: { $length }
button-close = { $square } schließen, Länge { $length }
button-keep = Alle offen lassen
button-lay = Auf { $square } legen
# lays a tile and closes another aqueduct of one's own in the same turn
button-lay-close = Legen, { $square } schließen: { $length }
button-place = Auf { $space } stellen
button-take = Diesen Baumeister nehmen
button-turn-tile = Plättchen drehen
button-wait = Warten
button-wait-close = Warten, { $square } schließen: { $length }

## Choices

choice-close = { $square }: { $length } → Podest { $podium }
choice-close-aside = { $square }: { $length } → kein Podest
# $tile: tile-…, $towards: towards-…, where the water leaves
choice-tile = { $tile }, { $towards }
# the same, where two ways to build read alike
choice-tile-builder = { $tile }, { $towards }: Baumeister auf { $space }
choices-builders = Baumeister zur Wahl
choices-close = Aquädukte, die du schließen darfst
choices-worker = Dein Arbeiter auf { $square } kann legen
preview-builder = Der Baumeister geht auf { $space }
preview-closed = Das Aquädukt endet hier: Podest { $podium }
preview-closed-aside = Das Aquädukt endet hier: kein Podest
# $name: whose
preview-closes = Schließt { $name } auf { $square } bei { $length }: Podest { $podium }
preview-closes-aside = Schließt { $name } auf { $square } bei { $length }: kein Podest
preview-extends = Verlängert { $name } auf { $length }, bis { $square }
preview-faces = Zeigt dann auf { $square }
preview-fountain = Er geht an einem Brunnen vorbei: ein Zusatzplättchen
preview-length = Neue Länge: { $before } → { $after }
# $names: whose workers, each with its square
preview-loses = Danach außer Sicht für { $names }
preview-podium = Wenn jetzt geschlossen: Podest { $podium }
preview-podium-none = Wenn jetzt geschlossen: kein Podest
preview-runs = Fließt weiter durch { $squares }
# one worker in the list of preview-loses
preview-worker = { $name } auf { $square }

## Actions to be done

action-advance = { $builder } von { $from } auf { $to } ziehen
action-build = { $tile } auf { $square } legen, von { $from } { $towards }: Baumeister auf { $space }
action-build-joker = { $tile } auf { $square } legen, von { $from } { $towards }: Joker auf { $space }
action-close = Das Aquädukt auf { $square } ({ $towards }) schließen, Länge { $length }
action-extra = Das Zusatzplättchen auf { $square } legen: { $tile } { $ends }
action-place = { $builder } auf { $space } stellen
action-take = { $builder } aus der Reserve nehmen

## Hints

hint-above-full =
    { $count ->
        [one] Podest { $full } ist
       *[other] die Podeste { $full } sind
    } besetzt, ein wenig länger brächte also nichts
hint-blind = nimmt den Baumeister aus der Sicht der anderen auf { $squares }
hint-close = schließt dein Aquädukt auf { $square } mit Länge { $length }: Podest { $podium }
hint-close-lower =
    schließt dein Aquädukt auf { $square } mit Länge { $length }: Podest { $podium }, denn { $full } { $count ->
        [one] ist
       *[other] sind
    } besetzt
hint-close-none = aber dein Aquädukt auf { $square } bekommt mit Länge { $length } kein Podest
hint-cut = schließt das Aquädukt von { $name } auf { $square } mit Länge { $length }: Podest { $podium }
hint-cut-lower =
    schließt das Aquädukt von { $name } auf { $square } mit Länge { $length }: nur Podest { $podium }, denn { $full } { $count ->
        [one] ist
       *[other] sind
    } besetzt
hint-cut-none = schließt das Aquädukt von { $name } auf { $square } mit Länge { $length }: kein Podest
hint-ends = beendet die Partie
hint-exposed = aber { $name } könnte dein Aquädukt auf { $square } (Länge { $length }) gleich im nächsten Zug schließen
hint-extra-block =
    aber es versperrt { $count ->
        [one] deinem Arbeiter
       *[other] deinen Arbeitern
    } auf { $squares } den Weg
hint-extra-far = kein Arbeiter erreicht es mit seinem nächsten Plättchen
hint-extra-gift =
    aber { $count ->
        [one] der Arbeiter von { $name } auf { $squares } kommt vielleicht hindurch und steht
       *[other] die Arbeiter von { $name } auf { $squares } kommen vielleicht hindurch und stehen
    } dann vor { $faced }
hint-extra-run =
    { $count ->
        [one] dein Arbeiter auf { $squares } kommt vielleicht hindurch und steht
       *[other] deine Arbeiter auf { $squares } kommen vielleicht hindurch und stehen
    } dann vor { $faced }
hint-extra-wall =
    versperrt { $count ->
        [one] dem Arbeiter
       *[other] den Arbeitern
    } von { $name } auf { $squares } den Weg
hint-finds =
    bringt { $count ->
        [one] deinem Arbeiter
       *[other] deinen Arbeitern
    } auf { $squares } einen Baumeister in Sicht
hint-fountain = der Baumeister geht an einem Brunnen vorbei: ein Zusatzplättchen
hint-guards = dein Aquädukt auf { $square } (Länge { $length }) ist im nächsten Zug von { $name } sicher
hint-highest = wäre das längste von allen: Bonus { $points }
hint-joker = mit dem Joker darfst du jedes Plättchen legen
hint-keeps =
    dein Arbeiter, dann auf { $square }, sieht noch { $count ->
        [one] einen Baumeister
       *[other] { $count } Baumeister
    }
hint-longer = dein Aquädukt auf { $square } reicht dann bis { $to }, Länge { $length }: Podest { $podium }, wenn es jetzt geschlossen wird
hint-longer-lower =
    dein Aquädukt auf { $square } reicht dann bis { $to }, Länge { $length }: Podest { $podium }, wenn es jetzt geschlossen wird, denn { $full } { $count ->
        [one] ist
       *[other] sind
    } besetzt
hint-longer-none = dein Aquädukt auf { $square } reicht dann bis { $to }, Länge { $length }
hint-loses =
    aber { $count ->
        [one] dein Arbeiter auf { $squares } sieht
       *[other] deine Arbeiter auf { $squares } sehen
    } dann keinen Baumeister
hint-open =
    { $count ->
        [one] dein Aquädukt auf { $squares } bleibt
       *[other] deine Aquädukte auf { $squares } bleiben
    } offen, mit einem Baumeister in Sicht
hint-open-none = jetzt geschlossen, bekäme keins deiner Aquädukte ein Podest
hint-placed-ahead =
    { $own ->
        [one] dein Arbeiter auf { $squares } sieht
       *[other] deine Arbeiter auf { $squares } sehen
    } ihn vom nächsten Feld, { $count ->
        [one] ein Arbeiter
       *[other] Arbeiter
    } der anderen auf { $others } auch
hint-placed-ahead-own =
    nur { $own ->
        [one] dein Arbeiter auf { $squares } sieht
       *[other] deine Arbeiter auf { $squares } sehen
    } ihn vom nächsten Feld
# speaks against an action
hint-placed-aside =
    aber nur { $count ->
        [one] ein Arbeiter der anderen sieht
       *[other] Arbeiter der anderen sehen
    } ihn vom nächsten Feld: { $squares }
# speaks against an action
hint-placed-away =
    aber nur { $count ->
        [one] ein Arbeiter der anderen sieht
       *[other] Arbeiter der anderen sehen
    } ihn: { $squares }
hint-placed-free = hilft noch niemandem: kein Arbeiter sieht ihn, auch nicht vom nächsten Feld
hint-placed-own =
    { $own ->
        [one] dein Arbeiter auf { $squares } sieht
       *[other] deine Arbeiter auf { $squares } sehen
    } ihn, sonst niemand
hint-placed-shared =
    { $own ->
        [one] dein Arbeiter auf { $squares } sieht
       *[other] deine Arbeiter auf { $squares } sehen
    } ihn, { $count ->
        [one] ein Arbeiter
       *[other] Arbeiter
    } der anderen auf { $others } auch
hint-reserve = du nimmst einen Baumeister aus der Reserve
hint-room =
    nah vor deinem Arbeiter, dann auf { $square }, { $count ->
        [one] liegt { $count } leeres Feld
       *[other] liegen { $count } leere Felder
    }
hint-runs =
    das Wasser läuft noch { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } weiter, bis { $square }
hint-starves =
    lässt { $count ->
        [one] den Arbeiter
       *[other] die Arbeiter
    } von { $name } auf { $squares } ohne Baumeister in Sicht
hint-stuck = dein Arbeiter auf { $square } sieht keinen Baumeister; mit Länge { $length } geschlossen, bekommt er Podest { $podium }
hint-take-any = die Plättchen seiner Art sind verbraucht, also darfst du mit ihm jedes andere legen
# speaks against an action; $kind: the letter of a type
hint-take-seen =
    aber { $count ->
        [one] dein Arbeiter auf { $squares } sieht
       *[other] deine Arbeiter auf { $squares } sehen
    } schon { builder-to-place }: { $spaces }
# $kind: the letter of a type
hint-take-unseen = keiner deiner Arbeiter sieht { builder-to-place }

## Log

# what happened to the builder used, for a screen reader
event-builder = { $builder }: von { $from } auf { $to }
event-fountain = { $builder }: von { $from } an einem Brunnen vorbei auf { $to }
event-keep =
    { $you ->
        [yes] Du lässt
       *[no] { $name } lässt
    } alle Aquädukte offen
log-advance =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } { $builder } von { $from } auf { $to }
# a part of a line; $you: the worker is the reader's
log-aside =
    { $you ->
        [yes] dein Arbeiter
       *[no] der Arbeiter von { $name }
    } bekommt kein Podest
log-build =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { $tile } auf { $square }: { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }
log-build-closed =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { $tile } auf { $square }, das Aquädukt ist geschlossen: { $length }
# the water ran on through loose channels to $last
log-build-ran =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { $tile } auf { $square } und { $you ->
        [yes] kommst
       *[no] kommt
    } bis { $last }: { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }
log-build-ran-closed =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { $tile } auf { $square } und { $you ->
        [yes] kommst
       *[no] kommt
    } bis { $last }, das Aquädukt ist geschlossen: { $length }
log-close =
    { $you ->
        [yes] Du schließt
       *[no] { $name } schließt
    } das Aquädukt auf { $square }: { $length }
# a part of a line; $you: the aqueduct is the reader's
log-closes =
    { $you ->
        [yes] dein Aquädukt
       *[no] das Aquädukt von { $name }
    } ist geschlossen: { $length }
# a part of a line; $you: the aqueduct is the reader's
log-extends =
    { $you ->
        [yes] dein Aquädukt
       *[no] das Aquädukt von { $name }
    } wächst auf { $length }
log-extra =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } ein Zusatzplättchen auf { $square }: { $tile }
# a part of a line: where the worker of the aqueduct just closed goes
log-onto = Podest { $podium }
# a part of a line
log-onto-none = kein Podest
log-place =
    { $you ->
        [yes] Du stellst
       *[no] { $name } stellt
    } { $builder } auf { $space }
# a part of a line; $you: the worker is the reader's
log-podium =
    { $you ->
        [yes] dein Arbeiter
       *[no] der Arbeiter von { $name }
    } kommt auf Podest { $podium }
# a part of the last line: all podiums that a seat got at the end
log-podiums =
    { $name }: { $count ->
        [one] Podest
       *[other] Podeste
    } { $podiums }
log-take =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $builder } aus der Reserve
log-wait =
    { $you ->
        [yes] Du wartest
       *[no] { $name } wartet
    }

## Panels

account-aside = Kein Podest
account-podium = Podest { $podium }
account-sentence = Jeder Arbeiter zählt sein Podest. Das höchste besetzte Podest gibt 4 dazu, das zweithöchste 3, das dritte 2.
podiums-heading = Podeste
seat-podium-points = Punkte der Podeste und Bonus nach jetzigem Stand
seat-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
seat-worker-aside = kein Podest, Länge { $length }
seat-worker-live = auf { $square }: Länge { $length }, Podest { $podium }, wenn jetzt geschlossen
seat-worker-live-none = auf { $square }: Länge { $length }, kein Podest, wenn jetzt geschlossen
seat-worker-podium = auf Podest { $podium } mit Länge { $length }
stock-pool = Noch zu stellende Baumeister
stock-reserve = Reserve
stock-reserve-empty = Die Reserve ist leer.
stock-tiles = Plättchen übrig

## Position in words

# closed, its worker not yet on a podium
position-closed = Aquädukt ab { $outlet }, Länge { $length }: geschlossen.
position-finished = Aquädukt ab { $outlet }, Länge { $length }: geschlossen, Podest { $podium }.
position-finished-aside = Aquädukt ab { $outlet }, Länge { $length }: geschlossen, kein Podest.
position-holds = Aus der Reserve genommen: { $builders }.
# $outlet: square and edge of the outlet in words; $podium: 0 for none
position-live =
    Aquädukt ab { $outlet }, Länge { $length }: Arbeiter auf { $square }, zeigt auf { $faced }, { $podium ->
        [0] kein Podest
       *[other] Podest { $podium }
    }, wenn jetzt geschlossen.
# squares with a channel that belongs to nobody
position-loose = Trockene Rinnen: { $squares }.
position-outlet = { $square } { $towards }
# one podium in the list
position-podium = { $podium } { $names }
position-podiums = Podeste: { $podiums }.
position-pool = Noch zu stellen: { $builders }.
position-reserve = Reserve: { $builders }.
# the first line about a seat
position-seat =
    { $name }, { $colour }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
# builders that a worker sees
position-sees = In Sicht: { $builders }.
position-sees-none = Kein Baumeister in Sicht.
position-supply = Plättchen übrig: { $tiles }.
# clockwise
position-track = Baumeister auf der Straße im Uhrzeigersinn: { $builders }.
position-track-empty = Auf der Straße ist kein Baumeister.
# a channel of a tile; $state: a colour or target-dry
target-channel = { $from }–{ $to } { $state }
target-dry = trocken
target-empty = { $place }: leer
# an empty square that a worker faces
target-faced = als Nächstes von { $square } ({ $colour })
target-reservoir = Reservoir, { $colour }
target-worker = Arbeiter, { $colour }, { $towards }, Länge { $length }

## Refusals

refusal-AR-1-8 = { $space } ist besetzt.
refusal-AR-2-3 = Im Aufbau werden nur Baumeister aus dem Aufbauvorrat gestellt.
refusal-AR-2-3-type = Im Aufbauvorrat ist { $builder } mehr.
refusal-AR-3-2 = Das gehört zu einem anderen Schritt des Zuges.
refusal-AR-4-1 = Dein Arbeiter auf { $square } sieht { $space } nicht. Er sieht seine Spalte und seine Zeile entlang.
refusal-AR-5-1 = Dort ist kein Baumeister oder kein Arbeiter von dir.
refusal-AR-5-1-builder = Auf { $space } steht kein Baumeister.
refusal-AR-5-1-worker = Dort endet keins deiner offenen Aquädukte.
refusal-AR-5-2 = Dieser Baumeister erlaubt das Plättchen nicht, oder der Vorrat hat keins mehr.
refusal-AR-5-3 = Das Plättchen braucht eine Rinne zu deinem Arbeiter hin.
refusal-AR-5-4 = Das würde zwei Arbeiter verbinden.
# $tile: tile-…
refusal-AR-5-4-tile = So würde das Plättchen auf { $square } zwei Arbeiter verbinden: { $tile }.
refusal-AR-5-5 = Du kannst ein Plättchen legen, also musst du.
refusal-AR-6-10 = Dort endet keins deiner offenen Aquädukte.
refusal-AR-8-3 = In der Reserve ist kein Baumeister dieses Typs.
refusal-AR-8-5 = Du hältst keinen Baumeister dieses Typs.
refusal-AR-9-3 = Auf { $space } steht kein Baumeister.
refusal-AR-9-6 = Das Zusatzplättchen hat den Typ des eben gelegten.
refusal-AR-9-7 = Das Zusatzplättchen kommt auf ein leeres Feld, auf das kein Arbeiter zeigt.
refusal-AR-10-2 = Das Spiel ist zu Ende.
refusal-AR-12-1 = Das ist keine Aktion. Eine lautet zum Beispiel „build c1S Nc B“.

## Board files

board-point-1 = frontinus-board ist 1, game ist aqua-romana, name hat 1 bis 40 Zeichen a bis z, Ziffern und Bindestriche, beginnt mit einem Buchstaben und ist nicht standard.
board-point-2 = tiles hat genau C, S, B und D, jedes eine ganze Zahl ab 1, zusammen 84.
board-point-3 = corners hat genau a1, k1, k8 und a8, jedes mit einer Kurve.
board-point-4 = layouts gilt für 2, 3 oder 4 Personen, und für so viele, wie spielen sollen.
board-point-5 = Eine Anordnung hat ein Reservoir je Platz, zu zweit zwei, jedes in eigener Farbe: yellow, blue, red oder green.
board-point-6 = Ein Reservoir bedeckt zwei Felder mit gemeinsamer Kante, keins in einer Ecke, keins in zwei Reservoirs.
board-point-7 = Ein Reservoir hat drei verschiedene Auslässe auf eigenen Feldern, zu dritt vier.
board-point-8 = Jeder Auslass zeigt auf ein leeres Feld, nicht auf Mauer, Ecke oder Reservoir.
board-refused = Der Spielplan hält die Regeln für Spielpläne nicht ein.
board-refused-point = Punkt { $point }: { $sentence }
