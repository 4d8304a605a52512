import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id } from '../../platform/contract/ids.ts'
import { Task } from '../../platform/contract/tasks.ts'

/** Programs that serve models on the server's machine. */
const ServerName = z.enum(['ollama', 'lm-studio', 'llama.cpp', 'vllm'])

/** A model of this server: a configured provider's, or one that was found on its machine. */
const ServerModel = z.object({
  /** By which it is chosen. */
  id: z.string(),
  provider: z.string(),
  model: z.string(),
  /** Tokens of prompt and answer together. */
  context_tokens: z.number().int(),
  thinks: z.boolean(),
})

/** A program of the server's machine that was found, with its models. */
const LocalServer = z.object({
  name: ServerName,
  version: z.string().nullable(),
  models: z.array(z.object({ name: z.string(), bytes: z.number().nullable(), is_loaded: z.boolean() })),
})

/** A model that the server itself can run once it is downloaded, as `on-board/<id>`. */
const OnBoardModel = z.object({
  id: z.string(),
  label: z.string(),
  license: z.string(),
  /** Size of its download. */
  bytes: z.number(),
  /** Memory that should be free to run it, in bytes. */
  memory: z.number(),
  is_larger_than_machine: z.boolean(),
  state: z.enum(['absent', 'partial', 'ready']),
  /** Bytes of it that are downloaded. */
  arrived: z.number(),
})

export const ServerModels = ok({
  models: z.array(ServerModel),
  servers: z.array(LocalServer),
  on_board: z.array(OnBoardModel),
  /** Whether the caller may download models: operators and the account that was created first may. */
  may_pull: z.boolean(),
  /** For those who may download: settings of the server whose keys their providers reject. */
  refused_settings: z.array(z.string()),
  /** Whether what a model writes in tools, templates, and Repurpose is read by it once more, unless a call does without. */
  reviews: z.boolean(),
  /** The caller’s latest download, for its progress; null without one. */
  pull: Task.nullable(),
})

/**
 * A name as Ollama’s library has it (`qwen3:8b`, `someone/model:tag`), of a GGUF file at Hugging Face (`hf.co/…`), or of a
 * model that the server runs itself (`on-board/…`).
 */
const PullName = z
  .string()
  .trim()
  .max(200)
  .regex(
    /^(?:(?:hf\.co|huggingface\.co)\/[\w.-]+\/|(?:[\w-][\w.-]*\/)?)[\w-][\w.-]*(?::[\w.-]+)?$/,
    'Enter a name from Ollama’s library, such as qwen3:8b.',
  )

/** The models of this server. */
export const modelsContract = {
  list: call(
    { method: 'GET', path: '/api/models', summary: 'List this server’s models' },
    { may: 'model:read' },
  ).output(ServerModels),
  look: call(
    {
      method: 'POST',
      path: '/api/models/look',
      summary: 'Look for models on the server’s machine again, and list them',
    },
    { may: 'model:look' },
  ).output(ServerModels),
  pull: call(
    {
      method: 'POST',
      path: '/api/models/pull',
      summary: 'Download a model with the server’s Ollama, or to run on the server itself',
    },
    { may: 'model:pull' },
  )
    .input(z.object({ model: PullName }))
    .output(ok({ task_id: Id })),
  place: call(
    {
      method: 'GET',
      path: '/api/models/place',
      summary: 'Get how many requests are ahead of yours at the model that the server runs itself',
    },
    { may: 'model:read' },
  ).output(
    ok({
      /** 0 while your request is being answered; null without one. */
      ahead: z.number().int().nullable(),
    }),
  ),
}
