import { useEffect, useState } from 'react'
import { contentLanguageOf } from '../../../../../engines/text/index.ts'
import { asFailure } from '../../../../../platform/web/api/failure.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../../platform/web/ui/toasts.ts'
import { createDesk, type Desk } from '../core/desk.ts'
import { messages } from '../core/messages.ts'
import type { OpenDocument } from '../core/open-document.ts'
import { keepSides } from './keep-sides.ts'
import { isNarrowNow } from './use-narrow.ts'

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
  const [desk, setDesk] = useState<Desk | null>(null)
  // What the desk is called may change while it stands; only another document needs another desk.
  const [label] = useState(() => t('editorOf', { title: title || t('untitled') }))
  useEffect(() => {
    const made = createDesk({
      blogId,
      projectId,
      document,
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
        leftOut: (count) => toast({ tone: 'problem', text: t('picturesLeftOut', { count }) }),
      },
    })
    const stop = keepSides(made)
    setDesk(made)
    return () => {
      stop()
      made.close()
      setDesk(null)
    }
  }, [blogId, projectId, document, label, t])
  useEffect(() => desk?.language.set(contentLanguageOf(language)), [desk, language])
  return desk
}
