import { useId, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import { Chip } from '../../../../platform/web/ui/Chip.tsx'
import { TextField } from '../../../../platform/web/ui/Input.tsx'
import type { OriginalityCheckShape } from '../../contract.ts'
import { messages } from './messages.ts'
import type { Exclude } from './use-check.ts'

interface LeftOutProps {
  check: OriginalityCheckShape
  onChange: Exclude
  isBusy: boolean
}

/** What does not count, each with the way back; and the way to leave out more. */
export function LeftOut({ check, onChange, isBusy }: LeftOutProps) {
  const t = useT(messages)
  const id = useId()
  const { exclusions } = check
  const [words, setWords] = useState('')
  const entries = entriesOf(check, t)
  const handleAdd = () => {
    const added = words.trim()
    if (added === '' || isBusy) return
    setWords('')
    const domain = domainIn(added)
    if (domain) onChange({ domains: [...new Set([...exclusions.domains, domain])] })
    else onChange({ phrases: [...new Set([...exclusions.phrases, added.slice(0, 500)])] })
  }
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-medium text-sm">
        {t('leftOut')}
      </h3>
      <Checkbox
        label={t('quotes')}
        hint={t('quotesHint')}
        checked={exclusions.quotes}
        onChange={(quotes) => onChange({ quotes })}
      />
      <Checkbox
        label={t('cited')}
        hint={t('citedHint')}
        checked={exclusions.cited}
        onChange={(cited) => onChange({ cited })}
      />
      <Checkbox label={t('own')} hint={t('ownHint')} checked={exclusions.own} onChange={(own) => onChange({ own })} />
      {entries.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {entries.map(({ key, label, without }) => (
            <li key={key} className="max-w-full">
              <Chip removeLabel={t('bringBack', { label })} onRemove={() => onChange(without)}>
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          handleAdd()
        }}
      >
        <TextField
          className="min-w-0 flex-1"
          label={t('addExclusion')}
          placeholder={t('addExclusionHint')}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" busy={isBusy} disabled={words.trim() === ''}>
          {t('add')}
        </Button>
      </form>
    </section>
  )
}

interface Entry {
  key: string
  label: string
  /** The change that counts it again. */
  without: Parameters<Exclude>[0]
}

function entriesOf(
  { exclusions, result }: OriginalityCheckShape,
  t: ReturnType<typeof useT<typeof messages>>,
): Entry[] {
  const { sources, matches, domains, phrases } = exclusions
  // the blog that the text is has a switch of its own
  const leftOut = (result?.left_out ?? []).filter(({ key }) => key !== result?.itself?.key)
  const named = leftOut.map(({ kind, key, label }) => ({
    key: `${kind} ${key}`,
    label,
    without:
      kind === 'source'
        ? { sources: sources.filter((one) => one !== key) }
        : { matches: matches.filter((one) => one !== key) },
  }))
  return [
    ...named,
    ...domains.map((domain) => ({
      key: `domain ${domain}`,
      label: t('leftOutDomain', { domain }),
      without: { domains: domains.filter((one) => one !== domain) },
    })),
    ...phrases.map((phrase) => ({
      key: `phrase ${phrase}`,
      label: t('leftOutPhrase', { phrase }),
      without: { phrases: phrases.filter((one) => one !== phrase) },
    })),
  ]
}

/** The host that the words name, as an address or by itself; null where they are words. */
function domainIn(words: string): string | null {
  const address = words.includes('://') ? words : `https://${words}`
  if (/\s/.test(words) || !words.includes('.') || !URL.canParse(address)) return null
  return new URL(address).hostname.replace(/^www\./, '')
}
