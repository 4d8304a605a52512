import { Eye } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useSession } from '../../../platform/web/session/session.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { EmailPreview, LinkedInPost, PostThread } from '../../previews/web/preview-door.ts'
import { messages } from './messages.ts'
import { type Posted, postOf, textIn } from './post-of.ts'

type ResultPreviewProps = Posted

/** A post or an email as it will look where it is read, behind a button. Nothing where a tool writes neither. */
export function ResultPreview({ tool, parts, fields }: ResultPreviewProps) {
  const t = useT(messages)
  const { name, email } = useSession()
  const [isShown, setShown] = useState(false)
  const id = useId()
  const preview = previewOf({ tool, parts, fields }, name || email)
  if (!preview) return null
  return (
    <div className="mt-3">
      <Button
        size="sm"
        look="quiet"
        aria-expanded={isShown}
        aria-controls={id}
        icon={<Eye size={13} aria-hidden="true" />}
        onClick={() => setShown(!isShown)}
      >
        {t('preview')}
      </Button>
      <div id={id} className="mt-3" hidden={!isShown}>
        {isShown ? preview : null}
      </div>
    </div>
  )
}

function previewOf({ tool, parts, fields }: ResultPreviewProps, author: string): ReactNode {
  if (tool === 'salesemail') {
    const email = {
      subject: textIn(parts, 'subject'),
      preheader: textIn(parts, 'preheader'),
      body: textIn(parts, 'body'),
    }
    return <EmailPreview email={email} sender={fields.sender || author} allowed={fields.placeholders ?? ''} />
  }
  const post = postOf({ tool, parts, fields })
  if (!post) return null
  return post.network === 'x' ? (
    <PostThread posts={[post.text]} author={author} />
  ) : (
    <LinkedInPost text={post.text} author={author} />
  )
}
