export { WithoutModel } from './WithoutModel.tsx'
