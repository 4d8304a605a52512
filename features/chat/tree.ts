/** What of a message says where it is in its conversation. Lists of them are in the order in which they were made. */
export interface Place {
  id: string
  parentId: string | null
}

/** The messages from the first question to this one; empty for one that is not among them. */
export function branchTo<Message extends Place>(messages: readonly Message[], id: string | null): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const branch: Message[] = []
  for (let at = id; at !== null; ) {
    const message = byId.get(at)
    // each is taken once, so that even a circle ends
    if (!message || !byId.delete(at)) break
    branch.unshift(message)
    at = message.parentId
  }
  return branch
}

/** The last message of the branch that a message is on: below it, always the latest version. Null in an empty conversation. */
export function leafUnder(messages: readonly Place[], id: string | null): string | null {
  const latest = new Map(messages.map((message) => [message.parentId, message.id]))
  let leaf = id
  for (let next = latest.get(leaf); next !== undefined; next = latest.get(leaf)) leaf = next
  return leaf
}

/** All versions of each message, itself among them, by its id. */
export function versionsIn(messages: readonly Place[]): Map<string, string[]> {
  const families = Map.groupBy(messages, ({ parentId }) => parentId)
  return new Map(
    [...families.values()].flatMap((family) => {
      const ids = family.map(({ id }) => id)
      return ids.map((id) => [id, ids] as const)
    }),
  )
}
