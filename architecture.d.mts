export const featureUses: Record<string, string[]>
export const packageHomes: Array<{ packages: string[]; homes: string[]; why: string }>
export const enginePackages: string[]
export const exceptions: { environment: string[]; bareFetch: string[] }
export const lineLimits: { code: number; test: number }
export const ringsToUndo: string[]
export const routesToPart: string[]
