import type { LanguageCode } from '../../text/index.ts'

/** What a word speaks of: how many, how often, how far, how surely. */
export const extents = ['many', 'often', 'far', 'sure'] as const
export type Extent = (typeof extents)[number]

/** Words of extent of one language, blank-separated, lower case; `_` stands for a blank. */
export interface ExtentWords {
  /** By what they speak of: words that leave no room. */
  readonly whole: Readonly<Record<Extent, string>>
  /** And words that leave some. */
  readonly part: Readonly<Record<Extent, string>>
  /** Words of the first list of `whole` that may be exchanged for words of `part` as they are: `all`, not `every`. */
  readonly exchanged: string
  /** Words that say of a rank that others share it, `one of`, or that it is a lower one, `second`. */
  readonly shared: string
  readonly lower: string
  /** Words of the highest rank; where they are made with a word for `more`, that word. */
  readonly ranks: RegExp
  readonly more: string
}

/* Our own lists. Single words stand for all their forms as they are written. */
export const extentWords: Readonly<Partial<Record<LanguageCode, ExtentWords>>> = {
  en: {
    whole: {
      many: 'all every each everyone everybody nobody none',
      often: 'always never constantly invariably',
      far: 'completely entirely totally fully wholly only solely exclusively',
      sure: 'certainly definitely undoubtedly guarantees proves proven impossible must',
    },
    part: {
      many: 'some many most several few half',
      often: 'often sometimes usually frequently occasionally generally rarely seldom',
      far: 'partly partially largely mostly mainly almost nearly primarily',
      sure: 'may might could can possibly perhaps probably likely suggests suggest appears seems',
    },
    exchanged: 'all',
    shared: 'one_of among',
    lower: 'second third fourth fifth',
    ranks:
      /^(?!(?:rain)?forest|harvest|(?:re|con)?quest|(?:dis)?interest|(?:pro|con)test|suggest|honest|modest|(?:mid|south|north)west|priest|guest|breast|chest)(?:first|last|best|worst|\p{L}{3,12}est)$/u,
    more: '',
  },
  de: {
    whole: {
      many: 'alle allen aller sämtliche jeder jede jedes keiner niemand',
      often: 'immer nie niemals stets ständig',
      far: 'völlig vollständig ganz gänzlich komplett nur ausschließlich allein',
      sure: 'sicher bestimmt zweifellos garantiert beweist bewiesen erwiesen unmöglich muss müssen',
    },
    part: {
      many: 'einige einigen einiger manche viele vielen vieler mehrere wenige die_meisten der_meisten',
      often: 'oft häufig manchmal gelegentlich meist meistens selten gewöhnlich',
      far: 'teilweise zum_teil größtenteils weitgehend fast beinahe vor_allem hauptsächlich überwiegend',
      sure: 'kann können könnte könnten möglicherweise vielleicht wahrscheinlich vermutlich wohl scheint dürfte',
    },
    exchanged: 'alle allen aller sämtliche',
    shared: 'einer_der eine_der eines_der zu_den',
    lower: 'zweit dritt viert fünft',
    ranks: /^(?:erste[nrs]?|letzte[nrs]?|beste[nrs]?|\p{L}{3,14}(?:ß|s|t|r|l|n|g|ch|f|b)te[nrs]?)$/u,
    more: '',
  },
  fr: {
    whole: {
      many: 'tous_les toutes_les tous toutes chaque aucun aucune personne',
      often: 'toujours jamais constamment',
      far: 'complètement entièrement totalement seulement uniquement exclusivement',
      sure: 'certainement assurément garantit prouve prouvé impossible doit',
    },
    part: {
      many: 'certains certaines quelques plusieurs la_plupart_des beaucoup_de peu_de',
      often: 'souvent parfois généralement fréquemment habituellement rarement',
      far: 'partiellement en_partie largement presque principalement surtout',
      sure: 'peut peuvent pourrait pourraient probablement possiblement peut-être semble suggère',
    },
    exchanged: 'tous_les toutes_les',
    shared: "un_des une_des l'un_des l'une_des parmi",
    lower: 'deuxième troisième second seconde',
    ranks: /^(?:premi(?:er|ers|ère|ères)|derni(?:er|ers|ère|ères)|meilleure?s?|pires?)$/u,
    more: 'plus',
  },
  es: {
    whole: {
      many: 'todos_los todas_las todos todas cada ningún ninguno ninguna nadie',
      often: 'siempre nunca jamás constantemente',
      far: 'completamente totalmente enteramente solo sólo solamente únicamente exclusivamente',
      sure: 'ciertamente definitivamente garantiza demuestra demostrado probado imposible debe',
    },
    part: {
      many: 'algunos algunas muchos muchas varios varias pocos pocas la_mayoría_de_los la_mayoría_de_las',
      often: 'a_menudo frecuentemente generalmente ocasionalmente raramente',
      far: 'parcialmente en_parte casi principalmente mayormente sobre_todo',
      sure: 'puede pueden podría podrían posiblemente probablemente quizás quizá parece sugiere',
    },
    exchanged: 'todos_los todas_las',
    shared: 'uno_de una_de entre',
    lower: 'segundo segunda tercer tercera',
    ranks: /^(?:primer[oa]?s?|últim[oa]s?|mejor|mejores|peor|peores|mayor|mayores)$/u,
    more: 'más',
  },
  it: {
    whole: {
      many: 'tutti_i tutti_gli tutte_le tutti tutte ogni nessun nessuno nessuna',
      often: 'sempre mai costantemente',
      far: 'completamente totalmente interamente solo soltanto solamente unicamente esclusivamente',
      sure: 'certamente sicuramente garantisce dimostra dimostrato provato impossibile deve',
    },
    part: {
      many: 'alcuni alcune molti molte diversi diverse pochi poche la_maggior_parte_dei la_maggior_parte_delle',
      often: 'spesso talvolta generalmente solitamente raramente',
      far: 'parzialmente in_parte quasi principalmente soprattutto',
      sure: 'può possono potrebbe potrebbero forse probabilmente possibilmente sembra suggerisce',
    },
    exchanged: 'tutti_i tutti_gli tutte_le',
    shared: 'uno_dei uno_degli una_delle tra fra',
    lower: 'secondo seconda terzo terza',
    ranks: /^(?:prim[oaie]|ultim[oaie]|miglior[ei]?|peggior[ei]?|maggior[ei]?)$/u,
    more: 'più',
  },
  pt: {
    whole: {
      many: 'todos_os todas_as todos todas cada nenhum nenhuma ninguém',
      often: 'sempre nunca jamais constantemente',
      far: 'completamente totalmente inteiramente só somente apenas unicamente exclusivamente',
      sure: 'certamente definitivamente garante prova provado comprovado impossível deve',
    },
    part: {
      many: 'alguns algumas muitos muitas vários várias poucos poucas a_maioria_dos a_maioria_das',
      often: 'muitas_vezes frequentemente geralmente ocasionalmente raramente',
      far: 'parcialmente em_parte quase principalmente sobretudo',
      sure: 'pode podem poderia poderiam possivelmente provavelmente talvez parece sugere',
    },
    exchanged: 'todos_os todas_as',
    shared: 'um_dos uma_das entre',
    lower: 'segundo segunda terceiro terceira',
    ranks: /^(?:primeir[oa]s?|últim[oa]s?|melhor|melhores|pior|piores|maior|maiores)$/u,
    more: 'mais',
  },
  nl: {
    whole: {
      many: 'alle allemaal iedere elke iedereen niemand geen',
      often: 'altijd nooit voortdurend steeds',
      far: 'volledig geheel helemaal alleen slechts uitsluitend enkel',
      sure: 'zeker beslist ongetwijfeld garandeert bewijst bewezen onmogelijk moet moeten',
    },
    part: {
      many: 'sommige enkele veel vele meerdere weinig de_meeste',
      often: 'vaak soms meestal doorgaans regelmatig zelden',
      far: 'gedeeltelijk deels grotendeels bijna vooral voornamelijk hoofdzakelijk',
      sure: 'kan kunnen kon zou mogelijk misschien waarschijnlijk vermoedelijk lijkt',
    },
    exchanged: 'alle',
    shared: 'een_van een_der onder',
    lower: 'tweede derde vierde op_één_na op_een_na',
    ranks: /^(?:eerste|laatste|beste|\p{L}{3,14}ste)$/u,
    more: '',
  },
}
