import { APICallError, type LanguageModelV4CallOptions } from '@ai-sdk/provider'

/** The messages of a prompt as every chat protocol takes them: who says what. */
export function messagesOf(prompt: LanguageModelV4CallOptions['prompt']): { role: string; content: string }[] {
  return prompt.map(({ role, content }) => ({
    role,
    content:
      typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
  }))
}

/** What an answer that is no stream says, without the prompt that led to it. */
export async function refusalOf(url: string, response: Response): Promise<APICallError> {
  const responseBody = await response.text()
  return new APICallError({
    message: messageIn(responseBody) ?? response.statusText,
    url,
    requestBodyValues: {},
    statusCode: response.status,
    responseBody,
  })
}

/** Most servers nest the message, some say it at once. */
function messageIn(body: string): string | undefined {
  try {
    const error: unknown = JSON.parse(body)?.error
    if (typeof error === 'string') return error
    return typeof error === 'object' && error && 'message' in error && typeof error.message === 'string'
      ? error.message
      : undefined
  } catch {
    return undefined
  }
}

/** `fetch` says only that it failed; what failed is in its cause. */
export function cannotConnect(url: string, error: unknown): unknown {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return error
  return new APICallError({
    message: `Cannot connect: ${error.cause.message}`,
    url,
    requestBodyValues: {},
    cause: error.cause,
  })
}
