import { refuse } from '../../../../platform/contract/failures.ts'
import type { Model } from '../../../../platform/server/ai/types.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import { numberedText, requireFit, unfitness, untilLastSentence } from '../../../writing/server/index.ts'
import { type ArticleParts, articleRequestFor, type PlannedSection } from '../prompts/article.ts'
import type { ArticleSetting } from '../prompts/article-setting.ts'
import { frameRequest, sectionRequest } from '../prompts/section.ts'
import type { SectionRow, StoredWorkflow } from '../store.ts'
import { ArticleStream } from './article-stream.ts'
import { mendArticle } from './mend-article.ts'
import { type CitedText, citedPart, shownPart } from './part.ts'
import { articleSetting, fitted } from './setting.ts'

/** What an article is written with. */
export interface ArticleNeeds {
  model: Model
  /** All passages of the topic. */
  passages: readonly GivenPassage[]
  /** Room for sources in one request. */
  sourceTokens: number
  signal: AbortSignal
}

/** What is to stand around the sections, in words; 0 where the outline has it itself. */
export interface FrameWords {
  introduction: number
  conclusion: number
  conclusionHeading: string
}

export type WrittenPart = CitedText & Pick<SectionRow, 'engine'>

/** An answer that is being read, and what was asked of it. */
interface HeldStream {
  stream: ArticleStream
  setting: ArticleSetting
  /** Places of the sections in the answer, by their ids. */
  places: Map<string, number>
  /** Whether it begins with the introduction. */
  opens: boolean
}

/** Requests for a whole article, or the rest of it, before what is missing is written section by section. */
const MOST_ROUNDS = 2
/** Share of the room for sources that a request for one part gets. */
const ROOM_OF_PART = 0.5
/** Words of an article from which on its sections are written one by one: no model keeps so long a text in view. */
const LONGEST_IN_ONE = 4_000
/** Characters of what is written that go with a request for one part. */
const LONGEST_WRITTEN = 12_000

/**
 * Writes an article with a model: in one answer, from which each section is taken as soon as it is whole; section by
 * section where that does not fit the model, or where the answer left one out. Every part is confirmed before it counts.
 */
export class ArticleWriter {
  readonly #needs: ArticleNeeds
  readonly #frame: FrameWords
  #held: HeldStream | null = null
  #rounds = 0
  opening: CitedText | null = null
  closing: CitedText | null = null

  constructor(needs: ArticleNeeds, frame: FrameWords) {
    this.#needs = needs
    this.#frame = frame
  }

  get model(): Model {
    return this.#needs.model
  }

  /** The next section of the article. Refuses as `Model.write` does, and where what came is no text (`model-declined` …). */
  async section(stored: StoredWorkflow, section: SectionRow, onText: (text: string) => void): Promise<WrittenPart> {
    const show = (raw: string) => onText(shownPart(raw))
    for (;;) {
      const held = this.#heldWith(stored, section)
      if (!held) return this.sectionAlone(stored, section, onText)
      const { stream, places, setting } = held
      const raw = await stream.whole(places.get(section.id) ?? 0, show)
      if (raw !== null) this.#takeOpening(held)
      const unfit = raw === null ? null : unfitness(raw, setting.language)
      if (raw !== null && !unfit && (raw.trim() || !section.words)) {
        return { ...citedPart(raw, setting), engine: stream.engine }
      }
      await stream.stop()
      this.#held = null
      if (unfit === 'declined' || this.#rounds >= MOST_ROUNDS) requireFit(raw ?? '', setting.language)
      if (raw === null) requireFit(stream.textOf('opening') ?? '', setting.language)
    }
  }

  /** One section by a request of its own. */
  async sectionAlone(
    stored: StoredWorkflow,
    section: SectionRow,
    onText: (text: string) => void,
  ): Promise<WrittenPart> {
    const query = [section.heading, section.notes, stored.workflow.headlines.text || stored.workflow.topic].join(' ')
    const setting = this.#settingOfPart(stored, query, section.passageIds)
    const written = this.#written(stored, setting, section.id)
    const request = sectionRequest(setting, {
      section: planned(section),
      plan: stored.sections.map(planned),
      written,
      attempt: section.attempt,
    })
    return this.#alone(request, setting, onText)
  }

  /** The introduction or the conclusion of what is written, by a request of its own. */
  async framePart(stored: StoredWorkflow, part: 'introduction' | 'conclusion', words: number): Promise<CitedText> {
    const setting = this.#settingOfPart(stored, stored.workflow.headlines.text || stored.workflow.topic, [])
    const request = frameRequest(setting, { part, words, written: this.#written(stored, setting) })
    const { text, citations } = await this.#alone(request, setting, () => {})
    return { text, citations }
  }

  /** Waits for the end of the article where it comes with the sections. */
  async end(): Promise<void> {
    if (!this.#held) return
    const { stream, setting } = this.#held
    const raw = this.#frame.conclusion ? await stream.whole('closing', () => {}).catch(() => null) : null
    this.#takeOpening(this.#held)
    if (raw?.trim() && !unfitness(raw, setting.language)) this.closing = citedPart(raw, setting)
    await stream.stop()
  }

  /** The parts of the article, mended where code finds them at fault. */
  async mended(stored: StoredWorkflow, parts: readonly CitedText[]): Promise<CitedText[]> {
    const { model, passages, sourceTokens, signal } = this.#needs
    const setting = articleSetting(stored, passages, { tokens: sourceTokens })
    const plain = parts.map(({ text, citations }) => ({ text, citations }))
    return (await mendArticle(plain, setting, { model, signal })).parts
  }

  async #alone(
    request: Parameters<Model['write']>[0],
    setting: ArticleSetting,
    onText: (text: string) => void,
  ): Promise<WrittenPart> {
    const stream = new ArticleStream(this.#needs.model, request, {
      headings: [],
      closing: '',
      signal: this.#needs.signal,
    })
    const whole = await stream.whole('opening', (text) => onText(shownPart(text)))
    const raw = withoutOwnHeading(whole ?? untilLastSentence(stream.textOf('opening') ?? '', setting.language))
    requireFit(raw, setting.language)
    if (!raw.trim()) refuse('model-broke-off')
    return { ...citedPart(raw, setting), engine: stream.engine }
  }

  /** The answer that is going to hold a section; a new one where none does and one more is worth it. */
  #heldWith(stored: StoredWorkflow, section: SectionRow) {
    if (this.#held?.places.has(section.id)) return this.#held
    const missing = stored.sections.filter(({ state, id }) => state !== 'done' || id === section.id)
    const words = stored.sections.reduce((sum, { words: some }) => sum + some, 0)
    if (this.#rounds >= MOST_ROUNDS || words > LONGEST_IN_ONE) return null
    // one section that an answer has left out needs no second article
    if (this.#rounds > 0 && missing.length < 2) return null
    const setting = articleSetting(stored, this.#needs.passages, {
      tokens: this.#needs.sourceTokens,
      wanted: missing.flatMap(({ passageIds }) => passageIds),
    })
    const parts = this.#partsOf(stored, missing, setting)
    const request = fitted(articleRequestFor(setting, parts), this.#needs.model)
    if (!request) return null
    this.#rounds += 1
    const stream = new ArticleStream(this.#needs.model, request, {
      headings: missing.map(({ heading }) => heading),
      closing: this.#frame.conclusionHeading,
      signal: this.#needs.signal,
    })
    const places = new Map(missing.map(({ id }, at) => [id, at]))
    this.#held = { stream, setting, places, opens: parts.introduction > 0 }
    return this.#held
  }

  #partsOf(stored: StoredWorkflow, missing: readonly SectionRow[], setting: ArticleSetting): ArticleParts {
    const written = this.#written(stored, setting)
    return {
      plan: stored.sections.map(planned),
      sections: missing.map(planned),
      introduction: written || this.opening ? 0 : this.#frame.introduction,
      conclusion: this.#frame.conclusion,
      conclusionHeading: this.#frame.conclusionHeading,
      written,
    }
  }

  #settingOfPart(stored: StoredWorkflow, query: string, wanted: readonly string[]): ArticleSetting {
    const { passages, sourceTokens } = this.#needs
    return articleSetting(stored, passages, { tokens: Math.round(sourceTokens * ROOM_OF_PART), query, wanted })
  }

  #takeOpening({ stream, setting, opens }: HeldStream): void {
    const raw = stream.textOf('opening')?.trim()
    if (this.opening || !raw || !opens || unfitness(raw, setting.language)) return
    this.opening = citedPart(raw, setting)
  }

  /** What is written so far as Markdown, with its source numbers; its end where it is long. */
  #written({ workflow, sections }: StoredWorkflow, setting: ArticleSetting, without?: string): string {
    const opening = this.opening ?? workflow.frame?.opening
    const done = sections
      .filter(({ state, id }) => state === 'done' && id !== without)
      .map((section) => `${'#'.repeat(section.level)} ${section.heading}\n\n${numberedText(section, setting.sources)}`)
    const text = [...(opening?.text ? [numberedText(opening, setting.sources)] : []), ...done].join('\n\n')
    return text.length > LONGEST_WRITTEN ? `[…]${text.slice(-LONGEST_WRITTEN)}` : text
  }
}

function planned({ heading, level, notes, words }: SectionRow): PlannedSection {
  return { heading, level, notes, words }
}

/** A section is asked for without its heading; some models give it all the same. */
function withoutOwnHeading(raw: string): string {
  return raw.replace(/^\s*#{1,6}[ \t]+[^\n]*\n+/, '')
}
