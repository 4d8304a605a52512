import { type LanguageRules, listOf } from './rules.ts'

/* Our own lists, from the grammar of the language. */

const transitions = `
  aussi | également | de plus | en outre | par ailleurs | d'ailleurs | de même | ainsi que | non seulement | de surcroît |
  qui plus est | en plus | sans oublier | au surplus | outre | mais aussi | pareillement |
  car | parce que | parce qu | puisque | puisqu | donc | alors | ainsi | c'est pourquoi | par conséquent | en conséquence |
  dès lors | de ce fait | grâce à | à cause de | en raison de | du fait de | étant donné | vu que | si bien que | de sorte que |
  afin de | afin que | pour que | pour cette raison | d'où | en effet | de manière à | de façon à | faute de | à force de |
  mais | cependant | pourtant | toutefois | néanmoins | ^or | bien que | bien qu | quoique | alors que | alors qu | tandis que |
  tandis qu | au contraire | en revanche | par contre | malgré | en dépit de | au lieu de | plutôt que | d'une part |
  d'autre part | d'un côté | d'un autre côté | contrairement à | sauf | excepté | hormis | même si | sinon | quand même |
  ^si | à condition que | à condition de | pourvu que | à moins que | à moins de | au cas où | dans le cas où | en cas de |
  lorsque | lorsqu | quand | dès que | dès qu | ^après | ^avant | avant que | avant de | ensuite | ^puis | d'abord | tout d'abord |
  premièrement | deuxièmement | troisièmement | enfin | finalement | plus tard | auparavant | entre-temps | pendant que |
  depuis que | jusqu'à ce que | en premier lieu | en second lieu | en dernier lieu | au début | à la fin | désormais |
  dorénavant | aussitôt | soudain | simultanément | en même temps | jusqu'ici | par la suite | dans un premier temps |
  par exemple | notamment | ^comme | tel que | telle que | tels que | telles que | en particulier | particulièrement |
  surtout | à savoir | c'est-à-dire | entre autres | c'est le cas | y compris | spécialement |
  en fait | certes | bien sûr | évidemment | bien entendu | effectivement | assurément | sans doute | sans aucun doute |
  de toute façon | avant tout | justement | il est vrai | naturellement |
  en résumé | bref | en bref | en conclusion | pour conclure | en somme | autrement dit | en d'autres termes | en général |
  dans l'ensemble | tout compte fait | en définitive | au final | somme toute | globalement | pour résumer |
  par rapport à | en comparaison | de la même façon | de la même manière | quant à | en ce qui concerne | à propos de |
  concernant | peut-être | probablement | en vue de`

/** French. Sentences of up to 20 words. Verbs of motion and state make their past with être and are left out. */
export const french: LanguageRules = {
  longSentence: { words: 20, okShare: 25, badShare: 30 },
  transitions: {
    phrases: transitions,
    pairs: 'soit … soit | ni … ni | non seulement … mais | plus … plus | si … alors | ou … ou | tantôt … tantôt',
  },
  passive: {
    auxiliaries:
      listOf(`suis es est sommes êtes sont étais était étions étiez étaient fus fut fûmes furent serai seras sera
      serons serez seront serais serait serions seraient sois soit soyons soyez soient été être étant`),
    reflexives: listOf('s m t'),
    participles:
      listOf(`fait faite faits faites dit dite dits dites écrit écrite écrits écrites mis mise mises pris prise
      prises compris comprise comprises conduit conduite conduits conduites construit construite construits construites
      détruit détruite détruits détruites produit produite produits produites traduit traduite traduits traduites ouvert
      ouverte ouverts ouvertes offert offerte offerts offertes couvert couverte couverts couvertes découvert découverte
      découverts découvertes peint peinte peints peintes joint jointe joints jointes atteint atteinte atteints atteintes
      décrit décrite décrits décrites inscrit inscrite inscrits inscrites prescrit promis promise soumis soumise soumises
      permis permise admis admise transmis transmise appris apprise acquis acquise vu vue vus vues lu lue lus lues connu
      connue connus connues reconnu reconnue reconnus tenu tenue tenus tenues obtenu obtenue obtenus obtenues reçu reçue
      reçus reçues vendu vendue vendus vendues perdu perdue perdus rendu rendue rendus rendues attendu attendue attendus
      défendu défendue entendu entendue battu battue conçu conçue conçus conçues exclu exclue inclus incluse résolu résolue
      élu élue élus choisi choisie choisis choisies fini finie finis finies rempli remplie remplis suivi suivie suivis
      suivies servi servie établi établie établis établies défini définie définis garanti garantie fourni fournie fournis
      fournies réuni réunie réunis réduit réduite réduits réduites introduit introduite séduit séduite interdit interdite`),
    participle: /^[a-zàâçéèêëîïôûùüœ'-]{2,}é(?:e|s|es)?$/,
    noParticiples:
      listOf(`allé allée allés allées arrivé arrivée arrivés arrivées entré entrée entrés entrées resté restée
      restés restées tombé tombée tombés tombées monté montée montés passé passée passés passées retourné retournée rentré
      rentrée rentrés décédé décédée demeuré liberté libertés qualité qualités réalité année années journée santé été
      beauté société vérité possibilité nécessité côté côtés idée idées musée lycée marché café né née nés nées`),
    breaks: listOf('que qui où dont mais et ou car de des du en dans pour sur avec comme'),
    determiners: listOf('le la les un une des ce cette ces mon ma mes son sa ses leur leurs notre nos votre vos'),
    breakPattern: null,
    window: 3,
    before: false,
  },
}
