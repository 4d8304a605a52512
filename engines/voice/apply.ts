import { contains, type Span } from '../text/index.ts'
import { type Broken, rulesKept, type VoiceRules } from './rules.ts'
import { readVoice, type VoiceText } from './voice-text.ts'

/** A text with every broken rule mended that code can mend. */
export function keepingRules(text: VoiceText, rules: VoiceRules): string {
  const fixes = rulesKept(readVoice(text), rules).flatMap(({ broken }) => broken.filter(isMendable))
  let said = ''
  let from = 0
  for (const { start, end, fix } of apart(fixes)) {
    said += text.text.slice(from, start) + fix
    from = end
  }
  return said + text.text.slice(from)
}

type Fix = Broken & { fix: string }

/** Fixes that can be made together, in order. Where two meet, the one that covers more stays, then the first. */
export function apart<One extends Span>(fixes: readonly One[]): One[] {
  const kept: One[] = []
  for (const fix of fixes.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (!last || last.end <= fix.start) kept.push(fix)
    else if (contains(fix, last)) kept[kept.length - 1] = fix
  }
  return kept
}

function isMendable(broken: Broken): broken is Fix {
  return broken.fix !== null
}
