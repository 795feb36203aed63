### Sentences of Palatinus.


## Pieces

# $low and $high: the least and the most
range-of = { $low } bis { $high }
terrain-f = Acker
terrain-s = Quelle
# a kind of token
token-farmer = Bauer
token-merchant = Händler
# somebody places …
token-object-farmer = einen Bauern
# somebody places …
token-object-merchant = einen Händler
# somebody places …
token-object-soldier = einen Soldaten
# somebody places …
token-object-wolf = einen Wolf
token-soldier = Soldat
token-to-place =
    { $kind ->
        [farmer] { token-object-farmer }
        [merchant] { token-object-merchant }
        [soldier] { token-object-soldier }
       *[wolf] { token-object-wolf }
    }
# $token: token-…; a token whose wolf side is up, but what is under it is known
token-under-wolf = { $token } unter einem Wolf
token-wolf = Wolf
# $token: token-… or tokens-…; in a hand, where it shows its front
token-wolf-backed = { $token } (Wolf)
# how many of a kind
tokens-farmer =
    { $count ->
        [one] { $count } Bauer
       *[other] { $count } Bauern
    }
tokens-merchant =
    { $count ->
        [one] { $count } Händler
       *[other] { $count } Händler
    }
tokens-soldier =
    { $count ->
        [one] { $count } Soldat
       *[other] { $count } Soldaten
    }
tokens-wolf =
    { $count ->
        [one] { $count } Wolf
       *[other] { $count } Wölfe
    }

## Prompt

# the seven tiles are drawn one by one
prompt-draw = Die sieben Plättchen werden nacheinander gezogen. Das erste liegt in der Mitte.
prompt-draw-title = Ein Plättchen wird gezogen
prompt-laurels = Palatinus, der wertvollste, liegt in der Mitte. Die anderen verteilt der Zufall auf die anderen Hügel.
prompt-laurels-title = Die Lorbeeren kommen auf die Hügel
prompt-lay = Wähle eine leuchtende Stelle und die Lage des Plättchens. Es berührt das Plättchen in der Mitte.
prompt-lay-other = { $name } legt Plättchen { $tile }.
prompt-lay-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } Plättchen { $tile } legen
prompt-over-palatinus = Alle Wölfe sind umgedreht. Die Hügel wurden von A bis G gewertet.
prompt-place = Wähle eine Figur aus deiner Hand und ein leeres Feld.
# $count: soldiers that must come now, one a turn
prompt-place-must =
    { $count ->
        [one] Das ist die letzte Gelegenheit für deinen Soldaten: Er muss jetzt kommen.
       *[other] Das ist die letzte Gelegenheit für deine { $count } Soldaten: Einer muss jetzt kommen, die anderen in deinen nächsten Zügen.
    }
prompt-place-other = { $name } setzt eine Figur.
prompt-place-other-must = { $name } muss einen Soldaten setzen.
prompt-place-title =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } eine Figur setzen
prompt-place-title-must =
    { $you ->
        [yes] Dein Zug:
       *[no] { $name }:
    } einen Soldaten setzen

## Soldiers

# how a seat stands with its soldiers
deadline-closed = zu spät für Soldaten
# $soldiers: tokens-soldier; $count: turns in which one may still be placed
deadline-left =
    { $soldiers }, dafür noch { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
deadline-must = muss jetzt einen Soldaten setzen
deadline-none = kein Soldat mehr

## The hand

# $points: a number or range; what a token would earn on the chosen place
hand-earns = bringt { $points }
hand-heading-tokens = Deine Figuren
hand-soldier-due = zuerst muss ein Soldat kommen

## Previews

# $name: whose soldier; $places: what he would capture as things stand
preview-captures = Soldat { $soldier } ({ $name }) nähme gefangen: { $places }
preview-captures-perhaps = Soldat { $soldier } ({ $name }) nähme vielleicht gefangen: { $places }
# influence of a seat on a hill: $before and $after are numbers or range
preview-change = Hügel { $hill }, { $name }: { $before } → { $after }
# $token: token-…; $points: a number or range
preview-earns = { $token } auf { $place }: bringt auf Hügel { $hill } { $points }
preview-fields =
    { $count ->
        [one] Acker { $places } noch leer
       *[other] Äcker { $places } noch leer
    }: { $points }
preview-fields-remark = Ein leerer Acker zählt nur, solange er leer bleibt
preview-hidden = Die anderen sehen nur einen Wolf
preview-left =
    { $count ->
        [one] bis dahin verlassener Acker { $places }
       *[other] bis dahin verlassene Äcker { $places }
    }: { $points }
preview-nobody = Neben ihm steht noch niemand
preview-own-spring = eigene Quelle: { $points }
# points of a seat if the board were scored as it lies
preview-points = Punkte nach jetzigem Stand, { $name }: { $before } → { $after }
preview-springs =
    { $count ->
        [one] Quelle { $places }
       *[other] Quellen { $places }
    }: { $points }
# $token: token-…, somebody beside a merchant
preview-token = { $token } { $place }: { $points }
preview-withdraws = Soldat { $soldier } ({ $name }) zöge sich zurück

## Actions to be done

action-lay = Plättchen { $tile } an Stelle { $slot } legen
action-lay-turned =
    Plättchen { $tile } an Stelle { $slot } legen, um { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    } gedreht
action-token = { $token } auf { $place } setzen
action-token-backed = { $token } auf { $place } setzen, Wolfsseite oben

## Hints

hint-captures =
    nähme { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } der anderen gefangen: { $places }
hint-captures-own =
    aber nähme auch { $count ->
        [one] { $count } eigene Figur
       *[other] { $count } eigene Figuren
    } gefangen: { $places }
# speaks against an action
hint-captures-own-perhaps = nähme aber vielleicht die eigenen gefangen, je nach Wölfen: { $places }
hint-captures-perhaps = nähme vielleicht andere gefangen, je nach Wölfen: { $places }
hint-early = bis Hügel { $hill } gewertet ist, können ihn nur Soldaten auf { $hill } selbst holen
hint-falls = aber Soldat { $soldier } ({ $name }) nähme ihn gefangen
hint-fields = aber { $points } seines Einflusses hängen an Äckern, die leer bleiben müssen
hint-grows = leere Felder neben ihm: { $count }; Händler und Bauern, die dorthin kommen, mehren seinen Einfluss
hint-hidden = die anderen sehen nur einen Wolf
hint-hill-ahead = baut deinen Vorsprung auf Hügel { $hill } (Lorbeer { $laurel }) aus: du { $own }, { $name } { $other }
hint-hill-ahead-alone = stärkt dich auf Hügel { $hill } (Lorbeer { $laurel }), wo sonst niemand Einfluss hätte: { $own }
hint-hill-chase = bringt dich auf Hügel { $hill } (Lorbeer { $laurel }) näher heran: du { $own }, { $name } { $other }
hint-hill-cleared = stärkt dich auf Hügel { $hill } (Lorbeer { $laurel }): { $own }; von den anderen nähmen Soldaten dort { $places } gefangen
hint-hill-first = erster Einfluss auf Hügel { $hill } (Lorbeer { $laurel }): { $own }
hint-hill-lead = bringt dich auf Hügel { $hill } (Lorbeer { $laurel }) in Führung: du { $own }, { $name } { $other }
hint-hill-less = aber lässt dir weniger Einfluss auf Hügel { $hill } (Lorbeer { $laurel }): { $own }
hint-hill-level = gleicht auf Hügel { $hill } (Lorbeer { $laurel }) aus: du { $own }, { $name } { $other }
hint-hill-open = du führst vielleicht auf Hügel { $hill } (Lorbeer { $laurel }), je nach Wölfen: du { $own }, { $name } { $other }
hint-lay-after = Soldaten auf { $hills } schlagen vor der Wertung von { $hill } zu und erreichen Felder dort: { $count }
hint-lay-ahead = Soldaten auf { $hill } schlagen vor der Wertung von { $hills } zu und erreichen Felder dort: { $count }
hint-lay-dry = Quellen geben einem Bauern auf { $hill } bisher höchstens { $points }: Händler zählen dort mehr
hint-lay-dry-none = bisher hilft Bauern auf { $hill } keine Quelle: Händler zählen dort mehr
hint-lay-first = { $hill } wird vor allen Nachbarn ({ $hills }) gewertet: deren Soldaten kommen zu spät für seinen Lorbeer
hint-lay-gets =
    seine Felder grenzen an { $count ->
        [one] { $count } Quelle
       *[other] { $count } Quellen
    } von { $hills }
hint-lay-keeps = seine Quellen berühren keinen anderen Hügel: Nur Bauern auf { $hill } haben etwas davon
hint-lay-rich = auf { $places } geben Quellen einem Bauern { $points }, wie voll der Spielplan auch wird
hint-lay-rich-first = auf { $places } geben Quellen einem Bauern { $points }, wie voll der Spielplan auch wird, und du setzt zuerst
hint-lay-shares =
    auch Bauern auf { $hills } haben etwas von { $count ->
        [one] einer
       *[other] { $count }
    } seiner Quellen
hint-safe = bevor Hügel { $hill } gewertet wird, kann ihn kein Soldat mehr holen
hint-saves = rettet vor Soldat { $soldier } ({ $name }): { $places }
hint-soldiers-due =
    für deine Soldaten { $count ->
        [one] ist nur noch { $count } Zug
       *[other] sind nur noch { $count } Züge
    } übrig
hint-spares-wolf = spart deine Wölfe für später auf
hint-springs = Quellen geben ihm { $points }, wie voll der Spielplan auch wird
hint-turns-soldier = dein Soldat { $soldier } nähme dann gefangen: { $places }
hint-waits = leere Felder neben ihm: { $count }; wer dorthin kommt, kann gefangen werden
hint-weakens = nimmt { $name } auf Hügel { $hill } (Lorbeer { $laurel }) Einfluss: −{ $count }
hint-withdraws = Soldat { $soldier } ({ $name }) zöge sich dann zurück
hint-withdraws-own = aber dein Soldat { $soldier } zöge sich dann zurück

## Log

laurel-on = { $hill } { $value }
log-draw = Plättchen { $tile } ist gezogen
log-draw-centre = Plättchen { $tile } liegt in der Mitte
# $laurels: a list of laurel-on
log-laurels = Die Lorbeeren liegen auf den Hügeln: { $laurels }
log-lay =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } Plättchen { $tile } an Stelle { $slot }
# $count: steps clockwise
log-lay-turned =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } Plättchen { $tile } an Stelle { $slot }, um { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    } gedreht
# a sentence of its own: a seat that from now on may place nothing but a soldier
log-must =
    { $you ->
        [yes] Du musst
       *[no] { $name } muss
    } als Nächstes einen Soldaten setzen
# $token: token-object-…
log-token =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } { $token } auf { $place }
# what is under the wolf is known to the reader
log-token-backed =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } { $token } auf { $place }, Wolfsseite oben

## Scoring

# $pieces and $others: of the winner, and the most of the others with as many points
over-title-pieces =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } und mehr Stücken, { $pieces } zu { $others }
# $token: token-…; $from: whose it was; $to: who takes it
score-capture = { $token } { $place } ({ $from }) geht an { $to }: +1
# the second captor of the one who was just captured
score-disc = Auch { $name } nahm ihn gefangen und bekommt eine Scheibe: +1
score-fields =
    { $count ->
        [one] { $count } leerer Acker
       *[other] { $count } leere Äcker
    }
score-hill = Hügel { $hill }, Lorbeer { $laurel }
# before the first step of a hill (PA-5.2)
score-hill-order = Zuerst die Soldaten, dann der Einfluss der Händler und Bauern
# $token: token-…; $counts: what counts for him; $sum: with its result
score-influence = { $token } { $place } ({ $name }): { $counts }: { $sum }
score-influence-none = { $token } { $place } ({ $name }): nichts zählt für ihn: 0
# $totals: names with their influence
score-laurel =
    { $totals }: { $you ->
        [yes] du bekommst
       *[no] { $name } bekommt
    } den Lorbeer, +{ $laurel }
score-laurel-nobody = Niemand hat Einfluss: Der Lorbeer ist aus dem Spiel
score-laurel-tied = { $totals }: gleich, also bekommen { $names } je eine Scheibe, +2; der Lorbeer ist aus dem Spiel
# a seat and its influence in the list of score-laurel
score-of = { $name } { $points }
# $merchants, $farmers: tokens-…
score-soldier-captures = Soldat { $place } ({ $name }): daneben { $merchants }, { $farmers }. Er nimmt gefangen: { $places }
score-soldier-withdraws = Soldat { $place } ({ $name }): daneben { $merchants }, { $farmers }. Gleich viele, also zieht er sich zurück
score-springs =
    { $count ->
        [one] { $count } Quelle
       *[other] { $count } Quellen
    }

## Position in words

# what a seat still holds
position-hand = { $name }: auf der Hand { $tokens }.
position-hand-empty = { $name }: keine Figur mehr.
position-laurels = Noch zu verteilende Lorbeeren: { $laurels }.
position-round = Runde { $number } von { $count }.
# $site: slot, or position-centre; $places: its places clockwise from the arrow
position-tile = Hügel { $hill }, Lorbeer { $laurel }, { $site }: { $places }.
position-tile-bare = Hügel { $hill }, { $site }: { $places }.
position-undrawn = Noch nicht gezogen: { $tiles }.
site-centre = in der Mitte
site-slot = an Stelle { $slot }
target-hill-bare = Hügel { $hill }
target-hill-laurel = Hügel { $hill }, Lorbeer { $laurel }
target-place = { $place }, { $terrain }: { $thing }
target-place-empty = { $place }, { $terrain }: leer
target-slot = Stelle { $slot }: frei
# $token: token-…, or token-under-wolf
target-token = { $token }, { $name }

## Refusals

refusal-PA-2-1 = Der Aufbau läuft noch: Plättchen werden gezogen und gelegt, dann kommen die Lorbeeren.
refusal-PA-2-2 = Plättchen { $tile } ist schon gezogen.
# $slots: the open slots
refusal-PA-2-6 = Stelle { $slot } ist nicht offen. Das Plättchen darf an { $slots }.
refusal-PA-2-7 = Diese Ziffern sind nicht die sechs Lorbeeren.
refusal-PA-3-1 = Jetzt wird eine Figur gesetzt und nichts anderes.
# $token: token-…
refusal-PA-3-2 = So eine Figur hast du nicht auf der Hand: { $token }.
refusal-PA-3-3 = { $place } ist besetzt.
# $last: the number of last rounds without soldiers
refusal-PA-3-5 = In den letzten { $last } Runden darf kein Soldat mehr kommen.
# $count: soldiers in hand
refusal-PA-3-6 =
    Du musst jetzt einen Soldaten setzen, sonst kommen nicht alle rechtzeitig: Noch { $count ->
        [one] { $count } Soldat ist
       *[other] { $count } Soldaten sind
    } auf deiner Hand.
refusal-PA-3-8 = Das Spiel ist zu Ende.
refusal-PA-9-1 = Das ist keine Aktion. Eine lautet zum Beispiel „merchant* C4“.

## Table

account-captured = Gefangene
account-discs = Scheiben
account-laurels = Lorbeeren
# a column of the table of points: influence on the hill that is being scored
account-on-hill = Einfluss hier
# tokens, laurels and discs: more of them decide among equals
account-pieces = Stücke
account-points = Punkte
button-lay-tile = Auf { $slot } legen
button-token-farmer = Bauern auf { $place } stellen
button-token-farmer-wolf = Bauern als Wolf auf { $place }
button-token-merchant = Händler auf { $place } stellen
button-token-merchant-wolf = Händler als Wolf auf { $place }
button-token-soldier = Soldaten auf { $place } stellen
hills-heading = Gewertet von A bis G; Einfluss im Moment
# the same strip of hills after the end
hills-scored = Gewertet von A bis G; Einfluss bei der Wertung
# a switch: what is under one's own wolves on the board
hills-wolves = Eigene Wölfe zeigen oder verbergen
hills-worth = Lorbeer im Wert von { $value }
# stands after those points: 3 now
seat-now = jetzt
# points of a seat if the game ended as the board lies
seat-standing = Punkte, würde jetzt gewertet
# points from captured inhabitants, laurels and discs
seat-won = Gefangene { $captured }, Lorbeeren { $laurels }, Scheiben { $discs }
