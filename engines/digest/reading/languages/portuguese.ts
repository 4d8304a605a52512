import type { Pack } from './pack.ts'

/** Portuguese; written so that it reads well on both sides of the Atlantic. */
export const portuguese: Pack = {
  leaning: `ele ela eles elas isso isto aquilo este esta estes estas esse essa esses essas aquele aquela tal tais seu sua
    seus suas ambos ambas aqui ali lá então assim tem tinha teve é era foi está são outros outras outro outra neste nesta
    nesse nessa nestes nestas com_isso com_isto por_isso por_isto depois_disso além_disso_ele um_deles uma_delas o_mesmo a_mesma`,
  pronouns: 'ele ela eles elas seu sua seus suas dele dela deles delas',
  inside: '',
  hanging: 'portanto contudo porém todavia no_entanto por_isso',
  objects: '',
  clauses: '',
  connectives: `no_entanto contudo porém todavia entretanto além_disso por_exemplo portanto assim_sendo de_fato de_facto com_efeito
    em_particular em_resumo em_geral por_outro_lado por_um_lado finalmente por_fim primeiro também mas e ou ou_seja isto_é`,
  conjunctions: 'mas e ou',
  standing:
    'é_importante é_possível é_necessário é_fácil é_difícil é_recomendável é_melhor é_preciso estima-se recomenda-se',
  definite: 'o a os as',
  indefinite: 'um uma uns umas',
  small: `o a os as um uma uns umas em no na nos nas de do da dos das ao à com por para sem sobre entre desde até durante
    cada muitos muitas alguns algumas vários várias mais menos quase quando enquanto se embora como hoje dois três quatro`,
  furniture: `clique_aqui nossa_newsletter utiliza_cookies usa_cookies inscreva-se leia_mais leia_também saiba_mais veja_também política_de_privacidade
    este_artigo esta_página este_guia siga-nos contacte-nos`,
  demonstratives: 'este esta estes estas esse essa esses essas tal tais',
  afterwards: 'dias_depois semanas_depois meses_depois anos_depois anos_mais_tarde',
  announcing: '',
  negations: 'não nunca jamais nem nenhum nenhuma nada ninguém sem tampouco',
  cues: {
    definition: 'é_um é_uma são_uns chama-se significa consiste_em define-se converte conhecido_como conhecida_como',
    mechanism: 'funcion* convert* processo* mecanismo* gera* acion* transform* absorv* flui*',
    history:
      'história século* década* fundad* inventad* inaugurad* começou origem antig* medieva* descobert* introduzid* primeira primeiro',
    people: 'inventor* fundador* cientista* engenheir* investigador* pesquisador* rei rainha presidente autor*',
    size: 'milhão milhões mil por_cento megawatts quilómetros quilômetros metros toneladas hectares litros média capacidade',
    duration: 'leva demora dura duram conserva vive vivem',
    cost: 'custo* custa* preço* caro cara caros barat* orçamento* tarifa* pag* invest* subsídi* euro euros dólar* gasto* salário*',
    benefits:
      'vantag* benefíci* fiáve* confiáve* previsíve* eficien* melhor* limp* útil úteis ajuda* reduz* proteg* poupa* saúde',
    drawbacks:
      'desvantag* problema* risco* perigo* difícil difíceis limit* dano* ameaça* falta* crític* pior* doença* praga* perda*',
    comparison: 'compar* do_que em_relação ao_contrário diferen* alternativ* semelhante*',
    places: 'país países região regiões costa* cidade* localizad* lugar* mundo europa ásia áfrica américa norte sul',
    steps: 'passo* etapa* *adicione *misture *coloque *plante *regue *corte *escolha *use *deixe *evite ',
    rules: 'lei leis norma* regra* legal* licença* permiss* proibi* obrigatóri* diretiva* segurança',
    outlook: 'futuro próxim* previst* espera-se previsão planej* até_20*',
  },
  headings: {
    definition: '{topic}: o essencial',
    mechanism: '{topic}: como funciona',
    history: '{topic}: a história',
    size: '{topic} em números',
    duration: '{topic}: quanto tempo leva',
    cost: '{topic}: os custos',
    benefits: '{topic}: as vantagens',
    drawbacks: '{topic}: limites e riscos',
    steps: '{topic} passo a passo',
  },
  questions: {
    definition: '{topic}: o que é?',
    mechanism: '{topic}: como funciona?',
    cost: '{topic}: quanto custa?',
    benefits: '{topic}: que vantagens há?',
    drawbacks: '{topic}: que problemas e riscos há?',
  },
  asks: {
    definition: 'o_que_é o_que_são significa significado definição essencial introdução',
    mechanism: 'como_funciona como_funcionam funciona funcionamento processo',
    history: 'quando história origem origens ano anos início passado',
    people: 'quem pessoas fundador inventor protagonistas',
    size: 'quantos quantas números número tamanho quantidade estatísticas',
    duration: 'quanto_tempo quanto_dura duração tempo',
    cost: 'quanto_custa quanto_custam custo custos preço preços dinheiro',
    benefits: 'vantagem vantagens benefícios favor por_que importância',
    drawbacks: 'desvantagens risco riscos limites problemas contra',
    comparison: 'comparação comparar diferença diferenças alternativas',
    places: 'onde lugar lugares país países',
    steps: 'passo passos guia dicas prática como_se',
    rules: 'regra regras lei leis legal permitido segurança',
    outlook: 'futuro tendências próximos seguir',
  },
  asksTime: 'quando quanto_tempo de_quanto_em_quanto',
  phrases: {
    and: 'e',
    conclusion: 'Conclusão',
    questionsTitle: 'Perguntas frequentes',
  },
  isPlural: (topic) => /s$/i.test(topic.split(' ')[0] ?? ''),
  copula: 'é_um é_uma é_o é_a são era_um era_uma foi_o foi_a',
}
