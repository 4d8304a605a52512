import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** The address to import a file by. While watching it changes with the file, so that Node does not give an older version. */
export function currentUrl(file: string, isWatching: boolean): string {
  const url = pathToFileURL(file).href
  return isWatching ? `${url}?changed=${statSync(file).mtimeMs}` : url
}
