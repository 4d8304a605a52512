import { type ContentLanguage, type LanguageCode, languageCode } from '../../text/index.ts'

/* Forms of words that no ending tells, our own lists: each entry the plain form, then the others. */
const en = `
  arise arose arisen; awake awoke awoken; bear bore borne born; beat beaten; become became; begin began begun; bend bent;
  bind bound; bite bit bitten; bleed bled; blow blew blown; break broke broken; breed bred; bring brought; build built;
  burn burnt; burst; buy bought; catch caught; choose chose chosen; cling clung; come came; creep crept; deal dealt;
  dig dug; do did done; draw drew drawn; dream dreamt; drink drank drunk; drive drove driven; dwell dwelt; eat ate eaten;
  fall fell fallen; feed fed; feel felt; fight fought; find found; flee fled; fling flung; fly flew flown;
  forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; get got gotten;
  give gave given; go went gone; grind ground; grow grew grown; hang hung; have had has; hear heard; hide hid hidden;
  hold held; keep kept; kneel knelt; know knew known; lay laid; lead led; lean leant; leap leapt; learn learnt;
  leave left; lend lent; lie lay lain; light lit; lose lost; make made; mean meant; meet met; mistake mistook mistaken;
  overcome overcame; oversee oversaw overseen; overtake overtook overtaken; overthrow overthrew overthrown; pay paid;
  prove proven; rebuild rebuilt; ride rode ridden; ring rang rung; rise rose risen; run ran; say said; see saw seen;
  seek sought; sell sold; send sent; sew sewn; shake shook shaken; shine shone; shoot shot; show shown; shrink shrank
  shrunk; sing sang sung; sink sank sunk; sit sat; sleep slept; slide slid; sling slung; smell smelt; sow sown; speak
  spoke spoken; speed sped; spell spelt; spend spent; spill spilt; spin spun; spoil spoilt; spring sprang sprung; stand
  stood; steal stole stolen; stick stuck; sting stung; stink stank stunk; stride strode; strike struck stricken; string
  strung; strive strove striven; swear swore sworn; sweep swept; swell swollen; swim swam swum; swing swung; take took
  taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown; undergo underwent undergone;
  understand understood; undertake undertook undertaken; undo undid undone; uphold upheld; wake woke woken; wear wore
  worn; weave wove woven; weep wept; win won; wind wound; withdraw withdrew withdrawn; withhold withheld; withstand
  withstood; wring wrung; write wrote written; rewrite rewrote rewritten; retake retook retaken; foresee foresaw
  foreseen; outgrow outgrew outgrown; outdo outdid outdone; rid; die dying; lie lying; tie tying; man men; woman women;
  child children; foot feet; tooth teeth; goose geese; mouse mice; louse lice; ox oxen; person people; wife wives; knife
  knives; life lives; half halves; leaf leaves; loaf loaves; shelf shelves; thief thieves; wolf wolves; calf calves; hoof
  hooves; wharf wharves; fisherman fishermen; good better best; bad worse worst; far farther further; penny pence;
  criterion criteria; phenomenon phenomena; bacterium bacteria; medium media; datum data; nucleus nuclei; fungus fungi;
  crisis crises; analysis analyses; basis bases; thesis theses; axis axes; index indices`

const de = `
  backen buk gebacken; befehlen befahl befohlen; beginnen begann begonnen; beißen biss gebissen; bergen barg
  geborgen; bewerben bewarb beworben; biegen bog gebogen; bieten bot geboten; anbieten anbot angeboten; binden
  band gebunden; bitten bat gebeten; bleiben blieb geblieben; brechen brach gebrochen bricht; brennen brannte
  gebrannt; bringen brachte gebracht; denken dachte gedacht; dringen drang gedrungen; empfangen empfing
  empfängt; empfehlen empfahl empfohlen; entscheiden entschied entschieden; erhalten erhielt erhält; erfinden
  erfand erfunden; erlöschen erlosch erloschen; erscheinen erschien erschienen; erschrecken erschrak
  erschrocken; erwerben erwarb erworben erwirbt; essen aß gegessen isst; fahren fuhr fuhren gefahren fährt;
  fallen fiel fielen gefallen fällt; fangen fing gefangen; finden fand fanden gefunden; stattfinden stattfand
  stattfanden stattgefunden; fliegen flog flogen geflogen; fliehen floh geflohen; fließen floss geflossen;
  fressen fraß gefressen; frieren fror gefroren; geben gab gaben gegeben gibt; gehen ging gingen gegangen;
  zurückgehen zurückging zurückgingen zurückgegangen; gelingen gelang gelungen; gelten galt galten gegolten
  gilt; gewinnen gewann gewannen gewonnen; gießen goss gegossen; graben grub gegraben; greifen griff gegriffen;
  halten hielt hielten gehalten hält; hängen hing gehangen; heben hob gehoben; heißen hieß geheißen; helfen half
  geholfen hilft; kennen kannte gekannt; klingen klang geklungen; kommen kam kamen gekommen; kriechen kroch
  gekrochen; laden lud geladen; lassen ließ gelassen lässt; laufen lief liefen gelaufen läuft; leiden litt
  gelitten; leihen lieh geliehen; lesen las gelesen liest; liegen lag lagen gelegen; lügen log gelogen; messen
  maß gemessen misst; nehmen nahm nahmen genommen nimmt; abnehmen abnahm abnahmen abgenommen abnimmt; zunehmen
  zunahm zunahmen zugenommen zunimmt; teilnehmen teilnahm teilnahmen teilgenommen; übernehmen übernahm
  übernahmen übernommen übernimmt; nennen nannte genannt; ernennen ernannte ernannt; raten riet geraten; reißen
  riss gerissen; reiten ritt geritten; rennen rannte gerannt; rufen rief gerufen; schaffen schuf geschaffen;
  scheiden schied geschieden; scheinen schien geschienen; schießen schoss geschossen; schlafen schlief
  geschlafen; schlagen schlug geschlagen schlägt; schließen schloss schlossen geschlossen; beschließen beschloss
  beschlossen; schmelzen schmolz geschmolzen; schneiden schnitt geschnitten; schreiben schrieb schrieben
  geschrieben; beschreiben beschrieb beschrieben; schreien schrie geschrien; schweigen schwieg geschwiegen;
  schwimmen schwamm geschwommen; schwinden schwand geschwunden; verschwinden verschwand verschwanden
  verschwunden; sehen sah sahen gesehen sieht; vorsehen vorsah vorgesehen; senden sandte gesandt; singen sang
  gesungen; sinken sank sanken gesunken; sitzen saß gesessen; besitzen besaß besaßen besessen; sprechen sprach
  gesprochen spricht; springen sprang gesprungen; stechen stach gestochen; stehen stand standen gestanden;
  bestehen bestand bestanden; entstehen entstand entstanden; stehlen stahl gestohlen; steigen stieg stiegen
  gestiegen; ansteigen anstieg anstiegen angestiegen; sterben starb starben gestorben stirbt; stoßen stieß
  gestoßen; streichen strich gestrichen; streiten stritt gestritten; tragen trug trugen getragen trägt; betragen
  betrug betrugen beträgt; treffen traf getroffen trifft; treiben trieb getrieben; treten trat traten getreten
  tritt; zurücktreten zurücktrat zurückgetreten; trinken trank getrunken; tun tat getan; verbieten verbot
  verboten; verbringen verbrachte; verderben verdarb verdorben; vergessen vergaß; verlieren verlor verloren;
  vermeiden vermied vermieden; versprechen versprach versprochen; verstehen verstand verstanden; wachsen wuchs
  wuchsen gewachsen wächst; waschen wusch gewaschen; weichen wich gewichen; weisen wies gewiesen; abweisen
  abwies abgewiesen; hinweisen hinwies hingewiesen; werben warb geworben wirbt; werfen warf geworfen wirft;
  wiegen wog wogen gewogen; wissen wusste gewusst; ziehen zog zogen gezogen; zurückziehen zurückzog
  zurückgezogen; zwingen zwang gezwungen; mann männer; stadt städte; land länder; haus häuser; baum bäume; kunde
  kunden; fluss flüsse; verlust verluste; gast gäste; dorf dörfer; zug züge; betrieb betriebe`
const es = `
  abrir abierto; andar anduvo anduvieron; caber cupo; caer cayó cayeron; conducir condujo condujeron conduce;
  construir construyó construyeron; contribuir contribuyó; creer creyó; cubrir cubierto; dar dio dieron; decir
  dijo dijeron dicho dice; deducir dedujo; descubrir descubierto; destruir destruyó destruyeron; detener detuvo
  detuvieron; devolver devuelto; distribuir distribuyó; dormir durmió; elegir eligió eligieron elige; escribir
  escrito; estar estuvo estuvieron; extraer extrajo extrajeron extraído extraída extraídos extraídas; hacer hizo
  hicieron hecho hecha hechos hechas; huir huyó; imprimir impreso; incluir incluyó incluyeron; introducir
  introdujo introdujeron; ir iba; leer leyó leyeron; mantener mantuvo mantuvieron mantiene; medir midió mide;
  morir murió murieron muerto muertos; mover mueve; obtener obtuvo obtuvieron obtiene; oír oyó; oponer opuso;
  pedir pidió pidieron pide; perder pierde; poder pudo pudieron; poner puso pusieron puesto; preferir prefirió;
  prever previsto prevé; producir produjo produjeron produce; querer quiso; reducir redujo redujeron reduce;
  repetir repitió; resolver resuelto; romper roto; saber supo; seguir siguió siguieron sigue; sentir sintió;
  servir sirvió sirve; sustituir sustituyó; tener tuvo tuvieron tiene; traducir tradujo; traer trajo trajeron
  traído; venir vino vinieron viene; ver vio visto; vestir vistió; volver vuelto vuelve; proponer propuso
  propuesto; suponer supuso; componer compuso compuesto; disponer dispuso dispuesto; contar cuenta; encontrar
  encuentra; mostrar muestra; empezar empieza; comenzar comienza; cerrar cierra; costar cuesta; demostrar
  demuestra; recordar recuerda; perseguir persiguió; conseguir consiguió consiguieron consigue; advertir
  advirtió advierte; convertir convirtió; competir compitió; despedir despidió; atribuir atribuyó; constituir
  constituyó; sustraer sustrajo; atraer atrajo; contener contuvo contiene`

const lists: Readonly<Partial<Record<LanguageCode, string>>> = { en, de, es }
const read = new Map<LanguageCode, ReadonlyMap<string, readonly string[]>>()

/** The words of which a word is an irregular form; none for most. */
export function plainFormsOf(word: string, language: ContentLanguage): readonly string[] {
  const code = languageCode(language)
  const ready = read.get(code) ?? formsOf(lists[code] ?? '')
  read.set(code, ready)
  return ready.get(word) ?? []
}

function formsOf(list: string): Map<string, string[]> {
  const plainForms = new Map<string, string[]>()
  for (const entry of list.split(';')) {
    const [plain = '', ...others] = entry.trim().split(/\s+/)
    for (const other of others) plainForms.set(other, [...(plainForms.get(other) ?? []), plain])
  }
  return plainForms
}
