import { readFileSync } from 'node:fs'
import { slotContext, withOwnSubject } from '../../engines/fact-check/statement/compare.ts'
import { slotsOf } from '../../engines/fact-check/statement/slots.ts'
import { alignedIn } from '../../engines/fact-check/statement/aligned.ts'
import { turnIn } from '../../engines/fact-check/statement/turns.ts'
import { contentLanguageOf, sentences, textOf } from '../../engines/text/index.ts'
const [file, truth, only] = process.argv.slice(2)
const set = JSON.parse(readFileSync(file!, 'utf8'))
for (const a of set.articles) {
  const language = contentLanguageOf(a.language === 'English' ? 'English-US' : a.language)
  const all = a.sources.flatMap((s: any) => { const sp = sentences(s.text, language).map((x) => textOf(s.text, x).trim()); return sp.map((t: string, i: number) => ({ t, before: sp[i - 1] ?? '', title: s.title, text: s.text })) })
  for (const c of a.claims) {
    if (c.truth !== truth || (only && c.id !== only)) continue
    const r = slotsOf(c.claim, language)
    let best: any = null
    for (const e of all) {
      const ctx = slotContext(r, e.t, { topic: `${e.title}`, before: e.before, around: e.text, source: e.text })
      const al = withOwnSubject(alignedIn({ own: ctx.evidence.slots, others: [] }, ctx, r.slots), ctx)
      const score = al.pairs.size - al.missing.length
      if (!best || score > best.score) best = { score, al, ctx, e }
    }
    const turn = best.al.missing.length === 0 ? JSON.stringify(turnIn(best.al, best.ctx)) : ''
    console.log(`${c.id} [${best.al.missing.length}/${r.slots.length}] ${c.claim}\n     ${best.e.t}\n     MISSING: ${best.al.missing.map((i: number) => `${r.slots[i]!.words.join(' ')}(${r.slots[i]!.kind[0]})`).join(', ')}   LEFT: ${best.al.left.map((s: any) => s.words.join(' ')).join(', ')} ${turn}`)
  }
}
