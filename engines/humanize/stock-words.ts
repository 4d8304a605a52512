/*
 * What machines lean on when they write English, put down by us from how such prose reads; no corpus was counted. Entries are
 * parted by commas; `*` stands for any ending.
 */

/** Phrases and words that people write now and then, and machines all the time. */
export const stockPhrases = `
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
complexities of, opportunities for, a reminder of, reminder that, plays a * role, play a * role, playing a * role, played a * role
`

/** Words of praise, help, change and concern that stay general; common each by itself, telling when they crowd. */
export const abstractWords = `
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

/** Openers that only say that something follows; at the head of a sentence, with a comma, they can go. */
export const emptyOpeners = `
additionally, furthermore, moreover, in addition, overall, ultimately, in conclusion, in summary, to summarize, to sum up, in essence,
essentially, notably, importantly, interestingly, needless to say, at the end of the day, all in all, as we all know,
in today's world, in today's fast-paced world, in today's digital world, in today's digital age, in the modern world, in this day and age
`

/** Frames around a statement that add nothing to it. */
export const emptyFrames = `
it is important to note that, it's important to note that, it is worth noting that, it's worth noting that, it is worth mentioning that,
it's worth mentioning that, it should be noted that, it is essential to note that, it is crucial to note that, it is interesting to note that,
it is important to remember that, it's important to remember that, it is important to understand that, it goes without saying that,
there is no doubt that, there is no denying that, it is clear that, it is evident that, it is no secret that
`

/** Openers that join sentences, whether they can go or not. */
export const joiningOpeners = `
additionally, furthermore, moreover, however, overall, therefore, consequently, in addition, in conclusion, in summary, finally, ultimately, firstly,
secondly, thirdly, lastly, despite, while, as a result, for example, for instance, by, on the other hand, on one hand, in contrast, similarly, in essence
`

/** Words that take back part of what is said. */
export const hedges = `
may, might, could, perhaps, possibly, potentially, likely, generally, typically, often, usually, arguably, somewhat, relatively, tend to, tends to,
seem to, seems to, appear to, appears to, can be, it seems, it appears, to some extent, in some cases, in many cases
`
