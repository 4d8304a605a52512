import type { Part } from '../../../../engines/parts/index.ts'
import { ownParts } from '../../built-in-text.ts'
import { generator } from '../../generator.ts'
import { heading } from '../../part-labels.ts'
import { ofShape, type Shape, shapePrompt } from './shape.ts'
import { cutAtWord, tellingSentences } from './telling.ts'

/** Most characters of a headline. */
const HEADLINE = 130
const POINTS: [number, number] = [3, 6]

const parts: Part[] = [
  { name: 'headline', label: 'Headline', form: 'title', limit: { unit: 'characters', most: HEADLINE } },
  { name: 'summary', label: 'Summary', form: 'text', limit: { unit: 'words', most: 120 } },
  { name: 'points', ...heading('Key points'), form: 'list', style: 'bullets', headed: true, entries: POINTS },
  {
    name: 'meaning',
    ...heading('What it means'),
    form: 'text',
    headed: true,
    optional: true,
    limit: { unit: 'words', most: 80 },
  },
]

/** What somebody who decides has to know of a text. */
export const executiveSummary: Shape = {
  id: 'executive-summary',
  title: 'Executive summary',
  description: 'The finding, the facts it rests on, and what follows, on half a page.',
  form: 'summary',
  network: null,
  generator: generator({
    ...ofShape,
    id: 'repurpose-executive-summary',
    label: 'Executive summary',
    summary: 'Turn a text into an executive summary',
    parts,
    prompt: (input) =>
      shapePrompt(input, {
        form: [
          'Turn TEXT into an executive summary for somebody who has one minute and decides something. headline: the finding as a statement, at most 100 characters. 200 words in all at most. summary: 40 to 80 words: what was done, what was found or is proposed, and beside the figure the strongest reservation. points: three to five, each one sentence of at most 18 words with its figure or name, the weightiest first, none that summary already has word for word. meaning: at most 40 words, what TEXT itself says should be done, decided or watched, and what is still open; an empty string where it says nothing of that.',
          'No “This article”, no “The author”.',
        ],
        example:
          '{"headline": "Fewer stops doubled the riders of Lund’s night bus", "summary": "…", "points": ["The ride fell from 52 to 24 minutes once the line stayed on the ring road."], "meaning": ""}',
        maxWords: 320,
      }),
    builtIn: (material, { title, language }, variant) => {
      const all = tellingSentences(material, { count: 7, fits: (text) => text.length <= 300, variant })
      const figures = all.filter((text) => /\d/.test(text)).slice(0, 4)
      const points = figures.length >= POINTS[0] ? figures : all.slice(-POINTS[0])
      const rest = all.filter((text) => !points.includes(text)).slice(0, 3)
      const [first = ''] = rest.length > 0 ? rest : all
      return ownParts(
        parts,
        {
          headline: cutAtWord(title || first, HEADLINE),
          summary: (rest.length > 0 ? rest : [first]).join(' '),
          points,
          meaning: '',
        },
        language,
      )
    },
  }),
}
