import type { Editor } from '@tiptap/core'
import { createContext, use } from 'react'
import { type ContentLanguage, defaultLanguage } from '../../../../../engines/text/index.ts'
import { pictureTypes } from '../../../contract/fixed-values.ts'
import { sendPicture } from '../api.ts'
import type { PlacedEvidence } from '../evidence/evidence-counts.ts'
import type { MarginView } from '../evidence/margin-view.ts'
import type { SentenceVerdicts } from '../evidence/verdicts.ts'
import { beginRewording } from '../own-words/rewording.ts'
import { insertPictures, type UploadFaces } from '../paste/picture-uploads.ts'
import type { UndoSteps } from '../suggest/settle.ts'
import type { Assistant } from './assistant.ts'
import { createEditor, type EditorParts } from './create-editor.ts'
import type { KeyActions } from './keys.ts'
import { Observable } from './observable.ts'
import { onceThere } from './once-there.ts'
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
  /** Who writes for the person, once a feature has put it here. */
  assistant: Observable<Assistant | null>
  /** Keeps the undo steps of the assistant and of checks apart from typing. */
  undo: UndoSteps
  language: Observable<ContentLanguage>
  find: Observable<'closed' | 'find' | 'replace'>
  isHelpOpen: Observable<boolean>
  isLinkOpen: Observable<boolean>
  isEmbedOpen: Observable<boolean>
  /** Search of a source for the selected words. */
  isSourceSearchOpen: Observable<boolean>
  /** A quotation is being put into one’s own words. */
  isRewording: Observable<boolean>
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

/** Opens the inspector without a wish: no panel has this id, so the first of them shows. */
export const FIRST_PANEL = 'first'

export const DeskContext = createContext<Desk | null>(null)

/** The desk that a part of the editor is on. */
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
  words: Pick<EditorParts, 'label' | 'placeholders' | 'nameTask'>
  faces: UploadFaces
  /** In a narrow window there is no room for what is beside the text. */
  isNarrow: boolean
}

/** Makes an editor on an open document, with everything around it. */
export function createDesk({ blogId, projectId, document: open, words, faces, isNarrow }: DeskParts): Desk {
  const language = new Observable<ContentLanguage>(defaultLanguage)
  const state = {
    assistant: new Observable<Assistant | null>(null),
    find: new Observable<'closed' | 'find' | 'replace'>('closed'),
    isHelpOpen: new Observable(false),
    isLinkOpen: new Observable(false),
    isEmbedOpen: new Observable(false),
    isSourceSearchOpen: new Observable(false),
    isRewording: new Observable(false),
    isFocused: new Observable(false),
    isTypewriter: new Observable(false),
    outline: new Observable(keptOutline(isNarrow)),
    inspector: new Observable<string | null>(keptPanel(isNarrow)),
    evidence: new Observable<OpenEvidence | null>(null),
    verdicts: new Observable<SentenceVerdicts | null>(null),
    announcement: new Observable(''),
  }
  const margin: Desk['margin'] = { current: null }
  const editor = createEditor({ ydoc: open.ydoc, ...words, actions: actionsOf(() => desk), send: sendPicture, faces })
  const undo = { stopCapturing: () => editor.storage.collaboration.undoManager?.stopCapturing() }
  const desk: Desk = {
    blogId,
    projectId,
    editor,
    document: open,
    undo,
    language,
    margin,
    ...state,
    pickPicture: () =>
      pickPictures((files) => void insertPictures(editor.view, files, editor.state.selection.from, sendPicture, faces)),
    close: () => {
      desk.assistant.get()?.stop()
      editor.destroy()
    },
  }
  return desk
}

function actionsOf(deskNow: () => Desk): KeyActions {
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
    toggleInspector: () => deskNow().inspector.set(deskNow().inspector.get() ? null : FIRST_PANEL),
    openLink: () => deskNow().isLinkOpen.set(true),
    goToEvidence: (step) => {
      void import('../evidence/evidence-steps.ts').then(({ goToEvidence }) => goToEvidence(deskNow(), step))
    },
    ownWords: () => beginRewording(deskNow()),
    writeMore: () => onceThere(deskNow().assistant, (assistant) => assistant.writeMore()),
    ask: () => onceThere(deskNow().assistant, (assistant) => assistant.ask()),
    accept: (all) => settle(deskNow(), all ? 'acceptAll' : 'accept'),
    refuse: (all) => settle(deskNow(), all ? 'refuseAll' : 'refuse'),
  }
}

function settle({ assistant }: Desk, action: Parameters<Assistant['settle']>[0]): boolean {
  const own = assistant.get()
  const state = own?.state.get()
  if (state !== 'writing' && state !== 'waiting') return false
  own?.settle(action)
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

function kept(name: string, byDefault: string): string {
  try {
    return localStorage.getItem(`longhand-editor-${name}`) ?? byDefault
  } catch {
    return byDefault
  }
}

/** Whether the outline is beside the text: as it was left in this browser, where there is room for it. */
export function keptOutline(isNarrow: boolean): boolean {
  return !isNarrow && kept('outline', innerWidth >= 1360 ? 'open' : 'folded') === 'open'
}

/** The tab of the inspector that is beside the text, as it was left in this browser; null for none. */
export function keptPanel(isNarrow: boolean): string | null {
  if (isNarrow) return null
  const name = kept('panel', innerWidth >= 1100 ? FIRST_PANEL : 'none')
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
