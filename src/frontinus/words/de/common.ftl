### Sentences of the pages, the same for every game.


## Frame of every page

nav-home = Startseite
nav-label = Seiten
nav-learn = Lernen
nav-rules = Regeln
nav-settings = Einstellungen
nav-tables = Tische
nav-waiting =
    Du bist an { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tischen
    } am Zug
needs-javascript = Zum Spielen braucht es JavaScript. Regeln und Aufzeichnungen gehen auch ohne.
skip-to-content = Zum Inhalt springen
tab-title = { $game } · Frontinus
tab-title-mine = Dein Zug · { $game } · Frontinus

## Start page

begins-drawn = Wird ausgelost
begins-order = Platz 1
board-file-sentence = Eine JSON-Datei, wie die Regeln sie beschreiben. Der Spielplan wird vor dem Spiel geprüft und gezeigt.
board-own = Spielplan aus einer Datei
board-standard = Standardplan
bot-aquarius = Aquarius
bot-aquarius-sentence = Kennt sich mit Wasserleitungen aus: schaut ein wenig voraus und verschätzt sich ab und zu.
bot-architectus = Architectus
bot-architectus-sentence = Wägt vor jedem Zug tausend Spielverläufe ab und übersieht wenig.
bot-curator = Curator
bot-curator-sentence = Für das Wasser der ganzen Stadt verantwortlich: sieht am weitesten und spielt auf Sieg.
bot-greedy = Gierig
bot-greedy-sentence = Nimmt, was ihm jetzt am meisten bringt, und stört deine Pläne, wenn es sich lohnt.
bot-librator = Librator
bot-librator-sentence = Ein Landvermesser: misst ab, wohin mehrere Züge führen, und irrt selten.
bot-tiro = Tiro
bot-tiro-sentence = Ein Anfänger: sieht nur das Nächste, und das nicht scharf.
bot-uniform = Zufällig
bot-uniform-sentence = Wählt irgendeine erlaubte Aktion, alle gleich wahrscheinlich. Gut zum Kennenlernen.
bot-varied = Vielseitig
bot-varied-sentence = Wählt erst eine Art von Aktion, dann eine dieser Art. Auch Zufall, probiert aber alles aus.
button-check-board = Spielplan prüfen
button-load-record = Aufzeichnung laden
button-play-now = Jetzt spielen
button-start = Tisch eröffnen
game-aqua-romana = Aqua Romana
game-aqua-romana-facts = 2–4 Personen · 45 Minuten
game-aqua-romana-sentence = Führe Wasser durch die Stadt. Längere Aquädukte kommen auf höhere Podeste, und ein Plättchen von nebenan kann deins beenden.
game-aquaedukt = Aquädukt
game-aquaedukt-facts = 2–4 Personen · 60 Minuten
game-aquaedukt-sentence = Baue Häuser, wohin der Würfel dich schickt, und bring ihnen Wasser. Ist ein Gebiet voll, gehen Häuser ohne Wasser verloren.
game-palatinus = Palatinus
game-palatinus-facts = 2–5 Personen · 45 Minuten
game-palatinus-sentence = Gewinne die sieben Hügel Roms mit Händlern, Bauern und Soldaten, manche unter dem Zeichen des Wolfs.
option-hill-backs = Rückseiten der Hügel
option-hill-backs-sentence = Am Ende zeigt sich unter den Hügeln Mineralwasser oder faules Wasser, und Häuser daneben zählen anders.
option-off = aus
option-on = an
option-open-tokens = Offene Figuren
option-open-tokens-sentence = Nichts ist verdeckt: Alle sehen, was unter den Wölfen ist. Gut zum Lernen.
option-players-place-hills = Hügel selbst setzen
option-players-place-hills-sentence = Die Plätze setzen die Hügel reihum, nicht der Zufall.
option-same-owner = Zweimal von einem gefangen
option-same-owner-each = zählt doppelt
option-same-owner-once = zählt einmal
option-same-owner-sentence = Ob zwei Soldaten einer Person, die denselben Bewohner gefangen nehmen, doppelt zählen.
option-spring-and-canal = Zur Quelle ein Kanal
option-spring-and-canal-sentence = Wer eine Quelle erschließt, darf im selben Zug einen Kanal legen.
option-voluntary-close-needs-tile = Schließen nur nach dem Legen
option-voluntary-close-needs-tile-sentence = Ein eigenes Aquädukt darf nur in einem Zug geschlossen werden, in dem ein Plättchen gelegt wurde.
record-file = Datei mit Aufzeichnung
seat-kind-bot = Bot: { $name }
seat-kind-link = Jemand über einen Link
seat-kind-me = Ich
seat-kind-person = Jemand an diesem Bildschirm
seat-kind-sentence = Plätze an diesem Bildschirm teilen ihn: Die Seite sagt, wer am Zug ist. Ein Platz mit Link bleibt frei, bis jemand den Link öffnet.
start-against = gegen { $name }
start-begins = Wer beginnt
start-board = Spielplan
start-bots = Wie die Bots spielen
start-compiling = Dies ist der erste Start auf diesem Rechner: Die Regeln werden vorbereitet, das dauert etwa eine Minute. Ein Spiel, das du inzwischen beginnst, öffnet sich, sobald sie bereit sind.
start-game = Spiel
start-lead = Ohne Konto: Spiel gegen Bots oder schick Freunden einen Link.
start-learn = In fünf Minuten gelernt
start-new-table = Neuer Tisch
start-players = Personen
start-record = Aufzeichnung ansehen
start-record-sentence = Wähle eine Datei und geh das Spiel Schritt für Schritt durch.
start-rules = Regeln mit Nummern
start-seat = Platz { $number }
start-seat-name = Name auf Platz { $number }
start-seats = Wer wo sitzt
start-title = Römische Spiele an deinem Tisch
tables-alone = noch niemand sonst
tables-heading = Deine Tische
tables-mine = du bist am Zug
tables-none = Noch kein Tisch. „Jetzt spielen“ eröffnet einen gegen Bots; aufhören kannst du jederzeit.
tables-over = beendet
tables-replay = Aufzeichnung
tables-stopped = abgebrochen
tables-waiting = { $name } am Zug
tables-with = mit { $names }

## Names and lists

colour-blue = blau
colour-green = grün
colour-purple = purpurn
colour-red = rot
colour-yellow = gelb
date =
    { $day }. { $month ->
        [m1] Januar
        [m2] Februar
        [m3] März
        [m4] April
        [m5] Mai
        [m6] Juni
        [m7] Juli
        [m8] August
        [m9] September
        [m10] Oktober
        [m11] November
       *[m12] Dezember
    } { $year }
list-and = { $first } und { $last }
name-0 = Livia
name-1 = Marcus
name-2 = Cornelia
name-3 = Sextus
name-4 = Drusilla
name-you = { $name } (du)
you = du

## Seats and links

bots-free-sentence = Ein Platz, den du freigibst, wartet auf jemanden, der seinen Link öffnet.
bots-heading = Plätze der Bots
bots-pace = Tempo der Bots
bots-sentence = Nimm einen Platz zurück, und du spielst dort sofort in diesem Browser weiter.
button-copy-link = Link kopieren
button-fill-bot = Platz geben
button-leave-seat = Platz von { $name } verlassen
button-renew-link = Neuer Link: { $name }
button-seat-back = Platz von { $name } zurücknehmen
button-seat-free = Platz von { $name } freigeben
button-sit = Hinsetzen
button-sit-again = Hier wieder hinsetzen
button-watch = Nur zuschauen
fill-heading = Oder gib einen freien Platz einem Bot
fill-sentence = Der Bot spielt von hier an weiter. Der Platz lässt sich jederzeit zurücknehmen, und sein Link bleibt gültig.
invite-heading = Einladen
invite-here = Hier selbst Platz nehmen:
invite-local = Schick den Link an die Person, die dort sitzen soll. Dieser gilt nur auf diesem Rechner: Für Freunde starte den Server mit make play LAN=1 (oder frontinus serve --lan) und öffne die Adresse, die er dann nennt.
invite-sentence = Schick den Link an die Person, die dort sitzen soll: Ihn zu öffnen genügt.
leave-sentence = Ein Platz, den du verlässt, ist frei: Du kannst dich wieder hinsetzen, jemand anders über den Link, oder ein Bot spielt weiter.
link-copied = Kopiert
links-heading = Links zum Teilen
links-sentence = Ein neuer Link macht den alten wertlos.
log-bot-named = { $name }, ein Bot, übernimmt den Platz von { $former }
log-bot-relieved = { $name } setzt sich an die Stelle des Bots
log-bot-seated = Ein Bot übernimmt den Platz: { $name }
log-left = { $name } verlässt den Platz
log-link-renewed = Neuer Link zum Platz von { $name }
log-renamed = { $former } heißt jetzt { $name }
log-sat-down = { $name } setzt sich
log-seat-freed = Der Platz ist wieder frei: { $name }
log-taken-over = { $name } setzt sich an den Platz von { $former }
seat-conceded = aufgegeben
seat-free = frei
seat-link = Link für den Platz: { $name }
seat-you = du
seats-free-title =
    { $count ->
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
seats-heading = Plätze
sit-bot = Auf diesem Platz spielt gerade ein Bot. Wenn du dich setzt, übernimmst du ihn, wie er steht.
sit-name = Name an diesem Tisch
sit-sentence = Dieser Link ist ein Platz an einem Tisch von { $game }. Setz dich, dann spielt dieser Browser den Platz.
sit-taken = Hier sitzt schon jemand. Wenn du das auf einem anderen Gerät warst, setz dich noch einmal; der andere Browser schaut dann nur zu.
sit-title = Setz dich auf den Platz: { $name }
spectator = Du schaust zu.
spectator-link = Link zum Zuschauen
taken-over-link = Wenn du das nicht warst, nimm den Platz zurück und mach unter „Links zum Teilen“ einen neuen Link.
taken-over-sentence = Dort wurde der Link des Platzes geöffnet, und { $name } spielt dort weiter; hier siehst du nur zu.
taken-over-title = Dein Platz ist in einen anderen Browser umgezogen.

## Table

board-label = Spielplan
button-agree-stop = Aufhören zustimmen
button-concede = Aufgeben
button-concede-sure = Ja, aufgeben
button-offer-stop = Aufhören vorschlagen
# hidden tokens, and the next to act sits at the same screen
button-pass-screen = Ich bin { $name }
button-set = Einstellen
button-show-changes = Zeigen, was geschah
button-try-now = Jetzt versuchen
button-type = Spielen
button-unchoose = Neu wählen
button-undo = Zurücknehmen
button-undo-here = Bis hier zurücknehmen
button-withdraw-stop = Vorschlag zurückziehen
chance-commitment = Vor der ersten Aktion festgelegt
chance-commitment-sentence = Das ist der SHA-256 einer geheimen Zahl, aus der jedes Ergebnis folgt. Nach dem Spiel wird sie gezeigt, und alle können prüfen, dass nichts nachträglich gewählt wurde.
chance-heading = Würfel und Lose
chance-how = Ergebnis Nummer N ist der SHA-256 des Textes „ZAHL N“ als Zahl, modulo der Summe der Gewichte des Möglichen, abgezählt in der Reihenfolge der Aktionstexte.
chance-none = Noch ist nichts gezogen.
chance-seed = Die geheime Zahl, nun da das Spiel zu Ende ist
chance-tally = Wie oft was kam
choices-heading = Auswahl
concede-sentence = Zu zweit endet damit das Spiel. Zu mehreren spielt ein Bot deinen Platz weiter.
connection-lost-sentence = Dein letzter Zug ist gespeichert. Neuer Versuch in { $seconds } s.
connection-lost-title = Verbindung verloren
# the last part of what a screen reader says
event-your-turn = Du bist am Zug
log-conceded =
    { $you ->
        [yes] Du gibst auf
       *[no] { $name } gibt auf
    }
log-empty = Noch ist nichts geschehen.
log-heading = Verlauf
log-no-choice = { $line } (ohne Wahl)
log-over = Das Spiel ist zu Ende
log-stop-offered =
    { $you ->
        [yes] Du schlägst
       *[no] { $name } schlägt
    } vor, aufzuhören
log-stop-withdrawn =
    { $you ->
        [yes] Du willst
       *[no] { $name } will
    } weiterspielen
log-undo =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    } zurück
log-whole = Ganzen Verlauf zeigen
not-sent = Es kam keine Antwort. Wurde doch gespielt, zeigt es der Spielplan, sobald die Verbindung wieder steht.
pass-screen-sentence = Was nur { $name } sehen darf, bleibt bis dahin verdeckt.
pass-screen-title = Gib den Bildschirm an { $name } weiter
prompt-label = Was zu tun ist
refused-title = Das geht nicht.
sending = Wird gesendet
stop-heading = Gehen oder aufhören
stop-waiting = Das Spiel endet, wenn alle zustimmen. Es fehlen: { $names }.
stopped-agreed-sentence = Alle haben zugestimmt. Niemand gewinnt.
stopped-agreed-title = Das Spiel ist abgebrochen
stopped-conceded-sentence =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } aufgegeben; das Spiel endet hier, ohne Wertung.
stopped-won-title =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    }
target-free = { $place }: frei
# what stands or lies on a place
target-holds = { $place }: { $things }
thinking-title = { $name } überlegt
type-heading = Aktion eintippen
type-hint = Der Text einer Aktion, wie ihn Verlauf und Regeln schreiben.
undo-refused = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand anders gehandelt.
waiting-free-sentence = Auf diesem Platz sitzt noch niemand. Den Link zum Platz hat, wer den Tisch eröffnet hat.
waiting-invite-sentence = Auf diesem Platz sitzt noch niemand. Setz dich selbst, schick jemandem den Link zum Platz, oder gib ihn einem Bot.
waiting-title = { $name } ist am Zug

## End

button-all-steps = Alles zeigen
button-download-record = Aufzeichnung herunterladen
# goes on showing the scoring step by step
button-go-on = Weiter
button-next-step = Nächster Schritt
button-rematch = Noch einmal spielen
button-report = Problem melden
button-show-scoring = Wertung zeigen
over-title-one =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
over-title-shared =
    { $names } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
rematch-ready = Der nächste Tisch ist bereit.
rematch-sentence = Dieselben an einem neuen Tisch, alle einen Platz weiter.
scoring-heading = Schlusswertung

## Replay

button-first = Anfang
button-last = Ende
button-next = Weiter
button-previous = Zurück
button-to-now = Zurück zum Spiel
replay-heading = Aufzeichnung
replay-position = { $number } von { $count }
replay-start = Vor der ersten Aktion

## Settings

settings-confirm = Vor dem Spielen bestätigen
settings-contrast = Kontrast
settings-contrast-more = Mehr
settings-contrast-system = Wie das System
settings-heading = Einstellungen
settings-motion = Bewegung
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-motion-on = An
settings-motion-slow = Langsam
settings-motion-system = Wie das System
settings-pace = Züge anderer zeigen
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-pace-off = Sofort
settings-pace-slow = Langsam
settings-sentence = Bleiben in diesem Browser.
settings-size = Größe
settings-size-large = Groß
settings-size-larger = Größer
settings-size-normal = Normal
settings-sound = Ton
settings-theme = Hell oder dunkel
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-theme-system = Wie das System
settings-thinking = Bots beim Denken zusehen

## Keyboard help

keys-arrows = Über den Spielplan gehen
keys-arrows-name = Pfeiltasten
keys-back = Tipps schließen oder neu wählen
keys-back-name = Esc
keys-choose = Wählen, was im Fokus steht
keys-choose-name = Eingabe oder Leertaste
keys-heading = Tasten
keys-next-legal = Zum nächsten wählbaren Ort
keys-row = Zum Anfang oder Ende der Zeile
keys-row-name = Pos1, Ende
keys-steps = Durch ein beendetes Spiel blättern
keys-turn = Plättchen drehen
position-heading = Stellung in Worten

## Errors

error-back = Zurück zur Startseite
error-board-not-json = Die Datei ist kein JSON-Text.
error-database = Was du wolltest, ließ sich weder lesen noch speichern. Nichts hat sich geändert; wer diesen Server betreibt, findet den Grund in dessen Meldungen.
error-database-title = Die Datenbank ist nicht benutzbar
error-forbidden = Dieser Browser sitzt nicht auf dem Platz, der am Zug ist. Öffne den Link des Platzes, um dich zu setzen.
error-forbidden-title = Das ist nicht dein Platz
error-form-option = Die Variante { $option } ist unbekannt oder hat einen unzulässigen Wert.
error-form-players = Diese Zahl von Personen passt nicht zu diesem Spiel.
error-form-seat = Wähle, wer auf Platz { $number } sitzt.
error-full = An diesem Tisch schauen zu viele zu. Versuch es später noch einmal.
error-full-title = Das sind zu viele
error-link = Dieser Link führt zu keinem Platz. Vielleicht wurde er erneuert: frag am Tisch nach dem neuen.
error-link-title = Dieser Link gilt nicht mehr
error-malformed = Die Anfrage hat nicht die richtige Form. Nichts hat sich geändert.
error-malformed-title = Das war nicht zu verstehen
error-method = Diese Adresse nimmt solche Anfragen nicht an. Nichts hat sich geändert.
error-method-title = Das geht hier nicht
error-not-found = Keine Seite hat diese Adresse. Vielleicht ist sie vertippt, oder den Tisch gibt es nicht mehr.
error-not-found-title = Hier ist nichts
error-not-over = Das Spiel läuft noch.
error-origin = Nur Seiten dieser Website dürfen an ihren Tischen handeln. Nichts hat sich geändert.
error-origin-title = Das kam von einer anderen Website
error-over = Das Spiel ist zu Ende.
error-record-action = Zeile { $line }, Aktion { $index }, „{ $action }“: { $sentence } { $rule }
error-record-board = Zeile { $line }, Spielplan: { $sentence } { $rule }
error-record-empty = Die Datei enthält keine Aufzeichnung.
error-record-file = Die Datei lässt sich nicht lesen.
error-record-form = Zeile { $line }: Der Schlüssel „{ $key }“ fehlt oder hat die falsche Form.
error-record-format = Zeile { $line }: Diese Fassung des Formats ist hier unbekannt.
error-record-game = Zeile { $line }: Dieses Spiel gibt es hier nicht.
error-record-json = Zeile { $line } ist nicht der JSON-Text eines Objekts.
error-record-options = Zeile { $line }, Varianten oder Personenzahl: { $sentence } { $rule }
error-record-result = Zeile { $line }: Das Ergebnis folgt nicht aus den Aktionen.
error-record-stopped = Zeile { $line }: Die Angabe „stopped“ hat die falsche Form oder widerspricht dem Rest.
error-record-text = Zeile { $line }: Aktion { $index } ist kein Text.
error-record-view = Zeile { $line } ist die Sicht eines Platzes und keine Aufzeichnung. Sie lässt sich nicht abspielen.
error-seat-conceded = Für diesen Platz wurde aufgegeben; ein Bot spielt ihn weiter.
error-seat-taken = Auf diesem Platz sitzt schon jemand.
error-server = Der Fehler liegt auf dieser Seite. Der Tisch ist wie zuvor; lade die Seite neu.
error-server-title = Hier ist etwas kaputtgegangen
error-stale = Etwas geschah, bevor deine Aktion ankam. Sie wurde nicht gespielt; schau hin und wähle neu.
error-stale-title = Am Tisch ging es weiter
error-tabs = Dieser Tisch ist in zu vielen Tabs dieses Browsers offen. Schließ einige davon.
error-tabs-title = Das sind zu viele Tabs
error-too-large = Die Anfrage ist zu groß: Höchstens { $limit } kB werden angenommen.
error-too-large-title = Das ist zu groß

## Hints

button-hint = Tipp
button-hint-close = Tipps schließen
hint-alone = der Bot findet sonst nichts, was einen genaueren Blick lohnt
hint-behind = verspricht weniger als der erste Vorschlag
hint-even = so gut wie der erste Vorschlag, soweit der Bot sieht
hint-even-all = die anderen sind gleich gut, soweit der Bot sieht
hint-even-before = so gut wie der Vorschlag davor, soweit der Bot sieht
hint-expected = { $points } Punkte am Ende, { $chance } % Siegchance
hint-heading = Das Beste, was ein Bot findet
hint-line = was folgt, endet am besten für dich
hint-order = Das Beste zuerst; von etwa gleich Gutem eins, für das etwas spricht. Kleine Unterschiede der Zahlen bedeuten nichts.
hint-riskier = mehr Punkte als der erste Vorschlag, aber eine kleinere Siegchance
hint-rival =
    aber { $name } hat dann am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr
hint-unsure = verspricht mehr, aber der Bot hat es weniger angesehen und ist weniger sicher

## Rules and learning

learn-title = { $game } lernen
rules-contents = Inhalt
rules-sentence = Die Regeln selbst sind auf Englisch, aber zu jeder gibt es eine Zeile auf Deutsch. Der englische Text entscheidet.
rules-title = { $game }: die Regeln mit Nummern

## Watching programs think

thinking-blind = { $name } schaut höchstens einen Zug voraus: Da gibt es kein Denken zu sehen.
thinking-chosen = gespielt
thinking-errs = Diese Stufe spielt nicht immer, was sie am besten findet.
thinking-line = Danach erwartet er
thinking-looks = Am meisten betrachtet er
thinking-none = Was ein Bot in seinem nächsten Zug denkt, steht dann hier.
thinking-other = Stattdessen gespielt: { $action }
thinking-secret = An diesem Tisch kann etwas verdeckt sein. Was ein Bot denkt, könnte es verraten; darum wird es nicht gezeigt.
thinking-share = { $share } %
