import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../../../platform/web/ui/Dialog.tsx'
import { Kbd } from '../../../../../platform/web/ui/Kbd.tsx'
import { useDesk } from '../core/desk.ts'
import { keyGroups } from '../core/keys.ts'
import { messages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'

/** Every key of the editor, by what it is for. */
export function HelpSheet() {
  const t = useT(messages)
  const { isHelpOpen } = useDesk()
  const isOpen = useObserved(isHelpOpen)
  return (
    <Dialog title={t('help')} open={isOpen} onOpenChange={isHelpOpen.set} size="lg">
      <div className="columns-1 gap-8 sm:columns-2">
        {keyGroups.map((group) => (
          <section key={group.name} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 font-semibold text-sm">{t(group.name)}</h3>
            <dl className="flex flex-col gap-1.5">
              {group.keys.map(({ keys, name }) => (
                <div key={keys} className="flex items-center justify-between gap-4">
                  <dt className="text-ink-2 text-sm">{t(name)}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
