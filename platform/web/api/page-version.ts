import { request } from './request.ts'

/** Whether the server has a newer page than this one. False where it does not answer: then nothing is known. */
export async function isPageOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!own) return false
  try {
    const response = await request({
      method: 'GET',
      path: '/',
      headers: { accept: 'text/html', 'cache-control': 'no-cache' },
    })
    return !(await response.text()).includes(own)
  } catch {
    return false
  }
}
