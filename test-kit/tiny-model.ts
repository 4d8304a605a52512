import { createHash } from 'node:crypto'

/** A language model that writes nonsense, whole in memory. */
interface TinyModel {
  /** The file, in the GGUF format. */
  bytes: Buffer
  sha256: string
}

type Value =
  | { u32: number }
  | { f32: number }
  | { text: string }
  | { texts: string[] }
  | { f32s: number[] }
  | { i32s: number[] }
type Tensor = { name: string; shape: number[] }

// Numbers of types in GGUF, version 3: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
const [U32, I32, F32, TEXT, ARRAY] = [4, 5, 6, 8, 9]
const ALIGNMENT = 32

/** Kinds of tokens: `llama_token_type` in llama.cpp. */
const [NORMAL, UNKNOWN, CONTROL, BYTE] = [1, 2, 3, 6]

const WIDTH = 32
const HEADS = 2
const INNER = 64
const CONTEXT = 8_192
/** Tokens before the 256 bytes: the unknown one, and marks. */
const MARKS = 5

/** Roles between marks, as ChatML writes them. */
const CHAT = `{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}`

/**
 * A model of llama's architecture with one layer and random weights: small enough to be made by each test, and loaded
 * and run like any other. `seed` makes different ones.
 */
export function tinyModel(seed = 1): TinyModel {
  const vocabulary = tokens()
  const tensors: Tensor[] = [
    { name: 'token_embd.weight', shape: [WIDTH, vocabulary.length] },
    { name: 'output_norm.weight', shape: [WIDTH] },
    { name: 'output.weight', shape: [WIDTH, vocabulary.length] },
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((name) => ({
      name: `blk.0.${name}.weight`,
      shape: [WIDTH, WIDTH],
    })),
    ...['attn_norm', 'ffn_norm'].map((name) => ({ name: `blk.0.${name}.weight`, shape: [WIDTH] })),
    ...['ffn_gate', 'ffn_up'].map((name) => ({ name: `blk.0.${name}.weight`, shape: [WIDTH, INNER] })),
    { name: 'blk.0.ffn_down.weight', shape: [INNER, WIDTH] },
  ]
  const facts: [string, Value][] = [
    ['general.architecture', { text: 'llama' }],
    ['general.name', { text: 'Tiny' }],
    ['general.file_type', { u32: 0 }],
    ['llama.context_length', { u32: CONTEXT }],
    ['llama.embedding_length', { u32: WIDTH }],
    ['llama.block_count', { u32: 1 }],
    ['llama.feed_forward_length', { u32: INNER }],
    ['llama.attention.head_count', { u32: HEADS }],
    ['llama.attention.head_count_kv', { u32: HEADS }],
    ['llama.attention.layer_norm_rms_epsilon', { f32: 1e-5 }],
    ['llama.rope.dimension_count', { u32: WIDTH / HEADS }],
    ['llama.vocab_size', { u32: vocabulary.length }],
    ['tokenizer.ggml.model', { text: 'llama' }],
    ['tokenizer.ggml.tokens', { texts: vocabulary.map(({ text }) => text) }],
    ['tokenizer.ggml.scores', { f32s: vocabulary.map((_, at) => -at) }],
    ['tokenizer.ggml.token_type', { i32s: vocabulary.map(({ kind }) => kind) }],
    ['tokenizer.ggml.unknown_token_id', { u32: 0 }],
    ['tokenizer.ggml.bos_token_id', { u32: 1 }],
    ['tokenizer.ggml.eos_token_id', { u32: 2 }],
    ['tokenizer.chat_template', { text: CHAT }],
  ]
  const bytes = written(facts, tensors, seed)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** What every text can be written with: marks, the 256 bytes, and printable ASCII. */
function tokens(): { text: string; kind: number }[] {
  const marks = ['<s>', '</s>', '<|im_start|>', '<|im_end|>'].map((text) => ({ text, kind: CONTROL }))
  const everyByte = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    kind: BYTE,
  }))
  const characters = Array.from({ length: 94 }, (_, at) => ({ text: String.fromCharCode(33 + at), kind: NORMAL }))
  return [{ text: '<unk>', kind: UNKNOWN }, ...marks, ...everyByte, { text: '▁', kind: NORMAL }, ...characters]
}

function written(facts: readonly [string, Value][], tensors: readonly Tensor[], seed: number): Buffer {
  const weights = tensors.map(({ name, shape }) => weightsOf(shape, name.includes('norm'), seed))
  // rows of zeros in the output: a mark or a bare byte is never the likeliest, so it writes printable characters until it is stopped
  weights[tensors.findIndex(({ name }) => name === 'output.weight')]?.fill(0, 0, (MARKS + 256) * WIDTH * 4)
  let offset = 0
  const infos = tensors.map(({ name, shape }, at) => {
    const info = [text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]
    offset += weights[at]?.length ?? 0
    return Buffer.concat(info)
  })
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(facts.length),
    ...facts.map(([key, value]) => Buffer.concat([text(key), typed(value)])),
    ...infos,
  ])
  return Buffer.concat([aligned(head), ...weights])
}

/** Small numbers around zero, ones for a norm: what comes out stays finite. */
function weightsOf(shape: readonly number[], isNorm: boolean, seed: number): Buffer {
  const numbers = new Float32Array(shape.reduce((product, size) => product * size, 1))
  let state = seed + numbers.length
  for (let at = 0; at < numbers.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    numbers[at] = isNorm ? 1 : (state / 2 ** 32 - 0.5) / 2
  }
  return aligned(Buffer.from(numbers.buffer))
}

function aligned(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)])
}

function typed(value: Value): Buffer {
  if ('u32' in value) return Buffer.concat([u32(U32), u32(value.u32)])
  if ('f32' in value) return Buffer.concat([u32(F32), f32(value.f32)])
  if ('text' in value) return Buffer.concat([u32(TEXT), text(value.text)])
  if ('texts' in value) return listOf(TEXT, value.texts.map(text))
  if ('f32s' in value) return listOf(F32, value.f32s.map(f32))
  return listOf(I32, value.i32s.map(u32))
}

function listOf(kind: number, entries: readonly Buffer[]): Buffer {
  return Buffer.concat([u32(ARRAY), u32(kind), u64(entries.length), ...entries])
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([u64(bytes.length), bytes])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}
