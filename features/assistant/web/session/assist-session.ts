import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { ApiFailure } from '../../../../platform/web/api/failure.ts'
import { asFailure, isStopped } from '../../../../platform/web/api/failure.ts'
import type { CitedRange } from '../../../blogs/document/index.ts'
import { accept, openSuggestions, refuse, type UndoSteps } from '../../../blogs/web/writing-door.ts'
import {
  type AssistDetails,
  type AssistKind,
  type AssistObstacle,
  type AssistPlan,
  planOf,
  rewritingKinds,
} from '../request/actions.ts'
import { Draft } from './draft.ts'
import { type Ticker, WordPace } from './word-pace.ts'

/** What a writer answered, ready to be laid into the text. */
export interface Written {
  markdown: string
  cited: CitedRange[]
  /** `provider/model`, or `builtin`. */
  engine: string
  notices: string[]
}

/** What the session needs of the world. */
export interface AssistDependencies {
  /** Asks for a text, tells pieces as they come. Stops on the signal. */
  write: (plan: AssistPlan, heard: (piece: string) => void, signal: AbortSignal) => Promise<Written>
  /** Reads Markdown with citations over it. */
  read: () => Promise<(markdown: string, cited: CitedRange[]) => Node>
  /** Keeps the text as a version before it is rewritten. */
  keepVersion: () => Promise<unknown>
  clock: Ticker
}

export type AssistState =
  | { state: 'idle' }
  | { state: 'writing'; kind: AssistKind; id: string; hasWords: boolean }
  | {
      state: 'waiting'
      kind: AssistKind
      id: string
      engine: string
      notices: string[]
      wasStopped: boolean
      lacksVersion: boolean
    }
  | { state: 'obstacle'; kind: AssistKind; obstacle: AssistObstacle }
  | { state: 'failed'; kind: AssistKind; id: string; failure: ApiFailure; isKept: boolean }

interface Running {
  kind: AssistKind
  draft: Draft
  pace: WordPace
  abort: AbortController
  isStopped: boolean
  isDropped: boolean
  /** The text as it was before is not kept as a version. */
  lacksVersion: boolean
}

/**
 * One request to the assistant at a time: it writes into the text as a suggestion, which then waits to be accepted or
 * refused. Nothing that came is lost by stopping or by a failure.
 */
export class AssistSession {
  readonly #editor: { readonly view: EditorView }
  readonly #undo: UndoSteps
  readonly #dependencies: AssistDependencies
  readonly #listeners = new Set<() => void>()
  #state: AssistState = { state: 'idle' }
  #running: Running | null = null
  #last: { kind: AssistKind; details: AssistDetails } | null = null
  #draft: Draft | null = null

  constructor(editor: { readonly view: EditorView }, undo: UndoSteps, dependencies: AssistDependencies) {
    this.#editor = editor
    this.#undo = undo
    this.#dependencies = dependencies
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  state = (): AssistState => this.#state

  /** Asks for something. What an earlier request suggested stays as it is. */
  async ask(kind: AssistKind, details: AssistDetails = {}): Promise<void> {
    this.stop()
    this.#last = { kind, details }
    const plan = planOf(this.#editor.view.state, kind, details)
    if (typeof plan === 'string') {
      this.#become({ state: 'obstacle', kind, obstacle: plan })
      return
    }
    const read = await this.#dependencies.read()
    await this.#run(kind, plan, read)
  }

  /** Beside the writing, as no word waits for it; where it fails, the suggestion says so before it is accepted. */
  #keepVersion(running: Running): void {
    this.#dependencies.keepVersion().catch(() => {
      running.lacksVersion = true
      if (this.#state.state === 'waiting' && this.#state.id === running.draft.id)
        this.#become({ ...this.#state, lacksVersion: true })
    })
  }

  /** The same request again, with what it suggested before thrown away. */
  async again(): Promise<void> {
    const last = this.#last
    const draft = this.#draft
    const id = this.#pendingId()
    this.stop()
    if (id) refuse(this.#editor.view, { ids: new Set([id]) })
    const stretch = draft?.stretch
    const { tr } = this.#editor.view.state
    if (stretch)
      this.#editor.view.dispatch(
        tr.setSelection(TextSelection.between(tr.doc.resolve(stretch.from), tr.doc.resolve(stretch.to))),
      )
    this.#settled()
    if (last) await this.ask(last.kind, last.details)
  }

  /** Ends the writing; what has come stays as a suggestion. */
  stop(): void {
    const running = this.#running
    if (!running || running.isStopped) return
    running.isStopped = true
    running.abort.abort()
    running.pace.stop()
  }

  accept(): void {
    this.stop()
    const id = this.#pendingId()
    if (id) accept(this.#editor.view, this.#undo, { ids: new Set([id]) })
    this.#settled()
  }

  refuse(): void {
    const id = this.#pendingId()
    if (this.#running) this.#running.isDropped = true
    this.stop()
    if (id) refuse(this.#editor.view, { ids: new Set([id]) })
    this.#settled()
  }

  acceptAll(): void {
    this.stop()
    accept(this.#editor.view, this.#undo)
    this.#settled()
  }

  refuseAll(): void {
    if (this.#running) this.#running.isDropped = true
    this.stop()
    refuse(this.#editor.view)
    this.#settled()
  }

  /** Puts a message about an obstacle or a failure away. */
  dismiss(): void {
    if (this.#state.state === 'obstacle' || this.#state.state === 'failed') this.#become({ state: 'idle' })
  }

  #settled(): void {
    this.#draft?.end()
    this.#draft = null
    this.#become({ state: 'idle' })
  }

  #pendingId(): string | null {
    if ('id' in this.#state) return this.#state.id
    return this.#running?.draft.id ?? null
  }

  async #run(kind: AssistKind, plan: AssistPlan, read: (markdown: string, cited: CitedRange[]) => Node): Promise<void> {
    this.#draft?.end()
    const draft = new Draft(this.#editor.view, plan.target)
    this.#draft = draft
    this.#editor.view.focus()
    let written: Written | null = null
    const show = (text: string, isWhole: boolean) => {
      if (this.#editor.view.isDestroyed || running.isDropped) return
      const done = isWhole ? written : null
      draft.show(read(done?.markdown ?? withoutOpenSigns(text), done?.cited ?? []), done?.engine ?? '', !isWhole)
      if (this.#running === running) this.#become({ state: 'writing', kind, id: draft.id, hasWords: true })
    }
    const running: Running = {
      kind,
      draft,
      pace: new WordPace(show, this.#dependencies.clock),
      abort: new AbortController(),
      isStopped: false,
      isDropped: false,
      lacksVersion: false,
    }
    this.#running = running
    if (plan.target.kind === 'rewrite') this.#keepVersion(running)
    this.#become({ state: 'writing', kind, id: draft.id, hasWords: false })
    try {
      written = await this.#dependencies.write(plan, (piece) => running.pace.add(piece), running.abort.signal)
      running.pace.whole(written.markdown)
      await running.pace.settled
      this.#finished(running, written)
    } catch (error) {
      running.pace.stop(running.isDropped)
      this.#broke(running, error)
    } finally {
      if (this.#running === running) this.#running = null
    }
  }

  #finished(running: Running, { engine, notices }: Written): void {
    if (this.#running !== running || running.isDropped) return
    const isThere = openSuggestions(this.#editor.view.state.doc).some(({ id }) => id === running.draft.id)
    const { kind, draft, isStopped: wasStopped, lacksVersion } = running
    if (isThere) this.#become({ state: 'waiting', kind, id: draft.id, engine, notices, wasStopped, lacksVersion })
    else if (rewritingKinds.includes(kind) && !wasStopped)
      this.#become({ state: 'obstacle', kind, obstacle: 'no-change' })
    else if (kind === 'faq' && !wasStopped) this.#become({ state: 'obstacle', kind, obstacle: 'no-question' })
    else this.#become({ state: 'idle' })
  }

  #broke(running: Running, error: unknown): void {
    if (this.#running !== running || running.isDropped) return
    const { kind, draft, pace, lacksVersion } = running
    const isKept = pace.text.trim() !== ''
    if (isStopped(error) || running.isStopped) {
      this.#become(
        isKept
          ? { state: 'waiting', kind, id: draft.id, engine: '', notices: [], wasStopped: true, lacksVersion }
          : { state: 'idle' },
      )
    } else this.#become({ state: 'failed', kind, id: draft.id, failure: asFailure(error), isKept })
  }

  #become(state: AssistState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

// A half-written `**` or link would stand there as signs until its end comes.
function withoutOpenSigns(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  const isOpen = (line.match(/\*\*/g)?.length ?? 0) % 2 === 1
  const open = isOpen ? text.lastIndexOf('**') : -1
  const closed = open >= 0 ? text.slice(0, open) + text.slice(open + 2) : text
  return closed.replace(/!?\[[^\]\n]*(\]\([^)\n]*)?$/, (link) => link.replace(/^!?\[/, '').replace(/\]\(.*$/, ''))
}
