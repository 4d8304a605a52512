import { z } from 'zod'

/** Libraries that anybody may search without a key. */
export const openProviders = ['wikipedia', 'openalex', 'crossref'] as const
export type OpenProvider = (typeof openProviders)[number]

/** Under which terms a source may be used, as it or its library says, and how it is to be named. */
export const Rights = z.object({
  /** For example `CC BY-SA 4.0`; null where only the address of the terms is known. */
  license: z.string().nullable(),
  license_url: z.string().nullable(),
  /** Exactly what was read, where that has an address of its own: a revision of a wiki page. */
  attribution_url: z.string().nullable(),
  revision: z.string().nullable(),
  /** The open library that found it; null where a person added it. */
  found_by: z.enum(openProviders).nullable(),
  /** The source’s text is the abstract of the work, not the work. */
  abstract_only: z.boolean(),
})
export type Rights = z.output<typeof Rights>

/** Rights of which nothing is known yet. */
export const unknownRights: Rights = {
  license: null,
  license_url: null,
  attribution_url: null,
  revision: null,
  found_by: null,
  abstract_only: false,
}
