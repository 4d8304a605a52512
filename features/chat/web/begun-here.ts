/** The conversation that was begun on this page last. */
let begun = ''

/** Remembers whose first question was typed here. */
export function rememberBegun(chatId: string): void {
  begun = chatId
}

/** Whether a conversation was begun here a moment ago, so that whoever typed its first question goes on typing. Once. */
export function wasBegunHere(chatId: string): boolean {
  const isIt = begun !== '' && begun === chatId
  if (isIt) begun = ''
  return isIt
}
