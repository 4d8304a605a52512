import type { CountedPage } from '../contract.ts'
import { visitsApi } from './api.ts'

let isCounted = !asksNotToBeTracked()

/** Tells the server that a page was opened, by the page's pattern. Asks no more once the server has said that it does not count. */
export async function reportVisit(page: string): Promise<void> {
  // the server refuses a page that it does not know
  if (isCounted) isCounted = (await visitsApi.call.count({ page: page as CountedPage })).counted
}

/** Do Not Track, or Global Privacy Control: then nothing is sent at all. */
function asksNotToBeTracked(): boolean {
  return (
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}
