export { visitsFeature } from './routes.ts'
export { countVisit, visitsOfDays } from './visits.ts'
