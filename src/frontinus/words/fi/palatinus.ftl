### Sentences of Palatinus.


## Pieces

# $low and $high: the least and the most
range-of = { $low }–{ $high }
terrain-f = pelto
terrain-s = lähde
# a kind of token
token-farmer = viljelijä
token-merchant = kauppias
# somebody places …
token-object-farmer = viljelijän
# somebody places …
token-object-merchant = kauppiaan
# somebody places …
token-object-soldier = sotilaan
# somebody places …
token-object-wolf = suden
token-soldier = sotilas
token-to-place =
    { $kind ->
        [farmer] { token-farmer }
        [merchant] { token-merchant }
        [soldier] { token-soldier }
       *[wolf] { token-wolf }
    }
# $token: token-…; a token whose wolf side is up, but what is under it is known
token-under-wolf = { $token } suden alla
token-wolf = susi
# $token: token-… or tokens-…; in a hand, where it shows its front
token-wolf-backed = { $token } (susi)
# how many of a kind
tokens-farmer =
    { $count ->
        [one] { $count } viljelijä
       *[other] { $count } viljelijää
    }
tokens-merchant =
    { $count ->
        [one] { $count } kauppias
       *[other] { $count } kauppiasta
    }
tokens-soldier =
    { $count ->
        [one] { $count } sotilas
       *[other] { $count } sotilasta
    }
tokens-wolf =
    { $count ->
        [one] { $count } susi
       *[other] { $count } sutta
    }

## Prompt

# the seven tiles are drawn one by one
prompt-draw = Seitsemän laattaa arvotaan yksi kerrallaan. Ensimmäinen on keskellä.
prompt-draw-title = Laatta arvotaan
prompt-laurels = Arvokkain, Palatinus, on keskellä. Muut arvotaan muille kukkuloille.
prompt-laurels-title = Seppeleet asetetaan kukkuloille
prompt-lay = Valitse valaistu kohta ja laatan asento. Laatta koskettaa keskimmäistä laattaa.
prompt-lay-other = { $name } laskee laatan { $tile }.
prompt-lay-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } laske laatta { $tile }
prompt-over-palatinus = Kaikki sudet on käännetty. Kukkulat pisteytettiin järjestyksessä A–G.
prompt-place = Valitse nappula kädestäsi ja tyhjä ruutu.
# $count: soldiers that must come now, one a turn
prompt-place-must =
    { $count ->
        [one] Tämä on sotilaasi viimeinen tilaisuus: hänet on sijoitettava nyt.
       *[other] Tämä on { $count } sotilaasi viimeinen tilaisuus: yksi on sijoitettava nyt, muut seuraavilla vuoroillasi.
    }
prompt-place-other = { $name } sijoittaa nappulan.
prompt-place-other-must = Pelaajan { $name } on sijoitettava sotilas.
prompt-place-title =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } sijoita yksi nappula
prompt-place-title-must =
    { $you ->
        [yes] Sinun vuorosi:
       *[no] { $name }:
    } sijoita sotilas

## Soldiers

# how a seat stands with its soldiers
deadline-closed = liian myöhäistä sotilaille
# $soldiers: tokens-soldier; $count: turns in which one may still be placed
deadline-left =
    { $soldiers }, heille jäljellä { $count ->
        [one] { $count } vuoro
       *[other] { $count } vuoroa
    }
deadline-must = sotilas on sijoitettava nyt
deadline-none = ei enää sotilaita

## The hand

# $points: a number or range; what a token would earn on the chosen place
hand-earns = tuottaa { $points }
hand-heading-tokens = Nappulasi
hand-soldier-due = ensin on sijoitettava sotilas

## Previews

# $name: whose soldier; $places: what he would capture as things stand
preview-captures = Sotilas { $soldier } ({ $name }) vangitsisi: { $places }
preview-captures-perhaps = Sotilas { $soldier } ({ $name }) saattaisi vangita: { $places }
# influence of a seat on a hill: $before and $after are numbers or range
preview-change = Kukkula { $hill }, { $name }: { $before } → { $after }
# $token: token-…; $points: a number or range
preview-earns = { $token } ruudussa { $place }: kukkulalla { $hill } { $points }
preview-fields =
    { $count ->
        [one] pelto { $places } vielä tyhjä
       *[other] pellot { $places } vielä tyhjiä
    }: { $points }
preview-fields-remark = Tyhjä pelto lasketaan vain niin kauan kuin se on tyhjä
preview-hidden = Muut näkevät vain suden
preview-left =
    { $count ->
        [one] silloin vapautunut pelto { $places }
       *[other] silloin vapautuneet pellot { $places }
    }: { $points }
preview-nobody = Hänen vieressään ei ole vielä ketään
preview-own-spring = oma lähde: { $points }
# points of a seat if the board were scored as it lies
preview-points = Pisteet tässä tilanteessa, { $name }: { $before } → { $after }
preview-springs =
    { $count ->
        [one] lähde { $places }
       *[other] lähteet { $places }
    }: { $points }
# $token: token-…, somebody beside a merchant
preview-token = { $token } { $place }: { $points }
preview-withdraws = Sotilas { $soldier } ({ $name }) vetäytyisi

## Actions to be done

action-lay = Laske laatta { $tile } kohtaan { $slot }
action-lay-turned =
    Laske laatta { $tile } kohtaan { $slot }, käännettynä { $count ->
        [one] { $count } askel
       *[other] { $count } askelta
    }
action-token = Sijoita { $token } ruutuun { $place }
action-token-backed = Sijoita { $token } ruutuun { $place } susipuoli ylöspäin

## Hints

hint-captures =
    vangitsisi muilta { $count ->
        [one] { $count } nappulan
       *[other] { $count } nappulaa
    }: { $places }
hint-captures-own =
    mutta vangitsisi omiasikin { $count ->
        [one] { $count } nappulan
       *[other] { $count } nappulaa
    }: { $places }
# speaks against an action
hint-captures-own-perhaps = mutta saattaisi vangita omasi, susista riippuen: { $places }
hint-captures-perhaps = saattaisi vangita muiden nappuloita, susista riippuen: { $places }
hint-early = ennen kukkulan { $hill } pisteytystä hänet voi viedä vain saman kukkulan sotilas
hint-falls = mutta sotilas { $soldier } ({ $name }) vangitsisi hänet
hint-fields = mutta { $points } hänen vaikutuksestaan on pelloista, joiden pitää pysyä tyhjinä
hint-grows = tyhjiä ruutuja hänen vieressään: { $count }; kauppiaat ja viljelijät, jotka tulevat niihin, lisäävät hänen vaikutustaan
hint-hidden = muut näkevät vain suden
hint-hill-ahead = kasvattaa johtoasi kukkulalla { $hill } (seppele { $laurel }): sinä { $own }, { $name } { $other }
hint-hill-ahead-alone = vahvistaa sinua kukkulalla { $hill } (seppele { $laurel }), jolla muilla ei olisi vaikutusta: { $own }
hint-hill-chase = tuo sinut lähemmäs kukkulalla { $hill } (seppele { $laurel }): sinä { $own }, { $name } { $other }
hint-hill-cleared = vahvistaa sinua kukkulalla { $hill } (seppele { $laurel }): { $own }; muilta sotilaat vangitsisivat siellä: { $places }
hint-hill-first = ensimmäinen vaikutus kukkulalla { $hill } (seppele { $laurel }): { $own }
hint-hill-lead = vie johtoon kukkulalla { $hill } (seppele { $laurel }): sinä { $own }, { $name } { $other }
hint-hill-less = mutta vähentää vaikutustasi kukkulalla { $hill } (seppele { $laurel }): { $own }
hint-hill-level = tasoittaa kukkulalla { $hill } (seppele { $laurel }): sinä { $own }, { $name } { $other }
hint-hill-open = saatat johtaa kukkulalla { $hill } (seppele { $laurel }), susista riippuen: sinä { $own }, { $name } { $other }
hint-lay-after = naapurien ({ $hills }) sotilaat iskevät ennen kukkulan { $hill } pisteytystä ja ulottuvat sen ruutuihin: { $count }
hint-lay-ahead = sotilaat kukkulalla { $hill } iskevät ennen naapurien ({ $hills }) pisteytystä ja ulottuvat niiden ruutuihin: { $count }
hint-lay-dry = lähteistä saa viljelijä kukkulalla { $hill } toistaiseksi enintään { $points }: kauppiaat merkitsevät siellä enemmän
hint-lay-dry-none = yksikään lähde ei toistaiseksi hyödytä viljelijöitä kukkulalla { $hill }: kauppiaat merkitsevät siellä enemmän
hint-lay-first = { $hill } pisteytetään ennen kaikkia viereisiä ({ $hills }): niiden sotilaat myöhästyvät sen seppeleestä
hint-lay-gets = sen ruudut koskettavat { $count } naapurien lähdettä ({ $hills })
hint-lay-keeps = sen lähteet eivät kosketa muita kukkuloita: niistä hyötyvät vain viljelijät kukkulalla { $hill }
hint-lay-rich = viljelijä saisi lähteistä { $points }, täyttyipä lauta miten tahansa: { $places }
hint-lay-rich-first = ruudussa { $places } viljelijä saisi lähteistä { $points }, täyttyipä lauta miten tahansa; ja sinä asetat ensimmäisenä
hint-lay-shares = naapurienkin viljelijät ({ $hills }) hyötyvät { $count } sen lähteestä
hint-safe = yksikään sotilas ei voi enää viedä häntä ennen kukkulan { $hill } pisteytystä
hint-saves = pelastaa sotilaalta { $soldier } ({ $name }): { $places }
hint-soldiers-due =
    sotilaillesi on jäljellä enää { $count ->
        [one] { $count } vuoro
       *[other] { $count } vuoroa
    }
hint-spares-wolf = säästää sutesi myöhemmäksi
hint-springs = lähteistä hän saa { $points }, täyttyipä lauta miten tahansa
hint-turns-soldier = sotilaasi { $soldier } vangitsisi sitten: { $places }
hint-waits = tyhjiä ruutuja hänen vieressään: { $count }; kuka niihin tulee, voi joutua vangiksi
hint-weakens = { $name } menettää vaikutusta kukkulalla { $hill } (seppele { $laurel }): −{ $count }
hint-withdraws = sotilas { $soldier } ({ $name }) vetäytyisi sitten
hint-withdraws-own = mutta sotilaasi { $soldier } vetäytyisi sitten

## Log

laurel-on = { $hill } { $value }
log-draw = Laatta { $tile } arvottiin
log-draw-centre = Laatta { $tile } on keskellä
# $laurels: a list of laurel-on
log-laurels = Seppeleet ovat kukkuloilla: { $laurels }
log-lay =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } laatan { $tile } kohtaan { $slot }
# $count: steps clockwise
log-lay-turned =
    { $you ->
        [yes] Laskit
       *[no] { $name } laski
    } laatan { $tile } kohtaan { $slot }, käännettynä { $count ->
        [one] { $count } askel
       *[other] { $count } askelta
    }
# a sentence of its own: a seat that from now on may place nothing but a soldier
log-must =
    { $you ->
        [yes] Sinun
       *[no] Pelaajan { $name }
    } on sijoitettava seuraavaksi sotilas
# $token: token-object-…
log-token =
    { $you ->
        [yes] Sijoitit
       *[no] { $name } sijoitti
    } ruutuun { $place } { $token }
# what is under the wolf is known to the reader
log-token-backed =
    { $you ->
        [yes] Sijoitit
       *[no] { $name } sijoitti
    } ruutuun { $place } { $token } susipuoli ylöspäin

## Scoring

# $pieces and $others: of the winner, and the most of the others with as many points
over-title-pieces =
    { $you ->
        [yes] Voitat
       *[no] { $name } voittaa
    } { $points } pisteellä, kappaleita enemmän: { $pieces }–{ $others }
# $token: token-…; $from: whose it was; $to: who takes it
score-capture = { $token } { $place } ({ $from }) menee pelaajalle { $to }: +1
# the second captor of the one who was just captured
score-disc = Myös { $name } vangitsi hänet ja saa kiekon: +1
score-fields =
    { $count ->
        [one] { $count } tyhjä pelto
       *[other] { $count } tyhjää peltoa
    }
score-hill = Kukkula { $hill }, seppele { $laurel }
# before the first step of a hill (PA-5.2)
score-hill-order = Ensin sotilaat, sitten kauppiaiden ja viljelijöiden vaikutus
# $token: token-…; $counts: what counts for him; $sum: with its result
score-influence = { $token } { $place } ({ $name }): { $counts }: { $sum }
score-influence-none = { $token } { $place } ({ $name }): mitään ei lasketa: 0
# $totals: names with their influence
score-laurel =
    { $totals }: { $you ->
        [yes] saat
       *[no] { $name } saa
    } seppeleen, +{ $laurel }
score-laurel-nobody = Kenelläkään ei ole vaikutusta: seppele poistuu pelistä
score-laurel-tied = { $totals }: tasan, joten { $names } saavat kukin kiekon, +2; seppele poistuu pelistä
# a seat and its influence in the list of score-laurel
score-of = { $name } { $points }
# $merchants, $farmers: tokens-…
score-soldier-captures = Sotilas { $place } ({ $name }): vieressä { $merchants }, { $farmers }. Hän vangitsee: { $places }
score-soldier-withdraws = Sotilas { $place } ({ $name }): vieressä { $merchants }, { $farmers }. Yhtä monta, joten hän vetäytyy
score-springs =
    { $count ->
        [one] { $count } lähde
       *[other] { $count } lähdettä
    }

## Position in words

# what a seat still holds
position-hand = { $name }: kädessä { $tokens }.
position-hand-empty = { $name }: ei enää nappuloita.
position-laurels = Asettamatta olevat seppeleet: { $laurels }.
position-round = Kierros { $number }/{ $count }.
# $site: slot, or position-centre; $places: its places clockwise from the arrow
position-tile = Kukkula { $hill }, seppele { $laurel }, { $site }: { $places }.
position-tile-bare = Kukkula { $hill }, { $site }: { $places }.
position-undrawn = Vielä arpomatta: { $tiles }.
site-centre = keskellä
site-slot = kohdassa { $slot }
target-hill-bare = kukkula { $hill }
target-hill-laurel = kukkula { $hill }, seppele { $laurel }
target-place = { $place }, { $terrain }: { $thing }
target-place-empty = { $place }, { $terrain }: tyhjä
target-slot = kohta { $slot }: vapaa
# $token: token-…, or token-under-wolf
target-token = { $token }, { $name }

## Refusals

refusal-PA-2-1 = Alkuasetelma on kesken: laattoja arvotaan ja lasketaan, sitten tulevat seppeleet.
refusal-PA-2-2 = Laatta { $tile } on jo arvottu.
# $slots: the open slots
refusal-PA-2-6 = Kohta { $slot } ei ole avoin. Laatta käy kohtiin { $slots }.
refusal-PA-2-7 = Nämä numerot eivät ole kuusi seppelettä.
refusal-PA-3-1 = Nyt sijoitetaan yksi nappula eikä mitään muuta.
# $token: token-…
refusal-PA-3-2 = Sinulla ei ole kädessä tällaista nappulaa: { $token }.
refusal-PA-3-3 = Ruutu { $place } on varattu.
# $last: the number of last rounds without soldiers
refusal-PA-3-5 = Viimeisillä { $last } kierroksella ei saa sijoittaa sotilaita.
# $count: soldiers in hand
refusal-PA-3-6 =
    Sinun on sijoitettava nyt sotilas, muuten kaikki eivät ehdi: kädessäsi on vielä { $count ->
        [one] { $count } sotilas
       *[other] { $count } sotilasta
    }.
refusal-PA-3-8 = Peli on päättynyt.
refusal-PA-9-1 = Tämä ei ole toimi. Toimi on esimerkiksi ”merchant* C4”.

## Table

account-captured = vangit
account-discs = kiekot
account-laurels = seppeleet
# a column of the table of points: influence on the hill that is being scored
account-on-hill = vaikutus tässä
# tokens, laurels and discs: more of them decide among equals
account-pieces = kappaleet
account-points = pisteet
button-lay-tile = Laske kohtaan { $slot }
button-token-farmer = Sijoita viljelijä ruutuun { $place }
button-token-farmer-wolf = Viljelijä sutena ruutuun { $place }
button-token-merchant = Sijoita kauppias ruutuun { $place }
button-token-merchant-wolf = Kauppias sutena ruutuun { $place }
button-token-soldier = Sijoita sotilas ruutuun { $place }
hills-heading = Pisteytys A:sta G:hen; vaikutus tällä hetkellä
# the same strip of hills after the end
hills-scored = Pisteytetty A:sta G:hen; lopullinen vaikutus
# a switch: what is under one's own wolves on the board
hills-wolves = Näytä tai piilota omat sudet
hills-worth = Seppeleen arvo { $value }
# stands after those points: 3 now
seat-now = nyt
# points of a seat if the game ended as the board lies
seat-standing = Pisteet, jos nyt laskettaisiin
# points from captured inhabitants, laurels and discs
seat-won = vangit { $captured }, seppeleet { $laurels }, kiekot { $discs }
