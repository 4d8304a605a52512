import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PartValues } from '../../../engines/parts/index.ts'
import { type ApiFailure, asFailure } from '../../../platform/web/api/failure.ts'
import { putAnswered } from '../../../platform/web/api/put-answered.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { type Derivative, repurposeApi } from './api.ts'
import { messages } from './messages.ts'

/** What of a derivative a person can change. */
export interface Draft {
  parts: PartValues
  link: string
  is_tracked: boolean
}
export type Change = (how: (now: Draft) => Partial<Draft>) => void

/** `conflict`: it was changed elsewhere since. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

const PAUSE_MS = 900

/** Saves under way by the derivative they are of; they go on when their page is left. */
const savesUnderWay = new Map<string, Promise<void>>()

/** Resolves when what was typed of a derivative, on this page or on the one before, is stored or has failed to be. */
export function savesOf(id: string): Promise<void> {
  return savesUnderWay.get(id) ?? Promise.resolve()
}

/** A derivative that is edited in place: what is typed is saved after a pause and on leaving, one save after the other. */
export function useDerivative(stored: Derivative) {
  const t = useT(messages)
  const queries = useQueryClient()
  const [derivative, setDerivative] = useState(stored)
  const [draft, setDraft] = useState<Draft>(() => draftOf(stored))
  const [saving, setSaving] = useState<Saving>('saved')
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const latest = useRef(draft)
  const version = useRef(stored.version)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const isChanged = useRef(false)
  const isStale = useRef(false)
  const isLeft = useRef(false)

  const save = (): void => {
    clearTimeout(timer.current)
    if (isSending.current || isStale.current || !isChanged.current) return
    const saved = send().finally(() => {
      if (savesUnderWay.get(stored.id) === saved) savesUnderWay.delete(stored.id)
    })
    savesUnderWay.set(stored.id, saved)
  }
  const send = async (): Promise<void> => {
    isSending.current = true
    isChanged.current = false
    setSaving('saving')
    const { parts, link, is_tracked } = latest.current
    try {
      const answer = await repurposeApi.call.change({
        id: stored.id,
        version: version.current,
        parts: parts as Derivative['parts'],
        link: link.trim(),
        is_tracked,
      })
      version.current = answer.derivative.version
      setDerivative(answer.derivative)
      setFailure(null)
      setSaving(isChanged.current ? 'waiting' : 'saved')
      putAnswered(queries, repurposeApi.query.get.queryKey({ input: { id: stored.id } }), answer)
      void queries.invalidateQueries({ queryKey: repurposeApi.query.list.key() })
    } catch (error) {
      const failed = asFailure(error)
      // what was typed is still to be saved
      isChanged.current = true
      isStale.current = failed.status === 409
      setFailure(failed)
      setSaving(isStale.current ? 'conflict' : 'failed')
      if (isLeft.current) reportLost(failed)
      return
    } finally {
      isSending.current = false
    }
    if (isChanged.current) await send()
  }
  // a change that was made elsewhere on this page a moment ago may be stored only after this was read
  useEffect(() => {
    if (stored.version <= version.current || isChanged.current || isSending.current) return
    version.current = stored.version
    latest.current = draftOf(stored)
    setDraft(latest.current)
  }, [stored])
  // the page that shows how saving stands is gone
  const reportLost = (failed: ApiFailure) =>
    toast({
      text: t(isStale.current ? 'leftInConflict' : 'leftUnsaved', {
        title: stored.shape_title,
        reason: failed.details[0]?.message || failed.message || t('unreachable'),
      }),
      tone: 'problem',
      ...(isStale.current ? {} : { action: { label: t('retry'), run: save } }),
    })
  const saveNow = useRef(save)
  saveNow.current = save
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      saveNow.current()
    }
  }, [])

  const change: Change = (how) => {
    const next = { ...latest.current, ...how(latest.current) }
    latest.current = next
    setDraft(next)
    isChanged.current = true
    setSaving((now) => (now === 'conflict' ? now : 'waiting'))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => saveNow.current(), PAUSE_MS)
  }
  // what it rests on may have been refuted since it was first shown: then it is loaded anew without a change
  const shown = stored.version >= derivative.version ? stored : derivative
  return {
    derivative: shown,
    draft,
    change,
    saving,
    failure,
    save,
    hasUnsaved: () => isChanged.current,
  }
}

export type Editing = ReturnType<typeof useDerivative>

function draftOf({ parts, link, is_tracked }: Derivative): Draft {
  return { parts, link, is_tracked }
}
