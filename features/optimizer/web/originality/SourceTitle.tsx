import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { OriginalitySourceShape } from '../../contract.ts'

const look = 'block truncate font-medium text-sm underline-offset-2 hover:underline'

/** A source's title, which leads to it. */
export function SourceTitle({ source }: { source: OriginalitySourceShape }) {
  const { kind, title, url, document_id } = source
  if (kind === 'blog' && document_id)
    return (
      <Link to="/blogs/$blogId" params={{ blogId: document_id }} className={look}>
        {title}
      </Link>
    )
  if (url)
    return (
      <a href={url} target="_blank" rel="noreferrer" className={look}>
        {title} <ExternalLink size={12} aria-hidden="true" className="inline" />
      </a>
    )
  if (document_id)
    return (
      <Link to="/assets/$assetId" params={{ assetId: document_id }} className={look}>
        {title}
      </Link>
    )
  return <span className={look}>{title}</span>
}
