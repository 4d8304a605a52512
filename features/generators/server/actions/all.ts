import { blogIntro } from './blog-intro.ts'
import { conclusion } from './conclusion.ts'
import { continueOutline } from './continue-outline.ts'
import { customTemplate } from './custom-template.ts'
import { extender } from './extender.ts'
import { faq } from './faq.ts'
import { instruct } from './instruct.ts'
import { listicles } from './listicles.ts'
import { meta } from './meta.ts'
import { outline } from './outline.ts'
import { rephraser } from './rephraser.ts'
import { shorten } from './shorten.ts'
import { simplify } from './simplify.ts'
import { sourceOfTruth } from './source-of-truth.ts'
import { subheadingIntro } from './subheading-intro.ts'
import { synopsis } from './synopsis.ts'
import { talkingPoints } from './talking-points.ts'
import { tone } from './tone.ts'
import { translate } from './translate.ts'
import { writeForMe } from './write-for-me.ts'

/** Every generator, by the name of its call in the contract. Adding one is its file, its call and a line here. */
export const generators = {
  writeForMe,
  instruct,
  sourceOfTruth,
  extender,
  faq,
  outline,
  rephraser,
  listicles,
  synopsis,
  talkingPoints,
  subheadingIntro,
  blogIntro,
  customTemplate,
  shorten,
  simplify,
  tone,
  translate,
  conclusion,
  continueOutline,
  meta,
}
