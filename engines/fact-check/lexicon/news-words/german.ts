/*
 * More words that writers of news put for each other, like those of `everyday-words.ts`, our own list: written from the language, field
 * by field, by people who knew no text that the check was tried on. Each sense up to its semicolon; `_` joins a verb of two words.
 */
export const german = `
  abändern ändern modifizieren; abbilden darstellen; abhalten veranstalten durchführen; abholzen roden; ablaufen auslaufen; ablösen ersetzen; abmildern
  mildern abschwächen; mildern lindern; absagen streichen canceln; stornieren annullieren; aufheben annullieren; verschicken versenden schicken senden
  absenden abschicken übersenden; zuschicken zusenden; absperren sperren abriegeln; absichern sichern; ereignen zutragen geschehen passieren abspielen;
  abstammen stammen entstammen herstammen; abstimmen votieren; koordinieren abstimmen; abstreiten bestreiten leugnen dementieren; abtransportieren
  wegbringen wegschaffen; wegziehen fortziehen; abziehen zurückziehen; agieren handeln; akzeptieren annehmen; vermuten annehmen mutmaßen; verständigen
  benachrichtigen informieren; analysieren auswerten; ansetzen anberaumen terminieren; anbieten offerieren bieten; anbringen montieren; montieren
  installieren einbauen; befestigen fixieren; anfertigen herstellen; anfertigen erstellen; angreifen attackieren; andauern anhalten fortdauern;
  ankurbeln beleben stimulieren; investieren anlegen; anlocken anziehen; anmelden registrieren; einschreiben immatrikulieren; anmieten mieten; anordnen
  verfügen; anordnen befehlen; anpassen angleichen; anregen vorschlagen; anregen stimulieren; niederlassen ansiedeln; beschaffen besorgen anschaffen;
  anschließen anbinden; beitreten eintreten anschließen; beschuldigen bezichtigen vorwerfen; ansehen anschauen; betrachten erachten ansehen; anstecken
  infizieren; anzünden anstecken; ansteuern anlaufen; anstreben erstreben; antworten erwidern entgegnen; beantworten antworten; anwenden verwenden;
  anwerben rekrutieren; bescheinigen attestieren; aufbauen errichten; aufdecken enthüllen; verhängen auferlegen; auffordern aufrufen appellieren;
  auflisten aufführen aufzählen; einstellen stoppen; entstehen aufkommen; auflesen aufsammeln; aufzeichnen aufnehmen; aufrechterhalten beibehalten;
  besuchen aufsuchen; unterteilen gliedern einteilen aufteilen untergliedern; auftauchen erscheinen; vorkommen auftreten; darlegen erläutern erklären;
  aufzeigen darlegen; ausbrechen eruptieren; ausbreiten verbreiten; ausdrücken äußern; ausfallen entfallen; ausführen exportieren; einführen
  importieren; ausführen durchführen; erläutern ausführen; ausgleichen kompensieren; aushändigen übergeben überreichen; auslagern outsourcen; ausrotten
  ausmerzen; ausrichten veranstalten organisieren; ausrichten austragen; bestreiten austragen; ausrufen proklamieren; ausrüsten ausstatten; aussetzen
  suspendieren; ausstrahlen senden übertragen; auswählen aussuchen; auswechseln austauschen ersetzen; austreten ausströmen entweichen; auswandern
  emigrieren; einwandern immigrieren zuwandern; ausweiten erweitern ausdehnen; auszahlen ausbezahlen; auszeichnen prämieren; ausüben praktizieren;
  basieren beruhen fußen; fertigstellen vollenden; einhalten befolgen; beachten berücksichtigen; beaufsichtigen überwachen; überprüfen prüfen
  kontrollieren nachprüfen; bedanken danken; befehligen kommandieren; vernehmen verhören; befragen interviewen; befürchten fürchten; befürworten
  gutheißen; begehen feiern zelebrieren; begehen verüben; begrenzen beschränken limitieren; einschränken beschränken; beheben beseitigen; unterbringen
  einquartieren; beilegen schlichten; belaufen betragen; nachweisen belegen; bemerken anmerken; merken bemerken; benennen nennen; observieren
  überwachen; berechnen errechnen ausrechnen kalkulieren; berichten melden vermelden; schildern beschreiben; schildern erzählen berichten; berufen
  ernennen; beschließen verabschieden; beschlagnahmen konfiszieren sicherstellen; beschützen schützen; beschweren beklagen; okkupieren besetzen;
  besiegen schlagen bezwingen; besprechen erörtern diskutieren beraten; debattieren diskutieren erörtern; existieren bestehen; besteigen erklimmen;
  bestellen ordern; bestimmen festlegen festsetzen; bestrafen ahnden; beurteilen bewerten einschätzen werten; bevorzugen vorziehen favorisieren;
  genehmigen absegnen billigen; bewirken verursachen hervorrufen herbeiführen; auslösen hervorrufen; bezweifeln anzweifeln; blockieren versperren;
  erfordern benötigen; verlangsamen bremsen; deponieren hinterlegen; dienen fungieren; vorherrschen dominieren; drosseln reduzieren verringern;
  durchführen vornehmen; überqueren queren; absuchen durchsuchen durchkämmen; einäschern kremieren; einbeziehen einbinden; integrieren eingliedern;
  eingemeinden eingliedern; einbüßen verlieren; einfordern fordern; eingestehen zugeben einräumen gestehen; eingreifen intervenieren einschreiten;
  einsperren inhaftieren; einlagern lagern; einnehmen erobern; einrichten schaffen; einsammeln sammeln; einschalten anschalten aktivieren; ausschalten
  abschalten deaktivieren; umfassen beinhalten einschließen; enthalten beinhalten; umzingeln einkreisen einkesseln umstellen; einsparen sparen;
  einstufen klassifizieren; einstürzen zusammenstürzen zusammenbrechen; kollabieren zusammenbrechen; einzäunen umzäunen; empfehlen raten anraten;
  entführen kidnappen verschleppen; flüchten fliehen; entkommen entfliehen entwischen; entlassen feuern rauswerfen; entlohnen bezahlen vergüten;
  entrichten zahlen bezahlen; urteilen entscheiden; entsenden schicken; entsprechen gleichkommen; entstehen bauen errichten; entwenden stehlen klauen;
  konzipieren entwerfen; aberkennen entziehen; ausarbeiten erarbeiten; erfassen registrieren; verzeichnen registrieren; erfolgen stattfinden; erfolgen
  geschehen; erforschen ergründen; ergänzen hinzufügen; fassen ergreifen schnappen; fassen festnehmen; erhoffen hoffen; genesen gesunden; erkundigen
  nachfragen; erleichtern vereinfachen; erlernen lernen; ermahnen mahnen; ermächtigen bevollmächtigen; ermutigen ermuntern; erproben testen;
  ausprobieren testen erproben; erzielen erreichen; erlangen erreichen; erschaffen schaffen; ersuchen bitten; erstatten rückerstatten zurückzahlen
  zurückerstatten; tilgen zurückzahlen; erstehen kaufen erwerben; erstrecken reichen; erteilen gewähren; erteilen geben; ertragen aushalten; erwähnen
  nennen; erweisen herausstellen; erwirtschaften erzielen; exekutieren hinrichten; explodieren detonieren; fahnden suchen; fehlen mangeln; feststellen
  konstatieren; fortsetzen fortführen weiterführen; fördern unterstützen; bezuschussen subventionieren; gewährleisten garantieren sicherstellen;
  geleiten begleiten; genügen reichen ausreichen; triumphieren siegen; meinen glauben denken; angrenzen grenzen; großziehen aufziehen; zurückkehren
  zurückkommen; heiraten ehelichen; behindern hemmen; verhindern unterbinden; vereiteln verhindern; imitieren nachahmen; impfen immunisieren;
  implementieren umsetzen; lehren unterrichten; initiieren anstoßen; deuten auslegen interpretieren; kandidieren antreten; kollidieren zusammenstoßen
  zusammenprallen; kombinieren verknüpfen; verbinden verknüpfen; kontaminieren verseuchen; verunreinigen kontaminieren; verschmutzen verunreinigen;
  konvertieren übertreten; kooperieren zusammenarbeiten; kopieren vervielfältigen; korrigieren berichtigen; leeren entleeren; lenken steuern; loben
  rühmen; meiden vermeiden; meistern bewältigen; mindern vermindern verringern reduzieren; schmälern mindern; mitarbeiten mitwirken; beteiligen
  teilnehmen; münden einmünden; nachlassen abklingen abflauen; abbrennen niederbrennen; niederreißen abreißen abtragen; notieren aufschreiben
  niederschreiben; öffnen aufmachen; parken abstellen; anpflanzen pflanzen; anpflanzen anbauen; bersten platzen; plündern ausplündern; präsentieren
  vorstellen; präsentieren zeigen; versuchen probieren; prognostizieren vorhersagen voraussagen; realisieren verwirklichen umsetzen; rebellieren
  revoltieren aufbegehren; recyceln wiederverwerten; reden sprechen; regieren herrschen; reinigen säubern; restaurieren wiederherstellen; rügen tadeln;
  schaden schädigen; scheitern fehlschlagen misslingen; schließen dichtmachen; schmücken zieren verzieren dekorieren; schreien brüllen; schwanken
  variieren; abheben starten; erstürmen stürmen; treffen zusammenkommen; toben wüten; tolerieren dulden; trennen separieren; überfluten überschwemmen;
  überschreiten übersteigen; übersteigen übertreffen; übersiedeln umziehen; überwinden bewältigen; umfallen umkippen; umwandeln verwandeln; unterbreiten
  vorlegen; unterschreiben unterzeichnen; vereinbaren verabreden; verbergen verstecken; verheimlichen verschweigen; verdeutlichen veranschaulichen
  illustrieren; vereinigen vereinen zusammenschließen; fusionieren zusammenschließen verschmelzen; verenden sterben; versterben sterben; verzeihen
  vergeben; verjagen vertreiben; vermarkten vertreiben; fahren verkehren; spielen verkörpern darstellen; kürzen verkürzen; verlagern verlegen; vermachen
  vererben; verordnen verschreiben; verpassen versäumen; verrotten verfaulen; verschlechtern verschlimmern; verschwenden vergeuden; verstaatlichen
  nationalisieren; verstehen begreifen; versprechen zusagen zusichern; verteilen austeilen; vertreten repräsentieren; veruntreuen unterschlagen;
  vervollständigen komplettieren; verwalten administrieren; verwehren verweigern; verzehren essen verspeisen; verzögern hinauszögern; vorführen zeigen;
  vorhaben beabsichtigen planen; wegfallen entfallen; wegwerfen wegschmeißen fortwerfen; weiden grasen; ablehnen weigern; weitergeben weiterleiten
  weiterreichen; weitermachen fortfahren; widerlegen entkräften; widerrufen zurücknehmen; zelten campen; zerlegen auseinandernehmen demontieren;
  zertrümmern zerschmettern; zulassen erlauben; zulassen genehmigen; zulegen zunehmen wachsen; zurücktreten demissionieren; zusammenfassen resümieren;
  zuweisen zuteilen; zuordnen zuweisen; zwingen nötigen; versteigern auktionieren; abgeordnete parlamentarier; premierminister premier
  ministerpräsident; staatsoberhaupt staatschef; ministerium ressort; koalition bündnis; allianz bündnis; gesetzentwurf gesetzesentwurf gesetzesvorlage;
  volksabstimmung referendum volksentscheid; wahl urnengang; wahlberechtigte stimmberechtigte; enthaltung stimmenthaltung; kommune gemeinde; kommunal
  gemeindlich; behörde amt; landkreis kreis; delegation abordnung; gipfeltreffen gipfel; treffen zusammenkunft; tagung konferenz; tagung kongress;
  putsch staatsstreich coup; aufstand rebellion revolte; aufständische rebell; ausschreitungen krawalle; demonstration demo kundgebung; mandat sitz;
  amtszeit amtsperiode; legislaturperiode wahlperiode; rücktritt demission; sprecher pressesprecher; gegner widersacher kontrahent; anhänger
  unterstützer; befürworter fürsprecher verfechter; debatte diskussion; gespräch unterredung; abkommen übereinkunft übereinkommen; sanktion
  strafmaßnahme; geflüchtete flüchtling; asylbewerber asylsuchende; einwanderer immigrant zuwanderer; auswanderer emigrant; einwanderung immigration
  zuwanderung; auswanderung emigration; staatsangehörigkeit staatsbürgerschaft; staatsangehörige staatsbürger; gleichstellung gleichberechtigung;
  bevölkerung einwohnerschaft; außenminister chefdiplomat; fraktionschef fraktionsvorsitzende; parteichef parteivorsitzende; vizepräsident vize;
  stellvertreter vize; anwalt rechtsanwalt; anwältin rechtsanwältin; staatsanwalt ankläger; staatsanwaltschaft anklagebehörde; prozess
  gerichtsverfahren; verhandlung gerichtsverhandlung; urteil gerichtsurteil richterspruch; freiheitsstrafe gefängnisstrafe haftstrafe; bußgeld geldbuße;
  hinrichtung exekution; häftling gefangene; gefängnis haftanstalt justizvollzugsanstalt strafanstalt jva; verdächtige tatverdächtige; straftat delikt;
  straftäter kriminelle; anschlag attentat; terroranschlag terrorattacke; entführung kidnapping; schmiergeld bestechungsgeld; vorschrift bestimmung
  regelung; erlass dekret; genehmigung erlaubnis bewilligung; genehmigung zulassung; nachlass hinterlassenschaft; besitzer eigentümer inhaber;
  besitzerin eigentümerin inhaberin; schadenersatz schadensersatz; strafverfahren strafprozess; verfassungswidrig grundgesetzwidrig; vergleich einigung;
  hausdurchsuchung wohnungsdurchsuchung; untersuchungshaft u-haft; polizist polizeibeamte ordnungshüter; polizistin polizeibeamtin; ermittler fahnder;
  ermittlung nachforschung; festnahme verhaftung; polizeiwache polizeirevier polizeistation polizeidienststelle; feuerwehrleute feuerwehrmann
  feuerwehrmänner; krankenwagen rettungswagen ambulanz; sanitäter rettungssanitäter; unfall unglück; zugunglück zugunfall; zusammenstoß kollision
  zusammenprall; explosion detonation; großbrand großfeuer; brandstiftung brandlegung; rauch qualm; leiche leichnam; tote todesopfer; erdrutsch
  hangrutsch; überflutung überschwemmung; katastrophe desaster; schusswaffe feuerwaffe; sprengsatz sprengkörper; absperrung sperrung; autounfall
  autounglück; rettungskraft retter; unfallort unfallstelle unglücksort unglücksstelle; brandort brandstelle; brandursache feuerursache; hersteller
  produzent; vorstandschef vorstandsvorsitzende; konzernchef unternehmenschef firmenchef; aufsichtsratschef aufsichtsratsvorsitzende;
  tochtergesellschaft tochterfirma tochterunternehmen; mutterkonzern muttergesellschaft mutterunternehmen; filiale zweigstelle niederlassung; hauptsitz
  zentrale hauptquartier firmenzentrale firmensitz; branche wirtschaftszweig sektor industriezweig; konkurrent wettbewerber mitbewerber rivale;
  konkurrenz wettbewerb; angebot offerte; verkauf veräußerung; kauf erwerb; übernahme akquisition; fusion zusammenschluss; insolvenz pleite konkurs
  bankrott zahlungsunfähigkeit; insolvent zahlungsunfähig bankrott pleite; börse aktienmarkt; anleger investor; anleihe schuldverschreibung; inflation
  teuerung; inflationsrate teuerungsrate; bruttoinlandsprodukt bip; export ausfuhr; import einfuhr; verbraucher konsument; ware produkt erzeugnis;
  preissteigerung preisanstieg verteuerung; rabatt preisnachlass; geschäftsjahr wirtschaftsjahr; quartal vierteljahr; haushalt budget etat; mittel
  gelder finanzmittel geldmittel; zuschuss beihilfe; mehrwertsteuer umsatzsteuer; bank geldinstitut kreditinstitut geldhaus; banknote geldschein; münze
  geldstück; geschäft laden; einkaufszentrum einkaufscenter shoppingcenter; kaufhaus warenhaus; auktion versteigerung; werbung reklame; auftrag
  bestellung; herstellung produktion fertigung erzeugung; fabrik produktionsstätte; fabrikarbeiter industriearbeiter; unternehmensgruppe konzern;
  geldstrom geldfluss; kreditgeber darlehensgeber; umsatzrückgang umsatzminus; jahresüberschuss jahresgewinn; verschuldung schuldenlast;
  kostensteigerung kostenanstieg; arbeitnehmer beschäftigte; belegschaft personal mitarbeiterschaft; arbeitsplatz job stelle; arbeitslosigkeit
  erwerbslosigkeit; arbeitslose erwerbslose; arbeitslos erwerbslos; arbeitslosenquote arbeitslosenrate; stellenabbau arbeitsplatzabbau personalabbau
  jobabbau; streik ausstand arbeitsniederlegung; gehaltserhöhung lohnerhöhung; azubi auszubildende lehrling; lehre berufsausbildung; führungskraft
  manager; überstunden mehrarbeit; weiterbildung fortbildung; arbeitsunfall betriebsunfall; teilzeitkraft teilzeitbeschäftigte; leiharbeiter
  zeitarbeiter; experiment versuch; proband versuchsperson studienteilnehmer; umfrage befragung erhebung; ergebnis resultat; nachweis beleg; methode
  verfahren; labor laboratorium; fachzeitschrift fachmagazin fachblatt fachjournal; aufsatz artikel; veröffentlichung publikation; autor verfasser;
  autorin verfasserin; koautor mitautor mitverfasser; doktorarbeit dissertation; experte fachmann spezialist; expertin fachfrau spezialistin;
  sachverständige gutachter; ausschuss komitee; art spezies; säugetier säuger; pflanze gewächs; insekt kerbtier; reptil kriechtier; fossil
  versteinerung; erbgut genom; dna dns; erreger krankheitserreger; mikroorganismus mikrobe; weltall weltraum; universum kosmos weltall; astronaut
  raumfahrer; raumfahrzeug raumschiff; raumfahrtbehörde weltraumbehörde raumfahrtagentur weltraumagentur; satellit trabant; umlaufbahn orbit; teleskop
  fernrohr; schwerkraft gravitation; kontinent erdteil; substanz stoff; kohlendioxid kohlenstoffdioxid co2; forscherin wissenschaftlerin; forschungsteam
  forschergruppe forscherteam wissenschaftlerteam; messinstrument messgerät; meteorologe wetterkundler; astronom sternforscher; symptom
  krankheitszeichen; seuche epidemie; infektion ansteckung; ansteckend infektiös übertragbar; impfstoff vakzin; spritze injektion; tablette pille; krebs
  krebserkrankung; tumor geschwulst; herzinfarkt herzanfall; schlaganfall hirnschlag; bluthochdruck hypertonie; diabetes zuckerkrankheit; grippe
  influenza; lungenentzündung pneumonie; durchfall diarrhö; knochenbruch fraktur; gehirn hirn; wirbelsäule rückgrat; blutgefäß ader; sucht abhängigkeit;
  süchtig abhängig; drogensüchtige drogenabhängige; rauschgift droge; operation eingriff; narkose anästhesie; pfleger krankenpfleger; hebamme
  geburtshelferin; geburt entbindung; baby säugling; abtreibung schwangerschaftsabbruch; sterblichkeit mortalität; sterberate sterblichkeitsrate
  mortalitätsrate todesrate; tod ableben; selbstmord suizid freitod; obduktion autopsie; therapie behandlung; heilung genesung; altersheim altenheim
  seniorenheim; taub gehörlos; augenarzt ophthalmologe; kinderarzt pädiater; hautarzt dermatologe; frauenarzt gynäkologe; tierarzt veterinär;
  fettleibigkeit adipositas; ärztin medizinerin; epidemiologe seuchenforscher; überdosis überdosierung; blutvergiftung sepsis; herzkrankheit herzleiden
  herzerkrankung; lungenkrankheit lungenleiden lungenerkrankung; erbkrankheit erbleiden; demenz demenzerkrankung; unfruchtbarkeit sterilität; arztpraxis
  praxis; immunsystem abwehrsystem immunabwehr; computer rechner; laptop notebook; internet web; website webseite internetseite homepage
  internetauftritt; e-mail email mail; cyberangriff hackerangriff cyberattacke hackerattacke; passwort kennwort; bildschirm monitor; gerät apparat;
  fernseher fernsehgerät; radio hörfunk; nutzer anwender benutzer; aktualisierung update; künstlich synthetisch; automatisch selbsttätig; drahtlos
  kabellos; bus omnibus autobus; lkw laster lastkraftwagen lastwagen; kraftfahrzeug kfz; radfahrer radler fahrradfahrer; radfahrerin radlerin
  fahrradfahrerin; lokomotive lok; lokführer lokomotivführer; straßenbahn tram trambahn; u-bahn untergrundbahn metro; bahnstrecke bahnlinie
  eisenbahnstrecke eisenbahnlinie; flughafen airport; fluggesellschaft airline fluglinie; pilot flugzeugführer; hubschrauber helikopter; fähre
  fährschiff; frachter frachtschiff; kapitän schiffsführer; matrose seemann; besatzung crew; kreuzung straßenkreuzung; ampel verkehrsampel
  lichtsignalanlage; stau verkehrsstau; tempolimit geschwindigkeitsbegrenzung geschwindigkeitsbeschränkung; tempo geschwindigkeit; führerschein
  fahrerlaubnis; treibstoff kraftstoff sprit; elektroauto e-auto stromer; ladesäule ladestation; parkplatz stellplatz; fracht ladung; tourismus
  fremdenverkehr; radweg fahrradweg; gehweg gehsteig bürgersteig trottoir; raumfähre spaceshuttle; reisende fahrgast; reifen pneu; güterzug frachtzug;
  güterverkehr frachtverkehr; nahverkehr personennahverkehr öpnv; landebahn piste; flugschreiber blackbox; gebäude bau; denkmal monument; fertigstellung
  vollendung; stockwerk etage geschoss; erdgeschoss parterre; treppe stiege; aufzug lift fahrstuhl; ortschaft ort; stadtteil stadtviertel; innenstadt
  stadtzentrum zentrum stadtmitte city; umgebung umgegend; region gebiet gegend; gelände areal; mitte zentrum; müll abfall; deponie mülldeponie
  müllkippe; kläranlage klärwerk; turnhalle sporthalle; bibliothek bücherei; kino lichtspielhaus filmtheater; gaststätte gasthaus wirtshaus; sanierung
  renovierung; wiederaufbau neuaufbau; abriss abbruch; ausbau erweiterung; eröffnung einweihung; wohnblock wohnhausblock; hausbesitzer hauseigentümer;
  grundbesitzer grundeigentümer; raum räumlichkeit; ziegelstein backstein; emission ausstoß; artenvielfalt biodiversität; lebensraum habitat; hochebene
  plateau hochplateau; hügel anhöhe; höhle grotte; insel eiland; inselgruppe archipel; frühling frühjahr; vulkanausbruch eruption; seismologe
  erdbebenforscher; wettervorhersage wetterprognose; umweltschützer umweltaktivist; landwirtschaft agrarwirtschaft; landwirtschaftlich agrarisch;
  bauernhof gehöft; dünger düngemittel; pestizid pflanzenschutzmittel; acker feld; kartoffel erdapfel; winzer weinbauer; fischerei fischfang; imker
  bienenzüchter; zoo tierpark tiergarten; bäuerin landwirtin; bestand population; heimisch einheimisch; mannschaft team; trainer coach; trainerin
  coachin; spiel partie match begegnung; fußballer fußballspieler; torwart torhüter keeper schlussmann; stürmer angreifer; verteidiger abwehrspieler;
  schiedsrichter unparteiische referee; treffer tor; elfmeter strafstoß; verein klub club; saison spielzeit; weltmeisterschaft wm; europameisterschaft
  em; finale endspiel; halbfinale semifinale; sieger gewinner; siegerin gewinnerin; unentschieden remis; rekord bestmarke; pokal cup; wettkampf
  wettbewerb; rennfahrer rennpilot; boxer faustkämpfer; skifahrer skiläufer; athlet sportler; athletin sportlerin; fan anhänger; zuschauer publikum;
  tabellenführer spitzenreiter; tabellenletzte schlusslicht; ablösesumme ablöse; titelverteidiger titelhalter; olympiasieg olympiagold; platz rang;
  gastgeber ausrichter; ausrichter veranstalter organisator; fußballklub fußballverein fußballclub; maler kunstmaler; bildhauer plastiker; ausstellung
  schau; lied song; aufführung vorstellung; theaterstück bühnenstück; schauspieler darsteller; schauspielerin darstellerin; regisseur filmemacher;
  regisseurin filmemacherin; drehbuch skript; folge episode; dichter poet; dichterin poetin; schriftsteller literat; buchhandlung buchladen; zeitschrift
  magazin; nachricht meldung; pressemitteilung presseerklärung pressemeldung; nachrichtenagentur presseagentur; auszeichnung ehrung; designer gestalter;
  design gestaltung; foto fotografie aufnahme; fotograf lichtbildner; fest feier; karneval fasching fastnacht; brauch sitte; dialekt mundart; begriff
  ausdruck; name bezeichnung benennung; verlag verlagshaus; veranstaltung event; inschrift aufschrift; komponist tonsetzer tondichter; musikgruppe band;
  vorwort geleitwort; fassung version; erstausgabe erstauflage; memoiren lebenserinnerungen; biografie lebensbeschreibung biographie; figur gestalt;
  handlung plot; papst pontifex; geistliche kleriker; nonne ordensschwester; bistum diözese; pilger wallfahrer; wallfahrt pilgerfahrt; muslim moslem;
  muslima muslimin; islamisch muslimisch moslemisch; evangelisch protestantisch; kirchengemeinde pfarrgemeinde; konfession glaubensbekenntnis; glaube
  religion; abitur reifeprüfung; schulleiter schuldirektor; lehrkraft lehrer; mitschüler klassenkamerad; kita kindertagesstätte; universität uni;
  prüfung examen; note zensur; kurs lehrgang; lehrerin pädagogin; schulfach unterrichtsfach; schuljahr unterrichtsjahr; studiengang studienfach; vortrag
  referat; streitkräfte armee militär; marine seestreitkräfte kriegsmarine; luftwaffe luftstreitkräfte; u-boot unterseeboot; kampfjet kampfflugzeug;
  feldherr heerführer; angriff attacke; eroberung einnahme; invasion einmarsch; waffenruhe feuerpause; friedensvertrag friedensabkommen; rückzug abzug;
  bombardierung bombardement; atomwaffe kernwaffe nuklearwaffe; wehrdienst militärdienst; befehlshaber kommandeur; oberbefehl oberkommando; stützpunkt
  basis; militärbasis militärstützpunkt; adlige aristokrat edelmann; adel aristokratie; epoche ära zeitalter; antike altertum; prähistorisch
  vorgeschichtlich; ausgrabung grabung; grab grabstätte; gründer begründer; gründerin begründerin; dynastie herrscherhaus; vorfahr ahn; nachkomme
  nachfahre abkömmling; herkunft abstammung; ehemann gatte gemahl; ehefrau gattin gemahlin; hochzeit heirat vermählung; scheidung ehescheidung; enkel
  enkelkind; großmutter oma; großvater opa; cousin vetter; waise waisenkind; jugendliche teenager; einwohnerzahl bevölkerungszahl; volkszählung zensus;
  bevölkerungsdichte einwohnerdichte; geburtenrate geburtenziffer; anteil prozentsatz; durchschnitt mittelwert; höchststand höchstwert; tiefststand
  tiefstwert; verdopplung verdoppelung; gesamtzahl gesamtanzahl; speise gericht; nachtisch dessert nachspeise; lebensmittel nahrungsmittel; metzger
  fleischer schlachter; brötchen semmel; sahne rahm; möhre karotte; orange apfelsine; schnaps branntwein; quark topfen; pfannkuchen eierkuchen; strom
  elektrizität; atomkraftwerk kernkraftwerk akw; atomkraft kernkraft atomenergie kernenergie; atomar nuklear; windrad windkraftanlage windenergieanlage
  windturbine; windkraft windenergie; solarenergie sonnenenergie; rohöl erdöl; pipeline rohrleitung; bergwerk zeche grube; bergwerk mine; bergmann
  bergarbeiter; heizung heizanlage; gaspreis erdgaspreis; stromerzeugung stromproduktion; stromerzeuger stromproduzent; abgelegen entlegen; ähnlich
  vergleichbar; allgemein generell; ehemalig vormalig einstig; angesehen renommiert geachtet; auffällig auffallend; aufwendig aufwändig; ausreichend
  genügend hinreichend genug; nur lediglich bloß; ausschließlich nur; außergewöhnlich außerordentlich; äußerst überaus höchst; bedeutsam wichtig
  bedeutend; beliebt populär; bereits schon; besonders insbesondere; dauerhaft permanent; einmalig einzigartig; entscheidend ausschlaggebend; erfolglos
  vergeblich; erforderlich notwendig nötig; falsch unrichtig inkorrekt; gebräuchlich üblich; gering niedrig; illegal rechtswidrig gesetzwidrig
  widerrechtlich gesetzeswidrig; legal rechtmäßig gesetzmäßig; gewöhnlich üblich normalerweise; giftig toxisch; identisch gleich; lokal örtlich;
  historisch geschichtlich; intakt unbeschädigt unversehrt; jetzig gegenwärtig derzeitig heutig; eindeutig klar; komplex kompliziert; konstant
  gleichbleibend unverändert; ledig unverheiratet; marode baufällig; mehrfach mehrmals; möglicherweise vielleicht eventuell womöglich; offensichtlich
  offenkundig; offenbar anscheinend; offiziell amtlich; ökonomisch wirtschaftlich; plötzlich unvermittelt; potentiell potenziell; präzise genau exakt;
  provisorisch behelfsmäßig; vorläufig provisorisch; psychisch seelisch; körperlich physisch; juristisch rechtlich; reich wohlhabend vermögend; restlich
  übrig verbleibend; richtig korrekt; schmutzig dreckig; selbständig selbstständig eigenständig; senkrecht vertikal; waagerecht waagrecht horizontal;
  seltsam merkwürdig sonderbar; streng strikt rigoros; umstritten strittig kontrovers; tapfer mutig; tatsächlich wirklich; traditionell herkömmlich
  konventionell; typisch charakteristisch kennzeichnend; unerwartet überraschend unvorhergesehen; unnötig überflüssig; unbegrenzt unbeschränkt;
  kostenlos unentgeltlich kostenfrei gebührenfrei; ungefährlich harmlos; ungewiss unsicher; unmittelbar direkt; unterschiedlich verschieden; unzählig
  zahllos; veraltet überholt; vielfältig mannigfaltig; viele zahlreiche; vorherig vorangegangen vorig; absichtlich vorsätzlich; vorübergehend zeitweilig
  temporär; wahrscheinlich vermutlich; weltweit global; wertvoll kostbar; wirksam effektiv; gleichzeitig zeitgleich simultan; zukünftig künftig; zurzeit
  derzeit; zuverlässig verlässlich; zweisprachig bilingual; schrittweise allmählich stufenweise; mühsam beschwerlich; ungeklärt unklar; zeitlebens
  lebenslang; feierlich festlich; weitläufig ausgedehnt; heftig massiv; brutal grausam; still ruhig; gläubig religiös fromm; unglaublich unfassbar;
  nützlich hilfreich; geeignet passend; passend angemessen; ausgebildet geschult; gefälscht unecht; echt authentisch; vermisst verschollen; unverletzt
  unversehrt; verstorben tot gestorben; adlig adelig; regnerisch verregnet; wolkig bewölkt; sumpfig morastig; unfruchtbar karg; bergig gebirgig;
  rätselhaft mysteriös; sichtbar erkennbar; lesbar leserlich; bezahlbar erschwinglich; teilweise partiell; hochrangig ranghoch; einstimmig einmütig;
  maximal höchstens; mindestens wenigstens zumindest; auch ebenfalls ebenso gleichfalls; außerdem zudem überdies ferner darüberhinaus; jedoch aber
  allerdings; dennoch trotzdem gleichwohl; deshalb daher deswegen darum; obwohl obgleich obschon; damals seinerzeit; bald demnächst; kürzlich neulich
  jüngst unlängst; seither seitdem; inzwischen mittlerweile; stets immer; nie niemals; ständig dauernd fortwährend; erstmals erstmalig; wegen aufgrund
  infolge; trotz ungeachtet; mittels mithilfe; gemäß laut; statt anstatt anstelle; samt mitsamt; einschließlich inklusive; zuvor vorher davor; danach
  anschließend daraufhin; letztlich schlussendlich; vorzeitig verfrüht; rundum ringsum; hingegen dagegen; beziehungsweise respektive; sowie und; circa
  zirka ca; nirgends nirgendwo; überall allerorts; großteils größtenteils; nachts nächtens; mehrheitlich überwiegend; zeitweise vorübergehend; chance
  möglichkeit; gelegenheit möglichkeit; absicht vorsatz; ziel zweck; vorhaben projekt; plan vorhaben; idee einfall; vorschlag anregung; hinweis
  anhaltspunkt; forderung verlangen; bitte ersuchen; antwort erwiderung; frage anfrage; auskunft information; mitteilung bekanntgabe; bericht report;
  ansicht meinung auffassung; standpunkt position; zweifel bedenken; befürchtung sorge; furcht angst; kritik beanstandung; beifall applaus; vorwurf
  anschuldigung beschuldigung; streit auseinandersetzung; zwist streit; einigung übereinkunft; zustimmung einverständnis; ablehnung zurückweisung;
  unterstützung hilfe; rückhalt unterstützung; beteiligung teilnahme; mitwirkung mitarbeit; zusammenarbeit kooperation; verbindung kontakt; beziehung
  verhältnis; unterschied differenz; gegensatz kontrast; eigenschaft merkmal; kennzeichen merkmal; bestandteil komponente; stück teil; reihenfolge
  abfolge; reihe serie; beginn anfang start auftakt; ende schluss; fortsetzung fortführung; unterbrechung pause; verzögerung verspätung; dauer länge;
  zeitraum zeitspanne; termin zeitpunkt; augenblick moment; entstehung herausbildung; veränderung wandel änderung; erhöhung steigerung anhebung;
  verringerung senkung reduzierung verminderung reduktion; kürzung einschnitt; schwerpunkt fokus; grundlage basis; voraussetzung bedingung; maßnahme
  schritt; erfolg gelingen; misserfolg fehlschlag; schaden beschädigung; notlage not; mangel knappheit; mangel defekt; bedarf bedürfnis; beschränkung
  einschränkung begrenzung; hindernis hürde; kontrolle überprüfung prüfung; überwachung aufsicht; berechnung kalkulation; vorhersage prognose
  voraussage; erklärung erläuterung; auslegung interpretation deutung; zusammenfassung resümee; überblick übersicht; verzeichnis register; muster
  vorlage; vorbild beispiel; person mensch; leute menschen personen; einzelperson individuum; mitglied angehörige; helfer unterstützer; anführer führer;
  teilnehmer beteiligte; ehrenamtliche freiwillige; nutzung verwendung gebrauch benutzung; einsatz verwendung; anwendung verwendung; erwerb anschaffung;
  transport beförderung; versorgung belieferung; ankunft eintreffen; abreise abfahrt; rückkehr wiederkehr; umzug übersiedlung; suche fahndung;
  entfernung distanz; abstand distanz; umfang ausmaß; stärke kraft; geruch duft; form gestalt; behälter gefäß; seil tau; kleidung bekleidung; briefmarke
  postwertzeichen; anschrift adresse; fahne flagge; zeichen symbol; streichholz zündholz; samstag sonnabend; januar jänner; februar feber; fördermittel
  fördergelder; ausloben aussetzen; absenken senken; umbenennen umtaufen; angeben nennen; äußern sagen; bekanntmachen bekanntgeben verkünden mitteilen;
  verlautbaren mitteilen; monieren bemängeln beanstanden; appell aufruf; erklärung stellungnahme statement; äußerung aussage; rede ansprache; dokument
  schriftstück; unterlagen dokumente; zusage versprechen; nichtregierungsorganisation ngo; weltgesundheitsorganisation who; niederlande holland;
  niederländisch holländisch; weißrussland belarus; weißrussisch belarussisch; birma myanmar burma; swasiland eswatini; us-amerikanisch amerikanisch;
  us-amerikaner amerikaner; kilometer km; meter m; zentimeter cm; millimeter mm; kilogramm kg kilo; tonne t; quadratkilometer km²; quadratmeter m²;
  prozent %; million millionen mio; milliarde milliarden mrd; stundenkilometer km/h; megawatt mw; gigawatt gw; kilowattstunde kwh; jahrhundert jh;
  stunde std; liter l; hektar ha; zuspitzen verschärfen; absolvieren durchlaufen; abwarten zuwarten; anhäufen ansammeln; anstrengung bemühung;
  anstrengen bemühen; ausharren durchhalten; ausgangssperre ausgehverbot; auszeit pause; beaufsichtigung aufsicht; beisetzung beerdigung begräbnis
  bestattung; besiedlung besiedelung; darbieten vorführen; entlohnung bezahlung vergütung; erwerber käufer; verkäufer veräußerer; gedenkfeier
  gedenkveranstaltung; gedenktafel erinnerungstafel; gefolgsleute anhänger; geldgeber finanzier; geheimdienst nachrichtendienst; gewerbegebiet
  gewerbepark; handelsabkommen handelsvertrag; kernkraftgegner atomkraftgegner; lebensgefährte lebenspartner partner; lebensgefährtin lebenspartnerin
  partnerin; leibwächter bodyguard; mehrheitseigner mehrheitseigentümer; mitbegründer mitgründer; mitbegründerin mitgründerin; nachbarstaat nachbarland;
  nationalmannschaft nationalteam nationalelf auswahl; personalmangel arbeitskräftemangel; politikwissenschaftler politologe; rentenalter pensionsalter;
  rückgabe restitution; schirmherrschaft patronat; schlägerei prügelei; sonderbeauftragte sondergesandte; sprachwissenschaftler linguist; statistikamt
  statistikbehörde; tarifstreit tarifkonflikt; tauglich geeignet; umgehungsstraße umfahrung; umsetzung verwirklichung realisierung; umweltfreundlich
  umweltschonend; unterzeichnung unterschrift; ursprung herkunft; vereinbarung absprache; verlegung verlagerung; versuchstier labortier; völkermord
  genozid; vorfall zwischenfall; vorrang priorität vorzug; vorstellungsgespräch bewerbungsgespräch; wahlergebnis wahlresultat; wahlsieger wahlgewinner;
  waldbesitzer waldeigentümer; wertpapierbörse börse; widerstand gegenwehr; wirtschaftswissenschaftler ökonom volkswirt; zufluchtsort zuflucht;
  zugeständnis konzession; zugang zutritt; zusammenkunft versammlung; zusatz ergänzung; zuwachsrate wachstumsrate; historiker geschichtswissenschaftler
  geschichtsforscher; historikerin geschichtswissenschaftlerin; vogelkundler ornithologe; insektenforscher entomologe; augenheilkunde ophthalmologie;
  kinderheilkunde pädiatrie; erdkunde geografie geographie; tierheilkunde tiermedizin veterinärmedizin; vogelgrippe geflügelpest; atomkrieg
  nuklearkrieg; atommacht nuklearmacht; fußgängerübergang zebrastreifen fußgängerüberweg; sattelschlepper sattelzug; schienenverkehr bahnverkehr
  zugverkehr; luftverkehr flugverkehr; rettungsaktion rettungseinsatz; drogenhandel rauschgifthandel; drogenhändler dealer rauschgifthändler; straffrei
  straflos; straffreiheit straflosigkeit; unschuldig schuldlos; volljährig mündig
`
