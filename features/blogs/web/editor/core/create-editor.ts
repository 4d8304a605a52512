import { Editor } from '@tiptap/core'
import { Dropcursor, Gapcursor } from '@tiptap/extensions'
import type * as Y from 'yjs'
import { documentExtensions } from '../../../document/schema.ts'
import { FootnoteCommands } from '../blocks/footnote-commands.ts'
import { TableKeys } from '../blocks/table-keys.ts'
import { Find } from '../find/find-plugin.ts'
import { SlashCommand } from '../menus/slash-plugin.ts'
import { Pasting } from '../paste/pasting.ts'
import type { SendPicture, UploadFaces } from '../paste/picture-uploads.ts'
import { Collaboration } from './collaboration.ts'
import { type KeyActions, Keys } from './keys.ts'
import { LastLine } from './last-line.ts'
import { Placeholder } from './placeholder.ts'
import { TitleLine } from './title-line.ts'

/** What an editor is made with. */
export interface EditorParts {
  ydoc: Y.Doc
  /** Its name for screen readers. */
  label: string
  placeholders: { title: string; block: string }
  /** What the box of a task is called, by the words beside it. */
  nameTask: (words: string) => string
  actions: KeyActions
  send: SendPicture | null
  faces: UploadFaces
}

/** An editor on a document, not yet in the page: `mount` puts it there. */
export function createEditor({ ydoc, label, placeholders, nameTask, actions, send, faces }: EditorParts): Editor {
  return new Editor({
    element: null,
    extensions: [
      ...documentExtensions((task) => nameTask(task.firstChild?.textContent ?? '')),
      Collaboration.configure({ ydoc }),
      Keys.configure({ actions }),
      FootnoteCommands,
      TableKeys,
      Find,
      SlashCommand,
      Pasting.configure({ send, faces }),
      TitleLine,
      Placeholder.configure(placeholders),
      LastLine,
      Dropcursor.configure({ class: 'doc-dropcursor', color: false, width: 2 }),
      Gapcursor,
    ],
    // A strict content security policy forbids style elements: the styles are in styles/document.css.
    injectCSS: false,
    enableCoreExtensions: { delete: false, textDirection: false },
    editorProps: {
      attributes: {
        class: 'doc',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        spellcheck: 'true',
        translate: 'no',
      },
      scrollThreshold: { top: 80, bottom: 120, left: 0, right: 0 },
      scrollMargin: { top: 100, bottom: 160, left: 0, right: 0 },
    },
  })
}
