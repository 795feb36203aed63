### Sentences of the pages, the same for every game.


## Frame of every page

nav-home = Alkusivu
nav-label = Sivut
nav-learn = Opi pelaamaan
nav-rules = Säännöt
nav-settings = Asetukset
nav-tables = Pöydät
nav-waiting =
    Sinun vuorosi { $count ->
        [one] { $count } pöydässä
       *[other] { $count } pöydässä
    }
needs-javascript = Pelaaminen vaatii JavaScriptin. Säännöt ja pöytäkirjat toimivat ilman sitä.
skip-to-content = Siirry sisältöön
tab-title = { $game } · Frontinus
tab-title-mine = Sinun vuorosi · { $game } · Frontinus

## Start page

begins-drawn = Arvotaan
begins-order = Paikka 1
board-file-sentence = Sääntöjen mukainen JSON-tiedosto. Lauta tarkistetaan ja näytetään ennen peliä.
board-own = Lauta tiedostosta
board-standard = Vakiolauta
bot-aquarius = Aquarius
bot-aquarius-sentence = Osaa vesimiehen ammatin: katsoo hieman eteenpäin ja arvioi välillä väärin.
bot-architectus = Architectus
bot-architectus-sentence = Punnitsee ennen jokaista siirtoa tuhat pelin kulkua, ja vain harva asia jää siltä huomaamatta.
bot-curator = Curator
bot-curator-sentence = Vastaa koko kaupungin vedestä: näkee kauimmas ja pelaa voitosta.
bot-greedy = Ahne
bot-greedy-sentence = Ottaa heti sen, mikä on sille arvokkainta, ja sotkee suunnitelmasi, kun se kannattaa.
bot-librator = Librator
bot-librator-sentence = Maanmittari: mittaa, mitä usean siirron päässä odottaa, ja erehtyy harvoin.
bot-tiro = Tiro
bot-tiro-sentence = Aloittelija: näkee vain lähimmän, eikä sitäkään tarkasti.
bot-uniform = Satunnainen
bot-uniform-sentence = Valitsee minkä tahansa sallitun toimen, kaikki yhtä todennäköisesti. Sopii ensikokeiluun.
bot-varied = Vaihteleva
bot-varied-sentence = Valitsee ensin toimen lajin ja sitten yhden sen lajin toimista. Satunnainen, mutta kokeilee kaikkea.
button-check-board = Tarkista lauta
button-load-record = Avaa pöytäkirja
button-play-now = Pelaa nyt
button-start = Avaa pöytä
game-aqua-romana = Aqua Romana
game-aqua-romana-facts = 2–4 pelaajaa · 45 minuuttia
game-aqua-romana-sentence = Johda vesi kaupungin läpi. Pidempi akvedukti pääsee korkeammalle korokkeelle, mutta naapurin laatta voi katkaista sen.
game-aquaedukt = Aquädukt
game-aquaedukt-facts = 2–4 pelaajaa · 60 minuuttia
game-aquaedukt-sentence = Rakenna taloja sinne, minne noppa sinut lähettää, ja johda niille vettä. Kun alue täyttyy, talot ilman vettä menetetään.
game-palatinus = Palatinus
game-palatinus-facts = 2–5 pelaajaa · 45 minuuttia
game-palatinus-sentence = Valtaa Rooman seitsemän kukkulaa kauppiailla, viljelijöillä ja sotilailla, joista osa on suden merkin alla.
option-hill-backs = Kukkuloiden kääntöpuolet
option-hill-backs-sentence = Lopussa kukkuloista paljastuu kivennäisvettä tai pilaantunutta vettä, mikä muuttaa viereisten talojen arvoa.
option-off = ei käytössä
option-on = käytössä
option-open-tokens = Avoimet nappulat
option-open-tokens-sentence = Mitään ei salata: kaikki näkevät, mitä susien alla on. Sopii opetteluun.
option-players-place-hills = Pelaajat asettavat kukkulat
option-players-place-hills-sentence = Pelaajat asettavat kukkulat vuorotellen, ei sattuma.
option-same-owner = Sama pelaaja vangitsee kahdesti
option-same-owner-each = lasketaan kahdesti
option-same-owner-once = lasketaan kerran
option-same-owner-sentence = Saako pelaaja kahdesti pisteen, kun hänen kaksi sotilastaan vangitsee saman asukkaan.
option-spring-and-canal = Lähteen lisäksi kanava
option-spring-and-canal-sentence = Joka avaa lähteen, saa laskea samalla vuorolla yhden kanavan.
option-voluntary-close-needs-tile = Sulje vain laatan laskettuasi
option-voluntary-close-needs-tile-sentence = Oman akveduktin saa sulkea vain vuorolla, jolla sen omistaja laski laatan.
record-file = Pöytäkirjatiedosto
seat-kind-bot = Botti: { $name }
seat-kind-link = Joku linkin kautta
seat-kind-me = Minä
seat-kind-person = Joku tämän näytön ääressä
seat-kind-sentence = Saman näytön ääressä pelataan vuorotellen: sivu kertoo, kenen vuoro on. Linkkipaikka on vapaa, kunnes joku avaa sen linkin.
start-against = vastassa { $name }
start-begins = Kuka aloittaa
start-board = Lauta
start-bots = Millaisia botit ovat
start-compiling = Tämä on ensimmäinen käynnistys tällä koneella: säännöt käännetään koneelle sopiviksi, mihin menee noin minuutti. Sillä välin aloitettu peli avautuu heti, kun säännöt ovat valmiit.
start-game = Peli
start-lead = Ei tunnuksia: aloita botteja vastaan tai lähetä ystäville linkki.
start-learn = Opi viidessä minuutissa
start-new-table = Uusi pöytä
start-players = Pelaajia
start-record = Katso pöytäkirja
start-record-sentence = Valitse pöytäkirjatiedosto ja selaa peliä askel askeleelta.
start-rules = Säännöt numeroituina
start-seat = Paikka { $number }
start-seat-name = Paikan { $number } nimi
start-seats = Kuka istuu missä
start-title = Roomalaisia pelejä pöydässäsi
tables-alone = ei vielä muita
tables-heading = Pöytäsi
tables-mine = sinun vuorosi
tables-none = Ei vielä pöytiä. Pelaa nyt avaa pöydän botteja vastaan; voit lopettaa milloin tahansa.
tables-over = päättynyt
tables-replay = pöytäkirja
tables-stopped = lopetettu
tables-waiting = vuorossa { $name }
tables-with = mukana { $names }

## Names and lists

colour-blue = sininen
colour-green = vihreä
colour-purple = purppurainen
colour-red = punainen
colour-yellow = keltainen
date =
    { $day }. { $month ->
        [m1] tammikuuta
        [m2] helmikuuta
        [m3] maaliskuuta
        [m4] huhtikuuta
        [m5] toukokuuta
        [m6] kesäkuuta
        [m7] heinäkuuta
        [m8] elokuuta
        [m9] syyskuuta
        [m10] lokakuuta
        [m11] marraskuuta
       *[m12] joulukuuta
    } { $year }
list-and = { $first } ja { $last }
name-0 = Livia
name-1 = Marcus
name-2 = Cornelia
name-3 = Sextus
name-4 = Drusilla
name-you = { $name } (sinä)
you = sinä

## Seats and links

bots-free-sentence = Vapauttamasi paikka odottaa, että joku avaa sen linkin.
bots-heading = Bottien paikat
bots-pace = Bottien tahti
bots-sentence = Kun otat paikan takaisin, jatkat siinä peliä heti tällä selaimella.
button-copy-link = Kopioi linkki
button-fill-bot = Anna paikka
button-leave-seat = Jätä paikka: { $name }
button-renew-link = Tee uusi linkki: { $name }
button-seat-back = Ota takaisin paikka: { $name }
button-seat-free = Vapauta paikka: { $name }
button-sit = Istu pöytään
button-sit-again = Istu takaisin tähän
button-watch = Katsele vain
fill-heading = Tai anna vapaa paikka botille
fill-sentence = Botti jatkaa peliä tästä. Paikan voi ottaa siltä takaisin milloin tahansa, ja paikan linkki pysyy voimassa.
invite-heading = Kutsu peliin
invite-here = Istu itse paikalle:
invite-local = Lähetä linkki sille, joka istuu paikalle. Tämä linkki toimii vain tällä koneella: ystäviä varten käynnistä palvelin komennolla make play LAN=1 (tai frontinus serve --lan) ja avaa osoite, jonka se silloin kertoo.
invite-sentence = Lähetä linkki sille, joka istuu paikalle: sen avaaminen riittää.
leave-sentence = Jättämäsi paikka on vapaa: voit istua siihen uudelleen, joku muu pääsee siihen linkillä, tai botti jatkaa peliä.
link-copied = Kopioitu
links-heading = Jaettavat linkit
links-sentence = Uusi linkki korvaa vanhan, joka ei sen jälkeen enää toimi.
log-bot-named = Botti { $name } sai pelaajan { $former } paikan
log-bot-relieved = { $name } istui pöytään botin tilalle
log-bot-seated = Botti sai paikan: { $name }
log-left = { $name } lähti paikalta
log-link-renewed = Paikan linkki on vaihdettu: { $name }
log-renamed = Pelaajan { $former } nimi on nyt { $name }
log-sat-down = { $name } istui pöytään
log-seat-freed = Paikka on taas vapaa: { $name }
log-taken-over = { $name } istui pöytään pelaajan { $former } tilalle
seat-conceded = luovutti
seat-free = vapaa
seat-link = Paikan linkki: { $name }
seat-you = sinä
seats-free-title =
    { $count ->
        [one] { $count } paikka on vapaana
       *[other] { $count } paikkaa on vapaana
    }
seats-heading = Paikat
sit-bot = Paikalla pelaa nyt botti. Kun istut pöytään, jatkat pelin siitä, missä se on.
sit-name = Nimi tässä pöydässä
sit-sentence = Tämä linkki vie paikalle pelin { $game } pöydässä. Istu pöytään, niin pelaat siinä tällä selaimella.
sit-taken = Tässä istuu jo joku. Jos se olit sinä toisella laitteella, istu uudelleen; toinen selain jää katselemaan.
sit-title = Istu paikalle: { $name }
spectator = Katselet.
spectator-link = Linkki katselijalle
taken-over-link = Jos et tehnyt sitä itse, ota paikka takaisin ja tee uusi linkki kohdassa ”Jaettavat linkit”.
taken-over-sentence = Paikan linkki avattiin siellä, ja { $name } jatkaa peliä siellä; täällä vain katselet.
taken-over-title = Paikkasi on siirtynyt toiseen selaimeen.

## Table

board-label = Lauta
button-agree-stop = Suostu lopettamaan
button-concede = Luovuta
button-concede-sure = Kyllä, luovuta
button-offer-stop = Ehdota lopettamista
# hidden tokens, and the next to act sits at the same screen
button-pass-screen = Minä olen { $name }
button-set = Aseta
button-show-changes = Näytä, mitä tapahtui
button-try-now = Yritä nyt
button-type = Pelaa
button-unchoose = Valitse uudelleen
button-undo = Peru siirto
button-undo-here = Peru tähän asti
button-withdraw-stop = Peru ehdotus
chance-commitment = Lukittu ennen ensimmäistä tointa
chance-commitment-sentence = Tämä on SHA-256 salaisesta siemenluvusta, josta jokainen tulos seuraa. Pelin päätyttyä luku näytetään, ja kuka tahansa voi tarkistaa, ettei mitään valittu jälkikäteen.
chance-heading = Nopat ja arvonnat
chance-how = Tulos numero N on tekstin ”SIEMEN N” SHA-256 lukuna, modulo mahdollisten tulosten painojen summa, laskettuna toimien tekstien järjestyksessä.
chance-none = Vielä ei ole arvottu mitään.
chance-seed = Siemenluku, nyt kun peli on päättynyt
chance-tally = Kuinka usein mikin tuli
choices-heading = Vaihtoehdot
concede-sentence = Kahden paikan pelissä tämä päättää pelin. Useamman paikan pelissä botti pelaa puolestasi loppuun.
connection-lost-sentence = Viimeisin siirtosi on tallessa. Uusi yritys { $seconds } s kuluttua.
connection-lost-title = Yhteys katkesi
# the last part of what a screen reader says
event-your-turn = On sinun vuorosi
log-conceded =
    { $you ->
        [yes] Luovutit
       *[no] { $name } luovutti
    }
log-empty = Vielä ei ole tapahtunut mitään.
log-heading = Tapahtumat
log-no-choice = { $line } (ei vaihtoehtoja)
log-over = Peli on päättynyt
log-stop-offered =
    { $you ->
        [yes] Ehdotit
       *[no] { $name } ehdotti
    } lopettamista
log-stop-withdrawn =
    { $you ->
        [yes] Halusit
       *[no] { $name } halusi
    } jatkaa
log-undo =
    { $you ->
        [yes] Peruit
       *[no] { $name } perui
    } { $count ->
        [one] { $count } toimen
       *[other] { $count } tointa
    }
log-whole = Näytä kaikki tapahtumat
not-sent = Vastausta ei tullut. Jos se pelattiin silti, lauta näyttää sen, kun yhteys palaa.
pass-screen-sentence = Se, minkä vain { $name } saa nähdä, on piilossa siihen asti.
pass-screen-title = Anna näyttö pelaajalle { $name }
prompt-label = Mitä on tehtävä
refused-title = Ei käy.
sending = Lähetetään
stop-heading = Poistuminen tai lopettaminen
stop-waiting = Peli loppuu, kun kaikki suostuvat. Suostumus puuttuu: { $names }.
stopped-agreed-sentence = Kaikki suostuivat. Voittajaa ei ole.
stopped-agreed-title = Peli on lopetettu
stopped-conceded-sentence =
    { $you ->
        [yes] Luovutit
       *[no] { $name } luovutti
    }, joten peli päättyy tähän ilman pisteitä.
stopped-won-title =
    { $you ->
        [yes] Voitat
       *[no] { $name } voittaa
    }
target-free = { $place }: vapaa
# what stands or lies on a place
target-holds = { $place }: { $things }
thinking-title = { $name } miettii
type-heading = Kirjoita toimi
type-hint = Toimen teksti sellaisena kuin tapahtumat ja säännöt sen kirjoittavat.
undo-refused = Tätä ei voi enää perua: joku muu on jo toiminut.
waiting-free-sentence = Paikalla ei istu vielä kukaan. Paikan linkki on pöydän avaajalla.
waiting-invite-sentence = Paikalla ei istu vielä kukaan. Istu siihen itse, lähetä jollekulle paikan linkki tai anna paikka botille.
waiting-title = Odotetaan pelaajaa { $name }

## End

button-all-steps = Näytä kaikki
button-download-record = Tallenna pöytäkirja
# goes on showing the scoring step by step
button-go-on = Jatka
button-next-step = Seuraava vaihe
button-rematch = Pelaa uudelleen
button-report = Ilmoita ongelmasta
button-show-scoring = Näytä pisteenlasku
over-title-one =
    { $you ->
        [yes] Voitat
       *[no] { $name } voittaa
    } { $points } pisteellä
over-title-shared = { $names } jakavat voiton { $points } pisteellä
rematch-ready = Seuraava pöytä on valmis.
rematch-sentence = Samat pelaajat uudessa pöydässä, kukin yhden paikan eteenpäin.
scoring-heading = Loppupisteet

## Replay

button-first = Alkuun
button-last = Loppuun
button-next = Eteenpäin
button-previous = Takaisin
button-to-now = Takaisin peliin
replay-heading = Pöytäkirja
replay-position = { $number }/{ $count }
replay-start = Ennen ensimmäistä tointa

## Settings

settings-confirm = Vahvista ennen pelaamista
settings-contrast = Kontrasti
settings-contrast-more = Suurempi
settings-contrast-system = Kuten järjestelmä
settings-heading = Asetukset
settings-motion = Liike
settings-motion-fast = Nopea
settings-motion-off = Pois
settings-motion-on = Päällä
settings-motion-slow = Hidas
settings-motion-system = Kuten järjestelmä
settings-pace = Muiden siirtojen näyttö
settings-pace-fast = Nopea
settings-pace-normal = Tavallinen
settings-pace-off = Heti
settings-pace-slow = Hidas
settings-sentence = Säilyvät tässä selaimessa.
settings-size = Koko
settings-size-large = Suuri
settings-size-larger = Suurempi
settings-size-normal = Tavallinen
settings-sound = Ääni
settings-theme = Vaalea vai tumma
settings-theme-dark = Tumma
settings-theme-light = Vaalea
settings-theme-system = Kuten järjestelmä
settings-thinking = Seuraa bottien ajattelua

## Keyboard help

keys-arrows = Liiku laudalla
keys-arrows-name = Nuolinäppäimet
keys-back = Sulje vihjeet tai valitse uudelleen
keys-back-name = Esc
keys-choose = Valitse kohdistettu kohde
keys-choose-name = Enter tai välilyönti
keys-heading = Näppäimet
keys-next-legal = Siirry seuraavaan valittavaan kohteeseen
keys-row = Siirry rivin alkuun tai loppuun
keys-row-name = Home, End
keys-steps = Selaa päättynyttä peliä
keys-turn = Käännä laattaa
position-heading = Asema sanoin

## Errors

error-back = Takaisin alkusivulle
error-board-not-json = Tiedosto ei ole JSON-tekstiä.
error-database = Pyyntöäsi ei voitu lukea tietokannasta eikä tallentaa. Mikään ei muuttunut; palvelimen ylläpitäjä löytää syyn sen viesteistä.
error-database-title = Tietokantaa ei voi käyttää
error-forbidden = Tämä selain ei istu vuorossa olevalla paikalla. Istu pöytään avaamalla paikan linkki.
error-forbidden-title = Paikka ei ole sinun
error-form-option = Valinta { $option } on tuntematon tai sen arvoa ei ole.
error-form-players = Pelaajamäärä ei sovi tähän peliin.
error-form-seat = Valitse, kuka istuu paikalla { $number }.
error-full = Tätä pöytää katsoo liian moni. Yritä myöhemmin uudelleen.
error-full-title = Liian monta
error-link = Tämä linkki ei johda millekään paikalle. Se on ehkä vaihdettu: pyydä pöydästä uusi.
error-link-title = Tämä linkki ei ole enää voimassa
error-malformed = Pyynnön muoto on väärä. Mikään ei muuttunut.
error-malformed-title = Pyyntöä ei ymmärretty
error-method = Tämä osoite ei ota vastaan tällaista pyyntöä. Mikään ei muuttunut.
error-method-title = Tämä ei toimi täällä
error-not-found = Tällä osoitteella ei ole sivua. Osoite on ehkä kirjoitettu väärin tai pöytää ei enää ole.
error-not-found-title = Täällä ei ole mitään
error-not-over = Peli on vielä kesken.
error-origin = Vain tämän sivuston sivut voivat toimia sen pöydissä. Mikään ei muuttunut.
error-origin-title = Pyyntö tuli toiselta sivustolta
error-over = Peli on päättynyt.
error-record-action = Rivi { $line }, toimi { $index }, ”{ $action }”: { $sentence } { $rule }
error-record-board = Rivi { $line }, lauta: { $sentence } { $rule }
error-record-empty = Tiedostossa ei ole pöytäkirjaa.
error-record-file = Tiedostoa ei voi lukea.
error-record-form = Rivi { $line }: avain ”{ $key }” puuttuu tai on väärää muotoa.
error-record-format = Rivi { $line }: tätä pöytäkirjan muodon versiota ei tunneta täällä.
error-record-game = Rivi { $line }: sellaista peliä ei täällä ole.
error-record-json = Rivi { $line } ei ole yhden olion JSON-tekstiä.
error-record-options = Rivi { $line }, valinnat tai pelaajien määrä: { $sentence } { $rule }
error-record-result = Rivi { $line }: tulos ei seuraa toimista.
error-record-stopped = Rivi { $line }: kohdan ”stopped” tieto on väärää muotoa tai ristiriidassa muun kanssa.
error-record-text = Rivi { $line }: toimi { $index } ei ole tekstiä.
error-record-view = Rivi { $line } on yhden paikan näkymä, ei pöytäkirja. Sitä ei voi pelata läpi.
error-seat-conceded = Tältä paikalta on luovutettu, ja botti pelaa siinä loppuun.
error-seat-taken = Paikalla istuu jo joku.
error-server = Vika on tällä puolella. Pöytä on ennallaan; lataa sivu uudelleen.
error-server-title = Täällä meni jotain rikki
error-stale = Jotain tapahtui, ennen kuin toimesi tuli perille. Sitä ei pelattu; katso ja valitse uudelleen.
error-stale-title = Pöydässä on jo tapahtunut muuta
error-tabs = Tämä pöytä on auki liian monessa selaimesi välilehdessä. Sulje niistä osa.
error-tabs-title = Liian monta välilehteä
error-too-large = Pyyntö on liian suuri: enintään { $limit } kt hyväksytään.
error-too-large-title = Liian suuri

## Hints

button-hint = Vihje
button-hint-close = Sulje vihjeet
hint-alone = botti ei löydä muuta, mitä kannattaisi katsoa tarkemmin
hint-behind = lupaa vähemmän kuin ensimmäinen
hint-even = yhtä hyvä kuin ensimmäinen, sikäli kuin botti näkee
hint-even-all = muut ovat yhtä hyviä, sikäli kuin botti näkee
hint-even-before = yhtä hyvä kuin edellinen, sikäli kuin botti näkee
hint-expected = lopussa { $points } p., voiton mahdollisuus { $chance } %
hint-heading = Parasta, mitä botti löytää
hint-line = jatko päättyy sinulle parhaiten
hint-order = Paras ensin; suunnilleen yhtä hyvistä se, jolle on peruste. Pienet erot luvuissa eivät merkitse mitään.
hint-riskier = enemmän pisteitä kuin ensimmäinen, mutta pienempi voiton mahdollisuus
hint-rival = mutta { $name } saa sitten lopussa { $points } p. enemmän
hint-unsure = lupaa enemmän, mutta botti on tutkinut sitä vähemmän eikä ole yhtä varma

## Rules and learning

learn-title = Näin pelataan: { $game }
rules-contents = Sisällys
rules-sentence = Säännöt ovat englanniksi, mutta jokaisesta on ensin rivi suomeksi. Englanninkielinen teksti ratkaisee.
rules-title = { $game }: säännöt numeroituina

## Watching programs think

thinking-blind = { $name } katsoo enintään yhden siirron eteenpäin: seurattavaa ajattelua ei ole.
thinking-chosen = pelattu
thinking-errs = Tämä taso ei aina pelaa sitä, minkä se havaitsee parhaaksi.
thinking-line = Sitten se odottaa
thinking-looks = Eniten se tutkii näitä
thinking-none = Tähän tulee, mitä botti ajattelee seuraavalla vuorollaan.
thinking-other = Sen sijaan pelattiin: { $action }
thinking-secret = Tässä pöydässä pelaajilla voi olla jotakin piilossa. Botin ajattelu voisi paljastaa sen, joten sitä ei näytetä.
thinking-share = { $share } %
