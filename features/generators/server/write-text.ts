import type { Model, ModelRequest } from '../../../platform/server/ai/types.ts'
import type { Setting } from '../../writing/contract.ts'
import { type CopyContext, type WrittenCopy, writeCopy } from '../../writing/server/index.ts'
import type { Fault, Generator } from '../generator.ts'
import { type CheckedCopy, faultsOf, tooManyWords } from './faults-of.ts'

/** What a text is written with. */
interface TextTask {
  generator: Generator
  checked: CheckedCopy
  setting: Pick<Setting, 'language'>
}

/**
 * Has a model write a text, which comes as it is written. One that is longer than its order allows is asked for once more,
 * shorter; the better of the two is the copy, so that what came may be replaced. Refuses as `writeCopy` does.
 */
export async function writeText(
  model: Model,
  request: ModelRequest,
  { task, context }: { task: TextTask; context: CopyContext },
): Promise<WrittenCopy & { faults: Fault[] }> {
  const first = await writeCopy(model, request, context)
  const tooLong = tooManyWords(task.generator, first.content, task.checked)
  if (tooLong.length === 0 || first.finish !== 'complete' || context.signal.aborted) return withFaults(first, task)
  const again = await writeCopy(model, shorter(request, first, tooLong), { ...context, emit: () => {} }).catch(
    () => null,
  )
  const isShorter = again?.finish === 'complete' && again.content.length < first.content.length
  const best = again && isShorter ? again : first
  return withFaults(best, task)
}

function withFaults(copy: WrittenCopy, { generator, checked }: TextTask) {
  return { ...copy, faults: faultsOf(generator, { content: copy.content }, checked) }
}

function shorter(request: ModelRequest, { content }: WrittenCopy, wrong: readonly Fault[]): ModelRequest {
  const said = `Your earlier answer is quoted above. ${wrong.map(({ ask }) => ask).join(' ')} Give the whole text again.`
  return {
    ...request,
    fenced: [...(request.fenced ?? []), { label: 'YOUR EARLIER ANSWER', text: content }],
    after: [request.after, said].filter(Boolean).join('\n\n'),
  }
}
