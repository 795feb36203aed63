### Sentences of the pages, the same for every game.


## Frame of every page

nav-home = Start page
nav-label = Pages
nav-learn = Learn
nav-rules = Rules
nav-settings = Settings
nav-tables = Tables
nav-waiting =
    Your turn at { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
needs-javascript = Playing needs JavaScript. The rules and the records work without it.
skip-to-content = Skip to the content
tab-title = { $game } · Frontinus
tab-title-mine = Your turn · { $game } · Frontinus

## Start page

begins-drawn = Drawn by lot
begins-order = Seat 1
board-file-sentence = A JSON file of the form that the rules give. The board is checked and shown before you play.
board-own = Board from a file
board-standard = Standard board
bot-aquarius = Aquarius
bot-aquarius-sentence = Knows the trade of a water-man: looks a little ahead, and misjudges now and then.
bot-architectus = Architectus
bot-architectus-sentence = Weighs a thousand lines of play before each move, and lets little slip.
bot-curator = Curator
bot-curator-sentence = In charge of all the city’s water: looks furthest, and plays to win.
bot-greedy = Greedy
bot-greedy-sentence = Takes what is worth most to it now, and spoils your plans when that pays.
bot-librator = Librator
bot-librator-sentence = A surveyor: measures what comes of several moves, and seldom errs.
bot-tiro = Tiro
bot-tiro-sentence = A beginner: sees only what lies nearest, and that not sharply.
bot-uniform = Uniform
bot-uniform-sentence = Picks any allowed action, all equally likely. Good for a first look.
bot-varied = Varied
bot-varied-sentence = Picks a kind of action first, then one of that kind. Still random, but tries everything.
button-check-board = Check the board
button-load-record = Load the record
button-play-now = Play now
button-start = Start the table
game-aqua-romana = Aqua Romana
game-aqua-romana-facts = 2–4 players · 45 minutes
game-aqua-romana-sentence = Lead water through the city. Longer aqueducts reach higher podiums, and a neighbour’s tile may cut yours short.
game-aquaedukt = Aquädukt
game-aquaedukt-facts = 2–4 players · 60 minutes
game-aquaedukt-sentence = Build houses where the die sends you, and bring them water. When an area is full, houses without water are lost.
game-palatinus = Palatinus
game-palatinus-facts = 2–5 players · 45 minutes
game-palatinus-sentence = Win the seven hills of Rome with merchants, farmers and soldiers, some of them under the sign of the wolf.
option-hill-backs = Backs of the hills
option-hill-backs-sentence = At the end hills turn out to be mineral or foul water, which changes what houses beside them are worth.
option-off = off
option-on = on
option-open-tokens = Open tokens
option-open-tokens-sentence = Nothing is hidden: everybody sees what is under the wolves. Good for learning.
option-players-place-hills = Players place the hills
option-players-place-hills-sentence = The seats place the hills in turn, instead of chance.
option-same-owner = Twice captured by one player
option-same-owner-each = counts twice
option-same-owner-once = counts once
option-same-owner-sentence = Whether two soldiers of one player who capture the same inhabitant earn twice.
option-spring-and-canal = A canal with the spring
option-spring-and-canal-sentence = Whoever opens a spring may lay one canal in the same turn.
option-voluntary-close-needs-tile = Close only after laying a tile
option-voluntary-close-needs-tile-sentence = An own aqueduct may be closed only in a turn in which its owner laid a tile.
record-file = Record file
seat-kind-bot = Bot: { $name }
seat-kind-link = A person by link
seat-kind-me = Me
seat-kind-person = A person at this screen
seat-kind-sentence = Seats at this screen share it: the page says whose turn it is. A seat by link stays free until somebody opens its link.
start-against = against { $name }
start-begins = Who begins
start-board = Board
start-bots = What the bots are like
start-compiling = This is the first start on this machine: the rules are made fast, which takes about a minute. A game that you begin meanwhile opens as soon as they are ready.
start-game = Game
start-lead = No account: start against bots, or send friends a link.
start-learn = Learn it in five minutes
start-new-table = New table
start-players = Players
start-record = Watch a record
start-record-sentence = Choose a record file and step through the game.
start-rules = Rules, numbered
start-seat = Seat { $number }
start-seat-name = Name at seat { $number }
start-seats = Who sits where
start-title = Roman games at your table
tables-alone = nobody else yet
tables-heading = Your tables
tables-mine = your turn
tables-none = No table yet. Play now starts one against bots; you can stop at any time.
tables-over = over
tables-replay = record
tables-stopped = stopped
tables-waiting = { $name } to play
tables-with = with { $names }

## Names and lists

colour-blue = blue
colour-green = green
colour-purple = purple
colour-red = red
colour-yellow = yellow
date =
    { $day } { $month ->
        [m1] January
        [m2] February
        [m3] March
        [m4] April
        [m5] May
        [m6] June
        [m7] July
        [m8] August
        [m9] September
        [m10] October
        [m11] November
       *[m12] December
    } { $year }
list-and = { $first } and { $last }
name-0 = Livia
name-1 = Marcus
name-2 = Cornelia
name-3 = Sextus
name-4 = Drusilla
name-you = { $name } (you)
you = you

## Seats and links

bots-free-sentence = A seat that you free waits for somebody who opens its link.
bots-heading = Seats of bots
bots-pace = How fast bots play
bots-sentence = Take a seat back, and you play on there from this browser at once.
button-copy-link = Copy the link
button-fill-bot = Give it the seat
button-leave-seat = Leave { $name }’s seat
button-renew-link = New link for { $name }’s seat
button-seat-back = Take back { $name }’s seat
button-seat-free = Free { $name }’s seat
button-sit = Sit down
button-sit-again = Sit down here again
button-watch = Only watch
fill-heading = Or give a free seat to a bot
fill-sentence = The bot plays on from here. The seat can be taken back from it at any time, and its link stays good.
invite-heading = Invite
invite-here = Sit down here yourself:
invite-local = Send the link to whoever is to sit there. This one works on this computer only: for friends start the server with make play LAN=1 (or frontinus serve --lan) and open the address that it then names.
invite-sentence = Send the link to whoever is to sit there: opening it is enough.
leave-sentence = A seat that you leave is free: you can sit down there again, somebody else can by its link, or a bot plays on.
link-copied = Copied
links-heading = Links to share
links-sentence = A new link makes the old one worthless.
log-bot-named = { $name }, a bot, took the seat of { $former }
log-bot-relieved = { $name } sat down in place of the bot
log-bot-seated = A bot took the seat of { $name }
log-left = { $name } left the seat
log-link-renewed = The link of { $name }’s seat is a new one
log-renamed = { $former } is now called { $name }
log-sat-down = { $name } sat down
log-seat-freed = The seat is free again: { $name }
log-taken-over = { $name } sat down in place of { $former }
seat-conceded = conceded
seat-free = free
seat-link = Link of { $name }’s seat
seat-you = you
seats-free-title =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
seats-heading = Seats
sit-bot = A bot plays this seat at the moment. When you sit down you take it over as it stands.
sit-name = Name at this table
sit-sentence = This link is a seat at a table of { $game }. Sit down and this browser plays the seat.
sit-taken = Somebody already sits here. If that was you on another device, sit down again; the other browser then only watches.
sit-title = Sit down as { $name }
spectator = You are watching.
spectator-link = Link to watch
taken-over-link = If that was not you, take the seat back and make a new link under “Links to share”.
taken-over-sentence = The seat’s link was opened there, and { $name } plays on from there; here you only watch.
taken-over-title = Your seat has moved to another browser.

## Table

board-label = Board
button-agree-stop = Agree to stop
button-concede = Concede
button-concede-sure = Yes, concede
button-offer-stop = Propose to stop
# hidden tokens, and the next to act sits at the same screen
button-pass-screen = I am { $name }
button-set = Set
button-show-changes = Show what happened
button-try-now = Try now
button-type = Play it
button-unchoose = Choose again
button-undo = Take it back
button-undo-here = Take back to here
button-withdraw-stop = Withdraw the proposal
chance-commitment = Fixed before the first action
chance-commitment-sentence = This is the SHA-256 of a secret seed from which every outcome follows. When the game has ended the seed is shown, and anybody can check that nothing was chosen later.
chance-heading = Dice and draws
chance-how = Outcome number N is the SHA-256 of the text “SEED N” as a number, modulo the sum of the weights of what was possible, counted off in the order of the action texts.
chance-none = Nothing has been drawn yet.
chance-seed = The seed, now that the game has ended
chance-tally = How often each came up
choices-heading = Choices
concede-sentence = With two seats this ends the game. With more, a bot plays your seat on.
connection-lost-sentence = Your last move is safe. Trying again in { $seconds } s.
connection-lost-title = Connection lost
# the last part of what a screen reader says
event-your-turn = It is your turn
log-conceded =
    { $you ->
        [yes] You conceded
       *[no] { $name } conceded
    }
log-empty = Nothing has happened yet.
log-heading = Log
log-no-choice = { $line } (no choice)
log-over = The game is over
log-stop-offered =
    { $you ->
        [yes] You proposed
       *[no] { $name } proposed
    } to stop
log-stop-withdrawn =
    { $you ->
        [yes] You wanted
       *[no] { $name } wanted
    } to play on
log-undo =
    { $you ->
        [yes] You took back
       *[no] { $name } took back
    } { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
log-whole = Show the whole log
not-sent = No answer came. If it was played all the same, the board shows it once the connection is back.
pass-screen-sentence = What only { $name } may see stays covered until then.
pass-screen-title = Pass the screen to { $name }
prompt-label = What is to be done
refused-title = Not there.
sending = Sending
stop-heading = Leave or stop
stop-waiting = The game stops when everybody agrees. Still to agree: { $names }.
stopped-agreed-sentence = Everybody agreed. There is no winner.
stopped-agreed-title = The game was stopped
stopped-conceded-sentence =
    { $you ->
        [yes] You
       *[no] { $name }
    } conceded, so the game ends here, without points.
stopped-won-title =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
target-free = { $place }: free
# what stands or lies on a place
target-holds = { $place }: { $things }
thinking-title = { $name } is thinking
type-heading = Type an action
type-hint = The text of an action, as the log and the rules write it.
undo-refused = That can no longer be taken back: somebody else has acted since.
waiting-free-sentence = Nobody sits there yet. Whoever opened the table has the link of the seat.
waiting-invite-sentence = Nobody sits there yet. Sit down here yourself, send somebody the link of the seat, or give it to a bot.
waiting-title = Waiting for { $name }

## End

button-all-steps = Show everything
button-download-record = Download the record
# goes on showing the scoring step by step
button-go-on = Go on
button-next-step = Next step
button-rematch = Play again
button-report = Report a problem
button-show-scoring = Show the scoring
over-title-one =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-title-shared =
    { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rematch-ready = The next table is ready.
rematch-sentence = The same players at a new table, each one seat further on.
scoring-heading = Final scoring

## Replay

button-first = First
button-last = Last
button-next = Forward
button-previous = Back
button-to-now = Back to the game
replay-heading = Record
replay-position = { $number } of { $count }
replay-start = Before the first action

## Settings

settings-confirm = Confirm before playing
settings-contrast = Contrast
settings-contrast-more = More
settings-contrast-system = As the system
settings-heading = Settings
settings-motion = Motion
settings-motion-fast = Fast
settings-motion-off = Off
settings-motion-on = On
settings-motion-slow = Slow
settings-motion-system = As the system
settings-pace = Showing others’ moves
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-off = At once
settings-pace-slow = Slow
settings-sentence = Kept in this browser.
settings-size = Size
settings-size-large = Large
settings-size-larger = Larger
settings-size-normal = Normal
settings-sound = Sound
settings-theme = Light or dark
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = As the system
settings-thinking = Watch bots think

## Keyboard help

keys-arrows = Move over the board
keys-arrows-name = Arrow keys
keys-back = Close the hints, or choose again
keys-back-name = Esc
keys-choose = Choose what has the focus
keys-choose-name = Enter or space bar
keys-heading = Keys
keys-next-legal = Go to the next place that may be chosen
keys-row = Go to the beginning or end of the row
keys-row-name = Home, End
keys-steps = Step through a game that has ended
keys-turn = Turn the tile
position-heading = Position in words

## Errors

error-back = Back to the start page
error-board-not-json = The file is not JSON text.
error-database = What you asked for could be neither read nor kept. Nothing has changed; whoever runs this server finds the reason in its log.
error-database-title = The database cannot be used
error-forbidden = This browser does not sit on the seat that is to act. Open the seat’s link to sit down.
error-forbidden-title = That seat is not yours
error-form-option = The option { $option } is unknown or has a value that does not exist.
error-form-players = The number of players does not suit this game.
error-form-seat = Choose who sits on seat { $number }.
error-full = Too many people are watching this table. Try again later.
error-full-title = That is too many
error-link = This link leads to no seat. It may have been renewed: ask at the table for the new one.
error-link-title = This link is no longer valid
error-malformed = The request does not have the right form. Nothing has changed.
error-malformed-title = That was not understood
error-method = This address does not accept such a request. Nothing has changed.
error-method-title = That does not work here
error-not-found = No page has this address. It may be mistyped, or the table is gone.
error-not-found-title = There is nothing here
error-not-over = The game is still going on.
error-origin = Only pages of this site may act at its tables. Nothing has changed.
error-origin-title = That came from another site
error-over = The game is over.
error-record-action = Line { $line }, action { $index }, “{ $action }”: { $sentence } { $rule }
error-record-board = Line { $line }, board: { $sentence } { $rule }
error-record-empty = The file holds no record.
error-record-file = The file cannot be read.
error-record-form = Line { $line }: the key “{ $key }” is missing or has the wrong form.
error-record-format = Line { $line }: this version of the record format is unknown here.
error-record-game = Line { $line }: there is no such game here.
error-record-json = Line { $line } is not the JSON text of one object.
error-record-options = Line { $line }, options or number of players: { $sentence } { $rule }
error-record-result = Line { $line }: the result does not follow from the actions.
error-record-stopped = Line { $line }: what “stopped” says has the wrong form or contradicts the rest.
error-record-text = Line { $line }, action { $index } is not a text.
error-record-view = Line { $line } is what one seat may see, not a record. It cannot be replayed.
error-seat-conceded = This seat has been conceded; a bot plays it on.
error-seat-taken = Somebody already sits on this seat.
error-server = The fault is on this side. The table is as it was before; load the page again.
error-server-title = Something broke here
error-stale = Something happened before your action arrived. It was not played; look and choose again.
error-stale-title = The table has moved on
error-tabs = This table is open in too many tabs of this browser. Close some of them.
error-tabs-title = That is too many tabs
error-too-large = The request is larger than is accepted here: { $limit } kB at most.
error-too-large-title = That is too large

## Hints

button-hint = Hint
button-hint-close = Close the hints
hint-alone = the bot finds nothing else worth a closer look
hint-behind = promises less than the first
hint-even = as good as the first, as far as the bot sees
hint-even-all = the others are as good, as far as the bot sees
hint-even-before = as good as the one before, as far as the bot sees
hint-expected = { $points } points at the end, { $chance } % to win
hint-heading = The best that a bot finds
hint-line = what follows ends best for you
hint-order = The best first; of several that are about equal, one with a reason to give. Small differences between the numbers mean nothing.
hint-riskier = more points than the first, but a smaller chance to win
# speaks against an action
hint-rival =
    but { $name } then ends { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better
hint-unsure = promises more, but the bot has looked at it less and is less sure

## Rules and learning

learn-title = Learn { $game }
rules-contents = Contents
rules-sentence = Each rule has a line that sums it up, and then the exact text. The exact text decides.
rules-title = { $game }: the rules, numbered

## Watching programs think

thinking-blind = { $name } looks one move ahead at most: there is no thinking to watch.
thinking-chosen = played
thinking-errs = This level does not always play what it finds best.
thinking-line = Then it expects
thinking-looks = It looks most at
thinking-none = What a bot thinks at its next turn will stand here.
thinking-other = Played instead: { $action }
thinking-secret = At this table seats may hold something hidden. What a bot thinks could give it away, so it is not shown.
thinking-share = { $share } %
