export * from './contract/calls.ts'
export type * from './contract/setting.ts'
