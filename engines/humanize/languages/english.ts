import { plainWords, shortWordings } from './english-wordings.ts'
import type { Lists } from './lists.ts'

/*
 * What machines lean on when they write English, put down by us from how such prose reads; no corpus was counted.
 */

const stock = `
delv*, tapestry, testament to, underscor*, pivotal, multifaceted, intricat*, nuanced, ever-evolving, ever-changing, fast-paced,
rapidly evolving, digital age, modern world, landscape of, realm, bustling, vibrant, seamless*, robust, comprehensive*, holistic*,
cutting-edge, state-of-the-art, game-chang*, groundbreaking, transformative, invaluable, indispensable, unparalleled, unwavering,
steadfast, meticulous*, commendable, noteworthy, renowned, esteemed, captivat*, mesmeri*, breathtaking, resilien*, perseverance,
profound*, poignant*, heartfelt, palpable, beacon of, embark*, foster*, bolster*, garner*, harness*, leverag*, streamlin*, spearhead*,
empower*, elevat*, unlock*, unleash*, unveil*, navigat*, showcas*, embrac*, cherish*, resonat*, reverberat*, evok*, plethora, myriad,
multitude of, wide range of, wide array of, diverse range of, variety of, stark reminder, serves as, serve as, served as, serving as,
stands as, stand as, stood as, crucial, vital, paramount, utmost, imperative, not only, but also, it is important to,
it's important to, it is essential to, it is crucial to, it is worth noting, it's worth noting, when it comes to, in today's,
at the end of the day, on the other hand, in conclusion, in summary, overall, ultimately, furthermore, moreover, additionally,
consequently, notably, first and foremost, last but not least, sheds light, shed light, shedding light, paving the way,
paves the way, pave the way, a sense of, strike a balance, striking a balance, food for thought, treasure trove, deeply rooted,
rich history, rich heritage, in-depth, actionable, synerg*, commitment to, dedication to, dedicated to, committed to,
further research is needed, valuable insight*, insights into, gain insight*, positive impact, significant impact, lasting impact,
raises concerns, raised concerns, growing concern*, highlight* the, emphasiz* the, emphasis* the, importance of, need for, potential to,
let's dive in, let's dive into, let's dive right in, let's dive deep*, let us dive in, let us dive into, let's jump right in, let's dig in, let's break it down,
let's unpack, let's explore, let us explore, let's take a closer look, let's get started, so let's get started, without further ado, buckle up, we'll dive into, we will dive into,
we'll walk you through, dive into the world of, a deep dive into, let's face it, here's the kicker, where the magic happens, elephant in the room, unsung hero*, simple yet powerful, by storm, one-size-fits-all,
weight in gold, full potential, will thank you, the journey to, we'll explore, we will explore, complexities of, opportunities for, a reminder of, reminder that, plays a * role, play a * role, playing a * role, played a * role
`

const abstract = `
achiev*, address*, adhere*, advanc*, advantag*, aim*, allow*, aspect*, approach*, aspir*, assess*, awareness, balanc*, benefi*, boost*,
challeng*, collaborat*, commit*, communit*, complex*, concern*, connect*, consider*, contribut*, creativ*, critical*, cultur*, determin*,
develop*, discover*, divers*, dynamic*, educat*, effect*, efficien*, embod*, emphasi*, enabl*, encourag*, engag*, enhanc*, ensur*,
environment*, equip*, essential*, establish*, evolv*, examin*, excel*, experienc*, explor*, express*, extensive*, facilitat*, factor*, focus*,
fundamental*, goal*, growth, guid*, harmon*, heal*, health*, heritage, highlight*, hope*, identit*, impact*, implement*, importan*, improv*,
incident, inclu*, increas*, individual*, influen*, inform*, initiat*, innovat*, inspir*, integr*, invest*, involv*, journey*, key, knowledge,
landmark*, legac*, maintain*, meaningful*, measur*, mindful*, minimi*, motivat*, necess*, numerous, opportunit*, optim*, outcome*,
overcom*, passion*, perspectiv*, positiv*, potential*, practic*, preserv*, prevent*, prioriti*, proactiv*, process*, productiv*, progress*,
promot*, provid*, purpos*, pursu*, quality, reduc*, reflect*, regard*, relationship*, relevan*, remind*, represent*, resourc*, respon*,
reveal*, safety, shar*, shap*, significan*, skill*, solution*, strateg*, strength*, striv*, success*, support*, surround*, sustain*,
symbol*, tradition*, tragic*, transform*, transparen*, trust*, understand*, uniq*, unit*, utili*, valu*, variet*, various, vigilan*, vision*,
welcom*, well-being, wisdom
`

const openers = `
additionally, furthermore, moreover, in addition, overall, ultimately, in conclusion, in summary, to summarize, to sum up, in essence, essentially,
notably, importantly, interestingly, needless to say, all in all, as we all know, simply put, to put it simply, it goes without saying,
with that in mind, with this in mind, most importantly, perhaps most importantly, without a doubt, undoubtedly
`

const scenes = `
in today's world, in today's * world, in today's * * world, in today's age, in today's * age, in today's era, in today's * era, in today's society,
in today's * society, in today's landscape, in today's * landscape, in today's * * landscape, in the modern world, in this day and age,
in the digital age, in an era of constant change, in an ever-changing world, in a rapidly changing world, in our fast-paced world
`

const clauseless = `
where, when, which, who, whose, with, and, or, but, as, in, on, at, by, from, for, of, to, full, marked, shaped, driven, filled, defined, dominated,
characterized, amid, among, like
`

const frames = `
it is important to note that, it's important to note that, it is worth noting that, it's worth noting that, it is worth mentioning that,
it's worth mentioning that, it should be noted that, it is essential to note that, it is crucial to note that, it is interesting to note that,
it is important to remember that, it's important to remember that, it is important to understand that, it's important to understand that,
it is important to recognize that, it is essential to understand that, it is essential to remember that, it is crucial to understand that,
it is crucial to remember that, it is worth remembering that, it's worth remembering that, it is worth pointing out that, it goes without saying that,
there is no doubt that, there is no denying that, it is clear that, it is evident that, it is no secret that, it's no secret that,
it cannot be denied that, needless to say
`

/** Openers that join sentences, whether they can go or not. */
export const joiningOpeners = `
additionally, furthermore, moreover, however, overall, therefore, consequently, in addition, in conclusion, in summary, finally, ultimately, firstly,
secondly, thirdly, lastly, despite, while, as a result, for example, for instance, by, on the other hand, on one hand, in contrast, similarly, in essence
`

const hedges = `
may, might, could, perhaps, possibly, potentially, likely, generally, typically, often, usually, arguably, somewhat, relatively, tend to, tends to,
seem to, seems to, appear to, appears to, can be, it seems, it appears, to some extent, in some cases, in many cases
`

/** Verbs that show that what looks like a participle tail is the subject of its sentence (`understanding tea takes time`). */
export const finiteVerbs = `
is, are, was, were, has, have, had, can, could, will, would, may, might, must, should, does, did, plays, helps, makes, requires, remains, becomes,
means, allows, gives, takes, offers, provides, leads, matters, comes, goes, needs, ensures, enables, reveals, saves, shows, adds, brings, keeps, lets
`

/** The lists of English. */
export const english: Lists = {
  stock,
  abstract,
  audiences: "whether you're, whether you are, whether your goal is, whether you",
  openers,
  scenes,
  clauseless,
  frames,
  hedges,
  joins: 'and, or',
  articles: '',
  plainWords,
  shortWordings,
  contrast: {
    denials:
      "not just, not only, not merely, not simply, not about, isn't just, isn't only, isn't merely, isn't simply, isn't about, aren't just, aren't only, aren't about, wasn't just, wasn't about, don't just, doesn't just",
    restarts: "it's, that's, they're, she's, he's, we're, you're, it, this, that, they",
  },
  emphases:
    /\bnot (?:just|only|merely|simply)\b|n['’]t (?:just|only|merely|simply)\b|\bbut (?:also|rather)\b|\bmore than (?:just|simply|merely)\b|\bmore than ever(?: before)?\b|\bmore (?=\p{L}+ than ever\b)|\bthan ever(?: before)?\b|\bfirst and foremost\b|\blast but not least\b|\bmost importantly\b|\bfor (?:every|any) (?:type|kind) of\b|\ball (?:the )?while\b/giu,
  joints: `however = but
therefore = so
thus = so
consequently = so
hence = so`,
  clauses: {
    starts:
      /^(?:(?:it|that|there|he|she|this)['’]s|(?:they|we|you)['’]re|(?:it|this|that|he|she|they|we|you|these|those|there) (?:also )?(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did|makes?|made|gives?|gave|takes?|took|needs?|helps?|shows?))\b|^(?:it|he|she) (?!as\b)\p{Ll}+s\b/u,
    governs:
      /\b(?:if|when|whenever|because|since|although|though|while|that|whether|unless|until|once|so|as|who|which|where|what|how|only|just|both|either|neither|says?|said|thinks?|believes?)\b/iu,
    and: 'and',
    but: 'but',
  },
  tails: {
    ending: /.{3}ing$/,
    except:
      'including, during, according, following, regarding, concerning, nothing, something, anything, everything, morning, evening, spring, string',
  },
}
