import { bicycle } from './bicycle.ts'
import type { Case } from './case.ts'
import { compost } from './compost.ts'
import { honeybees } from './honeybees.ts'
import { oliveOil } from './olive-oil.ts'
import { passwords } from './passwords.ts'
import { potato } from './potato.ts'
import { sourdough } from './sourdough.ts'
import { tidalPower } from './tidal-power.ts'

export const allCases: readonly Case[] = [
  tidalPower,
  sourdough,
  bicycle,
  compost,
  passwords,
  honeybees,
  oliveOil,
  potato,
]
