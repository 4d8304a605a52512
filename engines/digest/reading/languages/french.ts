import type { Pack } from './pack.ts'

/** French. Topics stand without article and after a colon, so that no pattern has to elide or agree. */
export const french: Pack = {
  leaning: `depuis_lors dès_lors il elle ils elles ce cet cette ces cela ceci ça c'est c'était ceux celles celui celle tel telle tels telles son
    sa ses leur leurs ici là alors ainsi ensuite y en_outre_il le_même la_même les_mêmes l'un l'une l'autre les_deux
    dans_ce dans_cette dans_ces à_cette à_ce de_cette pour_cela après_cela pour_cette l'un_d'eux d'autres d'où`,
  pronouns: 'il elle ils elles lui eux son sa ses leur leurs',
  inside: '',
  hanging: 'depuis donc cependant toutefois pourtant néanmoins en_revanche y',
  objects: '',
  clauses: '',
  connectives: `cependant toutefois néanmoins pourtant de_plus en_outre par_ailleurs par_exemple donc par_conséquent en_effet
    en_particulier notamment d'une_part d'autre_part en_revanche en_résumé en_général enfin d'abord premièrement
    deuxièmement mais et ou or car bref aussi`,
  conjunctions: 'mais et car',
  standing:
    "il_y_a il_faut il_existe il_est_important il_est_possible il_est_nécessaire il_est_conseillé il_est_recommandé il_est_préférable il_est_difficile il_est_facile il_s'agit il_suffit",
  definite: 'le la les l',
  indefinite: 'un une',
  small: `le la les un une des du de en dans à au aux avec sans sur sous par pour entre depuis pendant chaque plusieurs
    certains certaines quelques plus moins environ presque quand lorsque si bien comme aujourd'hui deux trois quatre cinq`,
  furniture: `cliquez_ici notre_newsletter utilise_des_cookies abonnez-vous lire_la_suite voir_aussi en_savoir_plus mentions_légales
    politique_de_confidentialité cet_article cette_page ce_guide suivez-nous contactez-nous`,
  demonstratives: 'cet cette ces',
  afterwards: 'jours_plus_tard semaines_plus_tard mois_plus_tard ans_plus_tard années_plus_tard ans_après',
  announcing: '',
  negations: `ne n pas jamais rien aucun aucune personne sans ni guère nullement`,
  cues: {
    definition:
      "est_un est_une sont_des désigne s'appelle signifie consiste_en se_définit appelé appelée convertit transforme_l",
    mechanism: 'fonctionn* convert* processus mécanism* entraîn* génèr* transform* absorb* circul* tourne*',
    history:
      'histoire siècle* décennie* fondé* inventé* ouvert* inaugur* commenc* origine* antique médiéva* découver* introdui* première premier',
    people: 'inventeur* fondateur* scientifique* ingénieur* chercheur* roi reine président* auteur*',
    size: 'million* milliard* pour_cent mégawatt* kilomètre* mètre* tonne* hectare* litre* moyenne capacité',
    duration: 'dure durent faut prend met conserve vit vivent',
    cost: 'coût* coûte* prix cher chère* abordable* budget* tarif* pay* invest* subvention* euro euros dollar* dépens* salaire*',
    benefits:
      'avantage* bénéfi* fiable* prévisible* effica* amélior* propre* utile* aide* rédui* protèg* économi* santé',
    drawbacks:
      'inconvénient* problème* risque* danger* difficile* limite* dommage* menace* manque* critiqu* pire* maladie* ravageur* perte*',
    comparison: 'compar* par_rapport contrairement différen* alternative* similaire* que_l que_le que_la',
    places: 'pays région* côte* ville* situé* lieu* monde europe asie afrique amérique nord sud',
    steps:
      'étape* *ajoutez *mélangez *placez *plantez *arrosez *coupez *choisissez *utilisez *laissez *évitez *vérifiez faut ',
    rules: 'loi lois norme* réglement* légal* licence* permis* interdi* obligatoire* directive* sécurité',
    outlook: "avenir futur* prochain* prévu* prévoi* prévision* d'ici projet*",
  },
  headings: {
    definition: "{topic} : l'essentiel",
    mechanism: '{topic} : le fonctionnement',
    history: "{topic} : l'histoire",
    size: '{topic} en chiffres',
    duration: '{topic} : combien de temps',
    cost: '{topic} : les coûts',
    benefits: '{topic} : les avantages',
    drawbacks: '{topic} : limites et risques',
    steps: '{topic} étape par étape',
  },
  questions: {
    definition: "{topic} : de quoi s'agit-il ?",
    mechanism: '{topic} : comment ça fonctionne ?',
    cost: '{topic} : combien ça coûte ?',
    benefits: '{topic} : quels sont les avantages ?',
    drawbacks: '{topic} : quels sont les inconvénients ?',
  },
  asks: {
    definition: "qu'est-ce définition signifie s'agit-il essentiel bases introduction",
    mechanism: 'comment_fonctionne fonctionne fonctionnement fonctionnent processus mécanisme',
    history: 'quand histoire origine origines année années début passé',
    people: 'qui personnes fondateur inventeur acteurs',
    size: 'combien_de chiffres nombre taille quantité statistiques',
    duration: 'combien_de_temps durée temps',
    cost: 'combien_coûte combien_ça coût coûts prix cher argent',
    benefits: 'avantage avantages bénéfices forts pourquoi important',
    drawbacks: 'inconvénients risque risques limites problèmes faibles',
    comparison: 'comparaison comparer différence différences alternatives',
    places: 'où lieu lieux pays',
    steps: 'étape étapes guide conseils commencer pratique',
    rules: 'règle règles loi lois légal autorisé sécurité',
    outlook: 'avenir futur tendances suite',
  },
  asksTime: 'quand combien_de_temps a_quelle_frequence',
  phrases: {
    and: 'et',
    conclusion: 'Conclusion',
    questionsTitle: 'Questions fréquentes',
  },
  isPlural: (topic) => /[sx]$/i.test(topic.split(' ')[0] ?? ''),
  elides: true,
  copula: 'est_un est_une est_le est_la sont_des sont_les était_un était_une fut_le fut_la',
}
