import { keyphrases } from '../../../engines/keywords/index.ts'
import type { Pair, Part } from '../../../engines/parts/index.ts'
import { extract, metaOf } from '../../../engines/rewording/index.ts'
import { ownParts } from '../built-in-text.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { heading } from '../part-labels.ts'
import { chaptersFrom, chaptersWithin } from './chapters.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { keyphrase } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'

const MOST_CHAPTERS = 12
const MOST_TAGS = 15

// what YouTube takes
const parts: Part[] = [
  { name: 'title', label: 'Title', form: 'title', limit: { unit: 'characters', most: 100 } },
  { name: 'description', label: 'Description', form: 'text', limit: { unit: 'characters', most: 5_000 } },
  {
    name: 'chapters',
    ...heading('Chapters'),
    form: 'pairs',
    columns: ['time', 'title'],
    style: 'lines',
    headed: true,
    optional: true,
    entries: [0, MOST_CHAPTERS],
  },
  {
    name: 'tags',
    ...heading('Tags'),
    form: 'list',
    style: 'commas',
    optional: true,
    entries: [0, MOST_TAGS],
    limit: { unit: 'characters', most: 500, joined: true },
  },
]

/** What stands under a video. */
export const videoDescription = generator({
  id: 'generate-videodescription',
  path: '/api/generate/videodescription',
  flag: 'standalones',
  label: 'Video description',
  summary: 'Write title, description, chapters, and tags of a video',
  fields: {
    text: field(longText.min(1, 'Enter a transcript or notes.'), {
      kind: 'text',
      label: 'Transcript or notes',
      hint: 'With times, if there are to be chapters. None are made up.',
      example:
        '0:00 We stand on the dam of the Rance station in Brittany.\n1:20 The tide turns here every six hours, and the 24 turbines turn with it.\n4:05 This is the lock. Boats pass at high water.\n6:30 What it costs to keep the sea out of the bearings.',
    }),
    keyphrase,
  },
  sources: 'none',
  ...ofText,
  prompt: (input) => ({
    task: [
      'Write what stands under the video whose transcript or notes are quoted as TEXT. Say only what TEXT says.',
      'title: at most 70 characters, what one sees or learns. description: in the voice of whoever speaks in TEXT, usually 100 to 250 words; the first two lines alone tell why to watch, because the rest is folded away; then, in short paragraphs, all of use that the video holds, with its figures, materials and tips, and what a viewer must know: that it is paid for (first), what is dangerous, what was said wrongly and is put right, what it does not show; no invented links, no emojis. chapters: for each change of subject its time exactly as TEXT has it, and a title of two to six words; empty if TEXT has no times. Keep to what TEXT says that people search for. tags: five to twelve, one to three words each, no #.',
      input.keyphrase
        ? `Title and first sentence have the words “${input.keyphrase}”, as a sentence of that language takes them.`
        : '',
      'Example of one chapter, of another video: {"time": "2:10", "title": "Folding the dough"}',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    maxWords: 480,
    saysLength: true,
    temperature: 0.6,
  }),
  parts,
  mend: (values, { input }) => ({
    ...values,
    chapters: chaptersWithin(pairsOf(values.chapters), input.text),
  }),
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
  builtIn: ({ language }, { text }, variant) => {
    const prose = text.replace(/^[ \t[(]*(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]*[ \t–—:-]*/gm, '')
    return ownParts(
      parts,
      {
        title: metaOf(prose, { language, variant }).title,
        description: extract(prose, { language, variant, words: 110 }),
        chapters: chaptersWithin(chaptersFrom(text, MOST_CHAPTERS), text),
        tags: keyphrases(prose, { language, limit: 8 }).map(({ phrase }) => phrase),
      },
      language,
    )
  },
})

function pairsOf(value: unknown): Pair[] {
  return Array.isArray(value) ? value.filter((entry): entry is Pair => typeof entry === 'object' && entry !== null) : []
}
