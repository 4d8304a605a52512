import { useId } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { OriginalityCheckShape } from '../../contract.ts'
import { type Stretch, useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

const ruleWords = {
  'invisible-characters': 'invisible',
  'look-alike-letters': 'lookAlike',
  'direction-override': 'direction',
} as const satisfies Record<string, keyof typeof messages>

/** Rows shown; more say no more. */
const MOST = 20

interface HiddenCharactersProps {
  hidden: NonNullable<OriginalityCheckShape['result']>['hidden']
  /** Where each stands now. */
  places: readonly (Stretch | null)[]
}

/** Characters that hide copying, word by word, with what they are. Nothing where there are none. */
export function HiddenCharacters({ hidden, places }: HiddenCharactersProps) {
  const t = useT(messages)
  const id = useId()
  const { page, reveal } = useSheet()
  if (hidden.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-medium text-sm">
        {t('hidden')} ({hidden.length})
      </h3>
      <p className="text-ink-2 text-sm">{t('hiddenHint')}</p>
      <ul className="flex flex-col">
        {hidden.slice(0, MOST).map(({ start, rule, characters }, index) => {
          const place = places[index]
          return place ? (
            <li key={start}>
              <button
                type="button"
                className="flex w-full flex-col rounded-md px-2 py-1.5 text-start hover:bg-wash"
                onClick={() => reveal(place)}
              >
                <span className="truncate text-sm">{page.text.slice(place.start, place.end)}</span>
                <span className="text-ink-3 text-xs">
                  {t(ruleWords[rule])}: {characters.map(codeOf).join(', ')}
                </span>
              </button>
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}

/** A character by its Unicode number, since it can't be recognized by sight: `U+200B`. */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
