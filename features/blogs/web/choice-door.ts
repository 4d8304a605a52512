export { BlogChoice } from './BlogChoice.tsx'
