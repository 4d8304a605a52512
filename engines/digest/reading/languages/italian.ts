import type { Pack } from './pack.ts'

/** Italian. Topics stand before a colon, so that no pattern has to contract or agree. */
export const italian: Pack = {
  leaning: `egli ella esso essa essi esse lui lei loro questo questa questi queste quello quella quelli quelle ciò tale tali
    suo sua suoi sue entrambi entrambe qui lì allora così poi ha aveva è era fu sono si altri altre un_altro un'altra
    in_questo in_questa in_questi in_tal per_questo con_questo di_questo dopo_ciò uno_di_essi una_di_esse lo_stesso la_stessa`,
  pronouns: 'egli ella esso essa essi esse lui lei loro suo sua suoi sue',
  inside: '',
  hanging: 'tuttavia pertanto dunque quindi però perciò',
  objects: '',
  clauses: '',
  connectives: `tuttavia però inoltre ad_esempio per_esempio quindi dunque pertanto infatti di_conseguenza in_particolare
    in_sintesi in_generale d'altra_parte da_un_lato dall'altro invece infine innanzitutto prima anche ma e o ossia cioè`,
  conjunctions: 'ma e o',
  standing:
    'è_importante è_possibile è_necessario è_facile è_difficile è_consigliabile è_meglio è_bene si_consiglia si_può si_possono si_stima',
  definite: 'il lo la i gli le',
  indefinite: 'un uno una',
  small: `il lo la i gli le un uno una in nel nella nei di del della dei a al alla con per senza su sul tra fra da dal dalla
    dopo durante ogni molti molte alcuni alcune più meno circa quasi quando mentre se come oggi due tre quattro cinque`,
  furniture: `clicca_qui nostra_newsletter utilizza_cookie iscriviti leggi_di_più leggi_anche vedi_anche privacy_policy questo_articolo
    questa_pagina questa_guida seguici contattaci`,
  demonstratives: 'questo questa questi queste quel quella quei quelle tale tali',
  afterwards: 'giorni_dopo settimane_dopo mesi_dopo anni_dopo anni_più_tardi',
  announcing: '',
  negations: 'non mai nessun nessuna nessuno niente nulla né senza neanche nemmeno',
  cues: {
    definition: 'è_un è_una sono_dei si_chiama significa consiste si_definisce converte trasforma',
    mechanism: 'funzion* convert* process* meccanism* genera* aziona* trasform* assorb* scorre*',
    history:
      'storia secol* decenni* fondat* inventat* apert* inaugurat* iniziò nacque origin* antic* medieval* scopert* introdott* prima primo dal_19*',
    people: 'inventor* fondator* scienziat* ingegner* ricercator* re regina president* autor*',
    size: 'milion* miliard* percento per_cento megawatt chilometri metri tonnellate ettari litri media capacità',
    duration: 'dura durano richiede occorrono impiega vive conserva',
    cost: 'cost* prezz* car* econom* budget tariff* pag* invest* sussidi* euro dollar* spes* stipendi*',
    benefits:
      'vantagg* benefic* affidabil* prevedibil* efficien* miglior* pulit* util* aiuta* ridu* protegg* risparm* salute',
    drawbacks:
      'svantagg* problem* rischi* pericol* difficil* limit* dann* minacc* mancanz* critic* peggio* malatti* parassit* perdit*',
    comparison: 'confront* rispetto diversamente differen* alternativ* simil* più_del più_della',
    places: 'paes* region* costa* città situat* luog* mondo europa asia africa america nord sud',
    steps: 'pass* istruzion* *aggiung* *mescol* *mett* *piant* *innaffi* *tagli* *scegli* *usa *lascia *evita bisogna',
    rules: 'legge leggi norm* regol* legal* licenz* permess* viet* obbligator* direttiv* sicurezza',
    outlook: 'futuro prossim* previst* prevede* prevision* entro_il progett*',
  },
  headings: {
    definition: "{topic}: l'essenziale",
    mechanism: '{topic}: come funziona',
    history: '{topic}: la storia',
    size: '{topic} in cifre',
    duration: '{topic}: quanto tempo serve',
    cost: '{topic}: i costi',
    benefits: '{topic}: i vantaggi',
    drawbacks: '{topic}: limiti e rischi',
    steps: '{topic} passo dopo passo',
  },
  questions: {
    definition: '{topic}: che cosa significa?',
    mechanism: '{topic}: come funziona?',
    cost: '{topic}: quanto costa?',
    benefits: '{topic}: quali sono i vantaggi?',
    drawbacks: '{topic}: quali sono gli svantaggi?',
  },
  asks: {
    definition: "cos'è cosa_sono che_cosa_è significa significato definizione essenziale introduzione",
    mechanism: 'come_funziona come_funzionano funziona funzionamento processo',
    history: 'quando storia origine origini anno anni inizio passato',
    people: 'chi persone fondatore inventore protagonisti',
    size: 'quanti quante cifre numero dimensioni quantità statistiche',
    duration: 'quanto_tempo quanto_dura durata tempo',
    cost: 'quanto_costa quanto_costano costo costi prezzo prezzi soldi',
    benefits: 'vantaggio vantaggi benefici favore perché importante',
    drawbacks: 'svantaggi rischio rischi limiti problemi contro',
    comparison: 'confronto confrontare differenza differenze alternative',
    places: 'dove luogo luoghi paese paesi',
    steps: 'passo passi guida consigli pratica come_si',
    rules: 'regola regole legge leggi legale sicurezza',
    outlook: 'futuro tendenze prossimi verrà',
  },
  asksTime: 'quando ogni_quanto quanto_tempo quanto_dura',
  phrases: {
    and: 'e',
    conclusion: 'Conclusione',
    questionsTitle: 'Domande frequenti',
  },
  isPlural: () => false,
  elides: true,
  copula: 'è_un è_una è_il è_la sono_i sono_le era_un era_una fu_il fu_la',
}
