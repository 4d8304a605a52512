import type { QueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { createContext, use } from 'react'
import { type ContentLanguage, defaultLanguage, isContentLanguage } from '../../../../../engines/text/index.ts'
import { pictureTypes } from '../../../contract/fixed-values.ts'
import { blogsApi, sendPicture } from '../api.ts'
import { AssistSession } from '../assist/assist-session.ts'
import { sourcesOfText } from '../assist/sources-of-text.ts'
import { type Material, materialByDefault, write } from '../assist/write.ts'
import type { PlacedEvidence } from '../evidence/evidence-counts.ts'
import type { MarginView } from '../evidence/margin-view.ts'
import type { SentenceVerdicts } from '../evidence/verdicts.ts'
import { insertPictures, type UploadFaces } from '../paste/picture-uploads.ts'
import type { UndoSteps } from '../suggest/settle.ts'
import { createEditor, type EditorParts } from './create-editor.ts'
import type { KeyDeeds } from './keys.ts'
import { Observable } from './observable.ts'
import type { OpenDocument } from './open-document.ts'

/** The card beside a mark of the margin: the sentences of its line, and the one that is shown. */
export interface OpenEvidence {
  sentences: readonly PlacedEvidence[]
  index: number
  anchor: Element | { getBoundingClientRect: () => DOMRect }
}

/** Everything that the parts around an editor share. */
export interface Desk {
  blogId: string
  projectId: string | null
  editor: Editor
  document: OpenDocument
  session: AssistSession
  /** Keeps the undo steps of the assistant and of checks apart from typing. */
  undo: UndoSteps
  material: Observable<Material>
  language: Observable<ContentLanguage>
  /** Sources that one call may use, by the person's plan; -1 is no limit. */
  sourceLimit: Observable<number>
  find: Observable<'closed' | 'find' | 'replace'>
  isHelpOpen: Observable<boolean>
  isAskOpen: Observable<boolean>
  isLinkOpen: Observable<boolean>
  isEmbedOpen: Observable<boolean>
  /** Search of a source for the selected words. */
  isSourceSearchOpen: Observable<boolean>
  isFocused: Observable<boolean>
  /** In focus mode: the line that is written stays in the middle. */
  isTypewriter: Observable<boolean>
  outline: Observable<boolean>
  /** The open tab of the inspector. */
  inspector: Observable<string | null>
  evidence: Observable<OpenEvidence | null>
  margin: { current: MarginView | null }
  /** What a check found, for the margin. */
  verdicts: Observable<SentenceVerdicts | null>
  /** Lets the person choose pictures from the device, for the place of the caret. */
  pickPicture: () => void
  /** Read out to those who do not see the page. */
  announcement: Observable<string>
  close: () => void
}

export const DeskContext = createContext<Desk | null>(null)

/** The desk that a part of the editor stands on. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk stands outside of an editor')
  return desk
}

/** What a desk is made with. */
export interface DeskParts {
  blogId: string
  projectId: string | null
  document: OpenDocument
  queries: QueryClient
  words: Pick<EditorParts, 'label' | 'placeholders' | 'nameTask'>
  faces: UploadFaces
  /** In a narrow window there is no room for what stands beside the text. */
  isNarrow: boolean
}

/** Makes an editor on an open document, with everything around it. */
export function createDesk({ blogId, projectId, document: open, queries, words, faces, isNarrow }: DeskParts): Desk {
  const material = new Observable(materialByDefault)
  const language = new Observable<ContentLanguage>(defaultLanguage)
  const sourceLimit = new Observable(0)
  const state = {
    find: new Observable<'closed' | 'find' | 'replace'>('closed'),
    isHelpOpen: new Observable(false),
    isAskOpen: new Observable(false),
    isLinkOpen: new Observable(false),
    isEmbedOpen: new Observable(false),
    isSourceSearchOpen: new Observable(false),
    isFocused: new Observable(false),
    isTypewriter: new Observable(false),
    outline: new Observable(keptOutline(isNarrow)),
    inspector: new Observable<string | null>(keptPanel(isNarrow)),
    evidence: new Observable<OpenEvidence | null>(null),
    verdicts: new Observable<SentenceVerdicts | null>(null),
    announcement: new Observable(''),
  }
  const margin: Desk['margin'] = { current: null }
  const editor = createEditor({ ydoc: open.ydoc, ...words, deeds: deedsOf(() => desk), send: sendPicture, faces })
  const undo = { stopCapturing: () => editor.storage.collaboration.undoManager?.stopCapturing() }
  const sourcesNow = async () => {
    const { citations } = await queries.fetchQuery(
      blogsApi.query.citations.list.queryOptions({ input: { id: blogId } }),
    )
    return sourcesOfText(editor.state.doc, citations, sourceLimit.get())
  }
  const session = new AssistSession(editor, undo, {
    write: async (plan, heard, signal) => {
      const textSources = material.get().mode === 'text' ? await sourcesNow() : []
      const written = await write(
        plan,
        {
          blogId,
          document: editor.state.doc,
          language: language.get(),
          projectId,
          material: material.get(),
          textSources,
        },
        heard,
        signal,
      )
      if (written.cited.length > 0) await queries.invalidateQueries({ queryKey: blogsApi.query.citations.key() })
      return written
    },
    read: () => import('../../../document/read-markdown.ts').then((m) => m.markdownToDocument),
    keepVersion: () => blogsApi.call.versions.keep({ id: blogId, reason: 'before-replacement' }),
    clock: (tick, ms) => {
      const timer = setInterval(tick, ms)
      return () => clearInterval(timer)
    },
  })
  const desk: Desk = {
    blogId,
    projectId,
    editor,
    document: open,
    session,
    undo,
    material,
    language,
    sourceLimit,
    margin,
    ...state,
    pickPicture: () =>
      pickPictures((files) => void insertPictures(editor.view, files, editor.state.selection.from, sendPicture, faces)),
    close: () => {
      session.stop()
      editor.destroy()
    },
  }
  return desk
}

function deedsOf(deskNow: () => Desk): KeyDeeds {
  const isPending = ({ session }: Desk) => session.state().state === 'waiting' || session.state().state === 'writing'
  return {
    openFind: (withReplace) => deskNow().find.set(withReplace ? 'replace' : 'find'),
    openHelp: () => deskNow().isHelpOpen.set(true),
    toggleFocusMode: () => deskNow().isFocused.set(!deskNow().isFocused.get()),
    leaveFocusMode: () => {
      const { isFocused } = deskNow()
      const wasFocused = isFocused.get()
      isFocused.set(false)
      return wasFocused
    },
    toggleOutline: () => deskNow().outline.set(!deskNow().outline.get()),
    toggleInspector: () => deskNow().inspector.set(deskNow().inspector.get() ? null : 'assist'),
    openLink: () => deskNow().isLinkOpen.set(true),
    goToEvidence: (step) => {
      void import('../evidence/evidence-steps.ts').then(({ goToEvidence }) => goToEvidence(deskNow(), step))
    },
    writeMore: () => void deskNow().session.ask('writeMore'),
    ask: () => deskNow().isAskOpen.set(true),
    accept: (all) => settle(deskNow(), isPending(deskNow()), all ? 'acceptAll' : 'accept'),
    refuse: (all) => settle(deskNow(), isPending(deskNow()), all ? 'refuseAll' : 'refuse'),
  }
}

function settle({ session }: Desk, isPending: boolean, deed: 'accept' | 'acceptAll' | 'refuse' | 'refuseAll'): boolean {
  if (!isPending) return false
  session[deed]()
  return true
}

function pickPictures(chosen: (files: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = pictureTypes.join(',')
  input.addEventListener('change', () => chosen([...(input.files ?? [])]))
  input.click()
}

/** A content language by its name; the default for one that the engines do not know. */
export function languageNamed(name: string): ContentLanguage {
  return isContentLanguage(name) ? name : defaultLanguage
}

function kept(name: string, byDefault: string): string {
  try {
    return localStorage.getItem(`longhand-editor-${name}`) ?? byDefault
  } catch {
    return byDefault
  }
}

/** Whether the outline stands beside the text: as it was left in this browser, where there is room for it. */
export function keptOutline(isNarrow: boolean): boolean {
  return !isNarrow && kept('outline', innerWidth >= 1360 ? 'open' : 'folded') === 'open'
}

/** The tab of the inspector that stands beside the text, as it was left in this browser; null for none. */
export function keptPanel(isNarrow: boolean): string | null {
  if (isNarrow) return null
  const name = kept('panel', innerWidth >= 1100 ? 'assist' : 'none')
  return name === 'none' ? null : name
}

/** Keeps a small setting of the editor in this browser. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`longhand-editor-${name}`, value)
  } catch {
    // Storage is off: the setting lasts as long as the page.
  }
}
