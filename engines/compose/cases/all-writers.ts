import { writeBlogIntro } from '../blog-intro.ts'
import type { Composed } from '../composed.ts'
import { writeConclusion } from '../conclusion.ts'
import { extend } from '../extend.ts'
import { writeFaq } from '../faq.ts'
import { writeIntro } from '../intro.ts'
import { writeListicle } from '../listicle.ts'
import type { Material } from '../material.ts'
import { writeMeta } from '../meta.ts'
import { continueOutline, writeOutline } from '../outline-text.ts'
import { rephrase } from '../rephrase.ts'
import { writeSection } from '../section.ts'
import { shorten } from '../shorten.ts'
import { simplify } from '../simplify.ts'
import { writeSubheadingIntro } from '../subheading-intro.ts'
import { writeSynopsis } from '../synopsis.ts'
import { writeTalkingPoints } from '../talking-points.ts'
import { writeMore } from '../write-more.ts'

/** Every job that gives a text, for tests that hold for all of them. */
export const allWriters: Readonly<Record<string, (material: Material, variant: number) => Composed>> = {
  blogIntro: (material, variant) => writeBlogIntro(material, { headline: 'Tidal power', variant }),
  conclusion: (material, variant) => writeConclusion(material, { variant }),
  extend: (material, variant) => extend(material, { variant }),
  faq: (material, variant) => writeFaq(material, { variant }),
  intro: (material, variant) => writeIntro(material, { variant }),
  listicle: (material, variant) => writeListicle(material, { variant }),
  metaDescription: (material, variant) => writeMeta(material, { variant }).description,
  outline: (material, variant) => writeOutline(material, { variant }),
  nextHeadings: (material, variant) => continueOutline(material, { before: '# A\n## History', variant }),
  casual: (material, variant) => rephrase(material, { tone: 'CASUAL', variant }),
  formal: (material, variant) => rephrase(material, { tone: 'FORMAL', variant }),
  section: (material, variant) => writeSection(material, { heading: 'History', variant }),
  shorten: (material, variant) => shorten(material, { variant }),
  simplify: (material, variant) => simplify(material, { variant }),
  subheadingIntro: (material, variant) => writeSubheadingIntro(material, { subheading: 'History', variant }),
  synopsis: (material, variant) => writeSynopsis(material, { variant }),
  talkingPoints: (material, variant) =>
    writeTalkingPoints(material, { headings: ['History', 'Cost', 'Future'], variant }),
  writeMore: (material, variant) => writeMore(material, { variant }),
}
