import { Copy } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { useCopy } from '../../../platform/web/ui/use-copy.ts'
import { messages } from './messages.ts'

interface CopyTextProps {
  text: string
  label: string
  /** Too long; the counter beside it says so. */
  isRefused: boolean
}

/** Copies one text, as it goes out. */
export function CopyText({ text, label, isRefused }: CopyTextProps) {
  const t = useT(messages)
  const copy = useCopy()
  return (
    <IconButton
      label={label}
      icon={<Copy size={14} aria-hidden="true" />}
      disabled={isRefused || text.trim() === ''}
      onClick={() => void copy(text, t('copied'))}
    />
  )
}
