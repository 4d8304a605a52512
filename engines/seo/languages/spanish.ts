import { type LanguageRules, listOf } from './rules.ts'

/* Our own lists, from the grammar of the language. */

const transitions = `
  también | además | asimismo | igualmente | así como | por otra parte | por otro lado | por un lado | por una parte |
  no solo | no sólo | incluso | encima | aparte de | junto con | del mismo modo | de igual modo | de igual manera | es más |
  porque | pues | ya que | puesto que | dado que | debido a | gracias a | por eso | por ello | por lo tanto | por tanto |
  por consiguiente | en consecuencia | así que | de modo que | de manera que | de ahí que | por esta razón | por este motivo |
  como resultado | como consecuencia | para que | a fin de | con el fin de | a causa de | entonces | así pues | por lo que |
  pero | sin embargo | no obstante | aunque | a pesar de | pese a | sino | mientras que | en cambio | por el contrario |
  al contrario | en contraste | a diferencia de | en lugar de | en vez de | aun así | con todo | salvo | excepto | ahora bien |
  si bien | a menos que | de lo contrario | de todos modos | de todas formas | o bien | más bien |
  ^si | siempre que | con tal de que | en caso de | en caso de que | a condición de | suponiendo que |
  cuando | mientras | después | después de | antes | antes de | luego | primero | en primer lugar | en segundo lugar |
  segundo | tercero | finalmente | por último | por fin | al final | al principio | más tarde | hasta que | desde que |
  tan pronto como | en cuanto | a continuación | mientras tanto | entretanto | al mismo tiempo | simultáneamente |
  anteriormente | posteriormente | inmediatamente | de pronto | de repente | hasta ahora | para empezar | ante todo |
  por ejemplo | tal como | tales como | ^como | en particular | particularmente | especialmente | sobre todo | es decir |
  o sea | a saber | entre otros | en concreto | concretamente | específicamente |
  de hecho | en realidad | por supuesto | claro que | desde luego | ciertamente | sin duda | efectivamente | en efecto |
  naturalmente | evidentemente | obviamente | lo más importante | indudablemente | precisamente |
  en resumen | en suma | en conclusión | para concluir | en definitiva | en otras palabras | dicho de otro modo |
  en general | generalmente | en fin | resumiendo | a grandes rasgos | en síntesis | al fin y al cabo | después de todo |
  en comparación con | comparado con | de la misma manera | igual que | al igual que | con respecto a | respecto a |
  en cuanto a | acerca de | tal vez | quizá | quizás | probablemente | posiblemente`

/** Spanish. Sentences of up to 20 words. */
export const spanish: LanguageRules = {
  longSentence: { words: 20, okShare: 25, badShare: 30 },
  transitions: {
    phrases: transitions,
    pairs: 'o … o | ni … ni | no solo … sino | no sólo … sino | tanto … como | ya … ya | por un lado … por otro',
  },
  passive: {
    auxiliaries:
      listOf(`soy eres es somos sois son era eras éramos eran fui fuiste fue fuimos fueron seré serás será seremos
      serán sería serían sea seas seamos sean fuera fueran fuese fuesen siendo sido ser`),
    reflexives: listOf(''),
    participles: listOf(
      [
        'hech',
        'dich',
        'escrit',
        'puest',
        'vist',
        'abiert',
        'cubiert',
        'descubiert',
        'roto',
        'resuelt',
        'devuelt',
        'envuelt',
      ]
        .concat([
          'descrit',
          'inscrit',
          'impres',
          'compuest',
          'propuest',
          'expuest',
          'impuest',
          'supuest',
          'satisfech',
          'elect',
        ])
        .flatMap((stem) => [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`])
        .join(' '),
    ),
    participle: /^[a-záéíóúñü]{2,}(?:ad|id|íd)[oa]s?$/,
    noParticiples:
      listOf(`lado lados estado estados grado grados cuidado resultado resultados significado mercado mercados
      sábado soldado soldados abogado abogados pecado contenido sentido partido partidos marido ruido vestido unidos unidas
      unido demasiado demasiada vida comida medida salida bebida nado hígado pasado pasada sido`),
    breaks: listOf('que quien quienes donde cuando como pero y o porque si de en con para por sobre'),
    determiners: listOf('el la los las un una unos unas este esta estos estas su sus mi mis lo'),
    breakPattern: null,
    window: 3,
    before: false,
  },
}
