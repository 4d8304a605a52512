import { useFlags } from '../../../platform/web/flags/flags.ts'
import { usePhrases, useT } from '../../../platform/web/i18n/use-t.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Kbd } from '../../../platform/web/ui/Kbd.tsx'
import { features } from '../features.ts'
import { messages } from './messages.ts'

/** Every shortcut there is, and where programs find theirs. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  const say = usePhrases()
  const flags = useFlags()
  const commands = features
    .flatMap((feature) => feature.commands ?? [])
    .filter(({ keys, flag }) => keys && (!flag || flags.state(flag) !== 'NOT_ALLOWED'))
  const everywhere = [
    { keys: 'Mod+K', label: t('keyPalette') },
    ...commands.map(({ keys, label }) => ({ keys: keys ?? '', label: say(label) })),
    { keys: '?', label: t('keyHelp') },
    { keys: 'F6', label: t('keyToasts') },
    { keys: 'Esc', label: t('keyClose') },
  ]
  const groups = features.filter(({ shortcuts }) => shortcuts?.length)
  return (
    <Dialog open onOpenChange={onClose} title={t('helpTitle')} size="md">
      <ShortcutList title={t('helpEverywhere')} lines={everywhere} />
      {groups.map(({ name, shortcuts = [], navigation }) => (
        <ShortcutList
          key={name}
          title={navigation?.[0] ? say(navigation[0].label) : name}
          lines={shortcuts.map(({ keys, label }) => ({ keys, label: say(label) }))}
        />
      ))}
      <p className="mt-6 text-ink-3 text-sm">
        <a href="/api/docs" className="underline hover:text-ink">
          {t('apiDocs')}
        </a>
      </p>
    </Dialog>
  )
}

function ShortcutList({ title, lines }: { title: string; lines: readonly { keys: string; label: string }[] }) {
  return (
    <section className="mt-5 first:mt-0">
      <h3 className="mb-1 font-medium text-ink-3 text-xs">{title}</h3>
      <dl>
        {lines.map(({ keys, label }) => (
          <div key={keys} className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-0">
            <dt className="text-sm">{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
