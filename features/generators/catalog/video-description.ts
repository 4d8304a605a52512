import { keyphrases } from '../../../engines/keywords/index.ts'
import type { Pair, Part } from '../../../engines/parts/index.ts'
import { extract, metaOf } from '../../../engines/rewording/index.ts'
import { folded } from '../../../engines/text/index.ts'
import { ownParts } from '../built-in-text.ts'
import { field, longText } from '../fields.ts'
import { generator } from '../generator.ts'
import { heading } from '../part-labels.ts'
import { chaptersFrom, chaptersInOrder } from './chapters.ts'
import { numbersNotGiven } from './fault-checks.ts'
import { keyphrase } from './shared-fields.ts'
import { ofText } from './shared-ways.ts'
import { wholePhrase } from './whole-phrase.ts'

const MOST_CHAPTERS = 12
const MOST_TAGS = 15
const TAGS_LENGTH = 500
const LONGEST_TITLE = 100

// what YouTube takes
const parts: Part[] = [
  { name: 'title', label: 'Title', form: 'title', optional: true, limit: { unit: 'characters', most: LONGEST_TITLE } },
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
    limit: { unit: 'characters', most: TAGS_LENGTH, joined: true },
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
      hint: 'With times, here or in your sources, if there are to be chapters. A time that isn’t there is pointed out.',
      example:
        '0:00 We stand on the dam of the Rance station in Brittany.\n1:20 The tide turns here every six hours, and the 24 turbines turn with it.\n4:05 This is the lock. Boats pass at high water.\n6:30 What it costs to keep the sea out of the bearings.',
    }),
    keyphrase,
  },
  sources: 'selected',
  ...ofText,
  prompt: (input) => ({
    task: [
      'Write title (at most 100 characters), description with what matters most in its first two lines, chapters from the times given, and tags (at most 500 characters in all, without #) for the YouTube video whose transcript or notes are in TEXT. Use only what it and numbered sources say, if there are any.',
      'Where TEXT says what is to be written and in what order, keep to that: chapters that belong between other lines stand in the description, and what it doesn’t ask for stays empty.',
      input.keyphrase ? `The keyphrase is “${input.keyphrase}”.` : '',
      'Example of one chapter, of another video: {"time": "2:10", "title": "Folding the dough"}',
    ]
      .filter(Boolean)
      .join('\n'),
    text: input.text,
    isBrief: true,
    maxWords: 480,
    saysLength: true,
    temperature: 0.6,
  }),
  parts,
  mend: (values, { known }) => ({
    ...values,
    chapters: chaptersInOrder(pairsOf(values.chapters), known),
  }),
  faults: (content, { input, known }) => numbersNotGiven(content, known, input.language),
  builtIn: ({ language }, { text, keyphrase: wanted }, variant) => {
    const prose = text.replace(/^[ \t[(]*(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]*[ \t–—:-]*/gm, '')
    return ownParts(
      parts,
      {
        title: wholePhrase(metaOf(prose, { language, variant }).title, LONGEST_TITLE, language),
        description: extract(prose, { language, variant, words: 110 }),
        chapters: chaptersInOrder(chaptersFrom(text, MOST_CHAPTERS, language), text),
        tags: tagsOf(
          wanted,
          keyphrases(prose, { language, limit: 8 }).map(({ phrase }) => phrase),
        ),
      },
      language,
    )
  },
})

/** What the video is to be found by, then what it is about; none twice, and no more than YouTube takes. */
function tagsOf(wanted: string, found: readonly string[]): string[] {
  const all = [...wanted.split(',').map((phrase) => phrase.trim()), ...found].filter(Boolean)
  const distinct = all.filter((tag, at) => all.findIndex((one) => folded(one) === folded(tag)) === at)
  let length = 0
  return distinct.slice(0, MOST_TAGS).filter((tag) => {
    length += tag.length + 2
    return length <= TAGS_LENGTH
  })
}

function pairsOf(value: unknown): Pair[] {
  return Array.isArray(value) ? value.filter((entry): entry is Pair => typeof entry === 'object' && entry !== null) : []
}
