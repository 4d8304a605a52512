import { type Material, readMaterial } from '../reading/material.ts'
import { allCases } from './all.ts'
import { type Case, passagesOf } from './case.ts'

/** The paragraph about tides that people paste: four sentences and a half, no sources. */
export const tides = `Tidal power converts the energy of tides into electricity. The first large tidal power plant was the Rance station in France, which opened in 1966.
It has 24 turbines and an installed capacity of 240 megawatts. Tides are more predictable than wind and sun. The cost of building a barrage is high, and sites with a large tidal range are few.`

/** The material of a case, read. */
export function materialOf(one: Case): Material {
  return readMaterial({ language: one.language, passages: passagesOf(one), topic: one.topic })
}

/** English text as material. */
export function english(given: string, topic?: string): Material {
  return readMaterial({ language: 'English-US', given, topic })
}

/** Every case with its material. */
export const materials: readonly (readonly [string, Material])[] = allCases.map((one) => [one.name, materialOf(one)])
