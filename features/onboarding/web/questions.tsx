import { type ComponentType, useState } from 'react'
import type { z } from 'zod'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TextField } from '../../../platform/web/ui/Input.tsx'
import { RadioCards } from '../../../platform/web/ui/RadioCards.tsx'
import type { Onboarding } from '../../accounts/contract.ts'
import { messages } from './messages.ts'

export type Answers = z.output<typeof Onboarding>

interface Question {
  id: string
  title: 'nameQuestion' | 'teamQuestion' | 'startQuestion' | 'workflowQuestion' | 'heardQuestion' | 'projectQuestion'
  Fields: ComponentType<{ given: Answers }>
  read: (values: FormValues) => Answers
}

/** The questions, in their order. Their names on the wire are those of the onboarding data. */
export const questions: readonly Question[] = [
  { id: 'name', title: 'nameQuestion', Fields: NameFields, read: (values) => ({ name: values.text('name') }) },
  {
    id: 'team',
    title: 'teamQuestion',
    Fields: TeamFields,
    read: (values) => ({ team_size: values.text('team_size') }),
  },
  {
    id: 'start',
    title: 'startQuestion',
    Fields: StartFields,
    read: (values) => ({ app_starting_point: values.text('app_starting_point') }),
  },
  {
    id: 'workflow',
    title: 'workflowQuestion',
    Fields: WorkflowFields,
    read: (values) => ({ starting_workflow: values.text('starting_workflow') }),
  },
  { id: 'heard', title: 'heardQuestion', Fields: HeardFields, read: readHeard },
  {
    id: 'project',
    title: 'projectQuestion',
    Fields: ProjectFields,
    read: (values) => ({ project_name: values.text('project_name') }),
  },
]

function NameFields({ given }: { given: Answers }) {
  const t = useT(messages)
  return (
    <TextField label={t('name')} name="name" autoComplete="name" autoFocus maxLength={200} defaultValue={given.name} />
  )
}

function TeamFields({ given }: { given: Answers }) {
  const t = useT(messages)
  return (
    <RadioCards
      label={t('teamQuestion')}
      name="team_size"
      defaultValue={given.team_size}
      choices={[
        { value: '1', label: t('teamAlone') },
        { value: '2-5', label: t('teamFew') },
        { value: '6-20', label: t('teamSome') },
        { value: '21+', label: t('teamMany') },
      ]}
    />
  )
}

function StartFields({ given }: { given: Answers }) {
  const t = useT(messages)
  return (
    <RadioCards
      label={t('startQuestion')}
      name="app_starting_point"
      defaultValue={given.app_starting_point}
      choices={[
        { value: 'topic', label: t('startTopic'), hint: t('startTopicText') },
        { value: 'sources', label: t('startSources'), hint: t('startSourcesText') },
        { value: 'draft', label: t('startDraft'), hint: t('startDraftText') },
      ]}
    />
  )
}

function WorkflowFields({ given }: { given: Answers }) {
  const t = useT(messages)
  return (
    <RadioCards
      label={t('workflowQuestion')}
      name="starting_workflow"
      defaultValue={given.starting_workflow}
      choices={[
        { value: 'research', label: t('workflowResearch'), hint: t('workflowResearchText') },
        { value: 'headline', label: t('workflowHeadline'), hint: t('workflowHeadlineText') },
        { value: 'outline', label: t('workflowOutline'), hint: t('workflowOutlineText') },
        { value: 'draft', label: t('workflowDraft'), hint: t('workflowDraftText') },
      ]}
    />
  )
}

function HeardFields({ given }: { given: Answers }) {
  const t = useT(messages)
  const [chosen, choose] = useState(given.hear_about_us ?? '')
  return (
    <>
      <RadioCards
        label={t('heardQuestion')}
        name="hear_about_us"
        columns={2}
        defaultValue={given.hear_about_us}
        onChange={choose}
        choices={[
          { value: 'search', label: t('heardSearch') },
          { value: 'assistant', label: t('heardAssistant') },
          { value: 'friend', label: t('heardFriend') },
          { value: 'social', label: t('heardSocial') },
          { value: 'article', label: t('heardArticle') },
          { value: 'other', label: t('heardOther') },
        ]}
      />
      {chosen && chosen !== 'friend' ? (
        <TextField
          label={t('heardWhich')}
          name="hear_about_source_or_query"
          optional
          maxLength={500}
          defaultValue={given.hear_about_source_or_query}
        />
      ) : null}
    </>
  )
}

function readHeard(values: FormValues): Answers {
  const query = values.text('hear_about_source_or_query')
  return { hear_about_us: values.text('hear_about_us'), ...(query ? { hear_about_source_or_query: query } : {}) }
}

function ProjectFields({ given }: { given: Answers }) {
  const t = useT(messages)
  return (
    <TextField
      label={t('projectQuestion')}
      labelHidden
      name="project_name"
      maxLength={200}
      placeholder={t('projectPlaceholder')}
      hint={t('projectHint')}
      defaultValue={given.project_name}
    />
  )
}
