import { partOf } from '../../../platform/web/ui/load-part.ts'

// what the dashboard can do without at first loads last, in one piece
const load = () => import('./later.ts')

export const OpenSourcesSwitch = partOf(() => load().then((part) => part.OpenSourcesSwitch))
export const ResearchAhead = partOf(() => load().then((part) => part.ResearchAhead))
export const WithoutModel = partOf(() => load().then((part) => part.WithoutModel))
