import { readability } from '../readability/index.ts'
import { syllables } from '../text/index.ts'
import { shareOf } from './share.ts'

// syllables counted by hand
const counted =
  'bicycle 3, machine 2, velocipede 4, pedals 2, boneshaker 3, pneumatic 3, clothing 2, workers 2, people 2, electric 3, estuary 4, turbines 2, predictable 4, gravitational 5, oceans 2, underwater 4, encloses 3, metal 2, decades 2, capacity 4, disturbed 2, species 2, honeybee 3, larvae 2, drones 1, foragers 3, shivered 2, colonies 3, pesticides 3, rhythm 2, encrypted 3, vault 1, administrator 5, cryptographic 4, managers 3, devices 3, materials 4, nitrogen 3, cardboard 2, wrung 1, perennial 4, ideas 3, created 3, relaxed 2, jumped 1, needed 2, moisture 2, idea 3, science 2, diary 3, fuel 2, hour 1, family 3, chocolate 3, Wednesday 2, business 2, vegetable 4, naked 2, aged 1, forgotten 3'
    .split(', ')
    .map((entry) => entry.split(' '))

// from easy to hard, by how they were written
const ladder = [
  'The dog ran to the gate. It saw a cat. The cat sat still. Then the dog lay down in the sun. It was hot, and the cat went home.',
  'A bee that finds food flies home and dances. The other bees feel the dance in the dark. They learn how far the food is and which way to fly.',
  'A worker bee that has found food tells the others by dancing. The angle of the dance shows the direction relative to the sun, and its length shows the distance.',
  'The waggle dance communicates the direction and distance of a food source, and its duration correlates with the energy that the journey requires.',
  'Interindividual variability notwithstanding, the informational content of the waggle dance constitutes a paradigmatic instance of referential communication in invertebrates, necessitating multimodal interpretation.',
]

/** Share of words whose syllables are counted as by hand. */
export function syllableCounts(): number {
  return shareOf(counted, ([word = '', count]) => syllables(word) === Number(count))
}

/** Share of measures that put neighboring steps of the ladder in order. */
export function ladderInOrder(): number {
  const read = ladder.map((text) => readability(text))
  const steps = read.slice(1).flatMap((harder, at) => {
    const [easier, grades, more] = [read[at], read[at]?.grades, harder.grades]
    if (!easier || !grades || !more) return [false]
    const names = ['fleschKincaid', 'gunningFog', 'smog', 'automatedIndex', 'colemanLiau', 'daleChall'] as const
    return [(easier.readingEase ?? 0) > (harder.readingEase ?? 0), ...names.map((name) => grades[name] < more[name])]
  })
  return shareOf(steps, Boolean)
}
