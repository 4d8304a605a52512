import { Id } from './ids.ts'

/** For whom a call acts, as fields of its input: the caller themselves, or a team that they are in. */
export const whose = { unique_id: Id.optional(), team_id: Id.nullish() }
