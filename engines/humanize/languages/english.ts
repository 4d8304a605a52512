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
complexities of, opportunities for, a reminder of, reminder that, plays a * role, play a * role, playing a * role, played a * role
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
additionally, furthermore, moreover, in addition, overall, ultimately, in conclusion, in summary, to summarize, to sum up, in essence,
essentially, notably, importantly, interestingly, needless to say, at the end of the day, all in all, as we all know,
in today's world, in today's fast-paced world, in today's digital world, in today's digital age, in the modern world, in this day and age
`

const frames = `
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

const hedges = `
may, might, could, perhaps, possibly, potentially, likely, generally, typically, often, usually, arguably, somewhat, relatively, tend to, tends to,
seem to, seems to, appear to, appears to, can be, it seems, it appears, to some extent, in some cases, in many cases
`

/** Words for inflated ones. */
const plainWords = `
utilize = use
utilizes = uses
utilized = used
utilizing = using
utilise = use
utilises = uses
utilised = used
utilising = using
leveraging = using
leverages = uses
harnessing = using
delve into = look into
delves into = looks into
delved into = looked into
delving into = looking into
underscores = shows
underscored = showed
underscoring = showing
showcases = shows
showcasing = showing
fosters = encourages
fostered = encouraged
fostering = encouraging
garner = gain
garners = gains
garnered = gained
garnering = gaining
bolster = strengthen
bolsters = strengthens
bolstered = strengthened
bolstering = strengthening
streamline = simplify
streamlines = simplifies
streamlined = simplified
streamlining = simplifying
spearheaded = led
spearheading = leading
spearheads = leads
facilitates = helps
facilitating = helping
enhance = improve
enhances = improves
enhanced = improved
enhancing = improving
elevate = raise
elevates = raises
elevated = raised
elevating = raising
commence = start
commences = starts
commenced = started
commencing = starting
embark on = start
embarks on = starts
embarked on = started
embarking on = starting
unveils = presents
unveiled = presented
navigate the complexities of = deal with
navigating the complexities of = dealing with
sheds light on = explains
shedding light on = explaining
paves the way for = leads to
paving the way for = leading to
is a testament to = shows
stands as a testament to = shows
serves as a testament to = shows
serves as a reminder of = recalls
serves as a reminder that = shows that
serves as a stark reminder of = recalls
serves as a stark reminder that = shows that
serves as a = is a
serves as an = is an
serves as the = is the
stands as a = is a
stands as an = is an
stands as the = is the
plays a crucial role in = is important in
plays a vital role in = is important in
plays a pivotal role in = is important in
plays a significant role in = is important in
plays an important role in = is important in
plays a key role in = is important in
of paramount importance = very important
of utmost importance = very important
is crucial to = is needed to
it is crucial for = it is important for
it is vital for = it is important for
it is essential for = it is important for
is crucial for = matters for
is vital for = matters for
is essential for = matters for
pivotal = key
crucial = important
multifaceted = complex
intricate = complex
comprehensive = full
comprehensively = fully
robust = strong
seamless = smooth
seamlessly = smoothly
vibrant = lively
bustling = busy
cutting-edge = modern
state-of-the-art = modern
groundbreaking = new
game-changing = major
invaluable = very useful
meticulous = careful
meticulously = carefully
renowned = well-known
esteemed = respected
profound = deep
profoundly = deeply
poignant = moving
heartfelt = sincere
unwavering = constant
steadfast = constant
a plethora of = lots of
a myriad of = lots of
a multitude of = lots of
in the realm of = in
individuals = people
first and foremost = first
last but not least = last
whilst = while
in order to = to
due to the fact that = because
at this point in time = now
in the event that = if
with regard to = about
with regards to = about
in terms of the = in the
`

/** Roundabout ways to say something short. */
const shortWordings = `
in addition to = besides
for the purpose of = for
in an effort to = to
with the aim to = to
with respect to = about
in light of = given
in spite of = despite
take into consideration = consider
takes into consideration = considers
taking into consideration = considering
make use of = use
makes use of = uses
making use of = using
in conjunction with = with
in the field of = in
in the world of = in
in close proximity to = near
in the vicinity of = near
is comprised of = consists of
demonstrates = shows
demonstrating = showing
possesses = has
possessing = having
assist = help
assists = helps
assisting = helping
assisted = helped
endeavours to = tries to
endeavors to = tries to
strives to = tries to
highlighting = showing
emphasizing = stressing
emphasising = stressing
emphasizes = stresses
emphasises = stresses
emphasized = stressed
emphasised = stressed
`

/** The lists of English. */
export const english: Lists = { stock, abstract, openers, frames, hedges, plainWords, shortWordings, joins: 'and, or' }
