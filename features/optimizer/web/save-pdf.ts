import { asFailure } from '../../../platform/web/api/failure.ts'
import { request } from '../../../platform/web/api/request.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'

/** Saves a report's PDF. A server without a browser can't make one: its refusal is shown here instead of replacing the page. */
export async function savePdf(path: string): Promise<void> {
  try {
    const answer = await request({ method: 'GET', path })
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    const url = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = name ?? 'report.pdf'
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch (error) {
    toast({ failure: asFailure(error) })
  }
}
