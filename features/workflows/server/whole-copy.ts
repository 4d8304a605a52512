import { refuse } from '../../../platform/contract/failures.ts'
import { writeCopy } from '../../writing/server/index.ts'

/** Has a model write what a draft keeps. Refuses a text that broke off: half a sentence would stand there as if it were done. */
export async function wholeCopy(...asked: Parameters<typeof writeCopy>): ReturnType<typeof writeCopy> {
  const copy = await writeCopy(...asked)
  return copy.finish === 'cut' ? refuse('model-broke-off') : copy
}
