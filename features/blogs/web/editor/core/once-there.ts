import type { Observable } from './observable.ts'

/** For how long a wish waits for what is still loading, in milliseconds. Later it would surprise. */
const LOADING_MS = 10_000

/** Calls back with a value, now or as soon as it is there: a key pressed while its part still loads must not be lost. */
export function onceThere<T>(
  observable: Pick<Observable<T | null>, 'get' | 'subscribe'>,
  then: (value: T) => void,
): void {
  const now = observable.get()
  if (now !== null) {
    then(now)
    return
  }
  const timer = setTimeout(() => end(), LOADING_MS)
  const end = observable.subscribe(() => {
    const value = observable.get()
    if (value === null) return
    clearTimeout(timer)
    end()
    then(value)
  })
}
