/*
 * The whole fact check, as a person runs it over HTTP, on articles with sources and claims of known truth: planted errors,
 * true paraphrases, and statements that no source has anything on.
 *
 *   node scripts/boot.mjs bench/quality/facts-articles.ts bench/quality/facts-articles/b.json … [--base-url http://127.0.0.1:11434/v1 --model NAME] [--show]
 *
 * A file is `{articles: [{language, title, sources: [{title, date, text}], claims: [{id, kind, claim, truth}]}]}` with
 * `truth` one of wrong, true, unknown, and none for what states nothing to check. `--show` prints what went wrong, claim by
 * claim. `plain.json` has statements without figures and names.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Caller } from '../../test-kit/caller.ts'
import { good, startLonghand, uploaded } from './with-model/longhand.ts'
import { startRecorder } from './with-model/recorder.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string', default: '' },
    show: { type: 'boolean', default: false },
  },
})

const Claim = z.object({
  id: z.string(),
  kind: z.string(),
  claim: z.string(),
  truth: z.enum(['wrong', 'true', 'unknown', 'none']),
})
const Article = z.object({
  language: z.string(),
  title: z.string(),
  sources: z.array(z.object({ title: z.string(), date: z.string(), text: z.string() })),
  claims: z.array(Claim),
})
type Article = z.output<typeof Article>
const LANGUAGES: Record<string, string> = { English: 'English-US' }
const POLL_MS = 200

/* Verdicts that need no look; of what is wrong each is printed. */
const fine: Record<z.output<typeof Claim>['truth'], readonly string[]> = {
  wrong: [],
  true: ['supported'],
  unknown: ['no-evidence', 'not seen'],
  none: ['not seen'],
}

interface Checked extends z.output<typeof Claim> {
  /** `not seen` where no claim of the check has this sentence. */
  verdict: string
  correction: string | null
  quotes: string[]
}

const recorder = values['base-url'] ? await startRecorder(values['base-url'].replace(/\/$/, '')) : null
const longhand = await startLonghand(recorder, values.model)
const all: Checked[] = []
for (const file of positionals) {
  for (const article of z.object({ articles: z.array(Article) }).parse(JSON.parse(readFileSync(file, 'utf8'))).articles)
    all.push(...(await checked(longhand.writer, article)))
}
await longhand.close()
recorder?.close()
report(all)
process.exit(0)

async function checked(writer: Caller, { language, title, sources, claims }: Article): Promise<Checked[]> {
  const assets: string[] = []
  for (const [at, { title: name, date, text }] of sources.entries())
    assets.push(
      await uploaded(writer, {
        file: `${title} ${at + 1}.md`.replace(/\//g, '-'),
        text: `# ${name}\n\n${date}\n\n${text}`,
      }),
    )
  const started = await writer.post('/api/check/facts', {
    text: claims.map(({ claim }) => claim).join('\n\n'),
    language: LANGUAGES[language] ?? language,
    sources: { own: false, asset_ids: assets, web: false },
  })
  const path = `/api/check/facts/${good(started).body.check.id}`
  for (;;) {
    const { body } = good(await writer.get(path))
    if (body.check.task_id === null) return claims.map((one) => withVerdict(one, body.claims))
    await delay(POLL_MS)
  }
}

interface ClaimView {
  text: string
  verdict: string | null
  correction: string | null
  evidence: { quote: string; stance: string }[]
}

function withVerdict(one: z.output<typeof Claim>, found: readonly ClaimView[]): Checked {
  const claim = found.find(({ text, verdict }) => verdict !== null && one.claim.includes(text))
  const quotes = (claim?.evidence ?? [])
    .filter(({ stance }) => stance !== 'neither')
    .map(({ stance, quote }) => `${stance}: ${quote}`)
  return { ...one, verdict: claim?.verdict ?? 'not seen', correction: claim?.correction ?? null, quotes }
}

function report(claims: readonly Checked[]): void {
  const verdicts = ['contradicted', 'partly', 'misleading', 'supported', 'no-evidence', 'not seen']
  const kinds = [...new Set(claims.map(({ truth, kind }) => (truth === 'wrong' ? kind : truth)))]
  console.log(['', ...verdicts].join(' | '))
  for (const kind of ['wrong', ...kinds]) {
    const of = claims.filter((one) => one.truth === kind || (one.truth === 'wrong' && one.kind === kind))
    console.log([kind, ...verdicts.map((verdict) => of.filter((one) => one.verdict === verdict).length)].join(' | '))
  }
  const corrected = claims.filter(({ correction }) => correction)
  console.log(
    `corrections proposed: ${corrected.length}, of true claims: ${corrected.filter(({ truth }) => truth === 'true').length}`,
  )
  if (!values.show) return
  for (const { id, kind, truth, claim, verdict, correction, quotes } of claims) {
    const isFine = fine[truth].includes(verdict)
    if (isFine && !correction) continue
    console.log(`\n[${id}] ${truth} ${kind} → ${verdict}\n  ${claim}`)
    if (correction) console.log(`  CORRECTION: ${correction}`)
    for (const quote of quotes) console.log(`  ${quote}`)
  }
}
