import type { PartProblem } from '../../../engines/repurposing/index.ts'
import type { useT } from '../../../platform/web/i18n/use-t.ts'
import type { Derivative } from './api.ts'
import type { messages } from './messages.ts'

/** Why a text can’t be copied as final yet, in a sentence. */
export function problemWords(
  problem: PartProblem,
  { layout }: Derivative,
  t: ReturnType<typeof useT<typeof messages>>,
): string {
  const name = problem.kind === 'too-long' ? problem.measure.part : problem.part
  const part = layout.find((one) => one.name === name)
  const label = part?.label ?? name
  switch (problem.kind) {
    case 'too-long':
      return part?.form === 'list'
        ? t('problemEntryTooLong', { number: String(problem.measure.entry + 1) })
        : t('problemTooLong', { part: label })
    case 'entries': {
      const [least, most] = problem.range
      return t(problem.count < least ? 'problemTooFew' : 'problemTooMany', { part: label, least, most })
    }
    case 'incomplete':
      return t('problemIncomplete', { number: String(problem.entry + 1) })
    case 'empty':
      return t('problemEmpty', { part: label })
  }
}
