import type { Part } from '../../../../engines/parts/index.ts'
import { cutAtWord } from '../../../../engines/text/index.ts'
import { ownParts } from '../../built-in-text.ts'
import { generator } from '../../generator.ts'
import { heading } from '../../part-labels.ts'
import { ofShape, type Shape, shapePrompt } from './shape.ts'
import { tellingSentences } from './telling.ts'

/** Most characters of a headline. */
const HEADLINE = 130
const POINTS: [number, number] = [3, 6]

const parts: Part[] = [
  { name: 'headline', label: 'Headline', form: 'title', limit: { unit: 'characters', most: HEADLINE } },
  { name: 'summary', label: 'Summary', form: 'text', limit: { unit: 'words', most: 120 } },
  { name: 'points', ...heading('Key points'), form: 'list', style: 'bullets', headed: true, entries: POINTS },
  {
    name: 'next',
    ...heading('Open points and next steps'),
    form: 'list',
    style: 'bullets',
    headed: true,
    optional: true,
    entries: [0, 8],
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
          'Turn TEXT into an executive summary of at most 200 words in all, for somebody who has one minute and decides something. headline: the finding in at most 80 characters. summary: what matters most, with its strongest reservation. points: three to six findings, results, and reservations in one short sentence each, not said in summary. next: what is still open and what is to be decided or done, one entry each; may be empty.',
        ],
        example:
          '{"headline": "Fewer stops doubled the riders of Lund’s night bus", "summary": "…", "points": ["The ride fell from 52 to 24 minutes once the line stayed on the ring road."], "next": ["Whether line 170 gets the same is decided in May."]}',
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
          next: [],
        },
        language,
      )
    },
  }),
}
