// What other areas may use to add sources where they are needed. A door of its own, because it brings forms and uploads
// along: the shell, which only links to sources, must not load it.
export { addressesIn, Refused, type RefusedAddress, UploadButton } from './AddSources.tsx'
export { SourceAdder } from './SourceAdder.tsx'
export { isReadable, SourceChoices } from './SourceChoices.tsx'
export { Uploads } from './Uploads.tsx'
export { useAdditions } from './use-additions.ts'
