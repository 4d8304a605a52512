import { apiClient } from '../../../platform/web/api/client.ts'
import { newUuid } from '../../../platform/web/api/new-key.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { blogsContract } from '../../blogs/contract.ts'
import { accept, loadMarkdownReader, suggestInsertion, useDesk } from '../../blogs/web/writing-door.ts'
import { withoutPictures } from '../markdown-of.ts'
import type { CitationView, MessageView } from './api.ts'
import { messages } from './messages.ts'

const blogsApi = apiClient(blogsContract, 'blogs')

/** Puts an answer behind the block with the caret, with its citations, as one undo step. */
export function useInsert(): (answer: MessageView) => Promise<void> {
  const t = useT(messages)
  const desk = useDesk()
  return async ({ text, citations, engine }) => {
    const named = citations.map((citation) => ({ ...citation, id: newUuid() }))
    if (named.length > 0)
      await blogsApi.call.citations.add({ id: desk.blogId, citations: named.map(asNewCitation) }, { context: {} })
    const read = await loadMarkdownReader()
    const { view } = desk.editor
    // the reader's nodes belong to the shared schema; the editor has its own of the same shape
    const content = view.state.schema.nodeFromJSON(read(withoutPictures(text), named).toJSON())
    const id = newUuid()
    const { tr, selection } = view.state
    const suggester = { id, engine: engine?.model ?? engine?.provider ?? '', isPartial: false }
    suggestInsertion(tr, selection.head, content, suggester, 'after')
    view.dispatch(tr.setMeta('addToHistory', false))
    accept(view, desk.undo, { ids: new Set([id]) })
    toast({ text: t('inserted') })
  }
}

function asNewCitation({ id, quote, title, url, asset_id, passage_id, place, matched_by }: CitationView) {
  return { id, quote, title, url: url ?? undefined, asset_id, passage_id, place, matched_by }
}
