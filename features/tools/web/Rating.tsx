import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuGroup, MenuItem } from '../../../platform/web/ui/Menu.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { reasons, type ToolResultShape } from '../contract.ts'
import { messages } from './messages.ts'

type Rate = Pick<ToolResultShape, 'rating' | 'reason'>

/** Thumbs; the one down asks why. Pressing the same again takes the rating back. */
export function Rating({ rating, onRate }: { rating: ToolResultShape['rating']; onRate: (rate: Rate) => void }) {
  const t = useT(messages)
  const [isOpen, setOpen] = useState(false)
  const rate = (next: Rate) => {
    onRate(next)
    if (next.rating) toast({ text: t('thanks') })
  }
  return (
    <>
      <IconButton
        size="sm"
        label={t('good')}
        aria-pressed={rating === 'up'}
        icon={<ThumbsUp size={14} aria-hidden="true" />}
        onClick={() => rate({ rating: rating === 'up' ? null : 'up', reason: null })}
      />
      <Menu
        align="end"
        open={isOpen}
        onOpenChange={(open) => {
          if (open && rating === 'down') rate({ rating: null, reason: null })
          else setOpen(open)
        }}
        trigger={
          <IconButton
            size="sm"
            label={t('bad')}
            aria-pressed={rating === 'down'}
            icon={<ThumbsDown size={14} aria-hidden="true" />}
          />
        }
      >
        <MenuGroup label={t('whyBad')}>
          {reasons.map((reason) => (
            <MenuItem key={reason} onSelect={() => rate({ rating: 'down', reason })}>
              {t(`reason_${reason}`)}
            </MenuItem>
          ))}
        </MenuGroup>
      </Menu>
    </>
  )
}
