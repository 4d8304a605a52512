import { Star } from 'lucide-react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { useFavourites } from './favourites.ts'
import { messages } from './favourites-messages.ts'

interface FavouriteProps {
  /** By which it is stored. */
  name: string
}

/** Marks what a page shows. */
export function FavouriteButton({ name }: FavouriteProps) {
  const t = useT(messages)
  const { favourites, toggle } = useFavourites()
  const isMarked = favourites.includes(name)
  return (
    <Button aria-pressed={isMarked} icon={<Mark size={14} isOn={isMarked} />} onClick={() => toggle(name)}>
      {t('mark')}
    </Button>
  )
}

/** Marks one of many, in the corner of its card. */
export function FavouriteStar({ name, title }: FavouriteProps & { title: string }) {
  const t = useT(messages)
  const { favourites, toggle } = useFavourites()
  const isMarked = favourites.includes(name)
  return (
    <IconButton
      className="absolute top-2 right-2"
      size="sm"
      label={t(isMarked ? 'remove' : 'add', { title })}
      aria-pressed={isMarked}
      icon={<Mark size={15} isOn={isMarked} />}
      onClick={() => toggle(name)}
    />
  )
}

function Mark({ size, isOn }: { size: number; isOn: boolean }) {
  return <Star size={size} aria-hidden="true" className={isOn ? 'fill-current text-accent' : undefined} />
}
