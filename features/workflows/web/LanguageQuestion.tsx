import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { useLanguages } from '../../flags/web/languages-door.ts'
import { messages } from './messages.ts'
import { sourcesFor } from './SourcePicker.tsx'
import type { StepProps } from './WorkflowFrame.tsx'

/** Asks before anything is read when the topic or the chosen sources are in another language than the one to write in. */
export function LanguageQuestion({ workflow, save }: StepProps) {
  const t = useT(messages)
  const [kept, setKept] = useState('')
  const offered = useLanguages()
  const ofSources = useLanguageOfSources(workflow)
  const { language, topic_language } = workflow
  const isOther = (found?: string | null) => Boolean(found && !isSameTongue(found, language))
  // who writes in the language of the topic has meant it, whatever the sources are in
  const found = topic_language
    ? isOther(topic_language)
      ? topic_language
      : null
    : isOther(ofSources)
      ? ofSources
      : null
  const from = found === topic_language ? 'topicInOther' : 'sourcesInOther'
  if (!found || found === kept || !offered.some((name) => name === found)) return null
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-wash p-3 text-sm">
      <p className="min-w-52 flex-1">{t(from, { language: found, chosen: workflow.language })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void save({ language: found })}>
          {t('writeIn', { language: found })}
        </Button>
        <Button size="sm" look="quiet" onClick={() => setKept(found)}>
          {t('keepLanguage', { language: workflow.language })}
        </Button>
      </div>
    </div>
  )
}

/** The language that all chosen sources share. */
function useLanguageOfSources({ topic, asset_ids }: StepProps['workflow']): string | undefined {
  const { data } = useQuery(sourcesFor(topic))
  const languages = (data?.assets ?? [])
    .filter(({ id }) => asset_ids.includes(id))
    .flatMap(({ language }) => language ?? [])
  return languages.every((language) => language === languages[0]) ? languages[0] : undefined
}

/** American and British English are no reason to ask. */
function isSameTongue(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0]
}
