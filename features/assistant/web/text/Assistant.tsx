import { useEffect, useMemo } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useMe } from '../../../accounts/web/index.ts'
import { type Assistant as OnDesk, useDesk } from '../../../blogs/web/writing-door.ts'
import { messages } from '../messages.ts'
import type { AssistState } from '../session/assist-session.ts'
import { useAssist } from '../use-assist.ts'
import { AskBox } from './AskBox.tsx'
import { AssistBar } from './AssistBar.tsx'
import { OwnWordsButton } from './OwnWordsButton.tsx'
import { PhoneButtons } from './PhoneButtons.tsx'
import { SelectionAssist } from './SelectionAssist.tsx'
import { slashOffers } from './slash-offers.tsx'

/** The assistant at the text: its bar below, its box beside the words, and its place in the editor's keys and menus. */
export function Assistant() {
  usePlaceOnDesk()
  useSourceLimit()
  return (
    <>
      <AssistBar />
      <AskBox />
    </>
  )
}

function usePlaceOnDesk(): void {
  const t = useT(messages)
  const { assistant } = useDesk()
  const assist = useAssist()
  const own = useMemo<OnDesk>(() => {
    const { session, isAskOpen } = assist
    return {
      state: { get: () => seenAs[session.state().state], subscribe: session.subscribe },
      offers: slashOffers(assist, t),
      selectionMenu: SelectionAssist,
      phoneButtons: PhoneButtons,
      ownWordsButton: OwnWordsButton,
      writeMore: () => void session.ask('writeMore'),
      ask: () => isAskOpen.set(true),
      settle: (action) => session[action](),
      stop: () => session.stop(),
    }
  }, [assist, t])
  useEffect(() => assistant.set(own), [assistant, own])
  useEffect(() => () => assistant.set(null), [assistant])
}

const seenAs = {
  idle: 'idle',
  writing: 'writing',
  waiting: 'waiting',
  obstacle: 'told',
  failed: 'told',
} as const satisfies Record<AssistState['state'], string>

function useSourceLimit(): void {
  const { sourceLimit } = useAssist()
  const limit = useMe().data?.current_details.source_limits.files ?? 0
  useEffect(() => sourceLimit.set(limit), [sourceLimit, limit])
}
