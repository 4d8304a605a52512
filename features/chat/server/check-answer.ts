import { markdownToText } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { startCheck } from '../../optimizer/server/index.ts'
import type { ChatRow } from './chat-store.ts'
import { changeMessage } from './message-store.ts'
import { answerIn } from './reading.ts'

/** Sources that one check takes. */
const MOST_SOURCES = 100

/**
 * Checks what an answer claims against what was read for it; one that was written without sources against everything that
 * its owner has, and the web. Refuses as a check of any text.
 */
export async function checkAnswer(
  deps: Deps,
  actor: Actor,
  { chat, id, key }: { chat: ChatRow; id: string; key?: boolean | undefined },
): Promise<{ check_id: string; task_id: string | null }> {
  const { answer } = await answerIn(deps, chat, id)
  if (answer.state === 'writing') refuse('answer-busy')
  const read = [...new Set(answer.read.flatMap(({ asset_id }) => asset_id ?? []))].slice(0, MOST_SOURCES)
  const isBare = read.length === 0
  const check = await startCheck(deps, actor, {
    text: markdownToText(withoutAttribution(answer.text)).text,
    language: answer.language,
    sources: { own: isBare, asset_ids: read, web: isBare || answer.selection.mode === 'serp' },
    key,
  })
  await changeMessage(deps.db, answer.id, { checkId: check.id })
  return { check_id: check.id, task_id: check.taskId }
}

/** Quotations without the bold title before them: no source says its own title, so they would lack evidence with it. */
function withoutAttribution(markdown: string): string {
  return markdown.replaceAll(/^(> *)\*\*.+?\*\*: *(?=["“„«»「『])/gm, '$1')
}
