import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../../platform/web/session/project.ts'
import { Loaded } from '../../../../platform/web/ui/Loaded.tsx'
import { Select } from '../../../../platform/web/ui/Select.tsx'
import { SkeletonLines, Waiting } from '../../../../platform/web/ui/Skeleton.tsx'
import {
  brandVoiceApi,
  MeasureTable,
  measureAsWire,
  measuresFromWire,
  ProofVerdict,
  rulesFromWire,
} from '../../../brand-voice/web/proof-door.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import { RuleList } from './RuleList.tsx'
import { useProof } from './use-proof.ts'

const MOST_VOICES = 200

/** The text compared with a brand voice: its rules with where they are broken, and its measures. */
export function VoiceCheck() {
  const t = useT(messages)
  const { page } = useSheet()
  const { project } = useActiveProject()
  const [chosen, setChosen] = useState<string | null>(null)
  const voices = useQuery(
    brandVoiceApi.query.list.queryOptions({
      input: { end_count: MOST_VOICES },
      select: (answer) => answer.brand_voice_entries,
    }),
  )
  if (page.text.trim() === '') return <p className="text-ink-2 text-sm">{t('noText')}</p>
  const empty = (
    <p className="text-ink-2 text-sm">
      {t('noVoices')}{' '}
      <Link to="/brandvoice" className="text-accent underline">
        {t('create')}
      </Link>
    </p>
  )
  return (
    <Loaded from={voices} empty={empty}>
      {(entries) => {
        const usual = entries.find(({ default_of }) => project && default_of.includes(project.id)) ?? entries[0]
        const id = entries.some((entry) => entry.id === chosen) ? chosen : (usual?.id ?? null)
        return (
          <div className="flex flex-col gap-4">
            <Select
              label={t('voice')}
              size="sm"
              value={id ?? ''}
              onChange={setChosen}
              choices={entries.map(({ id: value, name }) => ({ value, label: name }))}
            />
            {id ? <Proof key={id} id={id} /> : null}
          </div>
        )
      }}
    </Loaded>
  )
}

function Proof({ id }: { id: string }) {
  const t = useT(messages)
  const voice = useQuery(
    brandVoiceApi.query.get.queryOptions({ input: { id }, select: (answer) => answer.brand_voice }),
  )
  const asked = useMemo(() => {
    if (!voice.data) return null
    const { rules, measures, needs_reupload } = voice.data
    return { rules: rulesFromWire(rules), measures: measures && !needs_reupload ? measuresFromWire(measures) : null }
  }, [voice.data])
  const proof = useProof(asked)
  return (
    <Loaded from={voice}>
      {() =>
        proof ? (
          <>
            <div role="status" className="flex flex-col gap-2">
              <ProofVerdict rules={proof.rules} measures={proof.measures} />
              <p className="text-sm">
                {proof.distance === null
                  ? t(asked?.measures ? 'tooShort' : voice.data?.needs_reupload ? 'outdated' : 'notMeasured')
                  : t('distance', { distance: String(Math.round(proof.distance * 100)) })}
              </p>
            </div>
            <RuleList rules={proof.rules} isCurrent={proof.isCurrent} />
            {proof.measures.length > 0 ? (
              <section className="flex flex-col gap-2">
                <h2 className="font-medium text-sm">{t('measures')}</h2>
                <MeasureTable
                  measures={proof.measures.map(measureAsWire).map(({ is_off, ...one }) => ({ ...one, isOff: is_off }))}
                />
              </section>
            ) : null}
          </>
        ) : (
          <Waiting>
            <SkeletonLines />
          </Waiting>
        )
      }
    </Loaded>
  )
}
