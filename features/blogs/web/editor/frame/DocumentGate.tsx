import { Link } from '@tanstack/react-router'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { LeaveGuard } from '../../../../../platform/web/routing/LeaveGuard.tsx'
import { buttonClass } from '../../../../../platform/web/ui/button.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { Waiting } from '../../../../../platform/web/ui/Skeleton.tsx'
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
  isPhone: boolean
}

/** Opens the text: a skeleton until it is there, a sentence when it may not be opened, then the desk. */
export function DocumentGate(props: DocumentGateProps) {
  const { document, connecting } = useOpenDocument(props.blogId)
  if (document) {
    return (
      <>
        <DeskFrame {...props} document={document} />
        <LeaveGuard hasUnsaved={() => document.saves.shouldWarn()} />
      </>
    )
  }
  return connecting ? <Opening document={connecting} /> : <OpeningFace />
}

function OpeningFace() {
  return (
    <Waiting>
      <EditorSkeleton />
    </Waiting>
  )
}

// Until the text is there, only a refusal is worth more than the skeleton.
function Opening({ document }: { document: OpenDocument }) {
  const t = useT(messages)
  const status = useObserved({ get: document.saves.status, subscribe: document.saves.subscribe })
  if (status.state !== 'failed') return <OpeningFace />
  return (
    <EmptyState
      title={t('openFailedTitle')}
      action={
        <Link to="/blogs" className={buttonClass()}>
          {t('backToBlogs')}
        </Link>
      }
    >
      {t(status.trouble === 'in-trash' ? 'inTrash' : status.trouble === 'gone' ? 'gone' : 'notFound')}
    </EmptyState>
  )
}
