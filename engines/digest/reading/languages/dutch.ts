import type { Pack } from './pack.ts'

/** Dutch. */
export const dutch: Pack = {
  leaning: `hij zij ze het_is het_heeft het_werd het_was deze dit die dat zulke zijn haar hun beide hier daar dan toen daarbij
    daardoor daarom daarmee daarna daarnaast daarvoor daarvan ervoor erna anders evenzo laatstgenoemde eerstgenoemde in_dit
    in_deze met_deze met_dit bij_deze bij_dit na_deze om_deze een_van_hen een_daarvan sindsdien vervolgens`,
  pronouns: 'hij zij ze hem haar hun zijn hen ervan',
  inside: '',
  hanging: 'hij hem daarom echter desondanks niettemin derhalve',
  objects: '',
  clauses: '',
  connectives: `echter bovendien ook verder bijvoorbeeld dus derhalve immers inderdaad namelijk met_name kortom in_het_algemeen
    enerzijds anderzijds tenslotte ten_slotte ten_eerste ten_tweede maar en of toch niettemin`,
  conjunctions: 'maar en of want',
  standing:
    'het_is_belangrijk het_is_mogelijk het_is_nodig het_is_makkelijk het_is_moeilijk het_is_beter het_is_verstandig het_duurt',
  definite: 'de het',
  indefinite: 'een',
  small: `de het een in op aan van voor met zonder over bij door naar tussen sinds tijdens onder na veel sommige enkele elke
    meer minder ongeveer bijna als wanneer terwijl omdat hoewel vandaag nu twee drie vier vijf`,
  furniture: `klik_hier onze_nieuwsbrief gebruikt_cookies gebruiken_cookies meld_je_aan lees_meer lees_verder zie_ook privacybeleid
    dit_artikel deze_pagina deze_gids inhoudsopgave volg_ons deel_dit winkelwagen`,
  demonstratives: 'deze dit zulke dergelijke',
  afterwards: 'dagen_later weken_later maanden_later jaar_later jaren_later',
  announcing: '',
  negations: 'niet geen nooit niets niemand zonder noch nauwelijks zelden',
  cues: {
    definition: 'is_een zijn_een heet betekent noemt_men wordt_genoemd bestaat_uit zet_om verwijst_naar',
    mechanism: 'werkt werking omgezet proces* mechanism* opgewekt aangedreven draai* stroomt opneemt',
    history:
      'geschiedenis eeuw* decenni* opgericht uitgevonden geopend begon oorsprong oudheid middeleeuw* ingevoerd ontdekt sinds eerste',
    people: 'uitvinder* oprichter* onderzoeker* ingenieur* wetenschapper* koning* president* auteur*',
    size: 'miljoen* miljard* procent megawatt kilometer meter ton hectare liter gemiddeld* aantal capaciteit',
    duration: 'duurt duren binnen_een na_ongeveer leeft leven houdbaar',
    cost: 'kosten kost prijs prijzen duur goedkoop* budget tarief tarieven betaal* invest* subsidie* euro dollar* uitgaven loon',
    benefits:
      'voordeel voordelen betrouwbaar* voorspelbaar* efficiënt* beter* schoon* nuttig helpt bescherm* bespaar* sterk* gezond*',
    drawbacks:
      'nadeel nadelen probleem problemen risico* gevaar* moeilijk* grens grenzen schade bedreig* gebrek kritiek slechter ziekte* plaag plagen verlies duur',
    comparison: 'vergelijk* dan tegenover verschil* anders_dan alternatie*',
    places: 'land landen regio* kust* stad steden gelegen plaats* wereld* europa azië afrika amerika noorden zuiden',
    steps: 'stap stappen *voeg *meng *plaats *plant *geef *snijd *kies *gebruik *laat *vermijd *zorg ',
    rules: 'wet wetten regel regels norm* toegestaan verbod* verboden vergunning* verplicht richtlijn* veiligheid',
    outlook: 'toekomst* volgend_jaar gepland verwacht* prognose* tegen_20* komende',
  },
  headings: {
    definition: '{topic}: de basis',
    mechanism: '{topic}: zo werkt het',
    history: '{topic}: de geschiedenis',
    size: '{topic} in cijfers',
    duration: '{topic}: hoe lang het duurt',
    cost: '{topic}: de kosten',
    benefits: '{topic}: de voordelen',
    drawbacks: '{topic}: grenzen en risico’s',
    steps: '{topic} stap voor stap',
  },
  questions: {
    definition: '{topic}: wat is het?',
    mechanism: '{topic}: hoe werkt het?',
    cost: '{topic}: wat kost het?',
    benefits: '{topic}: welke voordelen zijn er?',
    drawbacks: '{topic}: welke nadelen en risico’s zijn er?',
  },
  asks: {
    definition: 'wat_is wat_zijn betekent betekenis definitie basis inleiding',
    mechanism: 'hoe_werkt hoe_werken werking werkt proces',
    history: 'wanneer geschiedenis oorsprong jaar jaren begin verleden',
    people: 'wie mensen oprichter uitvinder',
    size: 'hoeveel hoe_groot cijfers aantal omvang statistieken',
    duration: 'hoe_lang duur tijd duurt',
    cost: 'kosten kost prijs prijzen geld',
    benefits: 'voordeel voordelen waarom belangrijk ervoor',
    drawbacks: "nadeel nadelen risico risico's grenzen problemen ertegen",
    comparison: 'vergelijking vergelijken verschil verschillen alternatieven',
    places: 'waar plaats plaatsen land landen',
    steps: 'stap stappen gids tips hoe_begin praktijk',
    rules: 'regel regels wet wetten toegestaan veiligheid',
    outlook: 'toekomst trends komt komende',
  },
  asksTime: 'wanneer hoe_lang hoe_vaak',
  phrases: {
    and: 'en',
    conclusion: 'Conclusie',
    questionsTitle: 'Veelgestelde vragen',
  },
  isPlural: (topic) =>
    /(en|s)$/i.test(topic) &&
    !/(ing|eten|leven|water)$/i.test(topic) &&
    topic.split(' ').length === 1 &&
    /^[a-zà-ÿ]{5,}$/i.test(topic),
  subjectWords: 1,
  copula: 'is_een is_de is_het zijn was_een was_de was_het',
}
