import { type ContentLanguage, type LanguageCode, languageCode } from '../../text/index.ts'
import { whenAsked } from './when-asked.ts'

/** How a language speaks of whoever writes; patterns for text in lower case. Our own lists. */
export interface FirstPerson {
  /** The writer as the subject of a clause, or as whom something happens to. */
  readonly self: RegExp
  /** What only the writer can know: moods, tastes, what somebody ate, tried, or waited for. */
  readonly experience: RegExp
  /** Of moods and of scenes without a person: what a morning was like. */
  readonly scene: RegExp
  /** Says how things are, not how they were: no scene. */
  readonly present: RegExp
  /** A clause begins with these. */
  readonly joints: string
  /** A clause that begins with one of these, or behind a joint, has a subject of its own. */
  readonly subjects: RegExp
  /** What begins a clause that only says when or where. */
  readonly adjuncts: RegExp
  /** Says something of a thing, whoever saw it: `the bridge built in 1890`. */
  readonly ofThings: RegExp
}

/** Whole words and phrases, separated by commas; `*` at an end stands for more letters. */
const any = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().replaceAll("'", "['’]"))
    .map((one) => (one.endsWith('*') ? `${one.slice(0, -1)}\\p{L}*` : `${one}(?![\\p{L}\\p{N}])`))
    .join('|')
const within = (list: string, more = '') => new RegExp(`(?<!\\p{L})(?:${any(list)}${more})`, 'u')
const first = (list: string) => new RegExp(`^\\s*(?:${any(list)})`, 'u')

const firstPersons: Readonly<Partial<Record<LanguageCode, FirstPerson>>> = whenAsked<string, FirstPerson>({
  en: () => ({
    self: within(`i, we, me, us, myself, ourselves, i'm, i've, i'd, we're, we've, we'd`),
    experience:
      within(`felt, feel, feeling, felt like, tired, happy, happier, happiest, sad, excited, exhausted, hungry, thirsty,
      lucky, glad, proud, surprised, delighted, nervous, afraid, scared, relieved, grateful, homesick, lonely, bored, moved to tears,
      freezing, soaked, loved, love, enjoy*, hated, hate, missed, remember*, forgot, dreamed, dreamt, wished, hoped, longed, wanted,
      didn't want, laughed, cried, smiled, tried, tasted, ate, eaten, drank, slept, woke, walked, wandered, strolled, sat, waited,
      stayed, spent, visited, traveled, travelled, ordered, came back, went back, come back, went home, got lost, fell asleep,
      fell in love, looked forward, couldn't wait, could have stayed`),
    scene:
      within(`quiet, still, silent, silence, awake, asleep, dark, bright, warm, cold, chilly, empty, golden, misty, calm, gray, grey,
      peaceful, hushed, spoke, whispered, drifted, rustled, glowed, shone, smelled, smelt, tasted, sleepy, deserted, in no hurry, hurried`),
    present: within(`is, are, has, have, isn't, aren't, can, do, does`),
    joints: 'and|but|or|so|because|which|who|that|when|while|until|where|although|though|since',
    subjects:
      first(`the, a, an, this, that, these, those, it, he, she, they, his, her, its, their, there, every, each, all, some,
      most, many, no, nobody, nothing, one`),
    adjuncts: first(
      'after, before, for, in, at, on, during, since, by, with, from, until, over, last, every, one, that, this',
    ),
    ofThings: within('built, founded, opened in, opened by, completed, erected, named after, known, made of, made in'),
  }),
  de: () => ({
    self: within('ich, wir, mich, mir, uns'),
    experience:
      within(`fühl*, müde, glücklich*, traurig, aufgeregt, erschöpft, hungrig, durstig, froh, stolz, überrascht, begeistert,
      nervös, angst, erleichtert, dankbar, heimweh, einsam, kalt, warm, durchnässt, liebte*, liebe, genoss*, genießen, genieße, hasste*,
      vermisst*, vermisse*, erinner*, vergaß*, träumte*, wünschte*, hoffte*, sehnte*, wollte*, lachte*, weinte*, lächelte*, probiert*,
      gekostet, aß, aßen, gegessen, trank, tranken, getrunken, schlief*, geschlafen, wachte*, aufgewacht, spazier*, bummel*, saß,
      saßen, gesessen, wartete*, gewartet, blieb, blieben, geblieben, verbrachte*, verbracht, besuchte*, reiste*, gereist, bestellte*,
      kam zurück, kamen zurück, zurückkomme, verlief*, verliebt*, freute*, gefreut`),
    scene:
      within(`still, stille, ruhig, schwieg*, sprach, sprachen, wach, schlief*, dunkel, hell, warm, kalt, kühl, leer, golden*,
      neblig, grau, friedlich, flüsterte*, raschelte*, leuchtete*, roch, duftete*, schmeckte*, verschlafen, menschenleer`),
    present: within(`ist, sind, hat, haben, kann, können`),
    joints: 'und|aber|oder|denn|weil|dass|wenn|als|während|bis|wo|obwohl|seit|die|der|das',
    subjects:
      first(`der, die, das, den, dem, ein, eine, einer, dieser, diese, dieses, es, er, sie, sein, seine, ihr, ihre, dort, jede,
      jeder, jedes, alle, viele, niemand, nichts, man, kein, keine`),
    adjuncts: first(
      'nach, vor, für, in, im, an, am, auf, bei, während, seit, mit, von, bis, über, jeden, jedes, eines',
    ),
    ofThings: within(
      'gebaut*, erbaut*, gegründet*, eröffnet*, errichtet*, benannt*, bekannt*, entstand*, hergestellt*, stammt*',
    ),
  }),
  es: () => ({
    // most clauses leave `yo` and `nosotros` out: the form of the verb says who
    self: within(
      `yo, nosotros, nosotras, me, nos, he, hemos, habíamos, estábamos, éramos, fuimos, estuvimos, estoy, estamos, somos, soy, voy,
      vamos, quise, quisimos, tuve, tuvimos, hice, hicimos, fui, estuve, vine, vinimos`,
      `|\\p{L}{2,}(?:ábamos|íamos)(?!\\p{L})|(?<!(?:los|las|unos|\\p{N}) )(?!(?:últ|mism|pró|máx|mín|prim|raci|déci|sépti|legíti|gra|kilo|ra|tra|extre|re|supre)\\p{L}*|ánimos|íntimos|óptimos)\\p{L}{3,}(?:amos|imos)(?!\\p{L})|(?!café|así|aquí|allí|ahí|qué|porqué|josé|bebé|puré|comité|chalé|esquí|rubí|colibrí|maní|jabalí|martí|garcí)\\p{L}{3,}[éí](?!\\p{L})`,
    ),
    experience:
      within(`sentí, sentía*, siento, sentimos, cansad*, feliz, felices, triste*, emocionad*, agotad*, hambre, sed, suerte,
      orgullos*, sorprendid*, encantad*, nervios*, miedo, aliviad*, agradecid*, nostalgia, aburrid*, frío, empapad*, encantó, encanta,
      gustó, gusta, disfrut*, odi*, echo de menos, extraño, recuerdo, recordamos, recordé, olvidé, soñé, soñaba, deseé, quería, queríamos,
      quise, reí, reímos, lloré, lloramos, sonreí, probado, probé, probamos, comí, comimos, bebí, bebimos, dormí, dormimos, desperté,
      caminé, caminamos, paseé, paseamos, paseábamos, senté, sentamos, esperé, esperamos, quedé, quedamos, pasé, pasamos, visité,
      visitamos, viajé, viajamos, pedí, volví, volvimos, volvíamos, vuelvo, enamoré, perdimos, perdí`),
    scene:
      within(`silencio, silencios*, callad*, hablaba, hablaban, despiert*, dormid*, dormía*, oscur*, cálid*, frío, fría, fresc*,
      vací*, dorad*, neblin*, tranquil*, gris, susurr*, brillaba*, olía, desiert*`),
    present: within(`es, son, está, están, tiene, tienen, puede, pueden, hay`),
    joints: 'y|e|pero|o|porque|que|cuando|mientras|hasta|donde|aunque|desde',
    subjects:
      first(`el, la, los, las, un, una, este, esta, estos, estas, ese, esa, ello, él, ella, ellos, ellas, su, sus, cada, todo,
      todos, todas, algunos, muchos, nadie, nada, hay, había`),
    adjuncts: first(
      'después, tras, antes, durante, en, a, al, por, para, con, desde, hasta, cada, todos, todas, aquel, aquella',
    ),
    ofThings: within(
      'construid*, fundad*, inaugurad*, abiert*, terminad*, llamad*, conocid*, hecho en, hecha en, hecho de, hecha de',
    ),
  }),
  fr: () => ({
    self: new RegExp(`(?<!\\p{L})(?:j['’]|m['’]|${any('je, nous, me, moi')})`, 'u'),
    experience:
      within(`senti, sentis, sentais, sens, sentions, fatigué*, heureux, heureuse, heureuses, triste*, excité*, épuisé*, faim,
      soif, chance, content*, fier*, fière*, surpris*, ravi*, nerveu*, peur, soulagé*, reconnaissant*, nostalgi*, seul, seule, froid,
      trempé*, aimé, aimais, aime, adoré, adore, adorais, détest*, manque, manquait, souviens, souvenais, souvenons, oublié, rêvé, rêvais,
      souhait*, voulais, voulions, ri, pleuré, souri, goûté, goûtais, mangé, mangeais, bu, buvais, dormi, réveillé*, marché, marchions,
      flâné, promené*, assis, assise, attendu, attendions, resté*, passé, passais, visité, voyagé, commandé, revenu*, reviens, revenais,
      perdu*, amoureu*, hâte`),
    scene:
      within(`silence, silencieu*, calme, parlait, parlaient, réveillé*, endormi*, dormait, dormaient, sombre*, chaud*, froid*, frais,
      fraîche, vide*, doré*, brumeu*, paisible*, gris, grise*, murmurait, brillait, sentait, désert*`),
    present: within(`est, sont, a, ont, peut, peuvent, c'est`),
    joints: 'et|mais|ou|car|parce que|qui|que|quand|lorsque|pendant que|où|bien que|depuis',
    subjects:
      first(`le, la, les, l', un, une, des, ce, cet, cette, ces, il, elle, ils, elles, son, sa, ses, leur, leurs, chaque, tout,
      tous, toutes, certains, beaucoup, personne, rien, on, c'`),
    adjuncts: first(
      'après, avant, pendant, durant, en, à, au, aux, dans, par, pour, avec, depuis, chaque, tous, ce, cette',
    ),
    ofThings: within(
      'construit*, fondé*, ouvert*, inauguré*, achevé*, nommé*, connu*, fabriqué*, datant, bâti*, édifié*',
    ),
  }),
})

/** How a language speaks of whoever writes; null where we have no list. */
export function firstPersonOf(language: ContentLanguage): FirstPerson | null {
  return firstPersons[languageCode(language)] ?? null
}
