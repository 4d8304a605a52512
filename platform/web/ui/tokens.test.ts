import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// WCAG 2.2 AA, from the token file itself: text 4.5:1, what bounds a control or shows the focus 3:1.

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Rgb = [red: number, green: number, blue: number]
interface Colour {
  rgb: Rgb
  alpha: number
}

const grounds = ['paper', 'canvas', 'surface']
const sources = [1, 2, 3, 4, 5, 6].map((number) => `source-${number}`)
const words = [
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-2',
  'supported',
  'disputed',
  'unsure',
  'unsourced',
  'danger',
  ...sources,
]
const washes = ['supported', 'disputed', 'unsure', 'unsourced', 'accent']

for (const theme of ['light', 'dark'] as const) {
  for (const ground of grounds) {
    test.each(words)(`${theme}: %s can be read on ${ground}`, (word) => {
      expect(contrast(colour(word, theme), solid(ground, theme))).toBeGreaterThanOrEqual(4.5)
    })
    test.each(['ink', 'ink-2', 'ink-3'])(
      `${theme}: %s can be read on a hovered and a selected row of ${ground}`,
      (word) => {
        for (const wash of ['wash', 'wash-2']) {
          expect(contrast(colour(word, theme), over(colour(wash, theme), solid(ground, theme)))).toBeGreaterThanOrEqual(
            4.5,
          )
        }
      },
    )
    test.each(washes)(`${theme}: %s can be read on its own wash on ${ground}`, (word) => {
      const under = over(colour(`${word}-wash`, theme), solid(ground, theme))
      expect(contrast(colour(word, theme), under)).toBeGreaterThanOrEqual(4.5)
    })
    test.each(['line-2', 'accent'])(`${theme}: %s bounds what can be operated on ${ground}`, (line) => {
      expect(contrast(colour(line, theme), solid(ground, theme))).toBeGreaterThanOrEqual(3)
    })
  }
  test.each([
    ['accent-ink', 'accent'],
    ['accent-ink', 'accent-2'],
    ['danger-ink', 'danger'],
    ['canvas', 'ink'],
  ])(`${theme}: %s can be read on %s`, (word, ground) => {
    expect(contrast(colour(word, theme), solid(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
}

test('every color has a light and a dark value', () => {
  const names = [...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name)
  expect(
    names.filter((name) => name && !['transparent', 'current'].includes(name) && !/light-dark/.test(declaration(name))),
  ).toEqual([])
})

function declaration(name: string): string {
  return new RegExp(`--color-${name}:([^;]+);`).exec(css)?.[1] ?? ''
}

function colour(name: string, theme: 'light' | 'dark'): Colour {
  const values = [...declaration(name).matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g)]
  const value = values[theme === 'light' ? 0 : 1]
  if (!value) throw new Error(`no ${theme} value of ${name}`)
  const [, lightness, chroma, hue, alpha] = value
  return { rgb: linearRgb(Number(lightness) / 100, Number(chroma), Number(hue)), alpha: alpha ? Number(alpha) : 1 }
}

function solid(name: string, theme: 'light' | 'dark'): Rgb {
  return colour(name, theme).rgb
}

/** OKLCH to linear sRGB: Björn Ottosson 2020, "A perceptual color space for image processing". */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** What a see-through color looks like on a ground; browsers mix in gamma-encoded sRGB. */
function over({ rgb, alpha }: Colour, ground: Rgb): Rgb {
  const mix = (top: number, below: number) => decoded(encoded(top) * alpha + encoded(below) * (1 - alpha))
  return [mix(rgb[0], ground[0]), mix(rgb[1], ground[1]), mix(rgb[2], ground[2])]
}

function encoded(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}

function decoded(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function contrast(word: Colour, ground: Rgb): number {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [lighter, darker] = [luminance(word.rgb), luminance(ground)].sort((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}
