### A line for each numbered rule of Aquädukt.


## AQ-1 Components and board

chapter-AQ-1 = Pelivälineet ja lauta
rule-AQ-1-1 = Laudalla on 12 saraketta a–l ja 8 riviä ilman neljää kulmaa: 92 ruutua, merkitään esimerkiksi c5.
rule-AQ-1-2 = Risteys on ruudun kulma, merkitään esimerkiksi 5.3; niitä on 113, ja etäisyys on askelten määrä viivoja pitkin.
rule-AQ-1-3 = Väli yhdistää kaksi vierekkäistä risteystä ja on ruudun sivu, merkitään esimerkiksi 5.3-6.3; niitä on 204.
rule-AQ-1-4 = Ruudulla on neljä sivua; ruudut, joilla on yhteinen sivu, ovat vierekkäin.
rule-AQ-1-5 = Ruudut muodostavat 20 yhtenäistä aluetta, numerot 1–20; kussakin on 4, 5 tai 6 ruutua.
rule-AQ-1-6 = Pelissä on jokaiselle paikalle laattoja, joissa on 1–4 taloa, sekä 5 lähdettä, 36 kanavaa, 8 kukkulaa ja 20-numeroinen noppa.
rule-AQ-1-7 = Ruutu on vapaa, jos siinä ei ole kukkulaa eikä taloja; siinä on aina enintään yksi niistä.

## AQ-2 Set-up

chapter-AQ-2 = Alkuasetelma
rule-AQ-2-1 = Paikkoja on 2–4; paikka 1 aloittaa, sitten myötäpäivään; kuka siinä istuu, sovitaan ennen peliä.
rule-AQ-2-2 = Jokainen paikka saa samat laatat: 28 kahden pelissä, 25 kolmen ja 22 neljän.
rule-AQ-2-3 = Kukkuloita on 8 kahden pelissä, 6 kolmen ja 4 neljän.
rule-AQ-2-4 = Sattuma asettaa kukkulat eri ruutuihin, kaikki yhtä todennäköisesti; ne pysyvät loppuun asti.
rule-AQ-2-5 = Kaikki on avointa; vain kukkuloiden kääntöpuolia ei tiedä kukaan.
rule-AQ-2-6 = Viimeisen kukkulan jälkeen alkaa ensimmäinen vuoro.

## AQ-3 The turn

chapter-AQ-3 = Vuoro
rule-AQ-3-1 = Vuorolla tehdään täsmälleen yksi kolmesta: rakennetaan taloja, avataan yksi lähde tai lasketaan yksi tai kaksi kanavaa.
rule-AQ-3-2 = Mahdotonta ei voi valita: rakentamista ilman laattoja, lähdettä tai kanavaa ilman sallittua paikkaa.
rule-AQ-3-3 = Jos jotain voi tehdä, on valittava; joka ei halua tehdä mitään, voi heittää ja luopua rakentamisesta.
rule-AQ-3-4 = Jos mikään kolmesta ei ole mahdollinen, vuoro jätetään väliin; muuten se ei ole sallittua.
rule-AQ-3-5 = Vuoro päättyy itsestään, kun valittavaa ei enää ole.

## AQ-4 Building houses

chapter-AQ-4 = Talojen rakentaminen
rule-AQ-4-1 = Heität noppaa; kaikki numerot 1–20 ovat yhtä todennäköisiä, ja numero on alue.
rule-AQ-4-2 = Jos alueella ei ole vapaata ruutua, noppa heitetään uudelleen kysymättä niin monta kertaa kuin tarvitaan.
rule-AQ-4-3 = Vain heitot alueelle, jolla on vapaa ruutu, lasketaan; niitä on vuorolla enintään kolme.
rule-AQ-4-4 = Lasketun heiton jälkeen rakennat yhden laatan tai luovut, jolloin vuorosi päättyy.
rule-AQ-4-5 = Laatta rakennetaan heitetyn alueen vapaaseen ruutuun.
rule-AQ-4-6 = Sen arvo saa olla mikä tahansa, jota sinulla on vielä jäljellä.
rule-AQ-4-7 = Ruutuun, jossa on vettä, saa rakentaa vain pienimmän laatan, joka sinulla vielä on.
rule-AQ-4-8 = Heti rakentamisen jälkeen tarkistetaan, onko alue täynnä.
rule-AQ-4-9 = Jos laskettuja heittoja on alle kolme ja laattoja on jäljellä, saat heittää uudelleen tai lopettaa.

## AQ-5 Full areas

chapter-AQ-5 = Täydet alueet
rule-AQ-5-1 = Alue on täynnä, jos sen mikään ruutu ei ole vapaa; kukkula täyttää ruudun kuten talotkin.
rule-AQ-5-2 = Vain juuri rakennetun laatan alue tarkistetaan.
rule-AQ-5-3 = Jos se on täynnä, kaikki sen laatat ilman vettä menetetään heti, kenen tahansa, myös juuri rakennettu.
rule-AQ-5-4 = Laatat, joilla on vettä, ja kukkulat pysyvät pelin loppuun.
rule-AQ-5-5 = Jos mitään ei menetetty, alue on lopullisesti täynnä, ja sen numero heitetään aina uudelleen.

## AQ-6 Springs

chapter-AQ-6 = Lähteet
rule-AQ-6-1 = Yhden viidestä lähteestä avaaminen risteykseen on koko vuoro.
rule-AQ-6-2 = Risteys on vapaa: siinä ei ole lähdettä eikä kanavaa; se saa olla missä tahansa, myös laudan reunalla.
rule-AQ-6-3 = Siitä on vähintään 5 askelta viivoja pitkin jokaiselle muulle lähteelle.
rule-AQ-6-4 = Lähteet ja kanavat eivät kuulu kenellekään ja pysyvät paikallaan; pelkkä lähde ei anna vettä.

## AQ-7 Canals and double canals

chapter-AQ-7 = Kanavat ja kaksoiskanavat
rule-AQ-7-1 = Yksi tikku välissä on kanava, kaksi on kaksoiskanava; tikkuja on yhteensä 36.
rule-AQ-7-2 = Vuorolla lasketaan yksi tai kaksi; toinen saa olla missä tahansa, myös samassa välissä.
rule-AQ-7-3 = Kanavien linja alkaa lähteestä ja päättyy päähänsä.
rule-AQ-7-4 = Uusi kanava alkaa lähteestä, jolla on alle kaksi linjaa, tai linjan päästä ja vie vapaaseen risteykseen.
rule-AQ-7-5 = Linjan keskeltä ei lähde mitään.
rule-AQ-7-6 = Lähteestä ei lähde kolmatta linjaa.
rule-AQ-7-7 = Linja ei koskaan osu toiseen linjaan, itseensä eikä lähteeseen.
rule-AQ-7-8 = Kanavan saa tehdä kaksoiskanavaksi, jos se on linjansa ensimmäinen tai edellinen on kaksoiskanava.
rule-AQ-7-9 = Lähteen kaksi linjaa eivät riipu toisistaan.
rule-AQ-7-10 = Alueet, kukkulat ja talot eivät ole kanaville esteenä; laudan reunaakin saa käyttää.
rule-AQ-7-11 = Linjat eivät kosketa toisiaan, kullakin on täsmälleen yksi lähde, ja lähteestä päin kaksoiskanavat tulevat ensin.

## AQ-8 Water supply

chapter-AQ-8 = Vesi taloille
rule-AQ-8-1 = Kanava antaa vettä kummallakin puolellaan olevalle ruudulle.
rule-AQ-8-2 = Kaksoiskanava antaa vettä kahdelle peräkkäiselle ruudulle kummallakin puolellaan.
rule-AQ-8-3 = Mikään ei estä vettä: ei kukkula, eivät talot, ei toinen kanava.
rule-AQ-8-4 = Laske ruudun kultakin sivulta 1 kanavasta ja 2 kaksoiskanavasta sekä 1 kaksoiskanavasta yhden ruudun päässä.
rule-AQ-8-5 = Ruudussa, jolla on vähintään yksi tällainen kanava, on vettä, ja samoin sen taloilla; myös myöhemmät kanavat lasketaan.

## AQ-9 End of the game and scoring

chapter-AQ-9 = Pelin loppu ja pisteet
rule-AQ-9-1 = Kierroksella jokaisella paikalla on yksi vuoro; peli päättyy vain kierroksen lopussa.
rule-AQ-9-2 = Kierros, jolla 36. kanava lasketaan, on viimeinen; kaikki muu on sillä yhä sallittua.
rule-AQ-9-3 = Jos kierroksella jokainen jättää vuoron väliin, peli päättyy.
rule-AQ-9-4 = Kun kymmeneen peräkkäiseen kierrokseen mitään ei ole asetettu laudalle, peli päättyy.
rule-AQ-9-5 = Mikään muu ei päätä peliä: ei laattojen, lähteiden eikä sallittujen paikkojen loppuminen.
rule-AQ-9-6 = Viimeisen vuoron jälkeen peli on päättynyt.
rule-AQ-9-7 = Paikka saa pisteen jokaisesta talosta laatoillaan, joilla on vettä.
rule-AQ-9-8 = Eniten pisteitä voittaa; sitten enemmän vettä saavia laattoja; sitten voitto jaetaan.

## AQ-10 Variant: hill backs

chapter-AQ-10 = Muunnelma: kukkuloiden kääntöpuolet
rule-AQ-10-1 = Kukkuloiden kääntöpuolten muunnelmassa kaikki muut säännöt ovat ennallaan.
rule-AQ-10-2 = Kukkuloiden etäisyys toisistaan on vähintään 3 ruutua.
rule-AQ-10-3 = Kukaan ei tiedä kääntöpuolia ennen loppua, eikä mikään paljasta niitä.
rule-AQ-10-4 = Viimeisen vuoron jälkeen kukkulat käännetään asettamisjärjestyksessä: kuudessa on kivennäisvettä, kahdessa pilaantunutta.
rule-AQ-10-5 = Kivennäisveden vieressä laatta kahden kanavan vedellä tuo 2 enemmän; pilaantuneen vieressä laatta yhden kanavan vedellä ei tuo mitään.
rule-AQ-10-6 = Tasatilanteessa vettä saava laatta lasketaan, vaikka se ei tuo pisteitä.

## AQ-11 Options

chapter-AQ-11 = Valinnat
rule-AQ-11-1 = Valinnat ovat oletuksena poissa käytöstä, ja niitä saa ottaa käyttöön missä yhdistelmässä tahansa.
rule-AQ-11-2 = Valinta hill-backs ottaa käyttöön kukkuloiden kääntöpuolet.
rule-AQ-11-3 = Valinta spring-and-canal sallii laskea yhden kanavan vuorolla, jolla avaat lähteen.
rule-AQ-11-4 = Valinnalla players-place-hills pelaajat asettavat kukkulat vuorotellen.

## AQ-12 Notation

chapter-AQ-12 = Merkintätapa
rule-AQ-12-1 = Toimi on lyhyt teksti kuten ”house 2 f3”, täsmälleen yhdessä muodossa.
rule-AQ-12-2 = Vuoron kullakin vaiheella on omat verbinsä.
rule-AQ-12-3 = Pöytäkirjassa on peli, lauta, valinnat ja kaikki toimet ensimmäisestä alkaen.
rule-AQ-12-4 = Hylättyyn toimeen vastataan ensimmäisen sen rikkoman säännön numerolla.

## AQ-13 Worked examples

chapter-AQ-13 = Esimerkit
rule-AQ-13-1 = Esimerkki: lauta ja ensimmäinen vuoro.
rule-AQ-13-2 = Esimerkki: lähteet lähteen ympärillä.
rule-AQ-13-3 = Esimerkki: linja, sen pää, haara, silmukka ja toinen suunta.
rule-AQ-13-4 = Esimerkki: kaksi linjaa ei osu yhteen.
rule-AQ-13-5 = Esimerkki: kaksoiskanavat lähteestä päin.
rule-AQ-13-6 = Esimerkki: kanavien ja kaksoiskanavien vesi laudan sisällä ja reunalla.
rule-AQ-13-7 = Esimerkki: pienin laatta vedelle.
rule-AQ-13-8 = Esimerkki: täysi alue menettää laatat ilman vettä ja on lopulta lopullisesti täynnä.
rule-AQ-13-9 = Esimerkki: kukkulat täyttävät alueen.
rule-AQ-13-10 = Esimerkki: pelin loppu ja tasatilanteen ratkaisu.
rule-AQ-13-11 = Esimerkki: toimettomat kierrokset päättävät pelin.
rule-AQ-13-12 = Esimerkki: muunnelmassa kukkuloilla on välimatkaa.
rule-AQ-13-13 = Esimerkki: neljä tapaa saada vettä kahdesta kanavasta.
rule-AQ-13-14 = Esimerkki: pisteytys muunnelmassa.
rule-AQ-13-15 = Esimerkkejä: valinnat.
rule-AQ-13-16 = Esimerkki: vuoron jättäminen väliin.
rule-AQ-13-17 = Toimisarjojen lukumääriä ohjelmille.

## AQ-14 What was reconstructed

chapter-AQ-14 = Mitä on päätelty
rule-AQ-14-1 = Jako alueisiin on omaa suunnitteluamme eikä painettu lauta; myös joitakin kuvatekstejä on täydennetty.
rule-AQ-14-2 = Pelin omistaja voi antaa oikean jaon tietoina: kahdeksan riviä, kussakin kaksitoista merkintää.
rule-AQ-14-3 = Laudassa on kahdeksan riviä, kussakin kaksitoista merkintää, piste neljässä kulmassa ja alueet 1–20, kukin yhtenäinen ja 4, 5 tai 6 ruutua.
rule-AQ-14-4 = Muulla laudalla pelatussa pöytäkirjassa voi olla laudan tiedot.
