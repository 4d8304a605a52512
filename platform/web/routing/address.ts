import { useNavigate, useParams, useSearch } from '@tanstack/react-router'

/** A query string as plain text values: `?team_id=007` stays text. */
export function parseAddress(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The opposite of `parseAddress`; nothing for empty values. */
export function writeAddress(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** A part of the page's path: `usePathParam('blogId')` on `/blogs/$blogId`. Empty where the path has no such part. */
export function usePathParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false })
  return params[name] ?? ''
}

/** All of the address's query values. */
export function useAddress(): Readonly<Record<string, string>> {
  return useSearch({ strict: false })
}

/**
 * One value kept in the address, for searches, filters and sorting: it survives a reload and can be sent to somebody. The
 * default is not written. Changing it replaces the entry in the browser's history. Where only some values are `known`, any
 * other counts as the default.
 */
export function useAddressValue(
  name: string,
  byDefault = '',
  known?: readonly string[],
): [string, (value: string) => void] {
  const values = useAddress()
  const change = useChangeAddress()
  const set = (value: string) => change({ [name]: value === byDefault ? undefined : value })
  const value = values[name] ?? byDefault
  return [known && !known.includes(value) ? byDefault : value, set]
}

/** Changes values of the address in place of the present entry of the browser's history; `undefined` takes one out. */
export function useChangeAddress(): (changed: Record<string, string | undefined>) => void {
  const navigate = useNavigate()
  return (changed) =>
    void navigate({
      to: '.',
      search: (now: Record<string, string>) => ({ ...now, ...changed }),
      replace: true,
      resetScroll: false,
    })
}
