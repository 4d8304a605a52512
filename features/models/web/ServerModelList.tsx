import { Link } from '@tanstack/react-router'
import { Boxes, RotateCw } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { messages } from './messages.ts'
import { providerNames } from './provider-names.ts'
import { type Listed, useLook } from './use-models.ts'

/** What this server writes with, in the order in which it tries them. */
export function ServerModelList({ listed }: { listed: Listed }) {
  const t = useT(messages)
  const look = useLook()
  const lookAgain = (
    <Button
      size="sm"
      busy={look.isPending}
      icon={<RotateCw size={14} aria-hidden="true" />}
      onClick={() => look.mutate(undefined)}
    >
      {t('lookAgain')}
    </Button>
  )
  const noneText = () => {
    if (listed.may_pull && listed.servers.some(({ name }) => name === 'ollama')) return t('noneOllama')
    return listed.may_pull && listed.on_board.length > 0 ? t('noneOnBoard') : t('noneText')
  }
  return (
    <Section title={t('server')} description={t('serverText')} actions={listed.models.length > 0 ? lookAgain : null}>
      {listed.models.length === 0 ? (
        <EmptyState icon={<Boxes size={22} aria-hidden="true" />} title={t('none')} action={lookAgain}>
          {noneText()}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {listed.models.map((model) => (
            <ModelRow key={model.id} model={model} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm">
        <Link to="/account/model-key" className="text-accent underline-offset-2 hover:underline">
          {t('addKey')}
        </Link>
      </p>
    </Section>
  )
}

function ModelRow({ model }: { model: Listed['models'][number] }) {
  const t = useT(messages)
  const { number } = useFormat()
  const facts = [
    providerNames[model.provider] ?? model.provider,
    t('context', { tokens: number(model.context_tokens) }),
    model.thinks ? t('thinks') : null,
  ]
  return (
    <li className="py-3">
      <p className="truncate text-sm">{model.model}</p>
      <p className="text-ink-3 text-xs">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
