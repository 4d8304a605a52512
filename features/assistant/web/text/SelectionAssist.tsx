import { MessageSquareText } from 'lucide-react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Menu, MenuGroup, MenuItem, MenuLine } from '../../../../platform/web/ui/Menu.tsx'
import { useDesk } from '../../../blogs/web/writing-door.ts'
import { tones } from '../../../writing/contract.ts'
import { messages as doorMessages } from '../door-messages.ts'
import { messages } from '../messages.ts'
import { useAssist } from '../use-assist.ts'

/** What the assistant does with selected words, in the menu over them. */
export function SelectionAssist() {
  const t = useT(messages)
  const td = useT(doorMessages)
  const { editor } = useDesk()
  const { session, isAskOpen } = useAssist()
  return (
    <Menu
      trigger={
        <Button look="quiet" size="sm" icon={<MessageSquareText size={15} aria-hidden="true" />}>
          {td('assist')}
        </Button>
      }
      focusAfter={() => !isAskOpen.get() && editor.view.dom}
    >
      <MenuItem keys="Mod+J" onSelect={() => isAskOpen.set(true)}>
        {t('ask')}
      </MenuItem>
      <MenuLine />
      {(['rephrase', 'shorten', 'extend', 'simplify'] as const).map((kind) => (
        <MenuItem key={kind} onSelect={() => void session.ask(kind)}>
          {t(kind)}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuGroup label={t('tone')}>
        {tones.slice(0, 4).map((tone) => (
          <MenuItem key={tone} onSelect={() => void session.ask('tone', { tone })}>
            {t(`tone${tone}`)}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  )
}
