import type { LanguageCode } from '../../text/index.ts'

/** Small words of one language that carry the relation between what is named. Lists are blank-separated; `_` is a blank. */
export interface RelationWords {
  /** What is said first is the cause, or earlier; what is said last is. */
  readonly causesAhead: string
  readonly causesBehind: string
  readonly earlierAhead: string
  readonly earlierBehind: string
  /** What parts the two sides of a comparison. */
  readonly than: string
  /** Where a new clause begins. */
  readonly clauses: string
  /** Words that stand for something named before. */
  readonly pronouns: string
  /** Words that deny; what they deny is another matter. */
  readonly denials: string
  /** Verbs that deny what comes with them. */
  readonly denying: string
  /** Clauses that go on with the word before them. */
  readonly relatives: string
  /** Words that tie a name or a noun to what is before it: where, when, of what. */
  readonly prepositions: string
  /** Before who does something, where what it is done to comes first. */
  readonly by: string
  /** Forms of the verb of the passive. */
  readonly passive: string
  /** What makes of a statement what somebody holds, wishes, expects, or makes depend on something. */
  readonly frames: string
  /** Verbs with which somebody says something. */
  readonly speech: string
  /** Words that leave room where a claim has none. */
  readonly hedges: string
  /** Words that narrow what is said to it alone. */
  readonly only: string
  /** Small words that must be there too where a claim has them, those of one sense joined by `=`. */
  readonly needed: string
  /** Words of spans of time, beside which `every` says no more than `a`. */
  readonly spans: string
  /** Words that say that most of something is meant, not all. */
  readonly mainly: string
  /** Words for a little less than all. */
  readonly nearly: string
  /** Small words that say that something grows, or shrinks. */
  readonly up: string
  readonly down: string
  /** Nouns that only say that something is counted. */
  readonly counting: string
  /** Those of the pronouns that are a subject by themselves. */
  readonly subjects: string
  /** Words that say next to nothing beside what they go with. */
  readonly light: string
}

/* Our own lists. */
export const relationWords: Readonly<Partial<Record<LanguageCode, RelationWords>>> = {
  en: {
    causesAhead:
      'led_to leads_to leading_to lead_to resulted_in results_in resulting_in caused causes causing brought_about triggered triggers triggering therefore thus consequently so_that',
    causesBehind:
      'because because_of due_to owing_to thanks_to as_a_result_of caused_by triggered_by resulted_from results_from attributed_to on_account_of',
    earlierAhead: 'before until till followed_by prior_to preceded precedes',
    earlierBehind: 'after following preceded_by since once',
    than: 'than as_often_as as_many_as as_much_as as_likely_as as_high_as as_large_as as_big_as as_strongly_as as_frequently_as outnumber outnumbered outnumbers exceed exceeded exceeds',
    clauses: 'while whereas but although though however yet',
    relatives: 'which who whom whose where when',
    denials:
      "not no never none neither nor nobody nothing nowhere cannot without hardly barely scarcely don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't can't couldn't won't wouldn't shouldn't mustn't",
    denying:
      'ruled rule rules ruling excluded excludes exclude denied denies refused refuses rejected failed fails lacked lacks lack avoided prevented spared barred banned stopped missed unable impossible unchanged ceased forbidden abolished',
    pronouns: 'he she it they him her them his its their hers theirs this these that those',
    prepositions:
      'in on at of for with from to by into onto during within near through per under over between among as against toward towards around across along',
    by: 'by',
    passive: 'is are was were be been being',
    speech:
      'says said say adds added counters countered insists insisted stresses stressed maintains maintained confirms confirmed announces announced declares declared concludes concluded explains explained argues argued notes noted told tells recalls recalled warns warned states stated writes wrote reports reported remarks remarked according',
    frames:
      'says said say argues argued argue claims claimed believes believed believe thinks thought think according alleged allegedly reportedly if unless whether expects expected expect hopes hoped plans planned would wants wanted proposed suggests suggested denied denies myth misconception fallacy hoax rumor rumour untrue',
    hedges:
      'may might could can possibly perhaps probably likely seems appears apparently some few half rarely seldom sometimes hardly partly',
    only: 'only solely exclusively just alone sole',
    needed:
      'without against above=over below=under between up=rising down=falling never always often=frequently usually=generally=typically sometimes=occasionally rarely=seldom every=all=each=both none=no most=majority some=certain many=several=numerous few must should may=might can=could more less=fewer least almost=nearly back still',
    spans: 'day week month year hour minute season night',
    mainly: 'mainly mostly chiefly primarily largely predominantly',
    nearly: 'almost nearly practically virtually',
    up: 'up',
    down: 'down',
    counting: 'number average total amount sum count',
    subjects: 'he she it they this these',
    light:
      'locate locates located situated place places take takes took taken happen happened occur occurred total overall namely altogether measure measures thing things way ways come comes came rise rises own actually there exist exists also such slightly slight somewhat little bit today now currently then following',
  },
  de: {
    causesAhead: 'deshalb daher folglich',
    causesBehind: 'weil wegen aufgrund infolge durch dank da',
    earlierAhead: 'bevor vor bis',
    earlierBehind: 'nachdem nach seit',
    than: 'als',
    clauses: 'während aber doch jedoch obwohl obgleich sondern',
    relatives: 'wobei wo',
    denials: 'nicht kein keine keinen keiner keinem keines nie niemals niemand nichts ohne weder kaum',
    denying:
      'ausgeschlossen schließt schloss verhindert verweigert abgelehnt fehlt fehlte unterblieb verboten unverändert',
    pronouns:
      'er sie es ihn ihm ihr ihnen sein seine seiner seinem seinen ihre ihrer ihrem ihren dieser diese dieses diesem diesen',
    prepositions:
      'in im am an auf bei zu zum zur von vom aus mit für nach über unter zwischen gegen durch um bis seit ab als',
    by: 'von durch',
    passive: 'wird werden wurde wurden worden ist sind war waren',
    speech: 'sagt sagte erklärt erklärte meint meinte berichtet berichtete betont betonte',
    frames:
      'sagt sagte sagen meint meinte glaubt glaubte behauptet behauptete laut zufolge angeblich falls wenn ob erwartet erwarten hofft plant würde würden fordert soll sollen sollte mythos irrglaube irrtum märchen gerücht',
    hedges:
      'kann können könnte könnten möglicherweise vielleicht wahrscheinlich vermutlich scheint einige wenige halb selten manchmal kaum teilweise',
    only: 'nur ausschließlich lediglich allein',
    needed:
      'ohne gegen über unter zwischen nie=niemals immer oft=häufig manchmal=gelegentlich selten meist=meistens alle=allen=aller=jeder=jede=jedes kein=keine=keiner meisten einige=manche viele=zahlreiche wenige muss=müssen darf=dürfen kann=können mehr weniger mindestens höchstens fast=beinahe wieder noch sehr',
    spans: 'tag woche monat jahr stunde minute',
    mainly: 'vorwiegend hauptsächlich überwiegend größtenteils meist',
    nearly: 'fast beinahe nahezu',
    up: '',
    down: '',
    counting: 'zahl anzahl summe durchschnitt',
    subjects: 'er sie es diese dieser dieses',
    light: 'liegt befindet gibt insgesamt betrug beträgt betragen betrugen stattfinden fand statt etwa zusammen',
  },
  es: {
    causesAhead: 'provocó provocaron causó causaron ocasionó llevó_a condujo_a dio_lugar_a por_eso por_tanto',
    causesBehind: 'porque debido_a a_causa_de por_culpa_de gracias_a ya_que puesto_que',
    earlierAhead: 'antes_de antes hasta',
    earlierBehind: 'después_de tras después desde',
    than: 'que',
    clauses: 'mientras pero aunque sino',
    relatives: 'cuyo cuya cuando donde',
    denials: 'no nunca jamás nadie nada ningún ninguno ninguna sin ni tampoco apenas',
    denying: 'descartó descarta excluye excluyó negó niega rechazó evitó impidió carece falta prohibió prohíbe',
    pronouns: 'él ella ellos ellas lo la los las le les su sus este esta estos estas ese esa esto',
    prepositions: 'en a al de del con por para desde hasta sobre entre contra hacia durante según como',
    by: 'por',
    passive: 'es son fue fueron ser sido era eran está están',
    speech: 'dice dijo afirma afirmó explica explicó señala señaló cuenta contó según',
    frames:
      'dice dijo afirma afirmó cree creía según supuestamente si espera esperan planea propone sugiere quiere niega negó mito bulo rumor',
    hedges:
      'puede pueden podría podrían quizá quizás posiblemente probablemente parece algunos algunas pocos pocas mitad raramente apenas',
    only: 'solo sólo solamente únicamente exclusivamente',
    needed:
      'sin contra sobre bajo entre nunca=jamás siempre frecuentemente raramente todos=todas=cada=todo=toda ningún=ninguno=ninguna mayoría algunos=algunas muchos=muchas=varios=varias pocos=pocas debe=deben puede=pueden más menos casi muy todavía',
    spans: 'día semana mes año hora minuto',
    mainly: 'principalmente mayormente',
    nearly: 'casi',
    up: '',
    down: '',
    counting: 'número total cantidad suma promedio',
    subjects: 'él ella ellos ellas esto',
    light:
      'hubo haya había habían hubiera estado estar estaba estaban estuvo estuvieron encuentra encuentran situado situada ubicado ubicada hay total tiene lugar',
  },
}
