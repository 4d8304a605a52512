import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { countWords } from '../../../../engines/text/index.ts'
import { asFailure, isStopped } from '../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../../platform/web/session/project.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { OverLimit } from '../../../../platform/web/ui/OverLimit.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { WORDS_PER_CREDIT } from '../../../billing/contract.ts'
import { VoiceChoice } from '../../../brand-voice/web/choice-door.ts'
import { useHasModel } from '../../../models/web/has-model-door.ts'
import { optimizerApi } from '../api.ts'
import { useSheet } from '../sheet/sheet.ts'
import { ChangeList } from './ChangeList.tsx'
import { HowFar } from './HowFar.tsx'
import { keptStretches } from './kept-stretches.ts'
import { messages } from './messages.ts'

type Strength = 'light' | 'medium' | 'strong'

/** Has the sentences with findings reworded, and shows each beside what it was, to take or to leave. */
export function Rewording() {
  const t = useT(messages)
  const { page, language, blogId } = useSheet()
  const { project } = useActiveProject()
  const hasModel = useHasModel() ? 'yes' : 'no'
  const [strength, setStrength] = useState<Strength>('medium')
  const [voice, setVoice] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  const reword = useMutation({
    meta: failureShown,
    mutationFn: (strength: Strength) => {
      stop.current = new AbortController()
      const input = {
        ...(blogId ? { blog_id: blogId } : {}),
        text: page.text,
        language,
        strength,
        kept: keptStretches(page).map(({ start, end, isHeading = false }) => ({ start, end, heading: isHeading })),
        brand_voice_id: voice,
        project_id: project?.id ?? null,
      }
      return optimizerApi.call.tone.reword(input, { signal: stop.current.signal })
    },
  })
  const failure = reword.error && !isStopped(reword.error) ? asFailure(reword.error) : null
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-4">
      <h2 className="font-medium text-sm">{t('reword')}</h2>
      <HowFar />
      <Select
        label={t('strength')}
        value={strength}
        onChange={setStrength}
        choices={[
          { value: 'light', label: t('light'), hint: t('lightHint', { hasModel }) },
          { value: 'medium', label: t('medium'), hint: t('mediumHint', { hasModel }) },
          { value: 'strong', label: t('strong'), hint: t('strongHint', { hasModel }) },
        ]}
      />
      <VoiceChoice voice={voice} projectId={project?.id} onChange={setVoice} />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" size="sm" busy={reword.isPending} onClick={() => reword.mutate(strength)}>
          {t(reword.isPending ? 'working' : 'start')}
        </Button>
        {reword.isPending ? (
          <Button size="sm" onClick={() => stop.current?.abort()}>
            {t('stop')}
          </Button>
        ) : (
          <span className="text-ink-3 text-xs">
            {t('cost', { credits: Math.ceil(countWords(page.text) / WORDS_PER_CREDIT) })}
          </span>
        )}
      </div>
      {failure?.isOverLimit ? <OverLimit failure={failure} /> : null}
      {failure && !failure.isOverLimit ? (
        <p role="alert" className="text-disputed text-sm">
          {failure.message}
        </p>
      ) : null}
      {reword.data ? <ChangeList key={reword.submittedAt} answer={reword.data} strength={reword.variables} /> : null}
    </section>
  )
}
