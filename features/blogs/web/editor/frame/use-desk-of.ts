import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asFailure } from '../../../../../platform/web/api/failure.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../../platform/web/ui/toasts.ts'
import { useMe } from '../../../../accounts/web/index.ts'
import { createDesk, type Desk, keep, keptOutline, keptPanel, languageNamed } from '../core/desk.ts'
import { messages } from '../core/messages.ts'
import type { OpenDocument } from '../core/open-document.ts'
import { hearNarrow, isNarrowNow } from './use-narrow.ts'

interface DeskOf {
  blogId: string
  title: string
  projectId: string | null
  language: string
  document: OpenDocument
}

/** The desk on an open document, made when the page shows it and cleared away when it is left. */
export function useDeskOf({ blogId, title, projectId, language, document }: DeskOf): Desk | null {
  const t = useT(messages)
  const queries = useQueryClient()
  const [desk, setDesk] = useState<Desk | null>(null)
  // What the desk is called may change while it stands; only another document needs another desk.
  const [label] = useState(() => t('editorOf', { title: title || t('untitled') }))
  useEffect(() => {
    const made = createDesk({
      blogId,
      projectId,
      document,
      queries,
      isNarrow: isNarrowNow(),
      words: {
        label,
        placeholders: { title: t('placeholderTitle'), block: t('placeholderBlock') },
        nameTask: (words) => (words ? t('taskNamed', { words }) : t('taskEmpty')),
      },
      faces: {
        progressLabel: (name) => t('uploading', { name }),
        failed: (name, error) =>
          toast({
            tone: 'problem',
            text: t('uploadFailed', { name, reason: asFailure(error).message || t('pictureUnknown') }),
          }),
      },
    })
    // What opens over the text of a phone, or fits a new width, says nothing about what somebody wants beside the text.
    let isFitting = false
    const keepWide = (name: string, value: string) => isNarrowNow() || isFitting || keep(name, value)
    const stops = [
      made.outline.subscribe(() => keepWide('outline', made.outline.get() ? 'open' : 'folded')),
      made.inspector.subscribe(() => keepWide('panel', made.inspector.get() ?? 'none')),
      hearNarrow(() => {
        isFitting = true
        made.outline.set(keptOutline(isNarrowNow()))
        made.inspector.set(keptPanel(isNarrowNow()))
        isFitting = false
      }),
    ]
    setDesk(made)
    return () => {
      for (const stop of stops) stop()
      made.close()
      setDesk(null)
    }
  }, [blogId, projectId, document, queries, label, t])
  useEffect(() => desk?.language.set(languageNamed(language)), [desk, language])
  const sourceLimit = useMe().data?.current_details.source_limits.files ?? 0
  useEffect(() => desk?.sourceLimit.set(sourceLimit), [desk, sourceLimit])
  return desk
}
