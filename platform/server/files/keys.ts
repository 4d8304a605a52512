/** Segments of letters, digits, dash and underscore with at most inner dots, so that no key can climb out of its folder. */
const KEY = /^[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*(\/[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*){0,7}$/

/** A key as the stores take it; throws on anything that our own code should never have made. */
export function checkedKey(key: string): string {
  if (key.length > 500 || !KEY.test(key)) throw new RangeError(`not a file key: ${JSON.stringify(key.slice(0, 100))}`)
  return key
}
