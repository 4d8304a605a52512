import { useSyncExternalStore } from 'react'

/** A value that notifies its listeners when it changes. */
export class Observable<T> {
  #value: T
  readonly #listeners = new Set<() => void>()
  constructor(value: T) {
    this.#value = value
  }
  get = (): T => this.#value
  set = (value: T): void => {
    if (Object.is(value, this.#value)) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** The value of an observable, up to date. */
export function useObserved<T>(observable: Pick<Observable<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(observable.subscribe, observable.get)
}
