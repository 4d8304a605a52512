import { useNavigate } from '@tanstack/react-router'
import { PanelLeft, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress, usePathParam } from '../../../platform/web/routing/address.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { TabTitle } from '../../../platform/web/ui/Page.tsx'
import { ChatList } from './ChatList.tsx'
import { ChatMenu } from './ChatMenu.tsx'
import { ChatPane } from './ChatPane.tsx'
import { ContinueShared } from './ContinueShared.tsx'
import { messages } from './messages.ts'
import { useChat } from './use-chat.ts'

/** Where a question was remembered that somebody asked before signing in; `app/web/navigation-rules.ts` puts it there. */
const REMEMBERED = 'longhand-factgpt-question'

/** Conversations beside the one that is open. On a phone, the list opens over it. */
export function FactGptPage() {
  const t = useT(messages)
  const chatId = usePathParam('chatId')
  const navigate = useNavigate()
  const question = useAskedBefore()
  const { copy: sharedId } = useAddress()
  const chat = useChat(chatId)
  const [isListOpen, setListOpen] = useState(false)
  const handleAsked = (id: string) => {
    sessionStorage.removeItem(REMEMBERED)
    void navigate({ to: `/factgpt/${id}`, replace: chatId === '' })
  }
  const title = chat.data?.chat.title || t('title')
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setListOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere on the page
    <div className="flex h-full flex-col" onKeyDown={handleKey}>
      <TabTitle title={title} />
      <header className="flex items-center gap-2 border-line border-b px-4 py-2 md:px-8">
        <IconButton
          className="md:hidden"
          label={t('conversations')}
          aria-expanded={isListOpen}
          icon={<PanelLeft size={16} aria-hidden="true" />}
          onClick={() => setListOpen(true)}
        />
        <h1 className="min-w-0 truncate font-semibold text-base">{title}</h1>
        {chat.data ? (
          <span className="ml-auto shrink-0">
            <ChatMenu chat={chat.data.chat} isCurrent isInHeader />
          </span>
        ) : null}
      </header>
      <div className="relative flex min-h-0 flex-1">
        <aside
          className={`${isListOpen ? 'absolute inset-0 z-20 flex bg-paper' : 'hidden'} w-full shrink-0 flex-col border-line border-r p-4 md:static md:flex md:w-72`}
        >
          <IconButton
            className="mb-2 self-end md:hidden"
            label={t('closeList')}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => setListOpen(false)}
          />
          <ChatList current={chatId} onOpen={() => setListOpen(false)} />
        </aside>
        <section className="flex min-w-0 flex-1 flex-col">
          {chatId ? (
            <Loaded from={chat}>
              {(whole) => <ChatPane key={whole.chat.id} whole={whole} onAsked={handleAsked} />}
            </Loaded>
          ) : sharedId ? (
            <ContinueShared linkId={sharedId} onCopied={handleAsked} />
          ) : (
            <ChatPane key="new" question={question} onAsked={handleAsked} />
          )}
        </section>
      </div>
    </div>
  )
}

/** A question of the address, or one that was asked before signing in. */
function useAskedBefore(): string {
  const { factgpt } = useAddress()
  const [remembered] = useState(() => sessionStorage.getItem(REMEMBERED) ?? '')
  return factgpt ?? remembered
}
