import { z } from 'zod'

/** The id of any stored thing: opaque text. */
export const Id = z.string().min(1).max(128)

/** A moment as it is on the wire: ISO 8601 in UTC. */
export const Moment = z.iso.datetime().refine((moment) => !moment.startsWith('0000'), 'There was no year 0.')
