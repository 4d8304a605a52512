import { useKept } from '../../../platform/web/session/kept.ts'
import { useBlogBeside } from '../../blogs/web/editor-door.ts'
import { ChatPane } from './ChatPane.tsx'
import { useChat } from './use-chat.ts'
import { useInsert } from './use-insert.ts'

/** FactGPT beside the text: the conversation that belongs to this blog, and a way to put its answers at the caret. */
export function EditorChat() {
  const { blogId } = useBlogBeside()
  const [chatId, keepChatId] = useKept(`factgpt-beside-${blogId}`, '')
  const chat = useChat(chatId)
  const insert = useInsert()
  // one that was deleted makes room for a new one
  const whole = chat.error ? undefined : chat.data
  return (
    <div className="-mx-4 flex h-[calc(100dvh-13rem)] min-h-80 flex-col">
      {chatId && chat.isPending ? null : (
        <ChatPane key={whole?.chat.id ?? 'new'} whole={whole} onAsked={keepChatId} onInsert={insert} />
      )}
    </div>
  )
}
