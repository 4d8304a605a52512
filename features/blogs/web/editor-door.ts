// What panels beside the editor may use of it. A door of its own, because it brings the editor along: pages that only link
// to blogs must not load it.
export { clearTints, type TextTools, useTextTools } from './editor/beside/text-tools.ts'
export { useBlogBeside, useIsEdited, useWritten } from './editor/beside/use-written.ts'
export type { Stretch, Written, WrittenCitation } from './editor/beside/written.ts'
export type { SentenceVerdicts, Verdict, VerdictState } from './editor/evidence/verdicts.ts'
export { isPublishRefusal, PublishRefusal } from './editor/panels/PublishRefusal.tsx'
