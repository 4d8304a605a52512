import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'
import type { RawCall, RawContent } from '../../../contract/raw-call.ts'
import { answerHeaders } from './components.ts'

/** An operation for a call that no contract describes; what its permission and failures add is added as for all others. */
export function rawOperation(feature: string, call: RawCall): OpenAPI.OperationObject {
  return {
    operationId: `${feature}.${call.id}`,
    summary: call.summary,
    description: call.description,
    ...(call.parameters ? { parameters: parametersOf(call, call.parameters) } : {}),
    ...(call.body ? { requestBody: { required: true, content: contentOf(call.body, 'input') } } : {}),
    responses: {
      [call.answer.status]: {
        description: call.answer.description,
        headers: answerHeaders,
        ...(call.answer.content ? { content: contentOf(call.answer.content, 'output') } : {}),
      },
    },
  }
}

function parametersOf({ path }: RawCall, parameters: z.ZodObject): OpenAPI.ParameterObject[] {
  const { properties = {}, required = [] } = z.toJSONSchema(parameters, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`)
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.includes(name),
      // JSON Schema 2020-12 on both sides, under two names
      schema: schema as OpenAPI.ParameterObject['schema'],
    }
  })
}

function contentOf(content: RawContent, io: 'input' | 'output'): Record<string, OpenAPI.MediaTypeObject> {
  return Object.fromEntries(
    Object.entries(content).map(([type, shape]) => [
      type,
      {
        schema:
          shape === 'binary'
            ? { type: 'string', format: 'binary' }
            : shape === 'text'
              ? { type: 'string' }
              : (z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as OpenAPI.MediaTypeObject['schema']),
      },
    ]),
  )
}
