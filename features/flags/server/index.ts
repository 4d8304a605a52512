export { type Asker, defaultModelOf } from './decide.ts'
export { flagsFeature, requireFlag } from './routes.ts'
export { type FlagWish, setFlag } from './set-flag.ts'
export { allOverrides, type FlagOverride } from './store.ts'
