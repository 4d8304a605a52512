import type { Pack } from './pack.ts'

/** German. Topics stand without article, so that no pattern has to know a gender. */
export const german: Pack = {
  leaning: `seither bis_dahin er sie es diese dieser dieses diesem diesen jene jener jenes solche solcher ihre ihr sein seine beide hier dort
    dann dabei dadurch dafür dagegen damit danach daran darauf daraus darin darüber darum davon davor dazu deshalb
    stattdessen sonst ebenso letztere letzterer ersterer das_ist das_sind das_liegt das_hat dies damals inzwischen_ist
    in_diesem in_dieser in_diesen zu_diesem aus_diesem aus_diesen mit_diesem mit_dieser bei_diesem bei_dieser
    eine_von_ihnen einer_davon seitdem anschließend`,
  pronouns: 'er sie es ihn ihm ihr ihre ihrer ihren sein seine seiner seinen dessen deren',
  inside: '',
  hanging:
    'er sie ihn ihm deshalb daher deswegen jedoch allerdings dennoch trotzdem hingegen stattdessen folglich somit demnach',
  objects: '',
  clauses: '',
  connectives: `jedoch allerdings außerdem zudem ferner zum_beispiel beispielsweise daher folglich somit tatsächlich
    natürlich insbesondere übrigens dennoch trotzdem einerseits andererseits kurz_gesagt insgesamt schließlich zunächst
    erstens zweitens drittens und aber oder doch denn`,
  conjunctions: 'und aber oder denn doch',
  standing:
    'es_gibt es_gab es_ist_wichtig es_ist_möglich es_ist_sinnvoll es_ist_nötig es_dauert es_braucht es_wird_empfohlen es_empfiehlt_sich das_heißt ihr_könnt sie_können_auch sie_sollten',
  definite: 'der die das den dem',
  indefinite: 'ein eine einen einem einer eines',
  small: `der die das ein eine einer eines einem einen in im an am auf aus bei beim für gegen mit nach ohne seit über um
    unter von vom vor während wegen zu zum zur zwischen viele manche einige mehr weniger etwa rund fast nur wenn weil
    obwohl als heute früher oft meist normalerweise zwei drei vier fünf`,
  furniture: `klicken_sie unseren_newsletter unser_newsletter verwendet_cookies verwenden_cookies jetzt_anmelden jetzt_abonnieren weiterlesen mehr_erfahren siehe_auch impressum
    datenschutzerklärung dieser_artikel diesem_artikel diesem_beitrag dieser_beitrag inhaltsverzeichnis
    folgen_sie kontaktieren_sie jetzt_kaufen in_den_warenkorb`,
  demonstratives: 'diese dieser dieses diesem diesen solche solcher solches solchen',
  afterwards: 'tage_später wochen_später monate_später jahre_später jahr_später monat_später',
  announcing: '',
  negations: `nicht kein keine keiner keinen keinem keines nie niemals nichts niemand ohne weder kaum selten`,
  cues: {
    definition:
      'ist_ein ist_eine sind_eine bezeichnet nennt_man versteht_man bedeutet heißt besteht_aus wandelt gehört_zu',
    mechanism:
      'funktionier* wandel* erzeug* antreib* angetrieben prozess* verfahren mechanism* strömt dreht fließ* umwandl*',
    history:
      'geschichte jahrhundert* jahrzehnt* gegründet erfunden eröffnet begann ursprung* antike mittelalter* eingeführt entdeck* seit_dem früher erste',
    people: 'erfinder* gründer* forscher* ingenieur* wissenschaftler* entwickelte könig* präsident*',
    size: 'million* milliard* prozent megawatt kilometer meter tonnen hektar liter durchschnitt* anzahl kapazität leistung',
    duration: 'dauert dauern dauerte nach_rund innerhalb reif lebt leben hält',
    cost: 'kosten kostet preis* teuer günstig* billig* gebühr* bezahl* invest* förder* euro dollar finanz* ausgab* lohn miete',
    benefits:
      'vorteil* zuverlässig* vorhersag* effizien* besser* sauber* nützlich hilft schützt schont spart stärke* lebensdauer gesund*',
    drawbacks:
      'nachteil* problem* risik* gefahr* schwierig* grenze* schaden schäd* bedroh* mangel fehlt kritik* schlechter krankheit* schädling* verlust* teuer',
    comparison: 'vergleich* gegenüber im_gegensatz unterschied* anders_als als alternativ*',
    places: 'land länder* region* küste* stadt städte* standort* weltweit europa asien afrika amerika norden süden',
    steps:
      'schritt* anleitung *nehmen *geben *schneiden *mischen *gießen *pflanzen *achten *legen *lassen *prüfen *wählen *vermeiden ',
    rules: 'gesetz* vorschrift* regel* norm* erlaubt verbot* genehmig* pflicht richtlinie* sicherheit*',
    outlook: 'zukunft künftig* geplant erwart* prognose* nächstes_jahr soll_bis wird_bis bis_20* vorgesehen',
  },
  headings: {
    definition: '{topic}: die Grundlagen',
    mechanism: '{topic}: so läuft es ab',
    history: '{topic}: die Geschichte',
    size: '{topic} in Zahlen',
    duration: '{topic}: wie lange es dauert',
    cost: '{topic}: die Kosten',
    benefits: '{topic}: die Vorteile',
    drawbacks: '{topic}: Grenzen und Risiken',
    steps: '{topic} Schritt für Schritt',
  },
  questions: {
    definition: '{topic}: Was ist das?',
    mechanism: '{topic}: Wie funktioniert das?',
    cost: '{topic}: Was kostet das?',
    benefits: '{topic}: Welche Vorteile gibt es?',
    drawbacks: '{topic}: Welche Nachteile und Risiken gibt es?',
  },
  asks: {
    definition: 'was_ist was_sind bedeutet bedeutung definition grundlagen erklärt überblick einführung',
    mechanism: 'wie_funktioniert wie_funktionieren funktioniert funktionsweise ablauf prozess',
    history: 'wann geschichte ursprung jahr jahre beginn entwicklung vergangenheit',
    people: 'wer wen wem personen menschen gründer erfinder',
    size: 'wie_viele wie_viel wie_groß wie_hoch zahl zahlen größe anzahl statistik',
    duration: 'wie_lange dauer dauert zeit',
    cost: 'kosten kostet preis preise teuer geld',
    benefits: 'vorteil vorteile nutzen stärken dafür warum',
    drawbacks: 'nachteil nachteile risiko risiken grenzen probleme dagegen schwächen',
    comparison: 'vergleich unterschied unterschiede alternativen besser',
    places: 'wo ort orte land länder standort standorte',
    steps: 'schritt schritte anleitung tipps wie_fängt wie_macht vorgehen',
    rules: 'regel regeln gesetz gesetze erlaubt vorschriften sicherheit',
    outlook: 'zukunft ausblick künftig weiter trends',
  },
  asksTime: 'wann wie_lange wie_oft',
  phrases: {
    and: 'und',
    conclusion: 'Fazit',
    questionsTitle: 'Häufige Fragen',
  },
  isPlural: () => false,
  subjectWords: 1,
  hasLargeNouns: true,
  ascii: { ä: 'ae', ö: 'oe', ü: 'ue' },
  copula: 'ist_ein ist_eine ist_der ist_die ist_das sind war_ein war_eine war_der war_die war_das',
}
