import { readFileSync } from 'node:fs'
import { slotContext, withOwnSubject } from '../../engines/fact-check/statement/compare.ts'
import { slotsOf } from '../../engines/fact-check/statement/slots.ts'
import { alignedIn } from '../../engines/fact-check/statement/aligned.ts'
import { turnIn } from '../../engines/fact-check/statement/turns.ts'
import { mismatchIn } from '../../engines/fact-check/index.ts'
import { contentLanguageOf, sentences, textOf } from '../../engines/text/index.ts'
const show = process.argv[2]
const totals: Record<string, number> = {}
for (const f of 'abcdefghijklmnopqrstuv'.split('')) {
  const set = JSON.parse(readFileSync(new URL(`facts-articles/${f}.json`, import.meta.url), 'utf8'))
  for (const a of set.articles) {
    const language = contentLanguageOf(a.language === 'English' ? 'English-US' : a.language)
    const all = a.sources.flatMap((s: any) => { const sp = sentences(s.text, language).map((x) => textOf(s.text, x).trim()); return sp.map((t: string, i: number) => ({ t, before: sp[i - 1] ?? '', title: s.title, text: s.text })) })
    for (const c of a.claims) {
      const r = slotsOf(c.claim, language)
      let best: any = null
      for (const e of all) {
        const ctx = slotContext(r, e.t, { topic: `${e.title}`, before: e.before, around: e.text, source: e.text })
        const al = withOwnSubject(alignedIn({ own: ctx.evidence.slots, others: [] }, ctx, r.slots), ctx)
        const score = al.pairs.size - al.missing.length
        if (!best || score > best.score) best = { score, al, ctx, e }
      }
      const miss = best.al.missing.map((i: number) => r.slots[i]!)
      if (miss.length === 0) continue
      const inSource = (s: any) => best.e.text.toLowerCase().includes(c.claim.slice(s.start, s.end).replace(/['’]s?$/, '').toLowerCase())
      const rest = miss.filter((s: any) => !(s.kind === 'name' && inSource(s)))
      const restW = rest.filter((s: any) => !(s.kind === 'word' && inSource(s)))
      const leftNames = best.al.left.filter((s: any) => s.kind === 'name').length
      const key = `${c.truth}`
      const add = (k: string) => { totals[`${k} ${key}`] = (totals[`${k} ${key}`] ?? 0) + 1; if (show === k && c.truth !== 'true') console.log(c.id, c.truth, c.kind, c.claim, '\n   ', best.e.t, '\n   ', miss.map((s: any) => s.words.join(' ')).join(', ')) }
      const ok = turnIn(best.al, best.ctx) === null && mismatchIn(c.claim, [{ sentence: best.e.t, context: { before: best.e.before, around: best.e.text, source: best.e.text } }], language) === null
      if (rest.length === 0) { add('onlyNames'); if (leftNames === 0) add('onlyNames,noneLeft'); if (leftNames === 0 && ok) add('onlyNames,noneLeft,ok') }
      if (restW.length === 0) { add('namesOrWordsOfSource'); if (leftNames === 0 && ok) add('namesOrWords,noneLeft,ok') }
      if (rest.length <= 1 && rest.every((s: any) => s.kind === 'word') && leftNames === 0 && ok) add('names+1word')
      if (rest.length <= 2 && rest.every((s: any) => s.kind === 'word') && leftNames === 0 && ok) add('names+2words')
    }
  }
}
console.log(totals)
