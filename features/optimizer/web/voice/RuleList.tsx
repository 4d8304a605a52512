import { useEffect, useMemo } from 'react'
import { apart, type Broken, type RuleProof } from '../../../../engines/voice/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { ruleAsWire, useRuleName } from '../../../brand-voice/web/proof-door.ts'
import { type Stretch, useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

/** Places of one rule that are listed; the others are only counted, and fixed with all. */
const SHOWN = 20

/** Each rule with how often it is kept, and where it is broken, to go to and to fix. */
export function RuleList({ rules, isCurrent }: { rules: readonly RuleProof[]; isCurrent: boolean }) {
  const t = useT(messages)
  const nameOf = useRuleName()
  const { cited, canChange, tint, replaceAll, announce } = useSheet()
  const shown = useMemo(
    () => rules.map((rule) => ({ ...rule, broken: withoutCited(rule.broken, cited) })),
    [rules, cited],
  )
  useEffect(() => {
    tint(
      'bad',
      shown.flatMap(({ rule, broken }) => (rule === 'longestSentence' ? [] : broken)),
    )
    return () => tint('bad', [])
  }, [tint, shown])
  if (rules.length === 0) return <p className="text-ink-2 text-sm">{t('noRules')}</p>
  const fixes = apart(shown.flatMap(({ broken }) => broken.filter(({ fix }) => fix !== null))).map(
    ({ start, end, fix }) => ({ start, end, words: fix ?? '' }),
  )
  const handleFix = (changes: typeof fixes) => {
    if (!isCurrent) return
    replaceAll(changes)
    announce(t('fixed', { count: changes.length }))
  }
  return (
    <section className="flex flex-col gap-2">
      {canChange && fixes.length > 0 ? (
        <Button size="sm" look="primary" className="self-start" disabled={!isCurrent} onClick={() => handleFix(fixes)}>
          {t('fixAll', { count: fixes.length })}
        </Button>
      ) : null}
      <ul className="divide-y divide-line">
        {shown.map((proof) => (
          <li key={`${proof.rule} ${proof.about}`} className="flex flex-col gap-1 py-2 text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 break-words">{nameOf(ruleAsWire(proof))}</span>
              <span className="shrink-0 text-ink-2 text-xs">
                {proof.kept + proof.broken.length === 0
                  ? t('noOccasion')
                  : t('keptBroken', { kept: proof.kept, broken: proof.broken.length })}
              </span>
            </span>
            <ul>
              {proof.broken.slice(0, SHOWN).map((place) => (
                <Place key={place.start} place={place} onFix={handleFix} />
              ))}
            </ul>
            {proof.broken.length > SHOWN ? (
              <span className="text-ink-3 text-xs">{t('more', { count: proof.broken.length - SHOWN })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PlaceProps {
  place: Broken
  onFix: (changes: (Stretch & { words: string })[]) => void
}

function Place({ place: { start, end, fix }, onFix }: PlaceProps) {
  const t = useT(messages)
  const { page, canChange, reveal } = useSheet()
  const { before, after } = wordsAround(page.text, { start, end })
  const words = `${before}${page.text.slice(start, end)}${after}`
  return (
    <li className="flex items-center justify-between gap-2">
      <button
        type="button"
        className="min-w-0 flex-1 rounded-sm px-1 py-1 text-start hover:bg-wash"
        onClick={() => reveal({ start, end })}
      >
        <span dir="auto" className="line-clamp-2 font-serif text-ink-2">
          {words}
          {fix === null ? '' : ` → ${before}${fix}${after}`}
        </span>
      </button>
      {canChange && fix !== null ? (
        <Button size="sm" aria-label={`${t('fix')}: ${words}`} onClick={() => onFix([{ start, end, words: fix }])}>
          {t('fix')}
        </Button>
      ) : null}
    </li>
  )
}

/** The words that a mark or a space stands between: alone it says nothing to a reader. */
function wordsAround(text: string, { start, end }: Stretch): { before: string; after: string } {
  if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) return { before: '', after: '' }
  return {
    before: /\S+$/.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '',
    after: /^\S+/.exec(text.slice(end, end + 40))?.[0] ?? '',
  }
}

/** What rests on a citation is shown and left as it is: its words carry the proof. */
function withoutCited(broken: readonly Broken[], cited: readonly Stretch[]): Broken[] {
  return broken.map((place) =>
    place.fix !== null && cited.some(({ start, end }) => start < place.end && place.start < end)
      ? { ...place, fix: null }
      : place,
  )
}
