// What stands in the editor, in one file: it is needed together, as soon as the editor opens.
export { AssistPanel } from './panel/AssistPanel.tsx'
export { Assistant } from './text/Assistant.tsx'
