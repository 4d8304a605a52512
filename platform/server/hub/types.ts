/** An event for the pages of one person or team. Small: ids and states, never content. */
export interface HubEvent {
  kind: string
  [fact: string]: unknown
}

/** Fan-out to open pages, over all processes that serve. */
export interface Hub {
  publish(channel: string, event: HubEvent): Promise<void>
  /** Returns the way to stop hearing. */
  subscribe(channel: string, heard: (event: HubEvent) => void): () => void
  close(): Promise<void>
}
