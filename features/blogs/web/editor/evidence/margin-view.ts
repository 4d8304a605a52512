import type { EditorView } from '@tiptap/pm/view'
import { evidenceBetween, type PlacedEvidence, type ReadAs } from './evidence-counts.ts'
import { isUnsourcedByAssistant, type MarginLine, type MeasuredEvidence, marginLines, stateOf } from './margin-lines.ts'
import { visibleRange } from './visible-range.ts'

/** What a margin is drawn with. */
export interface MarginParts {
  view: EditorView
  /** Lies beside the text, as tall as it. */
  layer: HTMLElement
  /** What scrolls the text. */
  scroller: HTMLElement
  readAs: () => ReadAs
  /** What a mark says to those who do not see it. */
  label: (line: MarginLine) => string
  /** A mark was pressed. */
  onOpen: (sentences: PlacedEvidence[], mark: HTMLElement) => void
}

const REDRAW_AFTER_MS = 140
const REDRAW_AT_LATEST_MS = 500

/**
 * Draws the marks of the margin for what can be seen and a screen above and below. Keys never wait for it: after a change
 * it redraws in a pause, or at once (in the next frame) when lines have moved.
 */
export class MarginView {
  readonly #parts: MarginParts
  readonly #marks: HTMLButtonElement[] = []
  #lines: MarginLine[] = []
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #waitingSince = 0
  #height = 0
  #drawnFor: { top: number; bottom: number } = { top: 0, bottom: 0 }
  readonly #resize: ResizeObserver
  readonly #scrolled = () => {
    const { top, bottom } = this.#window()
    if (top < this.#drawnFor.top || bottom > this.#drawnFor.bottom) this.redraw()
  }

  constructor(parts: MarginParts) {
    this.#parts = parts
    parts.scroller.addEventListener('scroll', this.#scrolled, { passive: true })
    parts.layer.addEventListener('click', this.#pressed)
    parts.layer.addEventListener('keydown', this.#key)
    this.#resize = new ResizeObserver(() => this.#resized())
    this.#resize.observe(parts.view.dom)
    this.redraw()
  }

  /** The text changed. */
  changed(): void {
    const now = performance.now()
    this.#waitingSince ||= now
    clearTimeout(this.#timer)
    const left = Math.max(0, this.#waitingSince + REDRAW_AT_LATEST_MS - now)
    this.#timer = setTimeout(() => this.redraw(), Math.min(REDRAW_AFTER_MS, left))
  }

  /** Draws in the next frame. */
  redraw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw())
  }

  /** The mark beside a sentence, once it is drawn. */
  markAt(pos: number): HTMLElement | null {
    const index = this.#lines.findIndex(({ sentences }) =>
      sentences.some(({ start, end }) => start <= pos && pos <= end),
    )
    return this.#marks[index] ?? null
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#resize.disconnect()
    this.#parts.scroller.removeEventListener('scroll', this.#scrolled)
    this.#parts.layer.removeEventListener('click', this.#pressed)
    this.#parts.layer.removeEventListener('keydown', this.#key)
    this.#parts.layer.replaceChildren()
  }

  // A line more or less moves everything below it: those marks must not lag behind.
  #resized(): void {
    const height = this.#parts.view.dom.offsetHeight
    if (height !== this.#height) this.redraw()
    this.#height = height
  }

  // Heights are counted from the top of the layer, so that scrolling alone moves nothing.
  #window(): { top: number; bottom: number } {
    const { scroller } = this.#parts
    return { top: scroller.scrollTop, bottom: scroller.scrollTop + scroller.clientHeight }
  }

  #draw(): void {
    this.#frame = 0
    this.#waitingSince = 0
    clearTimeout(this.#timer)
    const { view, layer, scroller, readAs } = this.#parts
    if (view.isDestroyed || layer.offsetParent === null) return
    const shown = this.#window()
    const spare = scroller.clientHeight
    this.#drawnFor = { top: shown.top - spare / 2, bottom: shown.bottom + spare / 2 }
    const box = scroller.getBoundingClientRect()
    const range = visibleRange(view, box.top - spare, box.bottom + spare)
    const layerTop = layer.getBoundingClientRect().top
    const found = range ? evidenceBetween(view.state.doc, range, readAs()) : []
    this.#lines = marginLines(found.flatMap((evidence) => measure(view, evidence, layerTop)))
    this.#write()
  }

  #write(): void {
    const { layer } = this.#parts
    this.#lines.forEach((line, index) => {
      const mark = this.#marks[index] ?? newMark(layer, this.#marks)
      const text = this.#parts.label(line)
      mark.style.top = `${Math.round(line.top)}px`
      mark.dataset.state = stateOf(line)
      mark.dataset.by = isUnsourcedByAssistant(line) ? 'assistant' : ''
      mark.dataset.count = line.sentences.length > 1 ? String(line.sentences.length) : ''
      if (mark.getAttribute('aria-label') !== text) {
        mark.setAttribute('aria-label', text)
        mark.dataset.tip = text
      }
      mark.tabIndex = index === 0 ? 0 : -1
    })
    for (const mark of this.#marks.splice(this.#lines.length)) mark.remove()
  }

  readonly #pressed = (event: Event) => {
    const mark = event.target instanceof Element ? event.target.closest('button') : null
    const line = mark ? this.#lines[this.#marks.indexOf(mark)] : undefined
    if (mark && line) this.#parts.onOpen(line.sentences, mark)
  }

  readonly #key = (event: KeyboardEvent) => {
    const at = event.target instanceof HTMLButtonElement ? this.#marks.indexOf(event.target) : -1
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = this.#marks[at + step]
    if (at < 0 || step === 0 || !next) return
    event.preventDefault()
    next.focus()
  }
}

function measure(view: EditorView, evidence: PlacedEvidence, layerTop: number): MeasuredEvidence[] {
  try {
    const { top, bottom } = view.coordsAtPos(evidence.start, 1)
    return [{ evidence, top: (top + bottom) / 2 - layerTop }]
  } catch {
    // The text changed under way; the next drawing has it.
    return []
  }
}

function newMark(layer: HTMLElement, marks: HTMLButtonElement[]): HTMLButtonElement {
  const mark = document.createElement('button')
  mark.type = 'button'
  mark.className = 'evidence-mark'
  marks.push(mark)
  layer.append(mark)
  return mark
}
