import { ArrowDown, ArrowUp, CaseSensitive, ChevronDown, ChevronRight, WholeWord, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { Input } from '../../../../../platform/web/ui/Input.tsx'
import { useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { useObserved } from '../core/observable.ts'
import { useEditorValue } from '../core/use-editor-value.ts'
import { MOST_MATCHES, type Query } from './find-matches.ts'
import { findStateOf } from './find-plugin.ts'
import { messages } from './messages.ts'

/** Find and replace, in a corner of the page; the text stays usable beside it. */
export function FindBar() {
  const { find } = useDesk()
  const mode = useObserved(find)
  return mode === 'closed' ? null : <OpenFindBar key={mode} withReplace={mode === 'replace'} />
}

function OpenFindBar({ withReplace }: { withReplace: boolean }) {
  const t = useT(messages)
  const { editor, find, announcement } = useDesk()
  const [query, setQuery] = useState<Query>(() => ({
    words: selectedWords(editor),
    isCaseKept: false,
    isWholeWord: false,
  }))
  const [isReplacing, setReplacing] = useState(withReplace)
  const [replacement, setReplacement] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.select()
  }, [])
  useEffect(() => {
    editor.commands.find(query)
  }, [editor, query])
  const handleClose = () => {
    editor.commands.find(null)
    find.set('closed')
    focusText(editor)
  }
  const handleKey = (event: KeyboardEvent) => {
    const isAskedAgain = (event.ctrlKey || event.metaKey) && event.key === 'f'
    if (event.key === 'Escape') handleClose()
    else if (isAskedAgain) field.current?.select()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onEnter = (run: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    run(event)
  }
  const handleReplaceAll = () => {
    const count = findStateOf(editor.state).matches.length
    editor.commands.replaceAllMatches(replacement)
    announcement.set(t('replaced', { count }))
  }
  return (
    <search
      onKeyDown={handleKey}
      aria-label={t('label')}
      className="absolute top-2 right-3 z-20 flex w-(--container-sm) max-w-[calc(100%-1.5rem)] flex-col gap-1.5 rounded-lg bg-surface p-2 shadow-float"
    >
      <div className="flex items-center gap-1">
        <IconButton
          size="sm"
          label={t('showReplace')}
          aria-expanded={isReplacing}
          icon={
            isReplacing ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />
          }
          onClick={() => setReplacing(!isReplacing)}
        />
        <Input
          ref={field}
          aria-label={t('find')}
          placeholder={t('find')}
          value={query.words}
          onChange={(event) => setQuery({ ...query, words: event.target.value })}
          onKeyDown={onEnter(({ shiftKey }) => editor.commands.goToMatch(shiftKey ? -1 : 1))}
          className="h-8"
        />
        <IconButton
          size="sm"
          label={t('matchCase')}
          aria-pressed={query.isCaseKept}
          icon={<CaseSensitive size={15} aria-hidden="true" />}
          onClick={() => setQuery({ ...query, isCaseKept: !query.isCaseKept })}
        />
        <IconButton
          size="sm"
          label={t('wholeWord')}
          aria-pressed={query.isWholeWord}
          icon={<WholeWord size={15} aria-hidden="true" />}
          onClick={() => setQuery({ ...query, isWholeWord: !query.isWholeWord })}
        />
        <IconButton
          size="sm"
          label={t('close')}
          keys="Escape"
          icon={<X size={15} aria-hidden="true" />}
          onClick={handleClose}
        />
      </div>
      <MatchLine words={query.words} />
      {isReplacing ? (
        <div className="flex items-center gap-1 pl-8">
          <Input
            aria-label={t('replaceWith')}
            placeholder={t('replaceWith')}
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
            onKeyDown={onEnter(() => editor.commands.replaceMatch(replacement))}
            className="h-8"
          />
          <Button size="sm" onClick={() => editor.commands.replaceMatch(replacement)}>
            {t('replace')}
          </Button>
          <Button size="sm" onClick={handleReplaceAll}>
            {t('replaceAll')}
          </Button>
        </div>
      ) : null}
    </search>
  )
}

function MatchLine({ words }: { words: string }) {
  const t = useT(messages)
  const format = useFormat()
  const { editor } = useDesk()
  const { current, total } = useEditorValue(editor, ({ state }) => {
    const found = findStateOf(state)
    return { current: found.current, total: found.matches.length }
  })
  const key = total >= MOST_MATCHES ? 'countMany' : 'count'
  const shown =
    words === ''
      ? ''
      : total === 0
        ? t('none')
        : t(key, { current: format.number(current + 1), total: format.number(total) })
  return (
    <div className="flex items-center gap-1 pl-8">
      <span role="status" className="flex-1 text-ink-3 text-xs tabular-nums">
        {shown}
      </span>
      <IconButton
        size="sm"
        label={t('previous')}
        keys="Shift+Enter"
        disabled={total === 0}
        icon={<ArrowUp size={14} aria-hidden="true" />}
        onClick={() => editor.commands.goToMatch(-1)}
      />
      <IconButton
        size="sm"
        label={t('next')}
        keys="Enter"
        disabled={total === 0}
        icon={<ArrowDown size={14} aria-hidden="true" />}
        onClick={() => editor.commands.goToMatch(1)}
      />
    </div>
  )
}

function selectedWords(editor: ReturnType<typeof useDesk>['editor']): string {
  const { from, to } = editor.state.selection
  const text = editor.state.doc.textBetween(from, to, '\n')
  return text.length <= 100 && !text.includes('\n') ? text : ''
}
