export { ModelPlace } from './ModelPlace.tsx'
