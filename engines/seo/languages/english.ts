import { type LanguageRules, listOf } from './rules.ts'

/* Our own lists, from the grammar of the language: what ties a sentence to what was said, and the parts of the passive. */

const transitions = `
  also | additionally | further | furthermore | moreover | besides | likewise | similarly | correspondingly | another |
  the following | as follows |
  as well as | in addition | along with | together with | not only | what is more | what's more | on top of | not to mention |
  both | coupled with | apart from | aside from | in the same way | in the same vein | by the same token | equally important |
  because | so | therefore | thus | hence | consequently | accordingly | as a result | as a consequence | due to | owing to |
  thanks to | for this reason | for that reason | that is why | that's why | this is why | which is why | so that | in order to |
  so as to | given that | with this in mind | to that end | to this end | since | thereby | for this purpose |
  by means of | in light of | in view of | seeing that | on account of | for fear that |
  but | however | although | though | ^yet | still | instead | rather | whereas | while | unlike | despite | in spite of |
  nevertheless | nonetheless | on the other hand | on the one hand | in contrast | by contrast | in contrast to | conversely |
  otherwise | regardless | regardless of | except | excepting | even if | even so | even though | even when | alternatively |
  notwithstanding | then again | at the same time | after all | albeit | on the contrary | contrary to | different from |
  either | neither | other than | as opposed to | no matter |
  if | unless | provided that | providing that | as long as | whether | in case | in the event | lest | only if | if not |
  if so | assuming that | on condition that | supposing | whenever | wherever |
  when | during | afterward | afterwards | before | beforehand | later | then | ^next | meanwhile | finally | ^first | firstly |
  ^second | secondly | ^third | thirdly | ^fourth | ^fifth | lastly | ^last | initially | previously | eventually |
  subsequently | soon | until | till | at first | at last | in the meantime | as soon as | in the end |
  simultaneously | formerly | ultimately | in the past | in the future | to begin with | to start with | first of all |
  by the time | from then on | up to now | until now | so far | ever since | in time | in due time | at this point |
  at that time | now that | all of a sudden | suddenly | henceforth | hitherto | thereafter | this time |
  sooner or later | last but not least | following this | in turn | prior to | earlier | occasionally |
  for example | for instance | such as | namely | specifically | especially | particularly | in particular | to illustrate |
  e.g | i.e | including | to demonstrate | for one thing | as an illustration | in this case | in that case |
  indeed | in fact | as a matter of fact | certainly | obviously | surely | undoubtedly | without a doubt |
  of course | above all | importantly | most importantly | more importantly | notably | most of all |
  needless to say | to be sure | truly | significantly | markedly | even more | to emphasize |
  to put it differently | surprisingly | unfortunately | luckily | evidently | unquestionably | undeniably |
  overall | in short | in brief | in summary | to sum up | to summarize | in conclusion | to conclude | in other words |
  that is | that is to say | all in all | in general | generally | generally speaking | basically | essentially | in essence |
  altogether | on the whole | as mentioned | as noted | as you can see | as shown | as usual | by and large | for the most part |
  to put it another way | in any case | in any event | at any rate | given these points | all things considered | for now |
  compared to | compared with | in comparison | comparatively | just as | as though | as if | rather than |
  instead of | as with | just like | in like manner | more than | less than | the same as |
  with regard to | with respect to | regarding | concerning | as for | when it comes to | in reality |
  in truth | in practice | in theory | to say nothing of | by the way |
  from time to time | at least | at the moment | in this way | in the first place`

const pairs = 'either … or | neither … nor | both … and | not only … but | whether … or | if … then'

const irregular = `arisen awoken beaten begun bent bet bidden bitten bled blown bought bound bred broken brought
  broadcast built burnt burst caught chosen clung cost crept cut dealt done drawn dreamt driven drunk dug eaten fallen
  fed felt flown flung forbidden forecast foreseen forgiven forgotten fought found frozen given gone gotten ground grown
  heard held hidden hit hung hurt kept knelt known laid lain leant leapt learnt led left lent let lit lost made meant
  met mistaken misunderstood mown outdone overcome overseen overtaken overthrown paid proven put quit read rebuilt redone
  rewritten rid ridden risen run rung said sawn seen sent set sewn shaken shaved shed shone shot shown shrunk shut slain
  slept slid slit smelt sold sought sown spelt spent spilt split spoilt spoken spread sprung spun stolen stood struck
  strung strewn stuck stung sunk sung sworn swept swollen swum swung taken taught thought thrown thrust told torn trodden
  undergone understood undertaken undone unwritten upheld upset wept wed withdrawn withheld woken won worn wound woven
  written wrung`

/** Words in -ed that are no participles, or stand after `be` as adjectives of feeling or state. */
const noParticiples = `bed bleed breed creed deed embed exceed feed freed greed heed hundred hundreds indeed infrared kindred
  knead naked need proceed red reed sacred seed shed shred sled speed steed succeed supposed ted wed weed wicked aged
  rugged ragged crooked beloved united nested`

/** English. Sentences of up to 20 words. */
export const english: LanguageRules = {
  longSentence: { words: 20, okShare: 25, badShare: 30 },
  transitions: { phrases: transitions, pairs },
  passive: {
    auxiliaries:
      listOf(`am is are was were be been being isn't aren't wasn't weren't it's that's he's she's they're we're
      you're i'm what's there's who's get gets got getting gotten`),
    reflexives: listOf(''),
    participles: listOf(irregular),
    participle: /^[a-z-]{2,}ed$/,
    noParticiples: listOf(noParticiples),
    breaks:
      listOf(`i we they he she that which who whom whose because since if when while where although though whereas and or but to
      unless until before after as than so how why what whether for with in at on from into like about of`),
    determiners: listOf('a an the this these those my your his her its our their no any every each some more most'),
    breakPattern: /^(?!being$|getting$)[a-z]{2,}ing$/,
    window: 5,
    before: false,
  },
}
