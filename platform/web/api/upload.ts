import { announceFailure } from './announce-failure.ts'
import { ApiFailure, unreachable } from './failure.ts'

interface UploadOptions {
  /** Called with the share sent so far, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  headers?: Record<string, string>
}

/**
 * Sends a file, or a form with files, and tells how far it is; returns the answer's JSON for the caller to parse. XMLHttpRequest,
 * since `fetch` does not say how much of a body has gone out.
 */
export function upload(
  path: string,
  body: FormData | Blob,
  { onProgress, signal, headers }: UploadOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest()
    exchange.open('POST', path)
    exchange.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers ?? {})) exchange.setRequestHeader(name, value)
    exchange.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    exchange.onload = () => settle(exchange, resolve, reject)
    exchange.onerror = () => reject(unreachable(new Error('the upload was cut off')))
    exchange.onabort = () => reject(new DOMException('stopped', 'AbortError'))
    signal?.addEventListener('abort', () => exchange.abort(), { once: true })
    exchange.send(body)
  })
}

function settle(
  exchange: XMLHttpRequest,
  resolve: (body: unknown) => void,
  reject: (failure: ApiFailure) => void,
): void {
  const body = parsed(exchange.responseText)
  if (exchange.status >= 200 && exchange.status < 300) {
    resolve(body)
    return
  }
  const failure = new ApiFailure(exchange.status, typeof body === 'object' && body !== null ? { ...body } : {})
  announceFailure(failure)
  reject(failure)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
