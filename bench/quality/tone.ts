/*
 * What a rewrite of tone is worth, on pages that sound AI-like (tone/ai-*.txt) and pages by a person (tone/person-*.txt), all ours: the score before and after
 * for each strength, and how many sentences were changed, deleted, and refused. Every rewrite is written down to be read.
 *
 *   node bench/quality/tone.ts [--out FOLDER]                                                              # by rules
 *   node scripts/boot.mjs bench/quality/tone.ts --base-url http://127.0.0.1:11434/v1 --model NAME [--only en,de] [--strengths strong] [--out FOLDER]
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machineTone, rewrite, withChanges } from '../../engines/humanize/index.ts'
import type { ContentLanguage } from '../../engines/text/index.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: '' },
    model: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    strengths: { type: 'string', default: 'light,medium,strong' },
    out: { type: 'string', default: 'tone-results' },
  },
})

type Strength = 'light' | 'medium' | 'strong'
interface Page {
  name: string
  text: string
  language: ContentLanguage
}
interface Done {
  changes: readonly { start: number; end: number; before: string; after: string }[]
  refused: readonly { before: string; reason: string; words: string }[]
}

const HERE = new URL('tone/', import.meta.url)
const LANGUAGES: Readonly<Record<string, ContentLanguage>> = {
  en: 'English-US',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
}

const pages = readdirSync(HERE)
  .filter((file) => values.only.split(',').some((part) => file.includes(part)))
  .map((file): Page => {
    const language = LANGUAGES[file.split('-')[1] ?? ''] ?? 'English-US'
    return { name: file.replace('.txt', ''), text: readFileSync(new URL(file, HERE), 'utf8'), language }
  })
const wanted = (['light', 'medium', 'strong'] as const).filter((strength) => values.strengths.includes(strength))
const { rewritten, close } = values['base-url'] ? await byModel() : { rewritten: byRules, close: async () => {} }
mkdirSync(values.out, { recursive: true })
console.log('| page | strength | before | after | changed | deleted | refused |\n|---|---|---|---|---|---|---|')
const falls = new Map<Strength, number[]>()
for (const page of pages) {
  for (const strength of wanted) {
    const done = await rewritten(page, strength)
    const [before, after] = [
      page.text,
      withChanges(
        page.text,
        done.changes.map((change) => ({ ...change, rules: [] })),
      ),
    ].map((text) => scoreOf(text, page.language))
    if (before !== undefined && after !== undefined && page.name.startsWith('ai')) {
      falls.set(strength, [...(falls.get(strength) ?? []), before - after])
    }
    const deleted = done.changes.filter((change) => change.after === '').length
    const cells = [page.name, strength, shown(before), shown(after), done.changes.length, deleted, done.refused.length]
    console.log(`| ${cells.join(' | ')} |`)
    writeFileSync(join(values.out, `${page.name}-${strength}.txt`), readable(done))
  }
}
for (const [strength, list] of falls) console.log(`median fall, ${strength}: ${(100 * median(list)).toFixed(0)} points`)
await close()
process.exit(0)

async function byRules({ text, language }: Page, strength: Strength): Promise<Done> {
  return { changes: rewrite(text, strength, { language })?.changes ?? [], refused: [] }
}

async function byModel() {
  const [{ startRecorder }, { startLonghand }] = await Promise.all([
    import('./with-model/recorder.ts'),
    import('./with-model/longhand.ts'),
  ])
  const recorder = await startRecorder(values['base-url'].replace(/\/$/, ''))
  const longhand = await startLonghand(recorder, values.model)
  return {
    rewritten: async ({ name, text, language }: Page, strength: Strength): Promise<Done> => {
      const folder = join(values.out, 'asked', `${name}-${strength}`)
      mkdirSync(folder, { recursive: true })
      recorder.recordIn(folder)
      const {
        status,
        body,
        text: said,
      } = await longhand.writer.post('/api/optimizer/tone/reword', { text, language, strength })
      if (status !== 200) throw new Error(`${name}, ${strength}: ${status} ${said}`)
      return body
    },
    close: async () => {
      await longhand.close()
      recorder.close()
    },
  }
}

function scoreOf(text: string, language: ContentLanguage): number | undefined {
  const tone = machineTone(text, language)
  return tone.state === 'measured' ? tone.score : undefined
}

function shown(score: number | undefined): string {
  return score === undefined ? '' : (100 * score).toFixed(0)
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}

function readable({ changes, refused }: Done): string {
  return [
    ...changes.map(({ before, after }) => `- ${before.trim()}\n+ ${after}\n`),
    ...refused.map(({ before, reason, words }) => `= ${before.trim()}\n  refused: ${reason} ${words}\n`),
  ].join('\n')
}
