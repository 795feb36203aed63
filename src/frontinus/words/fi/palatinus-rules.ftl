### A line for each numbered rule of Palatinus.


## PA-1 Components and board data

chapter-PA-1 = Pelivälineet ja lauta
rule-PA-1-1 = Kuusikulmioilla on kuusi suuntaa, numeroituina myötäpäivään idästä alkaen.
rule-PA-1-2 = Laatta A–G on kukkula ja kuusi ruutua sen ympärillä; C4 on kukkulan C länsipuolinen ruutu. Ruutuja on 42.
rule-PA-1-3 = Kukkulalla on seppele eikä koskaan nappulaa; se ei ole pelto eikä lähde.
rule-PA-1-4 = Jokainen ruutu on pelto tai lähde; laattaa voi kääntää kuusi askelta, mutta ei nurin.
rule-PA-1-5 = Keskilaatan ympärillä on kaksitoista kohtaa, X1–X6 ja Y1–Y6; kaikilla laudan ulkolaatoilla on sama kirjain.
rule-PA-1-6 = Kaksi ruutua koskettaa toisiaan, jos niillä on yhteinen reuna, millä laatoilla tahansa; kukkuloita ei lasketa.
rule-PA-1-7 = Valmiilla laudalla on 42 ruutua ja 78 koskettavaa paria; ruutu koskettaa 2–5 muuta.
rule-PA-1-8 = Seitsemässä vakiolaatassa on 14 lähdettä ja 28 peltoa; samanlaisia ei ole.
rule-PA-1-9 = Seppeleitä on seitsemän: Palatinus, arvo 6, sekä 5, 5, 4, 4, 3 ja 3.
rule-PA-1-10 = Nappuloita ovat kauppiaat, viljelijät ja sotilaat; osalla kauppiaista ja viljelijöistä on kääntöpuolella susi.
rule-PA-1-11 = Kiekot ovat arvoltaan 1 tai 2 eivätkä lopu koskaan.
rule-PA-1-12 = Paikkoja on 2–5; kuka saa ensimmäisen, sovitaan ennen peliä.

## PA-2 Set-up

chapter-PA-2 = Alkuasetelma
rule-PA-2-1 = Alkuasetelma: keskilaatta arvotaan, sitten kuudesti arvotaan ja lasketaan laatta, sitten tulevat seppeleet.
rule-PA-2-2 = Jokainen vielä arpomaton laatta on yhtä todennäköinen.
rule-PA-2-3 = Ensimmäinen arvottu laatta on heti keskellä.
rule-PA-2-4 = Paikat laskevat arvotut laatat vuorotellen, ensimmäinen paikka ensin.
rule-PA-2-5 = Ensimmäinen ulkolaatta käy mihin tahansa kahdestatoista kohdasta, missä tahansa asennossa.
rule-PA-2-6 = Myöhemmät käyvät avoimeen kohtaan: tyhjään, samankirjaimiseen ja ulkolaatan viereiseen.
rule-PA-2-7 = Palatinus on keskikukkulalla; muut kuusi seppelettä arvotaan muille kukkuloille kaikkien nähtäville.
rule-PA-2-8 = Kaikilla on samanlainen käsi: 16 nappulaa kahden pelissä, 12 kolmen, 8 neljän, 7 viiden.
rule-PA-2-9 = Kahden pelissä kummallakin on lisäksi 2 kauppiasta ja 2 viljelijää, kummistakin yksi sudella.

## PA-3 The turn and the soldier deadline

chapter-PA-3 = Vuoro ja sotilaiden määräaika
rule-PA-3-1 = Vuorollaan paikka sijoittaa täsmälleen yhden nappulan; väliin ei saa jättää.
rule-PA-3-2 = Valitset nappulan kädestäsi: kauppias, viljelijä tai sotilas, sudella tai ilman.
rule-PA-3-3 = Se sijoitetaan mihin tahansa tyhjään ruutuun ja pysyy siinä.
rule-PA-3-4 = Nappula, jonka kääntöpuolella on susi, sijoitetaan susipuoli ylöspäin, eikä sitä käännetä ennen loppua.
rule-PA-3-5 = Viimeisillä 4 kierroksella ei saa sijoittaa sotilaita, neljän tai viiden pelissä viimeisillä 3.
rule-PA-3-6 = Sotilas on sijoitettava, kun aika vielä juuri riittää kaikille kädessäsi oleville.
rule-PA-3-7 = Näin kukaan ei jää jumiin, eikä viimeisillä kierroksilla kenelläkään ole sotilaita.
rule-PA-3-8 = Peli on päättynyt, kun kaikki kädet ovat tyhjät; pisteytys seuraa itsestään.

## PA-4 Hidden information

chapter-PA-4 = Salattu tieto
rule-PA-4-1 = Kaikki tietävät laatat, seppeleet, alkukädet ja avoimet nappulat, sudesta vain, kenen se on.
rule-PA-4-2 = Tiedät oman kätesi ja saat katsoa omia susiasi; muiden susia et koskaan näe.
rule-PA-4-3 = Kaikki voivat päätellä, montako avointa kauppiasta ja viljelijää, sotilasta ja sutta kullakin vielä on.
rule-PA-4-4 = Kukaan ei voi tietää, ketkä toisen susista ovat kauppiaita; jokainen sopiva jako on mahdollinen.
rule-PA-4-5 = Viimeisen nappulan jälkeen kaikki sudet käännetään.

## PA-5 Scoring a hill: soldiers

chapter-PA-5 = Kukkulan pisteet: sotilaat
rule-PA-5-1 = Pisteytys alkaa, kun kaikki nappulat ovat avoinna.
rule-PA-5-2 = Kukkulat pisteytetään yksi kerrallaan A:sta G:hen: ensin sotilaat, sitten hallinta.
rule-PA-5-3 = Kukkulan sotilaita ovat sen kuuden ruudun sotilaat; heidät ratkaistaan yhtä aikaa.
rule-PA-5-4 = Kukin laskee viereisensä kauppiaat ja viljelijät, kenen tahansa, millä laatalla tahansa.
rule-PA-5-5 = Jos luvut ovat yhtä suuret, myös 0 ja 0, sotilas vetäytyy.
rule-PA-5-6 = Muuten hän vangitsee koko suuremman ryhmän, omatkin, ja jää paikalleen.
rule-PA-5-7 = Vangitut asukkaat ja vetäytyvät sotilaat poistuvat yhdessä; ruudut ovat siitä lähtien tyhjiä.
rule-PA-5-8 = Vangittu asukas on sotilaan paikalle 1 pisteen arvoinen.
rule-PA-5-9 = Jos kahden paikan sotilaat vangitsevat saman asukkaan, hän menee numeroltaan pienemmälle paikalle ja toinen saa 1 pisteen kiekon.
rule-PA-5-10 = Jos saman paikan kaksi sotilasta vangitsee saman asukkaan, paikka ottaa hänet ja saa 1 pisteen kiekon.
rule-PA-5-11 = Jo pisteytettyjen kukkuloiden asukkaat voidaan yhä vangita; annettu pysyy.
rule-PA-5-12 = Sotilas toimii kerran, laattansa kukkulan vuorolla.

## PA-6 Scoring a hill: control

chapter-PA-6 = Kukkulan pisteet: valta
rule-PA-6-1 = Heti sotilaiden jälkeen jokainen nappula kukkulan kuudessa ruudussa tuo vaikutusta.
rule-PA-6-2 = Nappulat käydään läpi myötäpäivään nuolesta; se on vain esitysjärjestys.
rule-PA-6-3 = Kauppias saa 1 jokaisesta viereisestä kauppiaasta, 2 viljelijästä, 3 sotilaasta.
rule-PA-6-4 = Viljelijä saa 2 jokaisesta viereisestä tyhjästä pellosta, 2 viereisestä lähteestä ja 2 omasta lähteestä.
rule-PA-6-5 = Sotilas ei saa mitään.
rule-PA-6-6 = Kukkulaa itseään ei lasketa; kauppias saa enintään 15, viljelijä enintään 12.
rule-PA-6-7 = Paikka, jolla on eniten vaikutusta, hallitsee kukkulaa ja saa sen seppeleen.
rule-PA-6-8 = Jos eniten on usealla, kukin saa 2 pisteen kiekon ja seppele poistuu pelistä.
rule-PA-6-9 = Jos kenelläkään ei ole vaikutusta, seppele poistuu pelistä eikä kukaan saa mitään.

## PA-7 Victory

chapter-PA-7 = Voitto
rule-PA-7-1 = Pisteet: 1 jokaisesta vangitusta asukkaasta sekä seppeleiden ja kiekkojen arvot.
rule-PA-7-2 = Eniten pisteitä voittaa.
rule-PA-7-3 = Tasatilanteessa voittaa eniten kappaleita: vangitut asukkaat, seppeleet ja kiekot, kukin yksi.
rule-PA-7-4 = Molemmissa tasan olevat jakavat voiton.
rule-PA-7-5 = Laudalla olevat nappulat, vetäytyneet sotilaat ja pelistä poistuneet seppeleet eivät tuo mitään.

## PA-8 Options

chapter-PA-8 = Valinnat
rule-PA-8-1 = Valintoja on kaksi; nimeämättömällä on oletusarvonsa.
rule-PA-8-2 = Valinnalla same-owner ”once” saman paikan kaksi sotilasta eivät saa kiekkoa samasta asukkaasta.
rule-PA-8-3 = Valinnalla open-tokens mitään ei salata: kaikki tietävät, mitä susien alla on.

## PA-9 Notation

chapter-PA-9 = Merkintätapa
rule-PA-9-1 = Toimi on lyhyt teksti kuten ”merchant* C4”, täsmälleen yhdessä muodossa.
rule-PA-9-2 = Päättyneessä pelissä on 14 alkuasetelman tointa ja yksi kutakin nappulaa kohti.
rule-PA-9-3 = Pöytäkirjassa on peli, lauta, valinnat ja kaikki toimet ensimmäisestä alkaen.
rule-PA-9-4 = Hylättyyn toimeen vastataan ensimmäisen sen rikkoman säännön numerolla.
rule-PA-9-5 = Siinä, mitä paikka saa pöytäkirjasta nähdä, muiden sudet on kirjoitettu ”wolf”.
rule-PA-9-6 = Selvitys kertoo päättyneen pelin pisteytyksen askel askeleelta.

## PA-10 Worked examples

chapter-PA-10 = Esimerkit
rule-PA-10-1 = Esimerkki: kokonainen viiden peli.
rule-PA-10-2 = Esimerkki: käännettyjä laattoja.
rule-PA-10-3 = Esimerkki: viljelijöitä.
rule-PA-10-4 = Esimerkki: kauppiaat ja kukkuloiden järjestys.
rule-PA-10-5 = Esimerkki: sama paikka vangitsee saman asukkaan kahdesti.
rule-PA-10-6 = Esimerkki: juuri vapautuneet ruudut ovat tyhjiä.
rule-PA-10-7 = Esimerkki: tasapeli, ei vaikutusta, jaettu voitto.
rule-PA-10-8 = Esimerkkejä: sotilaiden määräaika.
rule-PA-10-9 = Esimerkki: laattojen laskeminen.
rule-PA-10-10 = Esimerkki: mitä kukin näkee.
rule-PA-10-11 = Toimisarjojen lukumääriä ohjelmille.

## PA-11 What was reconstructed

chapter-PA-11 = Mitä on päätelty
rule-PA-11-1 = Lähteet, nuolet, värin nappulat ja seppeleiden arvot on täydennetty, koska sääntöjen kuvat ovat kadonneet.
rule-PA-11-2 = Kaikki tämä on yhdessä tiedostossa, joten pelin omistaja voi antaa oman kappaleensa tiedot.
rule-PA-11-3 = Vakiolauta tarkoittaa aina täsmälleen näitä tietoja; muilla tiedoilla on muut nimet.
rule-PA-11-4 = Laudan tietojen muoto: laatat, joilla on kehä ja nuoli, seppeleet ja nappulat.
rule-PA-11-5 = Laudan tiedoissa on seitsemän laattaa, kussakin kuusi merkkiä ja nuoli, seitsemän seppelettä arvoltaan 1–9 ja kaksitoista nappulaa, jotka riittävät käsiin.
rule-PA-11-6 = Myöhempi lisäosa Insula Tiberina ei kuulu näihin sääntöihin.
