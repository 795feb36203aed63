### Sentences of Aquädukt.


## Pieces

back-foul = pilaantunut vesi
back-mineral = kivennäisvesi
# the houses of one tile
houses =
    { $count ->
        [one] { $count } talo
       *[other] { $count } taloa
    }
# $houses: houses; $you: the tile is the reader's
tile-of =
    { $houses } ruudussa { $space } ({ $you ->
        [yes] sinä
       *[no] { $name }
    })

## Prompt

prompt-again =
    { $count ->
        [one] Olet heittänyt kerran.
       *[other] Olet heittänyt kahdesti.
    } Vuorolla saa heittää enintään kolmesti ja rakentaa joka heitolla yhden laatan.
prompt-again-other = { $name } saa heittää uudelleen.
prompt-again-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } heitä uudelleen tai lopeta
prompt-backs = Kivennäisveden vieressä laatta, joka saa vettä kahdesta kanavasta, tuo 2 pistettä lisää. Pilaantuneen veden vieressä laatta, joka saa vettä vain yhdestä kanavasta, ei tuo mitään.
prompt-backs-title = Kukkulat käännetään
prompt-die = Noppa kertoo, mille alueelle saa rakentaa.
prompt-die-title =
    { $you ->
        [yes] Heität noppaa
       *[no] { $name } heittää noppaa
    }
prompt-hills =
    Valitse kukkulalle valaistu ruutu. Kukkulalle ei voi rakentaa. Asettamatta on { $count ->
        [one] { $count } kukkula
       *[other] { $count } kukkulaa
    }.
prompt-hills-drawn = Ne asetetaan vapaisiin ruutuihin, kaikki yhtä todennäköisesti. Kukkulalle ei voi rakentaa.
prompt-hills-drawn-title = Kukkulat arvotaan
prompt-hills-other = { $name } asettaa kukkulan.
prompt-hills-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } aseta kukkula
# $number: which roll of the turn
prompt-house = Rakenna yksi laatta valaistuun ruutuun alueella { $area } tai luovu siitä, jolloin vuorosi päättyy. Tämä on heitto { $number }/3.
prompt-house-other = { $name } heitti { $area } ja saa rakentaa sinne laatan.
prompt-house-title =
    { $you ->
        [yes] Heitit
       *[no] { $name } heitti
    } { $area }
prompt-over-aquaedukt = Laatat ilman vettä ovat poistuneet. Talot, joilla on vettä, on laskettu.
prompt-stick = Saat laskea vielä yhden kanavan johonkin valaistuun väliin tai päättää vuorosi.
prompt-stick-other = { $name } saa laskea vielä yhden kanavan.
prompt-stick-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } vielä yksi kanava tai lopeta
prompt-turn = Rakenna taloja nopan osoittamalle alueelle, avaa yksi lähde tai laske yksi tai kaksi kanavaa.
prompt-turn-last = Kaikki kanavat on laskettu, joten tämä on viimeinen vuorosi. Rakenna taloja tai avaa lähde.
prompt-turn-other = { $name } rakentaa taloja, avaa lähteen tai laskee kanavia.
prompt-turn-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } valitse yksi kolmesta

## Previews

preview-area-full = Alue { $area } on sitten lopullisesti täynnä
preview-double = Kaksoiskanava: vesi ulottuu kahteen ruutuun kummallakin puolella
# $name: who gets points; $spaces: where the houses lie
preview-gain = { $name } +{ $points }: { $spaces }
preview-house-dry = Siellä ei ole vielä vettä: ei tuo vielä pisteitä
preview-house-water = Siellä on vettä: tuo heti { $points } p.
preview-last-canal = Viimeinen kanava: tämä kierros on sitten viimeinen
# $tiles: a list of tile-of
preview-lost = Täyttää alueen { $area }. Heti menetetään: { $tiles }
preview-water = Vettä ruutuihin { $spaces }
preview-water-none = Mikään uusi ruutu ei saa vettä

## Actions to be done

action-canal = Laske kanava väliin { $edge }
action-canal-double = Laske kaksoiskanava väliin { $edge }
action-house = Rakenna ruutuun { $space }: { $houses }
action-pass = Jätä vuoro väliin
action-roll-again = Heitä uudelleen
action-stop-again = Päätä vuoro heittämättä uudelleen
action-stop-house = Älä rakenna, vaan päätä vuoro
action-stop-stick = Päätä vuoro ilman toista kanavaa

## Hints

hint-canals-left =
    sitten on jäljellä enää { $count ->
        [one] { $count } kanava
       *[other] { $count } kanavaa
    }: loppu on lähellä, ja johdat { $points } pisteellä
# speaks against an action
hint-canals-left-behind =
    mutta sitten on jäljellä enää { $count ->
        [one] { $count } kanava
       *[other] { $count } kanavaa
    }, ja olet { $points } p. jäljessä
hint-clears = täyttää alueen { $area }: muut menettävät kuivia laattoja, arvo yhteensä { $points }
hint-clears-own = mutta menetät kuivia laattoja alueella { $area }, arvo yhteensä { $points }
hint-decline =
    säästää { $count ->
        [one] laattasi
       *[other] { $count } laattaasi
    } parempaan paikkaan
hint-decline-full = laatta täyttäisi alueen { $area } ja menetettäisiin
hint-dry-far = vaarantaa vain { $points } p. paikassa, jonka lähellä ei ole kanavaa
hint-dry-high = niin kauan kuin sinulla on laattoja, joiden arvo on { $lowest }, arvon { $points } laatta on laskettava kuivalle, ja vesi tulee myöhemmin
# speaks against an action
hint-dry-lost = mutta kanavaa ei ole lähellä, ja alue { $area } on melkein täynnä
hint-dry-near =
    vielä kuivaa, mutta { $count ->
        [one] { $count } kanava toisi
       *[other] { $count } kanavaa toisi
    } veden: +{ $points }
hint-dry-waits =
    alueelle { $area } jää { $free } { $free ->
        [one] vapaa ruutu
       *[other] vapaata ruutua
    }, joten laatta ehtii odottaa kanavaa
hint-full = täyttää alueen { $area } lopullisesti, eikä mitään menetetä
hint-goes = mutta laatta menetetään heti: alue { $area } on sen jälkeen täynnä
hint-hill =
    jättää alueelle { $area } { $free } { $free ->
        [one] vapaan ruudun
       *[other] vapaata ruutua
    }
hint-lowest = yksi vähemmän arvoa { $points }: vasta kun ne loppuvat, suuremmat käyvät veden äärelle (jäljellä { $count })
hint-lowest-gone = viimeinen laattasi, jonka arvo on { $points }: sitten veden äärelle käyvät ne, joiden arvo on { $higher }
hint-on-water = siellä on vettä: tuo heti { $points } p.
hint-presses = alueelle { $area } jää yksi vapaa ruutu, ja muilla on siellä kuivia laattoja, arvo yhteensä { $points }
hint-reach =
    yhden vuoron kanavat voivat sitten ulottua { $count ->
        [one] laattaasi
       *[other] laattoihisi
    } { $tiles }
hint-reach-other = mutta yhden vuoron kanavat voivat sitten ulottua laattoihin { $tiles } ({ $name })
hint-risks = mutta alueelle { $area } jää yksi vapaa ruutu, ja sinulla on siellä kuivia laattoja, arvo yhteensä { $points }
hint-roll-again = ei maksa mitään: saat luopua siitä, mitä noppa tuo
hint-roll-fills =
    voisit täyttää { $count ->
        [one] alueen
       *[other] alueita
    } { $areas }, ja muut menettäisivät kuivissa laatoissa enemmän kuin sinä
hint-roll-first = yksikään laattasi ei ole vielä laudalla
hint-roll-near = silmäluvuista { $all } tuo vapaan ruudun veden äärelle tai yhden vuoron päähän siitä { $count }
hint-roll-none-dry = mikään laatoistasi ei odota vettä
hint-roll-unreached = yhden vuoron kanavat eivät ulotu kuiviin laattoihisi
hint-roll-wet = silmäluvuista { $all } tuo vapaan ruudun veden äärelle { $count }
hint-rolls-on = sen jälkeen saat heittää uudelleen
hint-spares = säästää laattasi, jonka arvo on { $points }, parempaan paikkaan
hint-spring-empty = lähellä ei ole laattoja, ja lähteitä jää { $count }
hint-stop = millään vapaalla ruudulla ei ole vettä
hint-stop-saves =
    säästää myöhemmäksi { $count ->
        [one] viimeisen kanavan
       *[other] { $count } kanavaa
    }
hint-stop-stick = mikään seuraava kanava ei toisi vettä laatallesi
hint-together =
    { $count ->
        [one] laattasi
       *[other] laattojesi
    } { $tiles } vieressä: kanava välissä tuo vettä molemmille puolille
hint-together-other = mutta laattojen { $tiles } ({ $name }) vieressä: kanava välissä auttaa molempia
hint-turns-away =
    vie veden kauemmas { $count ->
        [one] laatasta
       *[other] laatoista
    } { $tiles } ({ $name })
hint-waters =
    tuo vettä { $count ->
        [one] laatallesi
       *[other] laatoillesi
    } { $tiles }: +{ $points }
hint-waters-alone =
    tuo vettä vain sinun { $count ->
        [one] laatallesi
       *[other] laatoillesi
    } { $tiles }: +{ $points }
hint-waters-free = vettä vapaille ruuduille: { $spaces }
hint-waters-other = mutta vettä saa { $name }, { $tiles }: +{ $points }

## Log

# the player decides to roll; the number comes after it
event-roll =
    { $you ->
        [yes] Heität noppaa
       *[no] { $name } heittää noppaa
    }
event-stop =
    { $you ->
        [yes] Päätät
       *[no] { $name } päättää
    } vuoron
# $back: back-…
log-back = Kukkula { $space }: { $back }
log-back-none = mikään ei muutu
log-canal =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } kanavan väliin { $edge }
log-canal-double =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } kaksoiskanavan väliin { $edge }
log-decline =
    { $you ->
        [yes] Et rakentanut
       *[no] { $name } ei rakentanut
    } mitään
log-die =
    { $you ->
        [yes] Heitit
       *[no] { $name } heitti
    } { $number }
log-die-full = Noppa näyttää { $number }: alue on täynnä, joten heitetään uudelleen
# a part of a line
log-full = alue { $area } on lopullisesti täynnä
# a part of a line; $points has its sign
log-gain =
    { $you ->
        [yes] sinä
       *[no] { $name }
    } { $points }
log-hill =
    { $you ->
        [yes] Asetit
       *[no] { $name } asetti
    } kukkulan ruutuun { $space }
log-hill-drawn = Kukkula on ruudussa { $space }
# $houses: houses
log-house =
    { $you ->
        [yes] Rakensit
       *[no] { $name } rakensi
    } ruutuun { $space }: { $houses }
log-last-canal = Viimeinen kanava on laskettu: tämä kierros on viimeinen
# a part of a line; $tiles: a list of tile-of
log-lost = menetetty: { $tiles }
log-pass =
    { $you ->
        [yes] Et voi tehdä mitään ja jätät
       *[no] { $name } ei voi tehdä mitään ja jättää
    } vuoron väliin
log-spring =
    { $you ->
        [yes] Avasit
       *[no] { $name } avasi
    } lähteen risteykseen { $point }
# a part of a line
log-water = vettä ruutuihin { $spaces }
# a part of a line: the tile just built has water
log-with-water = vettä on

## End

over-title-tiles =
    { $you ->
        [yes] Voitat
       *[no] { $name } voittaa
    } { $points } pisteellä, koska vettä saavia laattoja on enemmän

## Position in words

# $tiles: a list of position-tile-…
position-board = Laudalla: { $tiles }.
# $hills: spaces, with what is on their backs once it is known
position-hills = Kukkulat: { $hills }.
# $points: a list of position-point-…
position-line = Lähteestä { $spring }: { $points }.
position-lost = Menetetty: { $tiles }.
position-point-double = kaksoiskanava risteykseen { $point }
position-point-single = kanava risteykseen { $point }
position-points =
    { $name }: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
position-springs = Lähteet: { $springs }.
position-springs-none = Yhtään lähdettä ei ole avattu.
position-sticks = Kanavia jäljellä: { $sticks }. Lähteitä jäljellä: { $springs }.
# $tiles: a list of position-stock-tiles
position-stock = Varastossa: { $tiles }.
position-stock-none = Laattoja ei ole jäljellä.
# $houses: houses; how many such tiles there are
position-stock-tiles = { $houses }: { $count }
position-tile-dry = { $space } { $houses } (kuiva)
position-tile-wet = { $space } { $houses } (saa vettä)
position-water = Ruudut, joissa on vettä: { $spaces }.
target-canal-double = kaksoiskanava
target-canal-single = kanava
target-hill = kukkula
# $back: back-…
target-hill-back = kukkula, { $back }
target-houses = { $houses }, { $name }
target-point-canal = kanava kulkee
target-point-head = kanavan pää
target-space = { $place }, alue { $area }: { $things }
target-space-free = vapaa
target-spring = lähde
target-water =
    vettä { $count ->
        [one] { $count } kanavasta
       *[other] { $count } kanavasta
    }
target-water-none = ilman vettä

## Refusals

refusal-AQ-1-1 = Ruutua { $space } ei ole: laudalta puuttuvat neljä kulmaa.
refusal-AQ-1-2 = Risteystä { $point } ei ole.
refusal-AQ-1-3 = Väliä { $edge } ei ole.
refusal-AQ-2-4 = Ruudussa { $space } on jo kukkula.
refusal-AQ-3-2 = Sinulla ei ole enää laattoja, joten et voi rakentaa.
refusal-AQ-3-4 = Voit vielä tehdä jotain, joten et saa jättää vuoroa väliin.
refusal-AQ-4-5-area = { $space } on alueella { $area }, mutta heitit { $rolled }.
refusal-AQ-4-5-hill = Ruudussa { $space } on kukkula. Siihen ei voi rakentaa.
refusal-AQ-4-5-house = Ruudussa { $space } on jo taloja.
# $houses: houses
refusal-AQ-4-6 = Sinulla ei ole enää tällaista laattaa: { $houses }.
refusal-AQ-4-7 = Ruudussa { $space } on vettä. Siihen käy vain pienin laattasi, ja se on { $houses }.
refusal-AQ-6-1 = Kaikki viisi lähdettä on avattu.
refusal-AQ-6-2-canal = Risteyksen { $point } kautta kulkee kanava.
refusal-AQ-6-2-spring = Risteyksessä { $point } on jo lähde.
refusal-AQ-6-3 =
    Risteyksestä { $point } on vain { $count ->
        [one] { $count } askel
       *[other] { $count } askelta
    } lähteelle { $spring }. Askelia pitää olla vähintään 5.
refusal-AQ-7-1 = Kaikki 36 kanavaa on laskettu.
refusal-AQ-7-1-double = Välissä { $edge } on jo kaksoiskanava.
refusal-AQ-7-4 = Kanava alkaa lähteestä tai jatkaa kanavan päästä. Välin { $edge } päissä ei ole kumpaakaan.
refusal-AQ-7-5 = Siitä tulisi haara. Kanavat eivät haaraudu.
refusal-AQ-7-6 = Lähteestä { $spring } lähtee jo kanava kahteen suuntaan.
refusal-AQ-7-7 = Se yhdistäisi kaksi kanavaa, sulkisi silmukan tai osuisi lähteeseen.
refusal-AQ-7-8 = Edellinen kanava lähteen suunnassa ei ole vielä kaksoiskanava.
refusal-AQ-9-6 = Peli on päättynyt.
refusal-AQ-10-2 =
    Ruudusta { $space } on vain { $count ->
        [one] { $count } askel
       *[other] { $count } askelta
    } kukkulalle { $hill }. Kukkuloiden välillä pitää olla vähintään 3.
refusal-AQ-12-1 = Tämä ei ole toimi. Toimi on esimerkiksi ”house 2 f3”.
refusal-AQ-12-2 = Se kuuluu vuoron toiseen vaiheeseen.

## Choices

hand-any = Ruudussa { $space } ei ole vettä: siihen käy mikä tahansa laatta.
hand-heading = Mikä laatta
hand-lowest = Ruudussa { $space } on vettä: siihen käy vain pienin laattasi, arvo { $value }.
hand-none = ei enää jäljellä
hand-not-lowest = ei pienin laattasi
kind-canal = Laske kanavia
kind-canal-none = Kaikki 36 kanavaa on laskettu.
kind-canal-nowhere = Mikään kanava ei voi alkaa eikä jatkua.
kind-canal-sentence = Yksi tai kaksi, lähteestä tai kanavan päästä.
kind-heading = Mitä teet?
kind-roll = Rakenna taloja
kind-roll-none = Sinulla ei ole enää laattoja.
kind-roll-sentence = Noppa kertoo alueen; enintään kolmesti.
kind-spring = Avaa lähde
kind-spring-none = Kaikki viisi lähdettä on avattu.
kind-spring-nowhere = Jokaisesta vapaasta risteyksestä on alle 5 askelta lähteelle.
kind-spring-sentence = Vapaaseen risteykseen, vähintään 5 askelta muista lähteistä.
prompt-pick-canal = Valaistuihin väleihin voi laskea kanavan. Valitse yksi, niin näet, mikä saa vettä.
prompt-pick-spring = Valaistuihin risteyksiin voi avata lähteen. Valitse yksi.
warning-full = Alueen { $area } viimeinen vapaa ruutu
warning-lost = Jos rakennat tähän, nämä laatat ilman vettä menetetään heti: { $tiles }
warning-stays = Mitään ei menetetä: kaikilla alueen laatoilla on vettä.

## Panels

account-dry =
    { $count ->
        [one] { $count } laatta
       *[other] { $count } laattaa
    } ilman vettä
# $points has its sign
account-hills = kukkulat { $points }
account-sentence-water = Laatat ilman vettä poistuvat laudalta. Jokainen vettä saava talo on pisteen arvoinen.
account-tied = Tasapisteet: vettä saavien laattojen määrä ratkaisee.
last-round = Viimeinen kierros
last-round-sentence = Kaikki kanavat on laskettu. Peli päättyy, kun jokaisella on ollut vuoronsa.
# $houses: houses
seat-stock = { $houses }: jäljellä { $count }
seat-water = saa vettä
tally-label = Kuinka usein noppa näytti kunkin numeron: { $counts }
tray-label = Jäljellä
tray-springs =
    { $count ->
        [one] { $count } lähde
       *[other] { $count } lähdettä
    } jäljellä
tray-sticks =
    { $count ->
        [one] { $count } kanava
       *[other] { $count } kanavaa
    } jäljellä

## Buttons

button-canal = Laske kanava väliin { $edge }
button-double = Laske kaksoiskanava { $edge }
button-hill = Aseta kukkula ruutuun { $space }
button-house = Rakenna { $value } ruutuun { $space }
button-roll = Heitä noppaa
button-roll-again = Heitä uudelleen ({ $number }/3)
button-spring = Avaa lähde risteykseen { $point }
button-stop-again = Tämä riittää
button-stop-house = Luovu
button-stop-stick = Päätä vuoro
