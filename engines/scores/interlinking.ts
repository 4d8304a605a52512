import { type LinkTarget, subjectsOf, suggestLinks } from '../interlinking/index.ts'
import { balconyPages } from './balcony-pages.ts'
import { businessLibrary } from './business-library.ts'
import { coffeeLibrary } from './coffee-library.ts'
import { cyclingPages } from './cycling-pages.ts'
import { libraryLinks, type MarkedBlog } from './link-library.ts'
import { puppyPages } from './puppy-pages.ts'
import { balance, mean } from './share.ts'
import { linksToSmallPages } from './small-pages.ts'
import { wohnungPages } from './wohnung-pages.ts'

const pages: readonly LinkTarget[] = [
  { id: 'starter', title: 'How to keep a sourdough starter', keywords: ['sourdough starter'] },
  { id: 'manager', title: 'Password managers for small teams' },
  { id: 'passkeys', title: 'Passkeys' },
  { id: 'barrage', title: 'Tidal barrage', aliases: ['tidal dam'] },
  { id: 'rance', title: 'Rance station' },
  { id: 'wheel', title: 'The high-wheel bicycle' },
  { id: 'rover', title: 'Rover (bicycle)' },
  { id: 'mars', title: 'Rover (space)' },
  { id: 'compost', title: 'Compost' },
  { id: 'worms', title: 'Worm bins for flats' },
  { id: 'credentials', title: 'Credential stuffing' },
  { id: 'varroa', title: 'The varroa mite and how to treat it' },
  { id: 'home', title: 'Home' },
  { id: 'contact', title: 'Contact us' },
]

const texts: readonly (readonly [text: string, wanted: readonly string[]])[] = [
  ['Feed your sourdough starter once a day and bake on the weekend.', ['starter']],
  ['A small team should have a password manager before anything else.', ['manager']],
  ['Password managers stop credential stuffing, as no password is used twice.', ['manager', 'credentials']],
  ['Passkeys may replace passwords, and a passkey never leaves the device.', ['passkeys']],
  ['The tidal dam at Saint-Malo is known as the Rance station.', ['barrage', 'rance']],
  ['The high-wheel bicycle threw its riders over the handlebars.', ['wheel']],
  ['The Rover was a bicycle with two wheels of similar size.', ['rover']],
  ['The rover sent pictures from space.', ['mars']],
  ['Spread compost on the beds in spring.', ['compost']],
  ['In a flat, worm bins do the same.', ['worms']],
  ['The varroa mite feeds on larvae.', ['varroa']],
  ['She went home after the lecture.', []],
  ['I lost contact with my old teacher.', []],
  ['Every station on the line was closed.', []],
  ['The manager of the shop was on leave.', []],
]

/** Balance of precision and recall of the pages that each text leads to, on the average. */
export function linkedPages(): number {
  return mean(
    texts.map(([text, wanted]) => {
      const found = suggestLinks(text, pages).map(({ targetId }) => targetId)
      return wanted.length === 0 && found.length === 0 ? 1 : balance(found, wanted)
    }),
  )
}

/** Balance of links within libraries of blogs without keyphrases: one that weights were chosen on, one written afterwards. */
export function linksInLibraries(): number {
  return mean([linksIn(coffeeLibrary), linksIn(businessLibrary)])
}

/** Balance of links to pages that hold no more than a sentence or two: `cyclingPages` taught the rules, `puppyPages` saw them last. */
export function linksToHeadlines(): number {
  return mean(
    [cyclingPages, balconyPages, wohnungPages, puppyPages].map((pages) => {
      const { right, missed, wrong } = linksToSmallPages(pages)
      return (2 * right.length) / (2 * right.length + missed.length + wrong.length)
    }),
  )
}

function linksIn(library: readonly MarkedBlog[]): number {
  return libraryLinks(library, ({ id, title }, page) => ({ id, title, subjects: subjectsOf({ title, page }) })).balance
}
