import { blogIdeas } from './catalog/blog-ideas.ts'
import { blogIntro } from './catalog/blog-intro.ts'
import { bulletPointsToText } from './catalog/bullet-points-to-text.ts'
import { conclusion } from './catalog/conclusion.ts'
import { continueOutline } from './catalog/continue-outline.ts'
import { customTemplate } from './catalog/custom-template.ts'
import { editCopy } from './catalog/edit-copy.ts'
import { eli5 } from './catalog/eli5.ts'
import { extender } from './catalog/extender.ts'
import { factgpt } from './catalog/factgpt.ts'
import { faq } from './catalog/faq.ts'
import { greview } from './catalog/greview.ts'
import { headlines } from './catalog/headlines.ts'
import { instruct } from './catalog/instruct.ts'
import { keywordsToText } from './catalog/keywords-to-text.ts'
import { listicles } from './catalog/listicles.ts'
import { localServices } from './catalog/local-services.ts'
import { longSummary } from './catalog/long-summary.ts'
import { marketingCopy } from './catalog/marketing-copy.ts'
import { meta } from './catalog/meta.ts'
import { metaDescription } from './catalog/meta-description.ts'
import { outline } from './catalog/outline.ts'
import { paragraphShredder } from './catalog/paragraph-shredder.ts'
import { product } from './catalog/product.ts'
import { rephraser } from './catalog/rephraser.ts'
import { salesEmail } from './catalog/sales-email.ts'
import { shorten } from './catalog/shorten.ts'
import { simplify } from './catalog/simplify.ts'
import { sourceOfTruth } from './catalog/source-of-truth.ts'
import { subheadingIntro } from './catalog/subheading-intro.ts'
import { synopsis } from './catalog/synopsis.ts'
import { talkingPoints } from './catalog/talking-points.ts'
import { tone } from './catalog/tone.ts'
import { translate } from './catalog/translate.ts'
import { videoDescription } from './catalog/video-description.ts'
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
  headlines,
  blogIdeas,
  product,
  marketingCopy,
  metaDescription,
  eli5,
  videoDescription,
  salesEmail,
  paragraphShredder,
  keywordsToText,
  bulletPointsToText,
  longSummary,
  localServices,
  greview,
  editCopy,
  factgpt,
} satisfies Record<string, Generator>
