import type { Composed } from './composed.ts'
import { writeIntro } from './intro.ts'
import type { Material } from './material.ts'

/** What the introduction of a blog is to be. */
export interface BlogIntroOptions {
  readonly headline: string
  readonly variant?: number
}

/** The first paragraphs under the headline of a blog, about 70 words, without the headline. */
export function writeBlogIntro(material: Material, { headline, variant = 0 }: BlogIntroOptions): Composed {
  return writeIntro(material, { headline, words: chosenLength(variant), variant })
}

/** Variants differ in length too, as a writer choosing between them would want. */
function chosenLength(variant: number): number {
  return [70, 55, 90][variant % 3] ?? 70
}
