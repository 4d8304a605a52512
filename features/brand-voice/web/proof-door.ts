// What a check beside a text needs of voices. A door of its own, because the shell, which only links to them, must not load it.
export { measureAsWire, measuresFromWire, ruleAsWire, rulesFromWire } from '../wire.ts'
export { brandVoiceApi } from './api.ts'
export { MeasureTable } from './MeasureTable.tsx'
export { ProofVerdict } from './ProofVerdict.tsx'
export { useRuleName } from './use-rule-name.ts'
