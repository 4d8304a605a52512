// The commands that the document's extensions add to the editor. The document's declarations do not bring them along.
import type {} from '@tiptap/extension-link'
import type {} from '@tiptap/extension-list'
import type {} from '@tiptap/extension-table'
import type {} from '@tiptap/starter-kit'
