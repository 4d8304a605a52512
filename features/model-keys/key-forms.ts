import type { z } from 'zod'
import type { KeyProvider } from './contract.ts'

/** A vendor of models, and how its key is saved. */
export interface Vendor {
  id: string
  label: string
  provider: z.output<typeof KeyProvider>
  /** Its OpenAI-compatible calls; null where the provider has an address of its own, or the person names one. */
  baseUrl: string | null
  /** How its keys begin, where they begin with something. */
  form?: RegExp
}

/**
 * Vendors by the form of their keys, the more particular ones first. Addresses from each vendor's documentation:
 * console.groq.com/docs/openai, openrouter.ai/docs, docs.x.ai, ai.google.dev/gemini-api/docs/openai,
 * docs.mistral.ai, docs.together.ai/docs/inference/openai-compatibility. Mistral's keys have no beginning of their own.
 */
export const vendors = [
  { id: 'anthropic', label: 'Anthropic', provider: 'anthropic', baseUrl: null, form: /^sk-ant-/ },
  {
    id: 'openrouter',
    label: 'OpenRouter',
    provider: 'compatible',
    baseUrl: 'https://openrouter.ai/api/v1',
    form: /^sk-or-/,
  },
  { id: 'groq', label: 'Groq', provider: 'compatible', baseUrl: 'https://api.groq.com/openai/v1', form: /^gsk_/ },
  { id: 'xai', label: 'xAI', provider: 'compatible', baseUrl: 'https://api.x.ai/v1', form: /^xai-/ },
  {
    id: 'google',
    label: 'Google AI',
    provider: 'compatible',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    form: /^AIza[\w-]{30,}$/,
  },
  {
    id: 'together',
    label: 'Together AI',
    provider: 'compatible',
    baseUrl: 'https://api.together.ai/v1',
    form: /^tgp_v1_/,
  },
  { id: 'openai', label: 'OpenAI', provider: 'openai', baseUrl: null, form: /^sk-/ },
  { id: 'mistral', label: 'Mistral', provider: 'compatible', baseUrl: 'https://api.mistral.ai/v1' },
  { id: 'azure', label: 'Azure OpenAI', provider: 'azure', baseUrl: null },
  { id: 'compatible', label: 'OpenAI-compatible server', provider: 'compatible', baseUrl: null },
] as const satisfies readonly Vendor[]

export type VendorId = (typeof vendors)[number]['id']

/** Whose key this looks like; null for a form that several have, or none. */
export function vendorOfKey(key: string): VendorId | null {
  const pasted = key.trim()
  return vendors.find((vendor) => 'form' in vendor && vendor.form.test(pasted))?.id ?? null
}

export function vendorById(id: VendorId): Vendor {
  return vendors.find((vendor) => vendor.id === id) ?? vendors[0]
}

/** The vendor behind a stored key, for its name. */
export function vendorOf({ provider, base_url }: { provider: string; base_url: string | null }): Vendor {
  const byAddress = vendors.find(({ baseUrl }) => baseUrl !== null && baseUrl === base_url)
  return byAddress ?? vendors.find((vendor) => vendor.id === provider) ?? vendors[vendors.length - 1] ?? vendors[0]
}
