### A line for each numbered rule of Aqua Romana.


## AR-1 Components and board data

chapter-AR-1 = Pelivälineet ja lauta
rule-AR-1-1 = Laudalla on 88 ruutua: sarakkeet a–k ja rivit 1–8; ruutu merkitään esimerkiksi c4.
rule-AR-1-2 = Ruudulla on reunat N, E, S ja W; reunan takana on seuraava ruutu tai muuri.
rule-AR-1-3 = Laattatyyppejä on neljä: mutka, suora, silta ja kaksoismutka; ne voivat olla yhdeksässä asennossa.
rule-AR-1-4 = Uoma yhdistää ruudun kaksi reunaa kumpaankin suuntaan; laatan kaksi uomaa pysyvät erillään.
rule-AR-1-5 = Varastossa on 84 laattaa kaikkien nähtävillä; laskettu laatta pysyy paikallaan eikä sen tarvitse sopia naapureihin.
rule-AR-1-6 = Neljässä kulmassa on painettu mutka, joka on kuin alusta asti laskettu irrallinen laatta.
rule-AR-1-7 = Ruutu on tyhjä, jos siinä ei ole laattaa, painettua mutkaa eikä säiliötä.
rule-AR-1-8 = Radalla on 38 kohtaa, yksi kunkin sarakkeen ja rivin kummassakin päässä; kohtaan mahtuu yksi mestari.
rule-AR-1-9 = Radan kulmissa on neljä suihkulähdettä; suihkulähde ei ole kohta.
rule-AR-1-10 = Mestareita on 17, neljä kutakin laattatyyppiä kohti ja yksi jokeri; he eivät kuulu kenellekään.
rule-AR-1-11 = Säiliö peittää kaksi ruutua; vesi lähtee siitä vain aukoista.
rule-AR-1-12 = Kullakin kahdestatoista aukosta seisoo työläinen, joka kuuluu säiliönsä omistajalle.
rule-AR-1-13 = Korokkeita on 20, arvoltaan 1–20; kullekin mahtuu yksi työläinen, korokkeille 3 ja 7 kaksi.
rule-AR-1-14 = Vakiolauta määrää säiliöiden ja aukkojen paikat, laattojen määrät ja kulmien mutkat.
rule-AR-1-15 = Muun laudan voi antaa tiedostona, jos se täyttää kahdeksan ehtoa määristä ja paikoista.

## AR-2 Set-up

chapter-AR-2 = Alkuasetelma
rule-AR-2-1 = Paikkoja on 2–4 myötäpäivään; aloittajasta sovitaan ennen peliä.
rule-AR-2-2 = Työläiset seisovat kaikilla aukoilla; reservissä on yksi mestari kutakin tyyppiä, muut kaksitoista varastossa.
rule-AR-2-3 = Kukin sijoittaa vuorollaan yhden mestarin varastosta vapaaseen kohtaan, kunnes kaikki kaksitoista ovat radalla.
rule-AR-2-4 = Ensimmäinen vuoro on sillä, joka aloitti alkuasetelman.

## AR-3 The turn

chapter-AR-3 = Vuoro
rule-AR-3-1 = Vuorot kiertävät myötäpäivään pelin loppuun; vuoro on silläkin, joka ei voi tehdä mitään.
rule-AR-3-2 = Vuoro: sijoita otetut mestarit, rakenna (tai siirrä), lisälaatta, sulje tai pidä auki, pisteytys, pelin loppu, reservi.
rule-AR-3-3 = Se, jolla ei ole avoimia akvedukteja, vain sijoittaa ottamansa mestarit.

## AR-4 Sight

chapter-AR-4 = Näkyvyys
rule-AR-4-1 = Työläinen näkee neljä kohtaa sarakkeensa ja rivinsä päissä; mikään ei estä näkyvyyttä.
rule-AR-4-2 = Ratkaisee ruutu, jossa hän seisoo: viimeksi kuljettu, alussa hänen aukkonsa ruutu.
rule-AR-4-3 = Näköpiiri katsotaan rakennettaessa, otettujen mestarien sijoittamisen jälkeen ja ennen kuin mikään siirtyy.

## AR-5 Building

chapter-AR-5 = Rakentaminen
rule-AR-5-1 = Kun rakennat, valitse työläisesi, mestari hänen näköpiiristään ja laatta ruutuun, jota kohti hän katsoo.
rule-AR-5-2 = Mestari sallii oman tyyppinsä laatan, jokeri minkä tahansa; jos tyyppi on loppu, minkä tahansa jäljellä olevan.
rule-AR-5-3 = Laatassa pitää olla uoma, joka päättyy työläistä kohti.
rule-AR-5-4 = Mikään laatta ei saa yhdistää kahta työläistä, olivatpa he kenen tahansa.
rule-AR-5-5 = Jos voit rakentaa, sinun on rakennettava; työläisen, mestarin ja laatan asennon valitset itse.
rule-AR-5-6 = Laatta lasketaan, jokainen ruutua kohti katsonut työläinen etenee tai sulkeutuu, ja lopuksi mestari siirtyy.
rule-AR-5-7 = Rakentaminen voi myös pidentää tai sulkea muita akvedukteja, kenen tahansa.
rule-AR-5-8 = Jos kaksi työläistäsi katsoo samaa ruutua kohti, kerro kummasta rakennat.

## AR-6 Aqueducts

chapter-AR-6 = Akveduktit: kulku ja sulkeminen
rule-AR-6-1 = Akveduktin pituus on sen kulkemien ruutujen määrä, kahdesti kuljettu ruutu kahdesti; työläinen seisoo sen päässä.
rule-AR-6-2 = Akvedukti on avoin, kunnes se suljetaan, ja sen jälkeen lopullisesti suljettu.
rule-AR-6-3 = Akveduktin kulkema uoma on lopullisesti sen oma; kaikki muut uomat ovat irrallisia ja kuivia.
rule-AR-6-4 = Jokainen avoin akvedukti päättyy tyhjän ruudun edessä; laatta koskee vain niitä, jotka päättyvät sen ruudun edessä.
rule-AR-6-5 = Vesi jatkaa irrallisia uomia pitkin, kunnes vastaan tulee tyhjä ruutu, työläinen, säiliö, muuri tai reuna ilman uomaa.
rule-AR-6-6 = Vesi pysähtyy aina johonkin eikä koskaan virtaa omaan akveduktiinsa.
rule-AR-6-7 = Jos vesi pääsee tyhjän ruudun eteen, työläinen siirtyy ja akvedukti pysyy avoimena; muuten se sulkeutuu.
rule-AR-6-8 = Säiliö ja suljetun akveduktin pää ovat kuin muuri; aukollaan seisovaan työläiseen ei saa johtaa vettä.
rule-AR-6-9 = Mikään muu ei sulje akveduktia, vaikka mikään laatta ei sopisi sen eteen.
rule-AR-6-10 = Rakennettuasi tai siirrettyäsi saat sulkea yhden avoimen akveduktisi, ellei laatta sulkenut jo jotakin omaasi tällä vuorolla.
rule-AR-6-11 = Suljetun akveduktin laatat jäävät; sen päätä ei enää pidennetä eikä suljeta.

## AR-7 Podiums

chapter-AR-7 = Pisteet ja korokkeet
rule-AR-7-1 = Jokainen vuorolla suljettu akvedukti pisteytetään samalla vuorolla.
rule-AR-7-2 = Työläinen nousee pituuttaan vastaavalle korokkeelle; jos se on täynnä, seuraavalle alemmalle, jolla on tilaa.
rule-AR-7-3 = Yli 20 menevä pituus on 20.
rule-AR-7-4 = Työläinen, jonka pituus on 0 tai jolle ei ole tilaa, poistuu laudalta ilman pisteitä.
rule-AR-7-5 = Ensin vuorossa oleva, sitten myötäpäivään; saman omistajan pisin ensin.

## AR-8 Reserve

chapter-AR-8 = Reservin mestarit
rule-AR-8-1 = Reservissä on alussa yksi mestari kutakin tyyppiä, eikä sitä täydennetä.
rule-AR-8-2 = Jokaisesta vuorolla suljetusta akveduktista sen omistaja ottaa mestarin, ensin vuorossa oleva, niin kauan kuin heitä riittää.
rule-AR-8-3 = Otat minkä tahansa reservissä olevan tyypin; ottaminen on pakollista.
rule-AR-8-4 = Pidät mestaria esillä seuraavaan vuoroosi asti; kukaan ei sillä välin näe häntä.
rule-AR-8-5 = Vuorosi alussa sinun on sijoitettava jokainen ottamasi mestari vapaaseen kohtaan; häntä voi heti käyttää.
rule-AR-8-6 = Sekin, jolla ei ole työläisiä, ottaa ja sijoittaa hänelle kuuluvat mestarit.

## AR-9 Moving builders, the extra tile

chapter-AR-9 = Mestarien siirtäminen, suihkulähteet, lisälaatta
rule-AR-9-1 = Mestari siirtyy myötäpäivään seuraavaan vapaaseen kohtaan ja hyppää varattujen yli.
rule-AR-9-2 = Rakentamisen jälkeen siirtyy vain käytetty mestari, kerran.
rule-AR-9-3 = Jos et voi rakentaa, siirrä yhtä mestaria tai odota; siitä ei saa lisälaattaa.
rule-AR-9-4 = Mestari ohittaa suihkulähteen, jos hänen matkansa myötäpäivään kulkee sen kautta.
rule-AR-9-5 = Jos käytetty mestari ohitti suihkulähteen, sinun on laskettava lisälaatta, mikäli se on mahdollista.
rule-AR-9-6 = Lisälaatta on samaa tyyppiä kuin juuri laskettu; jos tyyppi on loppu, lisälaattaa ei ole.
rule-AR-9-7 = Lisälaatta lasketaan tyhjään ruutuun, jota kohti yksikään työläinen ei katso.
rule-AR-9-8 = Lisälaatta ei kuulu kenellekään; sen uomat ovat irrallisia.
rule-AR-9-9 = Kahden suihkulähteen ohittaminen yhdellä siirrolla tuo yhden lisälaatan.

## AR-10 End of the game

chapter-AR-10 = Pelin loppu
rule-AR-10-1 = Hiljaisia vuoroja ovat peräkkäiset vuorot ilman rakentamista, kenen tahansa.
rule-AR-10-2 = Peli päättyy, kun kokonaisella kierroksella ei rakenneta tai yksikään akvedukti ei ole auki.
rule-AR-10-3 = Lopussa kaikki avoimet akveduktit suljetaan ja pisteytetään, viimeksi rakentaneesta alkaen.
rule-AR-10-4 = Jokainen työläinen on korokkeensa arvoinen.
rule-AR-10-5 = Korkeimmalla käytetyllä korokkeella olevat saavat 4 lisäpistettä, toiseksi korkeimmalla 3, kolmanneksi 2.
rule-AR-10-6 = Suurin korokkeiden ja lisäpisteiden summa voittaa; tasatilanteessa voitto jaetaan.

## AR-11 Options

chapter-AR-11 = Valinnat
rule-AR-11-1 = Valinta voluntary-close-needs-tile sallii akveduktin sulkemisen vain vuorolla, jolla rakennetaan.

## AR-12 Notation

chapter-AR-12 = Merkintätapa
rule-AR-12-1 = Toimi on lyhyt teksti kuten ”build c1S Nc B”, täsmälleen yhdessä muodossa.
rule-AR-12-2 = Saman tyypin mestarit ovat samanlaisia, joten yhdellä toimella on yksi teksti.
rule-AR-12-3 = Toimiluettelot järjestetään tekstin mukaan.
rule-AR-12-4 = Akvedukti merkitään aukolla ja kuljetuilla ruuduilla, kussakin tulo- ja lähtöreuna.
rule-AR-12-5 = Pöytäkirjassa ovat peli, lauta, valinnat ja kaikki toimet ensimmäisestä alkaen.
rule-AR-12-6 = Kielletylle toimelle kerrotaan ensimmäisen rikotun säännön numero.
rule-AR-12-7 = Ohjelmia tarkistetaan laskemalla sallittujen toimien jonoja.

## AR-13 Worked examples

chapter-AR-13 = Esimerkit
rule-AR-13-1 = Näin esimerkit luetaan: asema, toimet ja mitä niiden jälkeen pätee.
rule-AR-13-2 = Esimerkki: työläinen näkee mestarin, ja ensimmäinen laatta lasketaan.
rule-AR-13-3 = Esimerkki: kaksi työläistä samassa ruudussa ja oma akvedukti päättyy muuriin.
rule-AR-13-4 = Esimerkki: työläinen pitää vierellään kulkevan mestarin näkyvissä.
rule-AR-13-5 = Esimerkki: ketään ei näy, ja peli päättyy heti.
rule-AR-13-6 = Esimerkki: suihkulähde, painettu mutka ja lisälaatta.
rule-AR-13-7 = Esimerkki: kaksoismutka jatkaa kahta akveduktia; mutka sulkee toisen.
rule-AR-13-8 = Esimerkki: laatta täyttää aukon irrallisten laattojen edessä.
rule-AR-13-9 = Esimerkki: vesi kulkee saman laatan läpi kahdesti.
rule-AR-13-10 = Esimerkki: laattoja, jotka yhdistäisivät kaksi työläistä irrallisten uomien kautta.
rule-AR-13-11 = Esimerkki: säiliöitä ja aukkoja veden tiellä.
rule-AR-13-12 = Esimerkki: suljetun akveduktin pää.
rule-AR-13-13 = Esimerkki: jokeri ja loppunut laattatyyppi.
rule-AR-13-14 = Esimerkki: kaksi suihkulähdettä, yksi lisälaatta.
rule-AR-13-15 = Esimerkkejä: minkä korokkeen pituus saa.
rule-AR-13-16 = Esimerkki: useita akvedukteja suljetaan yhdellä vuorolla.
rule-AR-13-17 = Esimerkkejä: loppupisteet.
rule-AR-13-18 = Esimerkkejä: miten peli päättyy.
rule-AR-13-19 = Esimerkki: avoimet akveduktit lopussa, viimeksi rakentaneesta alkaen.
rule-AR-13-20 = Kaksi kokonaista peliä pöytäkirjoina.
rule-AR-13-21 = Toimijonojen määriä ohjelmille.

## AR-14 What was reconstructed

chapter-AR-14 = Mitä on päätelty
rule-AR-14-1 = Osa vakiolaudan tiedoista on päätelty; pelin omistaja voi pelata oikealla laudalla tiedostosta.
rule-AR-14-2 = Laudan koko, rata, suihkulähteet ja osien määrät tunnetaan.
