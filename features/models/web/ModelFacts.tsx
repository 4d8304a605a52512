import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** What somebody wants to know of a model before they download it. */
interface Facts {
  label: string
  license: string
  /** Download, in bytes. */
  bytes: number
  /** In bytes. */
  memory: number
}

/** A model that can be downloaded: its name, and below it its license, size, and memory. */
export function ModelFacts({ model, note }: { model: Facts; note?: string | undefined }) {
  const t = useT(messages)
  const { gigabytes } = useGigabytes()
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="text-sm">{model.label}</p>
      <p className="text-ink-3 text-xs">
        {t('facts', { license: model.license, size: gigabytes(model.bytes), memory: gigabytes(model.memory) })}
      </p>
      {note ? <p className="text-ink-2 text-xs">{note}</p> : null}
    </div>
  )
}

/** Sizes as people compare them: gigabytes with one decimal, megabytes below. */
export function useGigabytes() {
  const t = useT(messages)
  const { number } = useFormat()
  const gigabytes = (bytes: number) =>
    bytes < 100_000_000
      ? t('megabytes', { count: number(Math.ceil(bytes / 1_000_000)) })
      : t('gigabytes', { count: number(Math.round(bytes / 100_000_000) / 10) })
  return { gigabytes }
}
