import { useEffect, useMemo, useState } from 'react'
import type { Finding, FindingRule } from '../../../../engines/humanize/index.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

const SHOWN = 40

/** Every place that was found, marked in the text while the list is there; pressed, one is gone to. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const t = useT(messages)
  const format = useFormat()
  const { tint } = useSheet()
  const [rule, setRule] = useState<FindingRule | 'all'>('all')
  const [most, setMost] = useState(SHOWN)
  const shown = useMemo(() => findings.filter((one) => rule === 'all' || one.rule === rule), [findings, rule])
  useEffect(() => {
    // What lies over many sentences would tint half the text.
    const narrow = shown.filter(({ rule: of }) => !ABOUT_MANY.has(of))
    tint(
      'bad',
      narrow.filter(({ severity }) => severity === 'high'),
    )
    tint(
      'fair',
      narrow.filter(({ severity }) => severity !== 'high'),
    )
    return () => {
      tint('bad', [])
      tint('fair', [])
    }
  }, [tint, shown])
  const rules = [...new Set(findings.map((one) => one.rule))]
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium text-sm">
        {t('findings')} <span className="text-ink-3 tabular-nums">{format.number(findings.length)}</span>
      </h2>
      {findings.length === 0 ? <p className="text-ink-2 text-sm">{t('none')}</p> : null}
      {rules.length > 1 ? (
        <Select
          label={t('filter')}
          size="sm"
          value={rule}
          onChange={setRule}
          choices={[
            { value: 'all', label: t('all') },
            ...rules.map((of) => ({ value: of, label: ruleWords({ rule: of, facts: SOME }, t) })),
          ]}
        />
      ) : null}
      <ol className="divide-y divide-line">
        {shown.slice(0, most).map((one) => (
          <FindingRow key={`${one.rule} ${one.start}`} finding={one} />
        ))}
      </ol>
      {shown.length > most ? (
        <Button size="sm" look="quiet" className="self-start" onClick={() => setMost(most + SHOWN)}>
          …
        </Button>
      ) : null}
    </section>
  )
}

const ABOUT_MANY = new Set<FindingRule>(['even-rhythm', 'even-paragraphs', 'same-openers'])
/** Stands for several, where a rule is named without a case of it. */
const SOME = { hedges: 3, dashes: 2, words: 35, sentences: 5, paragraphs: 4 }

function FindingRow({ finding }: { finding: Finding }) {
  const t = useT(messages)
  const { reveal } = useSheet()
  return (
    <li>
      <button
        type="button"
        className="flex w-full flex-col items-start rounded-sm px-1 py-2 text-start hover:bg-wash"
        onClick={() => reveal(finding)}
      >
        <span className="text-sm">
          {ruleWords(finding, t)}{' '}
          <span className="text-ink-3 text-xs">({t('severity', { severity: finding.severity })})</span>
        </span>
        <q dir="auto" className="line-clamp-2 font-serif text-ink-2 text-sm">
          {finding.excerpt}
        </q>
      </button>
    </li>
  )
}

type T = ReturnType<typeof useT<typeof messages>>

function ruleWords({ rule, facts }: Pick<Finding, 'rule' | 'facts'>, t: T): string {
  return (t as (key: string, values: Record<string, string | number>) => string)('rule', {
    ...SOME,
    ...facts,
    rule: rule.replaceAll('-', '_'),
  })
}
