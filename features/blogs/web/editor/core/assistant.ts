import type { FunctionComponent, ReactNode } from 'react'
import type { Observable } from './observable.ts'

/** Something that an assistant offers in the menu of a slash. */
export interface AssistantOffer {
  id: string
  name: string
  icon: ReactNode
  keys?: string
  /** Stands before the blocks of the menu, not behind them. */
  isFirst: boolean
  run: () => void
}

/** `waiting`: a suggestion is complete and waits to be settled. `told`: something is said beside the text instead. */
export type AssistantState = 'idle' | 'writing' | 'waiting' | 'told'

/** What the editor's own keys and menus ask of whoever writes for the person. A feature puts it on the desk. */
export interface Assistant {
  state: Pick<Observable<AssistantState>, 'get' | 'subscribe'>
  offers: readonly AssistantOffer[]
  /** Stands first in the menu over selected words. */
  selectionMenu: FunctionComponent
  /** Stand first in the tools of a phone. */
  phoneButtons: FunctionComponent
  /** Offers to put a quotation into other words, where a model can; stands among the tools for that. */
  ownWordsButton: FunctionComponent
  writeMore: () => void
  /** Opens the box that asks what to write or change. */
  ask: () => void
  /** Settles the suggestion that is written or waits, or every open one. */
  settle: (action: 'accept' | 'acceptAll' | 'refuse' | 'refuseAll') => void
  /** Ends the writing; what has come stays. */
  stop: () => void
}
