import { useMemo, useState } from 'react'
import type { AssessmentId, Fix } from '../../../../engines/seo/index.ts'
import type { Page } from '../../../../engines/text/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import { TextArea, TextField } from '../../../../platform/web/ui/Input.tsx'
import { SkeletonLines, Waiting } from '../../../../platform/web/ui/Skeleton.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import { useSheet } from '../sheet/sheet.ts'
import { today } from '../sheet/today.ts'
import { AssessmentList } from './AssessmentList.tsx'
import { Competitors } from './Competitors.tsx'
import { KeyphraseChoices } from './KeyphraseChoices.tsx'
import { messages } from './messages.ts'
import { ScoreDial } from './ScoreDial.tsx'
import { SnippetPreview } from './SnippetPreview.tsx'
import { StructuredData } from './StructuredData.tsx'
import { StructureTables } from './StructureTables.tsx'
import { useReport } from './use-report.ts'
import { type SeoSetup, useBlogSetup, useLooseSetup } from './use-seo-settings.ts'

/** How well the text is made to be found and read, live while it is written. */
export function SeoCheck() {
  const { blogId } = useSheet()
  return blogId ? <OfBlog blogId={blogId} /> : <OfText />
}

function OfBlog({ blogId }: { blogId: string }) {
  const setup = useBlogSetup(blogId)
  return setup ? <Check setup={setup} /> : <Loading />
}

function OfText() {
  const { about } = useSheet()
  return <Check setup={useLooseSetup(about)} />
}

function Loading() {
  return (
    <Waiting>
      <SkeletonLines />
    </Waiting>
  )
}

function Check({ setup }: { setup: SeoSetup }) {
  const t = useT(messages)
  const sheet = useSheet()
  const { page, language } = sheet
  const { settings, keyword, title, description, slug, permalink, otherUses } = setup
  const [competitors, setCompetitors] = useState<readonly Page[]>([])
  const day = today()
  const isRead = sheet.origin.url !== undefined || sheet.origin.asset_id !== undefined
  const changedOn = sheet.changedOn ?? setup.changedOn
  const { found, beside } = useReport(
    useMemo(
      () => ({
        page,
        language,
        keyword,
        synonyms: settings.synonyms,
        title,
        description,
        slug,
        permalink,
        isRead,
        otherUses,
        isCornerstone: settings.is_cornerstone,
        ignored: settings.ignored as AssessmentId[],
        pardoned: settings.pardoned,
        questions: settings.questions,
        today: day,
        ...(changedOn === null ? {} : { changedOn }),
      }),
      [page, language, keyword, settings, title, description, slug, permalink, isRead, otherUses, day, changedOn],
    ),
    competitors,
  )
  const handleIgnore = (id: AssessmentId, ignored: boolean) =>
    setup.change({ ignored: [...settings.ignored.filter((known) => known !== id), ...(ignored ? [id] : [])] })
  const handlePardon = (sentences: string[]) =>
    setup.change({ pardoned: [...new Set([...settings.pardoned, ...sentences])].slice(-500) })
  const handleFix = ({ field, value }: Fix) => {
    const before = setup[field] ?? ''
    void setup
      .setField?.({ field, value })
      .then(() => toast({ text: t('fixed', { field }), undo: () => void setup.setField?.({ field, value: before }) }))
  }
  return (
    <div className="flex flex-col gap-5">
      <Wishes setup={setup} phrases={found?.phrases ?? []} />
      {found ? (
        <>
          <ScoreDial score={found.report.score} />
          <AssessmentList
            assessments={found.report.assessments}
            fixes={setup.setField ? found.fixes : {}}
            onFix={handleFix}
            onIgnore={handleIgnore}
            onPardon={handlePardon}
          />
          {setup.title === undefined ? null : <SnippetPreview snippet={found.report.snippet} />}
          <Competitors setup={setup} beside={beside} onRead={setCompetitors} />
          <StructuredData setup={setup} />
          <StructureTables headings={found.report.headings} links={found.report.links} />
        </>
      ) : (
        <Loading />
      )}
      {setup.problem ? (
        <p role="alert" className="text-disputed text-sm">
          {t('savedNot', { why: setup.problem })}
        </p>
      ) : null}
    </div>
  )
}

/** What the text wants to be found by. */
function Wishes({ setup, phrases }: { setup: SeoSetup; phrases: readonly string[] }) {
  const t = useT(messages)
  const { keyword, setKeyword, chooseKeyword, otherKeywords, settings, change } = setup
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('keyword')}
        hint={t('keywordHint')}
        maxLength={100}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <KeyphraseChoices phrases={otherKeywords.length > 0 ? otherKeywords : phrases} onChoose={chooseKeyword} />
      <TextField
        label={t('synonyms')}
        hint={t('synonymsHint')}
        defaultValue={settings.synonyms.join(', ')}
        onBlur={(event) => change({ synonyms: wordsOf(event.target.value) })}
      />
      <details>
        <summary className="cursor-pointer text-sm">{t('questions', { count: settings.questions.length })}</summary>
        <TextArea
          className="pt-2"
          label={t('questionsLabel')}
          hint={t('questionsHint')}
          rows={3}
          defaultValue={settings.questions.join('\n')}
          onBlur={(event) => change({ questions: questionsOf(event.target.value) })}
        />
      </details>
      <Checkbox
        label={t('cornerstone')}
        checked={settings.is_cornerstone}
        onChange={(is_cornerstone) => change({ is_cornerstone })}
      />
    </div>
  )
}

function questionsOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim().slice(0, 300))
  return [...new Set(lines.filter(Boolean))].slice(0, 30)
}

function wordsOf(typed: string): string[] {
  const words = typed.split(',').map((word) => word.trim().slice(0, 100))
  return [...new Set(words.filter(Boolean))].slice(0, 10)
}
