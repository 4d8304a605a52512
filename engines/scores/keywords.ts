import { allCases } from '../digest/cases/all.ts'
import { keyphrases } from '../keywords/index.ts'
import { balance, mean } from './share.ts'

// what a reader would index each text under, chosen by hand before it was measured
const wanted: Readonly<Record<string, readonly string[]>> = {
  'tidal power': [
    'tidal power',
    'tidal barrage',
    'tidal stream',
    'rance station',
    'tidal range',
    'estuary',
    'turbines',
    'sihwa lake',
    'tidal lagoon',
    'electricity',
  ],
  'sourdough bread': [
    'sourdough',
    'sourdough starter',
    'starter',
    'dough',
    'flour',
    'yeast',
    'bread',
    'loaf',
    'lactic acid bacteria',
    'fridge',
  ],
  'history of the bicycle': [
    'bicycle',
    'safety bicycle',
    'front wheel',
    'running machine',
    'velocipede',
    'pneumatic tire',
    'cyclists',
    'women',
    'john kemp starley',
    'karl drais',
  ],
  'garden compost': [
    'compost',
    'composting',
    'heap',
    'nitrogen',
    'carbon',
    'worms',
    'soil',
    'brown materials',
    'green materials',
    'methane',
  ],
  'password managers': [
    'password manager',
    'password managers',
    'master password',
    'vault',
    'passkeys',
    'credential stuffing',
    'two-factor authentication',
    'phishing',
    'passwords',
    'passkey',
  ],
  honeybees: [
    'honeybees',
    'honeybee colony',
    'queen',
    'workers',
    'drones',
    'hive',
    'honey',
    'waggle dance',
    'varroa mite',
    'larvae',
  ],
  'aceite de oliva': [
    'aceite de oliva',
    'aceite',
    'aceitunas',
    'olivos',
    'aceite de oliva virgen extra',
    'acidez',
    'olivo',
    'cosecha',
    'aceite refinado',
    'jaén',
  ],
  Kartoffel: [
    'kartoffel',
    'kartoffeln',
    'anbau',
    'solanin',
    'kartoffelkäfer',
    'knollen',
    'nachtschattengewächse',
    'anden',
    'hungersnot',
    'sorten',
  ],
}

/** Balance of precision and recall of the first ten keyphrases, on the average. */
export function firstTen(): number {
  return mean(
    allCases.map(({ name, language, sources }) => {
      const found = keyphrases(sources.map(({ text }) => text).join('\n\n'), { language, limit: 10 })
      return balance(
        found.map(({ phrase }) => phrase.toLowerCase()),
        wanted[name] ?? [],
      )
    }),
  )
}
