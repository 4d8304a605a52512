import { type LanguageRules, listOf } from './rules.ts'

/* Our own lists, from the grammar of the language. */

const transitions = `
  também | além disso | além de | ademais | igualmente | assim como | bem como | por outro lado | por um lado | não só |
  não apenas | inclusive | ainda | do mesmo modo | da mesma forma | do mesmo jeito | outrossim | aliás |
  porque | pois | já que | visto que | uma vez que | dado que | devido a | devido ao | devido à | graças a | por isso |
  portanto | por conseguinte | consequentemente | assim | ^logo | então | de modo que | de forma que | por esta razão |
  por esse motivo | como resultado | para que | a fim de | por causa de | em virtude de | sendo assim | dessa forma | desta forma |
  mas | porém | contudo | todavia | entretanto | no entanto | embora | apesar de | ainda que | mesmo que | mesmo assim |
  enquanto | ao contrário | pelo contrário | em contraste | em vez de | ao invés de | senão | exceto | salvo | não obstante |
  se bem que | caso contrário | de qualquer forma | ao passo que | por mais que |
  ^se | ^caso | desde que | contanto que | a menos que | a não ser que | na condição de |
  quando | depois | depois de | antes | antes de | em seguida | primeiro | primeiramente | em primeiro lugar | em segundo lugar |
  segundo | terceiro | finalmente | por fim | por último | no final | no início | mais tarde | até que | assim que |
  logo que | enquanto isso | ao mesmo tempo | simultaneamente | anteriormente | posteriormente | imediatamente | de repente |
  até agora | para começar | antes de tudo | atualmente | a partir de |
  por exemplo | tal como | tais como | ^como | em particular | particularmente | especialmente | sobretudo | ou seja | isto é |
  a saber | entre outros | principalmente | nomeadamente | especificamente |
  de fato | de facto | na verdade | na realidade | claro que | certamente | sem dúvida | efetivamente | com efeito |
  naturalmente | evidentemente | obviamente | acima de tudo | com certeza | realmente |
  em resumo | em suma | em conclusão | para concluir | concluindo | em outras palavras | por outras palavras | em geral |
  geralmente | enfim | resumindo | de modo geral | em síntese | afinal | no fim das contas |
  em comparação com | comparado com | da mesma maneira | tal qual | em relação a | com relação a | quanto a | a respeito de |
  talvez | provavelmente | possivelmente`

/** Portuguese. Sentences of up to 20 words. */
export const portuguese: LanguageRules = {
  longSentence: { words: 20, okShare: 25, badShare: 30 },
  transitions: {
    phrases: transitions,
    pairs: 'ou … ou | nem … nem | não só … mas | não apenas … mas | tanto … como | tanto … quanto | ora … ora',
  },
  passive: {
    auxiliaries:
      listOf(`sou és é somos são era eras éramos eram fui foste foi fomos foram serei será seremos serão seria
      seriam seja sejam sejamos fosse fossem for forem sendo sido ser serem`),
    reflexives: listOf(''),
    participles: listOf(
      [
        'feit',
        'dit',
        'escrit',
        'post',
        'vist',
        'abert',
        'cobert',
        'descobert',
        'pag',
        'ganh',
        'gast',
        'aceit',
        'entregue',
      ]
        .concat([
          'descrit',
          'inscrit',
          'impress',
          'compost',
          'propost',
          'expost',
          'impost',
          'satisfeit',
          'eleit',
          'pres',
          'mort',
        ])
        .flatMap((stem) => [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`])
        .concat(['entregue', 'entregues'])
        .join(' '),
    ),
    participle: /^[a-záâãàéêíóôõúç]{2,}(?:ad|id|íd)[oa]s?$/,
    noParticiples:
      listOf(`lado lados estado estados grau cuidado resultado resultados significado mercado mercados sábado
      soldado soldados advogado pecado conteúdo sentido partido partidos marido ruído vestido unidos unidas unido vida
      comida medida saída bebida passado passada cidade cidades sido`),
    breaks: listOf('que quem onde quando como mas e ou porque se de em com para por sobre'),
    determiners: listOf('o a os as um uma uns umas este esta esse essa seu sua seus suas meu minha'),
    breakPattern: null,
    window: 3,
    before: false,
  },
}
