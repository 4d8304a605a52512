/** Text as it is in XML, in elements and in attributes. Control signs that XML has no place for are left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(FORBIDDEN, '')
    .toWellFormed()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

type Properties = Record<string, string>

/** A number as iWork writes it: `f` a real one, `i` a whole one, `c` yes or no. */
export function number(value: number, type: 'f' | 'i' | 'c'): string {
  return `<sf:number sfa:number="${value}" sfa:type="${type}"/>`
}

export function string(value: string): string {
  return `<sf:string sfa:string="${xmlText(value)}"/>`
}

/** A color from its hexadecimal name. */
export function colour(hex: string): string {
  const part = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)
  return `<sf:color xsi:type="sfa:calibrated-rgb-color-type" sfa:r="${part(0)}" sfa:g="${part(2)}" sfa:b="${part(4)}" sfa:a="1"/>`
}

/** A style's properties; an empty value stands for "as the program does it". */
export function propertyMap(properties: Properties): string {
  const entries = Object.entries(properties).map(([name, value]) =>
    value ? `<sf:${name}>${value}</sf:${name}>` : `<sf:${name}/>`,
  )
  return `<sf:property-map>${entries.join('')}</sf:property-map>`
}
