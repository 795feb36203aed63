### Sentences of Aqua Romana.


## Pieces

builder-B = siltamestari
# also a label
builder-C = mutkamestari
builder-D = kaksoismutkamestari
builder-J = jokeri
builder-S = suoramestari
# a kind of builder and how many
builder-count = { $builder }: { $count }
# there is … (none of it left)
builder-none-B = siltamestaria
# there is … (none of it left)
builder-none-C = mutkamestaria
# there is … (none of it left)
builder-none-D = kaksoismutkamestaria
# there is … (none of it left)
builder-none-J = jokeria
# there is … (none of it left)
builder-none-S = suoramestaria
# somebody takes, places, moves …
builder-object-B = siltamestarin
# somebody takes, places, moves …
builder-object-C = mutkamestarin
# somebody takes, places, moves …
builder-object-D = kaksoismutkamestarin
# somebody takes, places, moves …
builder-object-J = jokerin
# somebody takes, places, moves …
builder-object-S = suoramestarin
builder-to-place =
    { $kind ->
        [B] { builder-B }
        [C] { builder-C }
        [D] { builder-D }
        [J] { builder-J }
       *[S] { builder-S }
    }
edge-E = itä
edge-N = pohjoinen
edge-S = etelä
edge-W = länsi
fountain = suihkulähde
tile-B = silta
tile-C = mutka
tile-D = kaksoismutka
tile-S = suora
# a kind of tile and how many
tile-count = { $tile }: { $count }
# somebody lays …
tile-object-B = sillan
# somebody lays …
tile-object-C = mutkan
# somebody lays …
tile-object-D = kaksoismutkan
# somebody lays …
tile-object-S = suoran
tile-to-lay =
    { $kind ->
        [B] { tile-B }
        [C] { tile-C }
        [D] { tile-D }
       *[S] { tile-S }
    }
towards-E = itään
towards-N = pohjoiseen
towards-S = etelään
towards-W = länteen

## Prompt

prompt-build = Valaistut työläiset voivat rakentaa. Valitse työläinen, mestari hänen näköpiiristään ja laatan asento.
# a worker is chosen; $spaces: those with a builder that fits
prompt-build-builder = Ruudusta { $square } työläisesi voi käyttää mestareita kohdissa { $spaces }. Valitse yksi.
prompt-build-other = { $name } laskee laatan.
# worker and builder are chosen
prompt-build-tile = Valitse laatan asento ruudussa { $square }.
prompt-build-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } laske laatta
prompt-close = Saat sulkea yhden avoimista akvedukteistasi: sen työläinen siirtyy pituutta vastaavalle korokkeelle. Tai pidä kaikki auki.
prompt-close-other = { $name } saa sulkea akveduktin.
prompt-close-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } sulje yksi tai pidä kaikki auki
prompt-extra = Mestari ohitti suihkulähteen. Valitse valaistu ruutu ja lisälaatan asento: { $tile }. Se ei kuulu kenellekään.
prompt-extra-other = { $name } laskee lisälaatan.
prompt-extra-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } laske lisälaatta
prompt-move = Laattaa ei voi nyt laskea. Siirrä yhtä mestaria myötäpäivään seuraavaan vapaaseen kohtaan tai odota.
prompt-move-other = { $name } ei voi laskea laattaa, joten hän siirtää mestaria tai odottaa.
prompt-move-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } siirrä mestaria tai odota
prompt-over = Korokkeiden pisteet ja lisäpisteet on laskettu.
prompt-owed = Sijoita ennen rakentamista jokainen reservistä ottamasi mestari vapaaseen kohtaan radalla: { $builders }.
prompt-owed-other = { $name } sijoittaa mestarin reservistä.
prompt-owed-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } sijoita ottamasi mestari
prompt-reserve = Ota reservistä mestari jokaisesta akveduktistasi, joka suljettiin tällä vuorolla. Sijoitat hänet seuraavan vuorosi alussa.
prompt-reserve-other = { $name } ottaa mestarin reservistä.
prompt-reserve-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } ota mestari
prompt-set-up =
    Valitse mestari varastosta ja vapaa kohta radalta. Sijoittamatta on { $count ->
        [one] { $count } mestari
       *[other] { $count } mestaria
    }.
prompt-set-up-other = { $name } sijoittaa mestarin.
prompt-set-up-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } sijoita mestari

## Buttons

button-advance = Siirrä kohtaan { $space }
button-advance-close = Siirrä ja sulje { $square }: { $length }
button-close = Sulje { $square }, pituus { $length }
button-keep = Pidä kaikki auki
button-lay = Laske ruutuun { $square }
# lays a tile and closes another aqueduct of one's own in the same turn
button-lay-close = Laske ja sulje { $square }: { $length }
button-place = Sijoita kohtaan { $space }
button-take = Ota tämä mestari
button-turn-tile = Käännä laattaa
button-wait = Odota
button-wait-close = Odota ja sulje { $square }: { $length }

## Choices

choice-close = { $square }: { $length } → koroke { $podium }
choice-close-aside = { $square }: { $length } → ei koroketta
# $tile: tile-…, $towards: towards-…, where the water leaves
choice-tile = { $tile }, { $towards }
# the same, where two ways to build read alike
choice-tile-builder = { $tile }, { $towards }: mestari kohdassa { $space }
choices-builders = Valittavat mestarit
choices-close = Suljettavissa olevat akveduktit
choices-worker = Ruudun { $square } työläisesi voi laskea
preview-builder = Mestari siirtyy kohtaan { $space }
preview-closed = Akvedukti päättyy tähän: koroke { $podium }
preview-closed-aside = Akvedukti päättyy tähän: ei koroketta
# $name: whose
preview-closes = Sulkee: { $name }, { $square }, pituus { $length }: koroke { $podium }
preview-closes-aside = Sulkee: { $name }, { $square }, pituus { $length }: ei koroketta
preview-extends = Pidentää: { $name }, pituus { $length }, ruutuun { $square }
preview-faces = Sitten kohti ruutua { $square }
preview-fountain = Hän ohittaa suihkulähteen: yksi lisälaatta
preview-length = Uusi pituus: { $before } → { $after }
# $names: whose workers, each with its square
preview-loses = Ei enää näe mestaria: { $names }
preview-podium = Jos suljetaan nyt: koroke { $podium }
preview-podium-none = Jos suljetaan nyt: ei koroketta
preview-runs = Jatkuu ruutujen kautta: { $squares }
# one worker in the list of preview-loses
preview-worker = { $name } ({ $square })

## Actions to be done

action-advance = Siirrä { $builder } kohdasta { $from } kohtaan { $to }
action-build = Laske { $tile } ruutuun { $square }, ruudusta { $from } { $towards }: mestari kohdassa { $space }
action-build-joker = Laske { $tile } ruutuun { $square }, ruudusta { $from } { $towards }: jokeri kohdassa { $space }
action-close = Sulje akvedukti ruudussa { $square } ({ $towards }), pituus { $length }
action-extra = Laske lisälaatta ruutuun { $square }: { $tile } { $ends }
action-place = Sijoita { $builder } kohtaan { $space }
action-take = Ota { $builder } reservistä

## Hints

hint-above-full =
    { $count ->
        [one] koroke { $full } on
       *[other] korokkeet { $full } ovat
    } täynnä, joten vähän pidempi ei toisi lisää
hint-blind = vie mestarin muiden työläisten näkyvistä: { $squares }
hint-close = sulkee akveduktisi ruudussa { $square }, pituus { $length }: koroke { $podium }
hint-close-lower =
    sulkee akveduktisi ruudussa { $square }, pituus { $length }: koroke { $podium }, sillä { $full } { $count ->
        [one] on
       *[other] ovat
    } täynnä
hint-close-none = mutta akveduktisi ruudussa { $square }, pituus { $length }, ei saa koroketta
hint-cut = sulkee akveduktin ruudussa { $square } ({ $name }), pituus { $length }: koroke { $podium }
hint-cut-lower =
    sulkee akveduktin ruudussa { $square } ({ $name }), pituus { $length }: vain koroke { $podium }, sillä { $full } { $count ->
        [one] on
       *[other] ovat
    } täynnä
hint-cut-none = sulkee akveduktin ruudussa { $square } ({ $name }), pituus { $length }: ei koroketta
hint-ends = päättää pelin
hint-exposed = mutta { $name } voisi heti seuraavalla vuorolla sulkea akveduktisi ruudussa { $square } (pituus { $length })
hint-extra-block =
    mutta se tukkii { $count ->
        [one] työläisesi
       *[other] työläistesi
    } tien: { $squares }
hint-extra-far = yksikään työläinen ei pääse siihen seuraavalla laatallaan
hint-extra-gift =
    mutta { $count ->
        [one] työläinen ({ $name }, { $squares }) pääsee
       *[other] työläiset ({ $name }, { $squares }) pääsevät
    } ehkä jatkamaan sen läpi kohti: { $faced }
hint-extra-run =
    { $count ->
        [one] työläisesi ({ $squares }) pääsee
       *[other] työläisesi ({ $squares }) pääsevät
    } ehkä jatkamaan sen läpi kohti: { $faced }
hint-extra-wall =
    tukkii { $count ->
        [one] työläisen
       *[other] työläisten
    } tien: { $squares } ({ $name })
hint-finds =
    tuo mestarin { $count ->
        [one] työläisesi
       *[other] työläistesi
    } näkyviin: { $squares }
hint-fountain = mestari ohittaa suihkulähteen: yksi lisälaatta
hint-guards = akveduktisi ruudussa { $square } (pituus { $length }) on turvassa, kun seuraavana vuorossa on { $name }
hint-highest = olisi kaikista pisin: lisäpisteitä { $points }
hint-joker = jokerilla saa laskea minkä laatan tahansa
hint-keeps =
    työläisesi ruudussa { $square } näkee sitten { $count ->
        [one] yhä mestarin
       *[other] yhä { $count } mestaria
    }
hint-longer = akveduktisi ruudusta { $square } ulottuu ruutuun { $to }, pituus { $length }: koroke { $podium }, jos suljetaan nyt
hint-longer-lower =
    akveduktisi ruudusta { $square } ulottuu ruutuun { $to }, pituus { $length }: koroke { $podium }, jos suljetaan nyt, sillä { $full } { $count ->
        [one] on
       *[other] ovat
    } täynnä
hint-longer-none = akveduktisi ruudusta { $square } ulottuu ruutuun { $to }, pituus { $length }
hint-loses =
    mutta työläisesi { $count ->
        [one] ei
       *[other] eivät
    } sitten näe mestaria: { $squares }
hint-open =
    { $count ->
        [one] akveduktisi pysyy auki, ja sillä
       *[other] akveduktisi pysyvät auki, ja niillä
    } on mestari näkyvissä: { $squares }
hint-open-none = nyt suljettuna mikään akvedukteistasi ei saisi koroketta
hint-placed-ahead =
    { $own ->
        [one] työläisesi näkee
       *[other] työläisesi näkevät
    } hänet seuraavasta ruudusta ({ $squares }), samoin { $count ->
        [one] muiden työläinen
       *[other] muiden työläiset
    } ({ $others })
hint-placed-ahead-own =
    vain sinun { $own ->
        [one] työläisesi näkee
       *[other] työläisesi näkevät
    } hänet seuraavasta ruudusta: { $squares }
# speaks against an action
hint-placed-aside =
    mutta seuraavasta ruudustaan hänet { $count ->
        [one] näkee vain muiden työläinen
       *[other] näkevät vain muiden työläiset
    }: { $squares }
# speaks against an action
hint-placed-away =
    mutta hänet { $count ->
        [one] näkee vain muiden työläinen
       *[other] näkevät vain muiden työläiset
    }: { $squares }
hint-placed-free = ei auta vielä ketään: yksikään työläinen ei näe häntä, ei seuraavastakaan ruudustaan
hint-placed-own =
    vain sinun { $own ->
        [one] työläisesi näkee
       *[other] työläisesi näkevät
    } hänet: { $squares }
hint-placed-shared =
    { $own ->
        [one] työläisesi näkee
       *[other] työläisesi näkevät
    } hänet ({ $squares }), samoin { $count ->
        [one] muiden työläinen
       *[other] muiden työläiset
    } ({ $others })
hint-reserve = saat mestarin reservistä
hint-room =
    työläisesi edessä, sitten ruudussa { $square }, on lähellä { $count } { $count ->
        [one] tyhjä ruutu
       *[other] tyhjää ruutua
    }
hint-runs =
    vesi jatkaa vielä { $count ->
        [one] { $count } ruudun
       *[other] { $count } ruutua
    }, ruutuun { $square } asti
hint-starves =
    jättää { $count ->
        [one] työläisen
       *[other] työläiset
    } ilman näkyvää mestaria: { $squares } ({ $name })
hint-stuck = työläisesi ruudussa { $square } ei näe mestaria; suljettuna, pituus { $length }, hän saa korokkeen { $podium }
hint-take-any = hänen lajinsa laatat ovat loppuneet, joten hänellä saa laskea minkä tahansa muun
# speaks against an action; $kind: the letter of a type
hint-take-seen =
    mutta { $count ->
        [one] työläisesi ({ $squares }) näkee
       *[other] työläisesi ({ $squares }) näkevät
    } jo { builder-to-place }: { $spaces }
# $kind: the letter of a type
hint-take-unseen =
    yksikään työläisesi ei näe { $kind ->
        [B] { builder-none-B }
        [C] { builder-none-C }
        [D] { builder-none-D }
        [J] { builder-none-J }
       *[S] { builder-none-S }
    }

## Log

# what happened to the builder used, for a screen reader
event-builder = { $builder }: kohdasta { $from } kohtaan { $to }
event-fountain = { $builder }: kohdasta { $from } suihkulähteen ohi kohtaan { $to }
event-keep =
    { $you ->
        [yes] Pidät
       *[no] { $name } pitää
    } kaikki akveduktit auki
log-advance =
    { $you ->
        [yes] Siirsit
       *[no] { $name } siirsi
    } { $builder } kohdasta { $from } kohtaan { $to }
# a part of a line; $you: the worker is the reader's
log-aside =
    { $you ->
        [yes] sinun työläisesi
       *[no] pelaajan { $name } työläinen
    } jäi ilman koroketta
log-build =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } { $tile } ruutuun { $square }: { $length ->
        [one] { $length } ruutu
       *[other] { $length } ruutua
    }
log-build-closed =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } { $tile } ruutuun { $square }, akvedukti sulkeutui: { $length }
# the water ran on through loose channels to $last
log-build-ran =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } { $tile } ruutuun { $square } ja { $you ->
        [yes] jatkoit
       *[no] jatkoi
    } ruutuun { $last }: { $length ->
        [one] { $length } ruutu
       *[other] { $length } ruutua
    }
log-build-ran-closed =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } { $tile } ruutuun { $square } ja { $you ->
        [yes] jatkoit
       *[no] jatkoi
    } ruutuun { $last }, akvedukti sulkeutui: { $length }
log-close =
    { $you ->
        [yes] Suljit
       *[no] { $name } sulki
    } akveduktin ruudussa { $square }: { $length }
# a part of a line; $you: the aqueduct is the reader's
log-closes =
    { $you ->
        [yes] sinun akveduktisi
       *[no] pelaajan { $name } akvedukti
    } sulkeutui: { $length }
# a part of a line; $you: the aqueduct is the reader's
log-extends =
    { $you ->
        [yes] sinun akveduktisi
       *[no] pelaajan { $name } akvedukti
    } piteni: { $length }
log-extra =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } lisälaatan ruutuun { $square }: { $tile }
# a part of a line: where the worker of the aqueduct just closed goes
log-onto = koroke { $podium }
# a part of a line
log-onto-none = ei koroketta
log-place =
    { $you ->
        [yes] Sijoitit
       *[no] { $name } sijoitti
    } { $builder } kohtaan { $space }
# a part of a line; $you: the worker is the reader's
log-podium =
    { $you ->
        [yes] sinun työläisesi
       *[no] pelaajan { $name } työläinen
    } nousi korokkeelle { $podium }
# a part of the last line: all podiums that a seat got at the end
log-podiums =
    { $name }: { $count ->
        [one] koroke
       *[other] korokkeet
    } { $podiums }
log-take =
    { $you ->
        [yes] Otit
       *[no] { $name } otti
    } reservistä { $builder }
log-wait =
    { $you ->
        [yes] Odotit
       *[no] { $name } odotti
    }

## Panels

account-aside = Ei koroketta
account-podium = Koroke { $podium }
account-sentence = Jokainen työläinen tuo korokkeensa pisteet. Korkein miehitetty koroke antaa 4 lisäpistettä, toiseksi korkein 3 ja kolmas 2.
podiums-heading = Korokkeet
seat-podium-points = Korokkeiden pisteet ja lisäpisteet tämänhetkisen tilanteen mukaan
seat-points =
    { $count ->
        [one] piste
       *[other] pistettä
    }
seat-worker-aside = ei koroketta, pituus { $length }
seat-worker-live = ruudussa { $square }: pituus { $length }, koroke { $podium } jos suljetaan nyt
seat-worker-live-none = ruudussa { $square }: pituus { $length }, ei koroketta jos suljetaan nyt
seat-worker-podium = korokkeella { $podium }, pituus { $length }
stock-pool = Sijoittamatta olevat mestarit
stock-reserve = Reservi
stock-reserve-empty = Reservi on tyhjä.
stock-tiles = Laattoja jäljellä

## Position in words

# closed, its worker not yet on a podium
position-closed = Akvedukti alkaen { $outlet }, pituus { $length }: suljettu.
position-finished = Akvedukti alkaen { $outlet }, pituus { $length }: suljettu, koroke { $podium }.
position-finished-aside = Akvedukti alkaen { $outlet }, pituus { $length }: suljettu, ei koroketta.
position-holds = Ottanut reservistä: { $builders }.
# $outlet: square and edge of the outlet in words; $podium: 0 for none
position-live =
    Akvedukti alkaen { $outlet }, pituus { $length }: työläinen ruudussa { $square }, kohti ruutua { $faced }, { $podium ->
        [0] ei koroketta
       *[other] koroke { $podium }
    } jos suljetaan nyt.
# squares with a channel that belongs to nobody
position-loose = Kuivat uomat: { $squares }.
position-outlet = { $square } { $towards }
# one podium in the list
position-podium = { $podium } { $names }
position-podiums = Korokkeet: { $podiums }.
position-pool = Sijoittamatta: { $builders }.
position-reserve = Reservi: { $builders }.
# the first line about a seat
position-seat =
    { $name }, { $colour }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
# builders that a worker sees
position-sees = Näköpiirissä: { $builders }.
position-sees-none = Ei mestareita näköpiirissä.
position-supply = Laattoja jäljellä: { $tiles }.
# clockwise
position-track = Mestarit radalla myötäpäivään: { $builders }.
position-track-empty = Radalla ei ole mestareita.
# a channel of a tile; $state: a colour or target-dry
target-channel = { $from }–{ $to } { $state }
target-dry = kuiva
target-empty = { $place }: tyhjä
# an empty square that a worker faces
target-faced = seuraavana ruudusta { $square } ({ $colour })
target-reservoir = säiliö, { $colour }
target-worker = työläinen, { $colour }, { $towards }, pituus { $length }

## Refusals

refusal-AR-1-8 = Kohta { $space } on varattu.
refusal-AR-2-3 = Alkuasetelmassa sijoitetaan mestareita varastosta, ei muuta.
refusal-AR-2-3-type = Varastossa ei ole enää { $builder }.
refusal-AR-3-2 = Tämä kuuluu vuoron toiseen vaiheeseen.
refusal-AR-4-1 = Ruudun { $square } työläisesi ei näe kohtaa { $space }. Hän näkee sarakkeensa ja rivinsä suuntaan.
refusal-AR-5-1 = Siellä ei ole mestaria tai sinun työläistäsi.
refusal-AR-5-1-builder = Kohdassa { $space } ei ole mestaria.
refusal-AR-5-1-worker = Yksikään avoin akveduktisi ei pääty siihen.
refusal-AR-5-2 = Tämä mestari ei salli sitä laattaa, tai laatat ovat loppuneet.
refusal-AR-5-3 = Laatassa pitää olla uoma työläistäsi kohti.
refusal-AR-5-4 = Se yhdistäisi kaksi työläistä.
# $tile: tile-…
refusal-AR-5-4-tile = Näin laatta ruudussa { $square } yhdistäisi kaksi työläistä: { $tile }.
refusal-AR-5-5 = Voit laskea laatan, joten sinun on laskettava se.
refusal-AR-6-10 = Yksikään avoin akveduktisi ei pääty siihen.
refusal-AR-8-3 = Reservissä ei ole sen tyypin mestaria.
refusal-AR-8-5 = Sinulla ei ole sen tyypin mestaria.
refusal-AR-9-3 = Kohdassa { $space } ei ole mestaria.
refusal-AR-9-6 = Lisälaatta on samaa tyyppiä kuin juuri laskettu laatta.
refusal-AR-9-7 = Lisälaatta lasketaan tyhjään ruutuun, jota kohti yksikään työläinen ei katso.
refusal-AR-10-2 = Peli on päättynyt.
refusal-AR-12-1 = Tämä ei ole toimi. Toimi on esimerkiksi ”build c1S Nc B”.

## Board files

board-point-1 = frontinus-board on 1, game on aqua-romana ja name on 1–40 merkkiä a–z, numeroita ja yhdysmerkkejä, alkaa kirjaimella eikä ole standard.
board-point-2 = tiles sisältää täsmälleen avaimet C, S, B ja D, kukin vähintään 1, yhteensä 84.
board-point-3 = corners sisältää täsmälleen ruudut a1, k1, k8 ja a8, kussakin mutka.
board-point-4 = layouts on 2, 3 tai 4 pelaajalle, ja juuri sille määrälle, joka pelaa.
board-point-5 = Asettelussa on säiliö paikkaa kohti, kahden pelissä kaksi, kukin eri värissä: yellow, blue, red tai green.
board-point-6 = Säiliö peittää kaksi ruutua, joilla on yhteinen reuna; ei kulmaruutua eikä samaa ruutua kahdesti.
board-point-7 = Säiliöllä on kolme eri aukkoa omissa ruuduissaan, kolmen pelissä neljä.
board-point-8 = Jokainen aukko johtaa tyhjään ruutuun, ei muuriin, kulmaan eikä säiliöön.
board-refused = Lauta ei noudata lautojen sääntöjä.
board-refused-point = Kohta { $point }: { $sentence }
