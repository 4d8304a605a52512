export { type EmailWords, emailHtml, emailText } from './email.ts'
export { type FoldView, foldOf } from './fold.ts'
export { type InboxLine, inboxLine } from './inbox.ts'
export { type Piece, piecesOf } from './pieces.ts'
