// Templates as prompts that are put into a field elsewhere. A door of its own, so that such pages load no gallery and no editor.
export { PromptForm } from './PromptForm.tsx'
export { type Prompt, usePrompts } from './use-prompts.ts'
