import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { documentLanguages } from '../../../../../engines/text/index.ts'
import { asFailure } from '../../../../../platform/web/api/failure.ts'
import { failureShown } from '../../../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../../../platform/web/session/may.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { Chip } from '../../../../../platform/web/ui/Chip.tsx'
import { Combobox } from '../../../../../platform/web/ui/Combobox.tsx'
import { TextArea, TextField } from '../../../../../platform/web/ui/Input.tsx'
import { Select } from '../../../../../platform/web/ui/Select.tsx'
import { type BlogShape, blogStates } from '../../../contract.ts'
import { documentTitle, documentToText } from '../../../document/plain-text.ts'
import { withoutSuggestions } from '../../../document/settle.ts'
import { writerApi } from '../api.ts'
import { useDesk } from '../core/desk.ts'
import { messages } from './messages.ts'
import { isPublishRefusal, PublishRefusal } from './PublishRefusal.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { descriptionFit, slugOf, TITLE_PIXELS, titlePixels } from './search-width.ts'
import { suggestedMeta } from './suggested-meta.ts'
import { type Meta, useMeta } from './use-meta.ts'

const stateWords = {
  draft: 'stateDraft',
  'in-review': 'stateInReview',
  'changes-asked': 'stateChangesAsked',
  approved: 'stateApproved',
  published: 'statePublished',
} as const
const languages = documentLanguages.map((value) => ({ value, label: value }))
const fitWords = { none: null, short: 'tooShort', fits: 'fits', long: 'tooLong' } as const

/** What search pages and lists show of the text. */
export function MetaForm(props: { blog: BlogShape; meta: Meta }) {
  const t = useT(messages)
  const may = useMay()
  const { meta, tags, state, change, error, isSaving } = useMeta(props.blog, props.meta)
  const fit = fitWords[descriptionFit(meta.description)]
  const isWide = titlePixels(meta.title) > TITLE_PIXELS
  return (
    <section className="flex flex-col gap-4">
      <SearchPreview title={meta.title || props.blog.title} description={meta.description} slug={meta.slug} />
      <SuggestMeta onSuggest={(suggested) => change({ meta: suggested })} />
      <TextField
        label={t('title')}
        value={meta.title}
        onChange={(event) => change({ meta: { title: event.target.value } })}
        hint={`${t('titleWidth', { width: String(titlePixels(meta.title)), limit: String(TITLE_PIXELS) })}${isWide ? ` · ${t('tooLong')}` : ''}`}
      />
      <TextArea
        label={t('description')}
        rows={3}
        value={meta.description}
        onChange={(event) => change({ meta: { description: event.target.value } })}
        hint={`${t('characters', { count: [...meta.description].length })}${fit ? ` · ${t(fit)}` : ''}. ${t('descriptionHint')}`}
      />
      <SlugField
        title={meta.title || props.blog.title}
        slug={meta.slug}
        onChange={(slug) => change({ meta: { slug } })}
      />
      <TextArea
        label={t('summary')}
        rows={3}
        value={meta.summary}
        onChange={(event) => change({ meta: { summary: event.target.value } })}
      />
      <WordList label={t('tags')} words={tags} onChange={(next) => change({ tags: next })} />
      <WordList label={t('keywords')} words={meta.keywords} onChange={(keywords) => change({ meta: { keywords } })} />
      <div className="grid grid-cols-2 gap-3">
        <Combobox
          label={t('language')}
          value={{ value: meta.language, label: meta.language }}
          choices={languages}
          onChange={(choice) => choice && change({ meta: { language: choice.value } })}
        />
        <Select
          label={t('state')}
          value={state}
          choices={blogStates.map((value) => ({
            value,
            label: t(stateWords[value]),
            disabled: value === 'published' && !may('blog:publish'),
          }))}
          onChange={(next) => change({ state: next })}
        />
      </div>
      <PublishRefusal error={error} />
      <p role="status" className="min-h-4 text-ink-3 text-xs">
        {error && !isPublishRefusal(error)
          ? t('notKept', { reason: asFailure(error).message })
          : isSaving
            ? t('metaSaving')
            : null}
      </p>
    </section>
  )
}

function SlugField({ title, slug, onChange }: { title: string; slug: string; onChange: (slug: string) => void }) {
  const t = useT(messages)
  const proposed = slugOf(title)
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={t('slug')}
        hint={t('slugHint')}
        value={slug}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => slug && onChange(slugOf(slug))}
      />
      {slug === '' && proposed ? (
        <Button size="sm" look="quiet" className="self-start" onClick={() => onChange(proposed)}>
          {t('slugFromTitle')}
        </Button>
      ) : null}
    </div>
  )
}

function WordList({ label, words, onChange }: { label: string; words: string[]; onChange: (words: string[]) => void }) {
  const t = useT(messages)
  const [typed, setTyped] = useState('')
  const add = (parts: string[]) => {
    const added = parts.map((word) => word.trim().slice(0, 60)).filter((word) => word !== '' && !words.includes(word))
    if (added.length > 0) onChange([...words, ...new Set(added)])
  }
  const addAll = () => {
    add(typed.split(','))
    setTyped('')
  }
  // A comma ends a word also where it is pasted or comes from a phone's keyboard, which sends no key for it.
  const handleTyping = (value: string) => {
    const parts = value.split(',')
    setTyped(parts.pop()?.trimStart() ?? '')
    add(parts)
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        hint={t('tagsHint')}
        value={typed}
        onChange={(event) => handleTyping(event.target.value)}
        onBlur={addAll}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          addAll()
        }}
      />
      {words.length > 0 ? (
        <div className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <Chip
              key={word}
              removeLabel={t('removeTag', { tag: word })}
              onRemove={() => onChange(words.filter((known) => known !== word))}
            >
              {word}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function SuggestMeta({ onSuggest }: { onSuggest: (suggested: Partial<Meta>) => void }) {
  const t = useT(messages)
  const { editor, language } = useDesk()
  const suggest = useMutation({
    meta: failureShown,
    mutationFn: () => {
      const document = withoutSuggestions(editor.state.doc)
      const text = [documentTitle(document), documentToText(document)].filter(Boolean).join('\n\n')
      return writerApi.call.meta({ text, language: language.get() })
    },
    onSuccess: ({ copies: [copy] }) => onSuggest(suggestedMeta(copy?.content ?? '')),
  })
  return (
    <div className="flex flex-col gap-1">
      <Button size="sm" className="self-start" busy={suggest.isPending} onClick={() => suggest.mutate()}>
        {t(suggest.isPending ? 'suggestingMeta' : 'suggestMeta')}
      </Button>
      {suggest.error ? (
        <p role="alert" className="text-disputed text-xs">
          {asFailure(suggest.error).message}
        </p>
      ) : null}
    </div>
  )
}
