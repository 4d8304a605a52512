import type { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { AssistantOffer } from '../../../blogs/web/writing-door.ts'
import { AssistIcon } from '../AssistIcon.tsx'
import type { messages } from '../messages.ts'
import type { Assist } from '../use-assist.ts'

const behindBlocks = ['intro', 'sectionIntro', 'continueOutline', 'talkingPoints', 'faq', 'conclusion'] as const

/** What the assistant offers in the menu of a slash, in its order. */
export function slashOffers(
  { session, isAskOpen }: Assist,
  t: ReturnType<typeof useT<typeof messages>>,
): AssistantOffer[] {
  const offer = (kind: (typeof behindBlocks)[number] | 'writeMore', isFirst: boolean): AssistantOffer => ({
    id: kind,
    name: t(kind),
    icon: <AssistIcon kind={kind} />,
    isFirst,
    run: () => void session.ask(kind),
  })
  return [
    offer('writeMore', true),
    {
      id: 'instruct',
      name: t('instruct'),
      icon: <AssistIcon kind="instruct" />,
      keys: 'Mod+J',
      isFirst: true,
      run: () => isAskOpen.set(true),
    },
    ...behindBlocks.map((kind) => offer(kind, false)),
  ]
}
