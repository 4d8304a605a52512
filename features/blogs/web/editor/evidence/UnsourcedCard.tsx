import { useState } from 'react'
import { needsSource } from '../../../../../engines/fact-check/index.ts'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { cite } from './citing.ts'
import type { PlacedEvidence } from './evidence-counts.ts'
import { messages } from './messages.ts'
import { SourceSearch } from './SourceSearch.tsx'

const stated = {
  number: 'statesNumber',
  date: 'statesDate',
  name: 'statesName',
  quote: 'statesQuote',
  study: 'statesStudy',
  superlative: 'statesSuperlative',
} as const

/** What a sentence states without a source, and the way to one. */
export function UnsourcedCard({ sentence }: { sentence: PlacedEvidence }) {
  const t = useT(messages)
  const format = useFormat()
  const { editor, language, evidence, announcement } = useDesk()
  const [isSearching, setSearching] = useState(false)
  const text = editor.state.doc.textBetween(sentence.start, sentence.end, ' ')
  const kinds = [...new Set(needsSource(text, language.get()).signals.map(({ kind }) => kind))]
  const handleCite = (id: string) => {
    editor.view.dispatch(cite(editor.state.tr, sentence, id))
    announcement.set(t('citedNow'))
    evidence.set(null)
    focusText(editor)
  }
  return (
    <>
      <h2 className="flex items-center gap-2 font-medium text-sm text-unsourced">
        <span aria-hidden="true" className="evidence-glyph" data-state="unsourced" />
        {t('unsourced')}
      </h2>
      <p className="text-ink-2 text-sm">
        {sentence.isClause
          ? t('unsourcedClause')
          : t('unsourcedText', { what: format.list(kinds.map((kind) => t(stated[kind]))) })}
      </p>
      {isSearching ? (
        <SourceSearch words={text} onCite={handleCite} />
      ) : (
        <Button look="primary" size="sm" className="self-start" onClick={() => setSearching(true)}>
          {t('findSource')}
        </Button>
      )}
    </>
  )
}
