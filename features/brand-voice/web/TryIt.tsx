import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient } from '../../../platform/web/api/client.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { generatorsContract } from '../../generators/contract.ts'
import { brandVoiceApi } from './api.ts'
import { MeasureTable } from './MeasureTable.tsx'
import { messages } from './messages.ts'
import type { FullVoice } from './use-voice-actions.ts'

const generatorsApi = apiClient(generatorsContract, 'generators')

/** A text held against a voice, and beside itself as the voice would have it. */
export function TryIt({ voice: { id } }: { voice: FullVoice }) {
  const t = useT(messages)
  const [text, setText] = useState('')
  const proof = useMutation(brandVoiceApi.query.proof.mutationOptions())
  const rewrite = useMutation({
    mutationFn: async () => {
      const versions = [{}, { brand_voice_id: id }].map((voice) =>
        generatorsApi.call.rephraser({ text, generation_length: 1, ...voice }),
      )
      const [without, within] = await Promise.all(versions)
      return { without: without?.copies[0]?.content ?? '', within: within?.copies[0]?.content ?? '' }
    },
  })
  return (
    <Section title={t('tryIt')} description={t('tryText')}>
      <div className="flex flex-col gap-4">
        <TextArea
          label={t('text')}
          labelHidden
          value={text}
          rows={6}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            disabled={!text.trim()}
            busy={proof.isPending}
            onClick={() => proof.mutate({ id, text })}
          >
            {t('check')}
          </Button>
          <Button disabled={!text.trim()} busy={rewrite.isPending} onClick={() => rewrite.mutate()}>
            {t('rewrite')}
          </Button>
          <span className="text-ink-3 text-xs">{t('rewriteCost')}</span>
        </div>
        {proof.data ? <Proof text={proof.variables?.text ?? ''} proof={proof.data} /> : null}
        {rewrite.data ? (
          <SideBySide
            left={{ title: t('withoutVoice'), text: rewrite.data.without }}
            right={{ title: t('withVoice'), text: rewrite.data.within }}
          />
        ) : null}
      </div>
    </Section>
  )
}

function Proof({ text, proof }: { text: string; proof: Awaited<ReturnType<typeof brandVoiceApi.call.proof>> }) {
  const t = useT(messages)
  const format = useFormat()
  const { rules, measures, distance, fixed } = proof
  return (
    <div role="status" className="flex flex-col gap-4">
      <SideBySide left={{ title: t('original'), text }} right={{ title: t('fixed'), text: fixed }} />
      <ul className="divide-y divide-line text-sm">
        {rules.length === 0 ? <li className="text-ink-2">{t('noRules')}</li> : null}
        {rules.map(({ rule, about, kept, broken }) => (
          <li key={`${rule} ${about}`} className="flex justify-between gap-3 py-1">
            <span>{t('ruleName', { rule, about: about ?? '' })}</span>
            <span className="text-ink-2 tabular-nums">{t('keptBroken', { kept, broken: broken.length })}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {distance === null ? t('noDistance') : t('distance', { distance: format.number(Math.round(distance * 100)) })}
      </p>
      <MeasureTable measures={measures.map(({ is_off, ...one }) => ({ ...one, isOff: is_off }))} />
    </div>
  )
}

interface Side {
  title: string
  text: string
}

function SideBySide({ left, right }: { left: Side; right: Side }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[left, right].map(({ title, text }) => (
        <section key={title} aria-label={title} className="min-w-0 rounded-md border border-line p-3">
          <h3 className="mb-1 font-medium text-sm">{title}</h3>
          <p dir="auto" className="whitespace-pre-wrap break-words font-serif text-sm">
            {text}
          </p>
        </section>
      ))}
    </div>
  )
}
