import { type LanguageRules, listOf } from './rules.ts'

/* Our own lists, from the grammar of the language. */

const transitions = `
  anche | inoltre | altresì | in più | per di più | oltre a | oltre che | nonché | così come | non solo | allo stesso modo |
  ugualmente | parimenti | in aggiunta | d'altronde | del resto | peraltro | tra l'altro |
  perché | poiché | dato che | visto che | siccome | giacché | dunque | quindi | perciò | pertanto | così | di conseguenza |
  per questo | per questo motivo | per questa ragione | grazie a | a causa di | affinché | in modo che | in modo da |
  al fine di | allo scopo di | infatti | ecco perché | cosicché | sicché | in quanto | dal momento che | per via di |
  ma | però | tuttavia | eppure | sebbene | benché | nonostante | malgrado | anche se | mentre | invece | al contrario |
  d'altra parte | da un lato | dall'altro | da una parte | piuttosto | bensì | anziché | invece di | ciononostante |
  ciò nonostante | a differenza di | tranne | salvo | eccetto | comunque | altrimenti | pur | ad ogni modo | in ogni caso |
  se | purché | a condizione che | a meno che | nel caso in cui | nel caso | qualora | ammesso che | a patto che |
  quando | dopo | dopo che | prima | prima di | prima che | poi | in seguito | innanzitutto | anzitutto | in primo luogo |
  in secondo luogo | per prima cosa | infine | alla fine | finalmente | all'inizio | più tardi | finché | fino a quando |
  non appena | appena | nel frattempo | intanto | allo stesso tempo | contemporaneamente | precedentemente |
  successivamente | immediatamente | improvvisamente | finora | per cominciare | da quando | d'ora in poi | talvolta |
  per esempio | ad esempio | ^come | in particolare | particolarmente | soprattutto | specialmente | cioè | vale a dire |
  ossia | ovvero | tra cui | nello specifico | come nel caso |
  in effetti | in realtà | certamente | naturalmente | ovviamente | senza dubbio | sicuramente | di fatto | evidentemente |
  prima di tutto | chiaramente | davvero | effettivamente | appunto |
  in sintesi | in breve | in conclusione | per concludere | in altre parole | in generale | generalmente | insomma |
  riassumendo | tutto sommato | in definitiva | nel complesso | in fin dei conti | dopotutto |
  in confronto a | rispetto a | come se | analogamente | riguardo a | per quanto riguarda | a proposito di | forse |
  probabilmente | quanto a`

/** Italian. Sentences of up to 25 words. Verbs of motion and state make their past with essere and are left out. */
export const italian: LanguageRules = {
  longSentence: { words: 25, okShare: 25, badShare: 30 },
  transitions: {
    phrases: transitions,
    pairs: "o … o | né … né | sia … sia | sia … che | non solo … ma | da un lato … dall'altro | se … allora",
  },
  passive: {
    auxiliaries:
      listOf(`sono sei è siamo siete ero eri era eravamo erano fui fu fummo furono sarò sarai sarà saremo saranno
      sarei sarebbe sarebbero sia siano fosse fossero essendo stato stata stati state essere viene vengono veniva venivano
      venne vennero verrà verranno verrebbe venga vengano`),
    reflexives: listOf('si mi ti'),
    participles: listOf(
      [
        'fatt',
        'dett',
        'scritt',
        'mess',
        'pres',
        'vist',
        'apert',
        'copert',
        'scopert',
        'offert',
        'rott',
        'risolt',
        'scelt',
        'lett',
      ]
        .concat([
          'descritt',
          'iscritt',
          'post',
          'propost',
          'espost',
          'impost',
          'compost',
          'chius',
          'conclus',
          'esclus',
          'inclus',
        ])
        .concat([
          'decis',
          'divis',
          'uccis',
          'difes',
          'spes',
          'res',
          'accolt',
          'raccolt',
          'tolt',
          'vint',
          'spint',
          'dipint',
          'aggiunt',
        ])
        .concat([
          'prodott',
          'tradott',
          'condott',
          'ridott',
          'introdott',
          'costrett',
          'corrett',
          'elett',
          'protett',
          'dirett',
          'trasmess',
        ])
        .concat([
          'permess',
          'promess',
          'ammess',
          'chiest',
          'richiest',
          'cott',
          'espress',
          'distrutt',
          'interrott',
          'assunt',
          'sottopost',
        ])
        .flatMap((stem) => [`${stem}o`, `${stem}a`, `${stem}i`, `${stem}e`])
        .join(' '),
    ),
    participle: /^[a-zàèéìòù']{2,}(?:at|ut|it)[oaie]$/,
    noParticiples:
      listOf(`andato andata andati andate arrivato arrivata arrivati arrivate entrato entrata entrati tornato
      tornata tornati diventato diventata diventati uscito uscita usciti partito partita partiti partite caduto caduta caduti
      venuto venuta venuti nato nata nati restato restata rimasto cresciuto cresciuta riuscito riuscita riusciti stato stata
      stati state lato mercato mercati risultato risultati vita vite volta capite avuto aiuto minuto minuti contenuto
      contenuti tutto tutti gratuito gratuita gratuiti prato dato dati dito sito siti abitato limite subito`),
    breaks: listOf('che chi dove quando come ma e o perché se di in con per su da'),
    determiners: listOf('il lo la i gli le un uno una questo questa questi queste suo sua suoi sue'),
    breakPattern: null,
    window: 3,
    before: false,
  },
}
