import type { Model, ModelRequest } from '../../../platform/server/ai/types.ts'
import type { Setting } from '../../writing/contract.ts'
import { type CopyContext, numberedText, type WrittenCopy, writeCopy } from '../../writing/server/index.ts'
import type { Fault, Generator } from '../generator.ts'
import { type CheckedCopy, faultsOf, placesOf, rulesBroken, textTooLong } from './faults-of.ts'

/** What a text is written with. */
interface TextTask {
  generator: Generator
  checked: CheckedCopy
  setting: Pick<Setting, 'language'>
}

/**
 * Has a model write a text, which comes as it is written. One that is longer than its order allows, or breaks rules of the
 * voice, is asked for once more with what is wrong; the better of the two is the copy, so that what came may be replaced. Refuses as `writeCopy` does.
 */
export async function writeText(
  model: Model,
  request: ModelRequest,
  { task, context }: { task: TextTask; context: CopyContext },
): Promise<WrittenCopy & { faults: Fault[] }> {
  const first = await writeCopy(model, request, context)
  const wrong = wrongIn(first, task)
  if (wrong.length === 0 || first.finish !== 'complete' || context.signal.aborted) return withFaults(first, task)
  const again = await writeCopy(model, corrected(request, numbered(first, context), wrong), {
    ...context,
    emit: () => {},
  }).catch(() => null)
  return withFaults(again?.finish === 'complete' && isBetter(again, first, task) ? again : first, task)
}

/** What is worth another request. A person who waits for an open text mends its style faster than a model does. */
function wrongIn({ content }: WrittenCopy, { generator, checked }: TextTask): Fault[] {
  const tooLong = textTooLong(generator, { content }, checked)
  return generator.flag === 'docs' ? tooLong : [...tooLong, ...rulesBroken(generator, { content }, checked)]
}

/** Shorter where it was too long; else with fewer rules broken, and nothing else wrong. Sources are named for the last form. */
function isBetter(again: WrittenCopy, first: WrittenCopy, task: TextTask): boolean {
  const { generator, checked } = task
  const isTooLong = ({ content }: WrittenCopy) => textTooLong(generator, { content }, checked).length > 0
  if (isTooLong(first)) return again.content.length < first.content.length
  const faults = (copy: WrittenCopy) => withFaults(copy, task).faults
  return (
    !isTooLong(again) &&
    placesOf(wrongIn(again, task)) < placesOf(wrongIn(first, task)) &&
    faults(again).length <= faults(first).length
  )
}

function withFaults(copy: WrittenCopy, { generator, checked }: TextTask) {
  return { ...copy, faults: faultsOf(generator, { content: copy.content }, checked) }
}

/** What came as the model wrote it: with the numbers of its sources, which the text that is asked for must have again. */
function numbered({ content, citations }: WrittenCopy, { sources }: CopyContext): string {
  return numberedText({ text: content, citations }, sources)
}

function corrected(request: ModelRequest, earlier: string, wrong: readonly Fault[]): ModelRequest {
  const said = `Your earlier answer is quoted above. ${wrong.map(({ ask }) => ask).join(' ')} Give the whole text again${wrong.every(({ code }) => code === 'too-long') ? '' : ', with only that changed'}.`
  return {
    ...request,
    fenced: [...(request.fenced ?? []), { label: 'YOUR EARLIER ANSWER', text: earlier }],
    after: [request.after, said].filter(Boolean).join('\n\n'),
  }
}
