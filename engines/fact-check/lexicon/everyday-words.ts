import type { LanguageCode } from '../../text/index.ts'

/*
 * Words that writers of news put for each other, our own list, each sense up to its semicolon, like those of
 * `same-sense-words.ts`, which has what the check itself was made with. Only what may stand for the other in both directions:
 * not a kind for its genus (`oak`, `tree`), nor more for less (`freezing`, `cold`). Plain forms; irregular ones are known.
 */
export const everydayWords: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `judge consider deem; probable likely; same equal; end stop; outcome result; record count log; provide contribute; vary change fluctuate; test check; elsewhere anywhere; common
    frequent; relate concern; pay bear; undertake commit; acquire buy purchase; soar surge jump leap rocket climb rise; plunge plummet tumble slump slide fall drop; dip slip
    edge ease fall; shed lose; slash cut; trim cut; triple treble threefold; double twofold; enrol enroll recruit; recruit
    hire engage; dismiss fire sack; quit resign step; telephone phone ring call; contact reach; summit top; chairman
    chairwoman chair chairperson; spokesman spokeswoman spokesperson; policeman policewoman; fireman firefighter; print appear
    publish; author writer; newspaper paper; magazine journal periodical; analyse analyze examine; inspect examine;
    investigation inquiry enquiry probe; investigate probe; calculate compute; complain complaint; object objection
    protest; oppose resist; fault blame; jail gaol prison; jail imprison; verdict ruling judgment judgement; lawsuit suit;
    overturn quash annul; abandon drop withdraw scrap; scrap cancel; shelve postpone; postpone delay defer; suspend
    interrupt halt; pause interrupt; resume restart; continue carry; finish complete; assume suppose presume; guess
    suppose; forecast predict foresee; intend aim; propose suggest; recommend advise; urge press; demand insist; reply
    respond answer; response answer reply; comment remark; note observe; notice spot; stress emphasise emphasize underline;
    concede admit acknowledge; confess admit; disclose reveal; unveil present; introduce bring; permit authorise
    authorize; rescue save; conserve preserve; rebuild reconstruct; lengthen extend prolong; enlarge extend expand; widen
    broaden; demolish pull raze; dismantle remove; install instal fit; mend fix; upkeep maintenance; gather collect; store
    keep; convey carry transport; haul pull drag tow; lift hoist; depart leave; return come; enter join; flee escape;
    vanish disappear; emerge appear; originate stem derive; dwell live; earn make; earn receive; achieve reach attain;
    surpass exceed top; outstrip exceed; total sum amount; fund subsidise subsidize; contribute give; repay refund; cost
    expense; fare price; income earnings; salary wage pay; budget funds; turnover sales; deficit shortfall; shareholder
    stockholder; proprietor owner; factory plant works; corporation company; workforce staff personnel employee;
    colleague coworker; ailment illness disease; remedy cure; cure heal; vaccine jab; vaccinate immunise immunize inoculate;
    outbreak epidemic; fatal deadly lethal; physician doctor medic; schoolteacher teacher; schoolmaster teacher; instructor
    teacher; scholar academic; pupil schoolchild; lesson class; infant baby; youngster child; teenager adolescent; ancestor
    forebear; successor replacement; succeed replace follow; predecessor forerunner; audience spectator; spectator onlooker;
    traveller traveler passenger; motorist driver; cyclist rider; walker hiker; lorry truck; tram streetcar; railway railroad;
    subway underground metro; harbour port; motorway highway freeway; path track footpath; pavement sidewalk; dwelling
    house home; wood forest; brook stream; swamp marsh; shore bank; soil ground earth; gale storm; blaze fire; tremor
    earthquake; blast explosion; kind sort type; variety range; cattle cow; massive huge enormous; minute tiny; considerable
    substantial sizeable sizable significant; minor small slight; brief short; empty vacant; complete total full entire;
    sole only single; crucial key vital decisive essential; necessary essential; strange odd unusual; uncommon unusual
    rare; usual normal customary; ordinary normal regular; obvious clear evident plain; incorrect wrong false; correct right;
    accurate exact precise; genuine real; modern contemporary; recent latest; subsequent following next; opening first;
    steady constant stable; steady gradual; abrupt sudden; strict stringent rigorous; grave serious severe; tough hard
    difficult; straightforward easy simple; complicated complex; hazardous dangerous risky; ill sick unwell; impoverished
    poor; costly expensive dear; crowded packed; clever intelligent; courageous brave; frightened afraid scared; exhausted
    tired; merely just only; mainly mostly largely; partially partly; entirely wholly completely fully totally; exactly
    precisely; quickly rapidly fast swiftly; gradually slowly; abruptly suddenly; promptly immediately instantly; shortly soon;
    recently lately newly; regularly often; occasionally sometimes; infrequently rarely; constantly always continually;
    eventually finally ultimately; formerly previously before; afterwards afterward later subsequently; simultaneously
    concurrently; jointly together; separately individually; particularly especially notably; markedly considerably
    substantially significantly sharply; marginally slightly; officially formally; deliberately intentionally; accidentally
    unintentionally; abroad overseas; nationwide countrywide; worldwide globally; nearby close; neighbouring neighboring
    adjacent adjoining; regarding about concerning; despite notwithstanding; conflict war; battle fight; raid assault
    attack; invade occupy; surrender capitulate; truce ceasefire armistice; victory win triumph; overcome defeat;
    opponent rival; competitor rival; contest competition; tournament competition; fixture match; goalkeeper keeper; trophy
    cup; ballot vote; legislature parliament; cabinet government; alliance coalition; rule regulation; decree order edict;
    boundary border; municipality town; outskirts suburbs; onset start beginning outset; close end; expire lapse; era
    period age; stage phase; jubilee anniversary; midday noon; dusk twilight nightfall; dawn daybreak; consequence result
    outcome; reason cause; impact effect influence; affect influence; prompt cause spark; generate produce yield; draft
    write; sketch draw; photo photograph picture; statue sculpture; song tune melody; band group; concert performance;
    upturn rise growth; downturn decline; reduction cut decrease; alter change modify; adapt adjust; transform convert;
    swap exchange; substitute replacement; vary differ; resemble like; part separate; merge combine unite amalgamate; attach
    fasten fix; comprise include contain; enclose surround; drain empty; seep leak; scatter disperse; apply use; learn discover;
    uncover unearth discover; locate find; detect spot; excavate dig; bury inter; chase pursue; recognise recognize identify;
    recall remember; overlook miss; ignore disregard neglect; inform tell notify; quote cite; instruct teach; train teach;
    encounter meet; adore love; dread fear; worry concern; attempt try effort; perish die; murder kill; threat danger
    menace; threaten endanger; harm hurt; shatter smash break; collide crash; collision crash; founder sink; overturn
    capsize; thaw melt; task job; labour work; profession occupation career; ability skill; talent gift; petrol gasoline;
    method technique; procedure process; scheme plan programme; concept idea notion; proof evidence; indication sign; feature
    characteristic trait; advantage benefit; drawback disadvantage; difficulty problem trouble; solution answer; error mistake;
    defect flaw fault; accommodate house seat; site place location; venue location; banknote note; goods merchandise; item
    article; device apparatus gadget; tool implement instrument; motor engine; mail post; parcel package; cloth fabric;
    clothes clothing garment; meal dish; beverage drink; maize corn; holiday vacation; journey trip voyage; medal prize;
    ritual ceremony; custom tradition; religion faith; priest clergyman; monastery abbey; grave tomb; cemetery graveyard
    burial; corpse body; coffin casket; inscription text; ruler monarch sovereign; reign rule; throne crown; nobleman
    aristocrat; peasant farmer; merchant trader; apprentice trainee; pioneer founder; supporter backer; critic opponent;
    disagree differ; dispute disagreement quarrel argument; concur agree; pledge promise vow; refuse decline; reluctant unwilling;
    willing ready; eager keen; bid attempt; bid offer; tender offer; auction sale; assess evaluate appraise; rate rank; verify
    check confirm; certify confirm; validate confirm; disprove refute; hint suggest imply; imply mean; signify mean; depict show
    portray; resident inhabitant; populace population; household home; tenant renter; landlord landowner; hire rent lease; rent
    lease; vow swear; lodge file; file submit; submit present; hand deliver; sign initial; ratify approve; amend change; repeal
    revoke abolish; enact pass; adopt pass; pass approve; convene meet; gather meet; assemble meet; attendee participant;
    participant subject; participate take; compete race; partake participate; enter compete; treat handle; tackle handle address;
    oversee supervise manage; run manage operate; operate work; govern rule; chair head; found create; set lay; place put; lay put;
    position place; spread distribute; diffuse spread; sow plant; reap harvest; mill grind; brew make; weave make; forge make;
    withstand resist; bear withstand; soon early; sooner earlier; fewest lowest smallest; go leave depart; reduction cut lowering lower reduce decrease; increase raise;
    notify report inform; ought should; put give estimate; number figure; demand insist require; placing place; complete finish; finished completed;
    whole full; overall total; contend claim assert; assert state maintain; voice express utter; praise applaud laud; scold rebuke reprimand;
    linger remain; stay remain; dispatch send ship; haul carry; cargo freight load; crash accident; casualty victim; wounded injured;
    fatality death; drown die; evacuate clear; shelter refuge; homeless unhoused; aid relief; donation gift; donor giver; volunteer helper; charity nonprofit;
    premises building; plot site; plant factory; mill factory; warehouse depot store; storehouse warehouse; pier jetty quay wharf; roof covering; cellar basement;
    attic loft; garment dress; scholar researcher; findings results; trial experiment; experiment test; sample specimen; tablet pill; drug medicine;
    ward unit; symptom sign; raise rear; breed species; insect bug; bird fowl; sapling seedling; crop yield; drought dryness;
    deluge flood; downpour rain; snowfall snow; orbiter probe; probe spacecraft; craft vessel; launch liftoff; crater pit;
    bend curve; circular round; oblong rectangular; parallel alongside; beneath below underneath; above over; beside alongside; opposite facing; amid among;
    fewer less; additional further extra more; extra additional; remaining other; forthcoming upcoming coming; sudden unexpected; swiftly quickly;
    jobless unemployed; unemployment joblessness; vacancy opening; layoff redundancy; strike walkout; union association; envoy ambassador;
    delegate representative; councillor councilor; senator lawmaker; lawmaker legislator; tariff duty; subsidy grant; loan credit;
    debt liability; share stock; bond security; takeover acquisition; merger fusion; rival competitor; brand label; launch introduce;
    introduce bring; phase stage; pensioner retiree; kin relative; offspring child;
    baptise christen; commemorate honour honor mark; name call; style call; entitle call title; heading title; chapter section; volume book;
    manuscript draft; edition version; translate render; print run; copy specimen; painting canvas; portrait likeness; fresco mural; carve sculpt; architect designer;
    found start; shut close; inaugurate open; host stage; stage hold; hold stage; draw attract; lure attract; deter discourage;
    stem stop; curb limit; restrain limit; ease relax; tighten strengthen; loosen relax; lift raise; scrap drop; uphold confirm; overrule overturn; appeal contest;
    sue prosecute; convict condemn; acquit clear; fine penalty; penalise punish penalize; steal rob; fraud deception; bribe payoff; smuggle traffic`,
  de: `kaufen erwerben; verkaufen veräußern; ansteigen steigen anwachsen wachsen zunehmen klettern; abnehmen sinken zurückgehen
    fallen schrumpfen; anheben erhöhen steigern; senken verringern reduzieren kürzen; anstieg zunahme zuwachs wachstum; rückgang
    abnahme; beginnen starten anfangen; enden aufhören; beenden abschließen; eröffnen einweihen; schließen zumachen; errichten
    bauen erbauen; abreißen abbrechen; renovieren sanieren; erweitern ausbauen vergrößern; verlängern ausdehnen; erhalten
    bekommen; verleihen vergeben; verfassen schreiben; publizieren veröffentlichen herausgeben; drucken veröffentlichen;
    mitteilen erklären; betonen hervorheben unterstreichen; ankündigen bekanntgeben; hinweisen betonen; einräumen zugeben;
    kritisieren bemängeln beanstanden; begrüßen loben; ablehnen zurückweisen abweisen; genehmigen erlauben gestatten; untersagen
    verbieten; zustimmen billigen; beschließen entscheiden; fordern verlangen; vorschlagen empfehlen; planen vorsehen
    beabsichtigen; schätzen veranschlagen; zählen erfassen; messen ermitteln; untersuchen erforschen prüfen; feststellen
    herausfinden; entdecken finden; zeigen belegen ergeben; besitzen haben gehören; leiten führen; gründen stiften; betreiben
    unterhalten; einstellen anstellen; entlassen kündigen; beschäftigen arbeiten; teilnehmen mitmachen; leben wohnen; ziehen
    umziehen; verlassen weggehen; ankommen eintreffen; reisen fahren; transportieren befördern; liefern bringen; senden schicken;
    verschwinden verlorengehen; zerstören vernichten; beschädigen demolieren; retten bergen; helfen unterstützen; schützen
    bewahren; behandeln therapieren; heilen kurieren; erkranken krank; sterben tod umkommen; töten umbringen; heiraten vermählen;
    verwenden nutzen benutzen einsetzen gebrauchen; benötigen brauchen; verbrauchen konsumieren; herstellen produzieren fertigen
    erzeugen; ersetzen austauschen; ändern verändern; übernehmen tragen; zahlen bezahlen; ausgeben aufwenden; verdienen
    einnehmen; kosten aufwendungen ausgaben; einnahmen erlöse; umsatz erlös; defizit fehlbetrag verlust; gehalt lohn; firma
    unternehmen; fabrik werk; mitarbeiter beschäftigte angestellte; chef leiter; vorsitzende vorsitz; bürgermeister stadtoberhaupt;
    anwohner einwohner bewohner; passagier fahrgast; besucher gast; schüler schulkind; lehrer pädagoge; arzt mediziner; forscher
    wissenschaftler; junge knabe; frau dame; kind kinder; auto wagen fahrzeug pkw; lastwagen lkw; fahrrad rad; zug bahn; flugzeug
    maschine; schiff boot; straße weg; platz ort; gebäude haus; wohnung unterkunft; wald forst; fluss strom; gipfel spitze;
    küste ufer; unwetter sturm; brand feuer; beben erdbeben; krieg konflikt; kampf gefecht; soldat armee; sieg erfolg gewinn;
    niederlage verlust; wahl abstimmung; gesetz regelung; vertrag abkommen vereinbarung; gericht justiz; urteil entscheidung;
    gefängnis haft; teil anteil; mehrheit mehrzahl; anzahl zahl menge; grund ursache; folge ergebnis auswirkung; wirkung effekt;
    problem schwierigkeit; fehler irrtum; vorteil nutzen; gefahr risiko; beruf tätigkeit; aufgabe arbeit; bild gemälde; lied
    gesang; film kinofilm; fernsehen tv; handy mobiltelefon; telefon fernsprecher; anrufen telefonieren; zeitung blatt; buch band;
    sofort unverzüglich umgehend; anfangs zunächst zuerst; schließlich endlich letztlich; später danach anschließend; früher
    ehemals einst; ehemalig früher; derzeit gegenwärtig momentan aktuell; bisher bislang; oft häufig regelmäßig; manchmal
    gelegentlich; selten kaum; fast nahezu beinahe; ungefähr etwa rund circa; vollständig komplett völlig ganz; teilweise zumteil;
    hauptsächlich überwiegend größtenteils; wichtig bedeutend; wichtigste hauptsächlich; groß umfangreich; riesig gewaltig
    enorm; klein gering; schnell rasch zügig; langsam allmählich; langsamer verlangsamt; publikum zuhörer zuschauer; verringern zurückgehen; abnehmen zurückgehen; schätzungsweise geschätzt; schneller beschleunigt; schwer schwierig; einfach leicht simpel; teuer kostspielig;
    billig günstig preiswert; neu modern; bekannt berühmt; selten rar; tödlich letal; gesamt ganz komplett; zusätzlich weitere;
    gemeinsam zusammen; getrennt separat; etwas leicht geringfügig; deutlich erheblich beträchtlich stark; kostenlos gratis
    frei; öffentlich staatlich; jährlich alljährlich; durchschnittlich mittlere mittel; insgesamt zusammen; hinzukommen dazukommen;
    anlass grund; abo abonnement; ticket fahrkarte; vogel vögel; stattfinden geben; urlaub ferien; herkommen stammen; stammen kommen;
    binnen innerhalb; einige manche; lagern unterbringen; bringen transportieren; übernehmen besorgen; überstehen überleben; verfassen schreiben; versichern beteuern;
    behaupten erklären; verlauten mitteilen; führen leiten; zurückführen erklären; begründen erklären; herausbringen veröffentlichen; herausgeben herausbringen;
    vorlegen vorstellen; bewilligen genehmigen; gewähren bewilligen; verweigern ablehnen; anwachsen zunehmen; ausmachen betragen; dauern währen; andauern dauern;
    ausbauen erweitern; instandsetzen reparieren; reparieren ausbessern; beseitigen entfernen; wegschaffen entfernen; einreichen vorlegen; beantragen fordern;
    aufheben abschaffen; abschaffen streichen; verschieben aufschieben; vertagen verschieben; scheitern misslingen; gelingen glücken; verhaften festnehmen;
    festnehmen inhaftieren; freilassen entlassen; anklagen beschuldigen; verurteilen bestrafen; siegen gewinnen; unterliegen verlieren; antreten teilnehmen;
    auftreten erscheinen; sammeln zusammentragen; aufbewahren lagern; bestatten beerdigen begraben; begraben beisetzen; taufen nennen; bezeichnen nennen;
    betiteln nennen; anfänglich anfangs; endgültig definitiv; erneut wieder nochmals; abermals erneut; nahe unweit; dürre trockenheit; regen niederschlag;
    hochwasser überschwemmung flut; krankheit erkrankung leiden; klinik krankenhaus spital; medikament arznei arzneimittel; patient kranker; probe muster; schätzung veranschlagung;
    lohn verdienst; steuer abgabe; gebühr entgelt; preis kosten; ausgabe aufwendung; kredit darlehen; schulden verbindlichkeiten; gewinn profit überschuss; aktie anteil;
    aktionär anteilseigner; kunde käufer; händler kaufmann; bauer landwirt; ernte ertrag; schule lehranstalt; hochschule universität; student studierende;
    wörterbuch lexikon; band teil; ausgabe auflage; verzeichnis liste; quelle beleg; handschrift manuskript`,
  es: `comprar adquirir; vender enajenar; aumentar subir crecer incrementar ascender; disminuir bajar caer descender reducir;
    aumento incremento subida crecimiento alza; descenso caída bajada disminución reducción; empezar comenzar iniciar arrancar;
    terminar acabar finalizar concluir; inaugurar abrir; cerrar clausurar; construir edificar levantar erigir; derribar demoler;
    restaurar renovar reformar; ampliar extender; recibir obtener; conceder otorgar dar; entregar dar; escribir redactar; publicar
    editar; anunciar comunicar; declarar afirmar asegurar manifestar decir señalar; subrayar destacar recalcar; reconocer admitir;
    criticar censurar; elogiar alabar; rechazar rehusar; aprobar autorizar; permitir autorizar; prohibir vetar; acordar pactar;
    decidir resolver; exigir reclamar pedir; pedir solicitar; proponer sugerir; recomendar aconsejar; prever esperar; calcular
    estimar; contar enumerar; medir calcular; estudiar investigar analizar examinar; observar estudiar; descubrir hallar encontrar;
    hallazgo descubrimiento; mostrar revelar demostrar; poseer tener; dirigir encabezar liderar; fundar crear establecer; contratar
    emplear; despedir cesar; participar intervenir; vivir residir habitar; trasladar mudar mover; abandonar dejar; marcharse irse;
    llegar arribar; viajar desplazarse; transportar llevar; enviar mandar remitir; desaparecer perderse; destruir arrasar devastar;
    dañar deteriorar; sufrir padecer; salvar rescatar; ayudar auxiliar; proteger resguardar; tratar curar; enfermar enfermo; morir
    fallecer perecer; matar asesinar; casarse contraer; usar utilizar emplear usado usó uso; necesitar precisar requerir; consumir gastar;
    fabricar producir elaborar; sustituir reemplazar; cambiar modificar alterar; pagar abonar sufragar costear; aportar
    contribuir; ganar cobrar; costar valer; coste costo; ingreso ingresos; beneficio ganancia; déficit pérdida; sueldo salario;
    empresa compañía firma; fábrica planta; empleado trabajador; jefe director responsable; presidente mandatario; alcalde
    regidor; habitante vecino residente; pasajero viajero; visitante turista; alumno estudiante; maestro profesor; médico
    doctor; científico investigador; niño chico; coche automóvil vehículo; camión furgón; tren ferrocarril; avión aeronave; barco
    buque navío; carretera vía; calle vía; edificio inmueble; casa vivienda; bosque arboleda; río cauce; cima cumbre; costa
    litoral; tormenta temporal; incendio fuego; terremoto seísmo sismo; guerra conflicto; batalla combate; ejército tropas;
    victoria triunfo; derrota fracaso; elecciones comicios; ley norma; acuerdo pacto convenio; tratado acuerdo; tribunal juzgado;
    sentencia fallo; cárcel prisión; parte porción; mayoría mayor; número cantidad cifra; causa motivo razón; consecuencia
    resultado efecto; problema dificultad; error fallo equivocación; ventaja beneficio; peligro riesgo; empleo trabajo puesto;
    tarea labor; cuadro pintura; canción tema; película filme; teléfono móvil; periódico diario; libro volumen; tumba sepultura
    enterramiento; necrópolis cementerio; yacimiento excavación; lugar sitio emplazamiento; objeto pieza; inmediatamente
    enseguida; inicialmente primero; finalmente último; después posteriormente luego; antes anteriormente previamente; antiguo
    viejo; actualmente hoy; todavía aún; frecuentemente habitualmente; raramente rara; casi prácticamente; aproximadamente
    alrededor unos; totalmente completamente enteramente; parcialmente parte; principalmente mayormente; principal mayor;
    importante relevante significativo; grande amplio; enorme inmenso gigantesco; pequeño reducido; rápido veloz; lento pausado;
    difícil complicado complejo; fácil sencillo simple; caro costoso; barato económico; nuevo reciente; conocido famoso célebre;
    mortal letal; entero completo; conjunto total; gratuito gratis; anual anualmente; medio promedio; venir proceder provenir viene procede;
    proceder originario; guardar conservar custodiar; conservar preservar mantener; exhibir exponer; exposición muestra; colección
    conjunto; desconocer ignorar; desconocido ignorado; situar ubicar encontrar hallar; estar encontrar hallar situar ubicar; durar
    prolongarse; ocurrir suceder; visitar acudir; asistir acudir; ofrecer brindar; mantener sostener; incluir comprender abarcar;
    afirmar asegurar sostener; avisar advertir; alertar advertir; explicar aclarar; retirar quitar eliminar; suprimir eliminar; demoler derribar derruir; elevar alzar subir; retraso demora;
    demorar retrasar; indemnizar compensar; indemnización compensación; desaparecer esfumarse; regresar volver; devolver retornar; repartir distribuir; destinar dedicar;
    financiar costear; recaudar reunir; donar regalar; ceder entregar; alquilar arrendar; propietario dueño; obra trabajo; trabajos obras;
    fase etapa; periodo etapa; plazo término; contrato contratación; adjudicar conceder; recurrir impugnar; impugnar apelar; multar sancionar; sanción multa; detener arrestar;
    liberar soltar; acusar imputar; condenar sentenciar; absolver exculpar; huelga paro; desempleo paro; vacante puesto; sindicato gremio; ministro titular;
    portavoz vocero; diputado parlamentario; votar elegir; impuesto tributo; tasa tarifa; préstamo crédito; deuda pasivo; accionista socio; cliente comprador; tienda
    comercio; granja finca; agricultor campesino; cosecha recolección; sequía aridez; lluvia precipitación; inundación riada; anegar inundar;
    cauce lecho; pez peces; ejemplar individuo; ave pájaro; especie clase; enfermedad dolencia; medicamento fármaco; hospital clínica; prueba ensayo;
    análisis examen; coordinar dirigir; encargar encomendar; nombrar designar; dimitir renunciar; jubilar retirar; nacer natural;
    enterrar sepultar; extraer sacar obtener; pesar peso; medir longitud; valorar tasar; superar rebasar exceder; alcanzar lograr; lograr conseguir; fracasar fallar;
    intentar tratar; evitar impedir; prevenir evitar; agravar empeorar; mejorar perfeccionar; reforzar fortalecer; debilitar minar; acelerar apresurar; frenar detener`,
}
