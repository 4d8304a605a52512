import { useEffect, useRef, useState } from 'react'
import { modelWish } from '../../models/web/model-choices-door.ts'
import { modelRunsApi } from './api.ts'

/** The new answer as far as it has come. */
interface NewAnswer {
  text: string
  /** Empty until it is whole. */
  model: string
  finish: string
  charged: number | null
  isWhole: boolean
}

const NOTHING: NewAnswer = { text: '', model: '', finish: '', charged: null, isWhole: false }

/** Has a run repeated, word by word as it comes. Leaving the page ends it; what came until then is paid. */
export function useRunAgain(id: string) {
  const [answer, setAnswer] = useState<NewAnswer | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isWriting, setWriting] = useState(false)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])

  /** `model`: as the choices name it; null for the one that answered then. */
  async function start(model: string | null): Promise<void> {
    const controller = new AbortController()
    ending.current = controller
    setFailure(null)
    setAnswer(NOTHING)
    setWriting(true)
    const named = model === null ? {} : modelWish(model)
    try {
      const whole = await modelRunsApi.call.again(
        { id, ...named },
        {
          signal: controller.signal,
          context: { heard: { onDelta: (text) => setAnswer((so) => so && { ...so, text: so.text + text }) } },
        },
      )
      setAnswer({
        text: whole.answer,
        model: whole.model,
        finish: whole.finish,
        charged: whole.credits.charged,
        isWhole: true,
      })
    } catch (error) {
      if (controller.signal.aborted) setAnswer((so) => so && { ...so, finish: 'stopped', isWhole: true })
      else setFailure(error)
    } finally {
      setWriting(false)
    }
  }

  return {
    answer,
    failure,
    isWriting,
    start: (model: string | null) => void start(model),
    stop: () => ending.current?.abort(),
  }
}
