import { findings, machineTone, rewrite } from '../humanize/index.ts'
import { mean } from './share.ts'

const LANGUAGE = 'English-US'

// written for this, in the manner of assistants
const machine = [
  `In today's digital landscape, password security has become more important than ever. It is crucial to understand that a strong password serves as the first line of defense. Moreover, password managers offer a seamless way to enhance security, streamline logins, and foster peace of mind. By leveraging these powerful tools, individuals and organizations alike can navigate the ever-evolving world of cyber threats with confidence. Ultimately, investing in a robust solution is not just a choice, but a necessity.`,
  `Composting is a transformative practice that plays a pivotal role in sustainable gardening. By embracing composting, gardeners can unlock a wealth of benefits, ranging from healthier soil to reduced waste. Furthermore, it fosters a deeper connection with nature, highlighting the intricate tapestry of life beneath our feet. Whether you are a seasoned gardener or just starting out, the journey toward richer soil begins with a single step. In conclusion, composting stands as a testament to the power of small changes.`,
  `Tidal power represents a groundbreaking innovation in the realm of renewable energy. This comprehensive guide delves into the key benefits, challenges, and opportunities of harnessing the ocean. Additionally, it underscores the importance of collaboration among stakeholders, ensuring that communities thrive. As technology continues to evolve, tidal energy is poised to revolutionize the way we power our lives. Embracing this vibrant future requires vision, commitment, and innovation.`,
]
const people = [
  `My neighbour's heap stank all August. He'd thrown in the mowings of two lawns, wet, and nothing else – no twigs, no straw, not so much as a torn-up egg box. "It'll dry," he said. It didn't. In the end we forked the lot onto a tarpaulin, mixed it with three sacks of leaves I'd been hoarding since November, and put it back. Ten days later you could hold your hand in it and pull it out fast. Fifty-eight degrees, by the meat thermometer, which my wife has not forgiven.`,
  `I lost the vault file in March. Not stolen; lost. The laptop died on the 9:14 to Crewe and the only other copy sat on a stick that had been through the wash with my jeans. So that was two hundred and six logins, most of them for shops I'd forgotten. The bank took a week. The library took one phone call and a woman called Pat, who asked my mother's maiden name and laughed. I keep three copies now, one at my sister's.`,
  `At low water the sluices look like nothing much, a row of rusty doors with weed on them. Then the horn goes. You feel the first turbine through your boots before you hear it, and by the sixth the rail is too shaky to lean on. Jean-Luc, who has worked there since 1988, eats his lunch through all this. He says the fish are back, bass anyway, and that nobody in Paris ever asked him about it.`,
]

/** How far apart the means of both kinds of text lie, 0 to 1. */
export function toneGap(): number {
  const scoreOf = (text: string) => {
    const tone = machineTone(text, LANGUAGE)
    return tone.state === 'measured' ? tone.score : 0.5
  }
  return mean(machine.map(scoreOf)) - mean(people.map(scoreOf))
}

/** The share of all findings that are in the machine's texts. */
export function findingsInMachineTexts(): number {
  const count = (texts: readonly string[]) => texts.flatMap((text) => findings(text, LANGUAGE) ?? []).length
  return count(machine) / (count(machine) + count(people))
}

/** How much a strong rewriting takes off the score, on the average. */
export function toneTakenOff(): number {
  return mean(
    machine.map((text) => {
      const tone = rewrite(text, 'strong', { language: LANGUAGE, kept: [] })?.tone
      return tone ? tone.before - tone.after : 0
    }),
  )
}
