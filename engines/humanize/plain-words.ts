/*
 * Plain words for inflated ones, our own list: `inflated = plain`, one a line. Only pairs that fit every sentence we could think
 * of in the same form: verbs whose past is also their participle, adjectives that stand before and after a noun. Articles before
 * them are put right. No denial, no modal, no quantity.
 */
const inflated = `
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
serves as a reminder that = recalls that
serves as a stark reminder of = recalls
serves as a stark reminder that = recalls that
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

/* Roundabout ways to say something short: for those who want more changed. */
const wordy = `
in addition to = besides
as well as = and
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

/** Pairs of inflated and plain wording, longer ones first. */
export const plainWords = pairsOf(inflated)

/** Pairs of roundabout and short wording, longer ones first. */
export const shortWordings = pairsOf(wordy)

function pairsOf(list: string): readonly (readonly [string, string])[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.split('=').map((side) => side.trim())
      return [from, to] as const
    })
    .sort((a, b) => b[0].length - a[0].length)
}
