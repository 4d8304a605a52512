import type { FailureDetail } from '../../../platform/contract/failures.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { WritingInput } from '../contract.ts'

/** How many sources of each kind one generation may use; -1 is no limit. */
interface PlanSources {
  sources: { files: number; urls: number; domains: number }
}

/**
 * Refuses a selection that the mode cannot use (422: nothing selected in its field) or the plan does not allow (403).
 * Selections of other modes are no error; they are not used.
 */
export function requireSelection(
  { sources }: PlanSources,
  input: Pick<WritingInput, 'mode' | 'files' | 'filename' | 'urls' | 'domains'>,
): void {
  const selected = { file: selectedFiles(input).length, url: input.urls.length, domain: input.domains.length }
  const missing = nothingSelected(input.mode, selected)
  if (missing) refuse('invalid', { details: [missing] })
  const over = overLimit(input.mode, selected, sources)
  if (over) refuse('not-in-plan', { message: over.message, details: [over] })
}

/** Files by id or name, each once, whichever field named them. */
export function selectedFiles({ files, filename }: Pick<WritingInput, 'files' | 'filename'>): string[] {
  return [...new Set([...files, ...filename])]
}

type Selected = Record<'file' | 'url' | 'domain', number>

function nothingSelected(mode: WritingInput['mode'], selected: Selected): FailureDetail | null {
  if (mode === 'file' && selected.file === 0) return { path: 'files', message: 'Choose at least one file.' }
  if (mode === 'url' && selected.url === 0) return { path: 'urls', message: 'Enter at least one web address.' }
  if (mode === 'domain' && selected.domain === 0) return { path: 'domains', message: 'Choose a website.' }
  return null
}

function overLimit(
  mode: WritingInput['mode'],
  selected: Selected,
  limits: PlanSources['sources'],
): FailureDetail | null {
  const isOver = (count: number, limit: number) => limit >= 0 && count > limit
  if (isOver(selected.file, limits.files))
    return { path: 'files', message: `Too many files. Your plan allows ${limits.files} per generation.` }
  if (mode === 'url' && isOver(selected.url, limits.urls))
    return { path: 'urls', message: `Too many web addresses. Your plan allows ${limits.urls} per generation.` }
  if (mode === 'domain' && isOver(selected.domain, limits.domains))
    return { path: 'domains', message: `Too many websites. Your plan allows ${limits.domains} per generation.` }
  return null
}
