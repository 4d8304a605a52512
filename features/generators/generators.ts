import { blogIntro } from './catalog/blog-intro.ts'
import { conclusion } from './catalog/conclusion.ts'
import { continueOutline } from './catalog/continue-outline.ts'
import { customTemplate } from './catalog/custom-template.ts'
import { extender } from './catalog/extender.ts'
import { faq } from './catalog/faq.ts'
import { instruct } from './catalog/instruct.ts'
import { listicles } from './catalog/listicles.ts'
import { meta } from './catalog/meta.ts'
import { outline } from './catalog/outline.ts'
import { rephraser } from './catalog/rephraser.ts'
import { shorten } from './catalog/shorten.ts'
import { simplify } from './catalog/simplify.ts'
import { sourceOfTruth } from './catalog/source-of-truth.ts'
import { subheadingIntro } from './catalog/subheading-intro.ts'
import { synopsis } from './catalog/synopsis.ts'
import { talkingPoints } from './catalog/talking-points.ts'
import { tone } from './catalog/tone.ts'
import { translate } from './catalog/translate.ts'
import { writeForMe } from './catalog/write-for-me.ts'
import type { Generator } from './generator.ts'

/** Every generator, by the name of its call. Adding one is its file and its line here. */
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
} satisfies Record<string, Generator>
