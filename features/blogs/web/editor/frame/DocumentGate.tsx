import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { asFailure } from '../../../../../platform/web/api/failure.ts'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { LeaveGuard } from '../../../../../platform/web/routing/LeaveGuard.tsx'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../../../platform/web/ui/button.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { Waiting } from '../../../../../platform/web/ui/Skeleton.tsx'
import { toast } from '../../../../../platform/web/ui/toasts.ts'
import { blogsApi } from '../api.ts'
import { messages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'
import type { OpenDocument } from '../core/open-document.ts'
import { DeskFrame } from './DeskFrame.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { useOpenDocument } from './use-open-document.ts'

interface DocumentGateProps {
  blogId: string
  title: string
  projectId: string | null
  language: string
}

/** Opens the text: a skeleton until it is there, a sentence when it may not be opened, then the desk. */
export function DocumentGate(props: DocumentGateProps) {
  const [restored, setRestored] = useState(0)
  return <Gate key={restored} {...props} onRestored={() => setRestored((times) => times + 1)} />
}

function Gate({ onRestored, ...props }: DocumentGateProps & { onRestored: () => void }) {
  const { document, connecting } = useOpenDocument(props.blogId)
  if (document) {
    return (
      <>
        <DeskFrame {...props} document={document} />
        <LeaveGuard hasUnsaved={() => document.saves.shouldWarn()} />
      </>
    )
  }
  return connecting ? <Opening blogId={props.blogId} document={connecting} onRestored={onRestored} /> : <OpeningFace />
}

function OpeningFace() {
  return (
    <Waiting>
      <EditorSkeleton />
    </Waiting>
  )
}

// Until the text is there, only a refusal is worth more than the skeleton.
function Opening({ blogId, document, onRestored }: { blogId: string; document: OpenDocument; onRestored: () => void }) {
  const t = useT(messages)
  const status = useObserved({ get: document.saves.status, subscribe: document.saves.subscribe })
  if (status.state !== 'failed') return <OpeningFace />
  return (
    <EmptyState
      title={t('openFailedTitle')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {status.trouble === 'in-trash' ? <Restore blogId={blogId} onRestored={onRestored} /> : null}
          <Link to="/blogs" className={buttonClass()}>
            {t('backToBlogs')}
          </Link>
        </div>
      }
    >
      {t(status.trouble === 'in-trash' ? 'inTrash' : status.trouble === 'gone' ? 'gone' : 'notFound')}
    </EmptyState>
  )
}

function Restore({ blogId, onRestored }: { blogId: string; onRestored: () => void }) {
  const t = useT(messages)
  const restore = useMutation({
    mutationFn: () => blogsApi.call.library.bulk({ ids: [blogId], action: 'restore' }),
    onSuccess: onRestored,
    onError: (error) => toast({ failure: asFailure(error) }),
  })
  return (
    <Button look="primary" busy={restore.isPending} onClick={() => restore.mutate()}>
      {t('restoreBlog')}
    </Button>
  )
}
