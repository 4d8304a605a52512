import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { failureShown } from '../../../platform/web/api/failure-shown.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { TextArea } from '../../../platform/web/ui/Input.tsx'
import { Section } from '../../../platform/web/ui/Page.tsx'
import { RadioCards } from '../../../platform/web/ui/RadioCards.tsx'
import { brandVoiceApi } from './api.ts'
import { messages } from './messages.ts'
import { Proof, type ProofAnswer } from './Proof.tsx'
import { SideBySide } from './SideBySide.tsx'
import { useBothWays, type WrittenWay } from './use-both-ways.ts'
import type { FullVoice } from './use-voice-actions.ts'

type On = 'text' | 'prompt'

/** A text held against a voice, and it or a prompt written without the voice and with it. */
export function TryIt({ voice }: { voice: FullVoice }) {
  const t = useT(messages)
  const [on, setOn] = useState<On>('text')
  return (
    <Section title={t('tryIt')} description={t('tryText')}>
      <div className="flex flex-col gap-4">
        <RadioCards
          label={t('tryWith')}
          name="try-on"
          columns={2}
          value={on}
          onChange={setOn}
          choices={[
            { value: 'text', label: t('onText'), hint: t('onTextHint') },
            { value: 'prompt', label: t('onPrompt'), hint: t('onPromptHint') },
          ]}
        />
        <Trial key={on} voice={voice} on={on} />
      </div>
    </Section>
  )
}

function Trial({ voice, on }: { voice: FullVoice; on: On }) {
  const t = useT(messages)
  const { id } = voice
  const noDistance = t(!voice.measures ? 'notMeasured' : voice.needs_reupload ? 'outdated' : 'noDistance')
  const [words, setWords] = useState('')
  const proof = useMutation({ ...brandVoiceApi.query.proof.mutationOptions(), meta: failureShown })
  const { write, stop, isWriting, written, problem } = useBothWays(id)
  const isEmpty = !words.trim()
  const failed = problem ?? proof.error
  return (
    <>
      <TextArea
        label={t(on === 'text' ? 'text' : 'prompt')}
        labelHidden
        value={words}
        rows={on === 'text' ? 8 : 4}
        placeholder={on === 'prompt' ? t('promptExample') : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        {on === 'text' ? (
          <Button
            look="primary"
            disabled={isEmpty}
            busy={proof.isPending}
            onClick={() => proof.mutate({ id, text: words })}
          >
            {t('check')}
          </Button>
        ) : null}
        <Button
          look={on === 'text' ? undefined : 'primary'}
          disabled={isEmpty}
          busy={isWriting}
          onClick={() => write({ on, words })}
        >
          {t(on === 'text' ? 'rewrite' : 'write')}
        </Button>
        {isWriting ? <Button onClick={stop}>{t('stop')}</Button> : null}
        <span className="text-ink-3 text-xs">{t('rewriteCost')}</span>
      </div>
      {failed ? (
        <p role="alert" className="text-disputed text-sm">
          {asFailure(failed).message}
        </p>
      ) : null}
      {proof.data ? <Proof text={proof.variables?.text ?? ''} proof={proof.data} noDistance={noDistance} /> : null}
      {written ? (
        <SideBySide
          left={{
            title: t('withoutVoice'),
            text: written.without.text,
            about: <About way={written.without} noDistance={noDistance} />,
          }}
          right={{
            title: t('withVoice'),
            text: written.within.text,
            about: <About way={written.within} noDistance={noDistance} />,
          }}
        />
      ) : null}
    </>
  )
}

/** How near one version is to the voice, and what is to be known of it. */
function About({ way: { proof, notes }, noDistance }: { way: WrittenWay; noDistance: string }) {
  return (
    <div className="mt-auto flex flex-col gap-1 pt-3 text-ink-2 text-xs">
      <p>
        <Nearness proof={proof} noDistance={noDistance} />
      </p>
      {notes.map((note) => (
        <p key={note} className="text-disputed">
          {note}
        </p>
      ))}
    </div>
  )
}

function Nearness({ proof: { distance, rules }, noDistance }: { proof: ProofAnswer; noDistance: string }) {
  const t = useT(messages)
  const format = useFormat()
  const broken = rules.filter((rule) => rule.broken.length > 0).length
  return [
    distance === null ? noDistance : `${t('distance', { distance: format.number(Math.round(distance * 100)) })}.`,
    rules.length > 0 ? `${t('brokenRules', { count: broken })}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
