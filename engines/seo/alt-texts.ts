import { type Page, type PageImage, textOf } from '../text/index.ts'

/** Words that an image could be described by. They are made without seeing it: somebody reads and changes them first. */
export interface AltProposal {
  /** Which image of the page. */
  readonly index: number
  readonly url: string
  /** Empty where nothing says what it shows. */
  readonly words: string
  readonly from: 'caption' | 'file-name' | 'heading' | null
}

/** Whether an image has neither words nor a mark that it is decoration. */
export function lacksAlt({ alt, isDecorative }: PageImage): boolean {
  return alt.trim() === '' && isDecorative !== true
}

/** For each image without a description one to begin with: by its caption, else its file name, else the heading it is under. */
export function altProposals(page: Page): AltProposal[] {
  return page.images.flatMap((image, index) => {
    if (!lacksAlt(image)) return []
    const found = (
      [
        ['caption', captionOf(page, image)],
        ['file-name', wordsOfFile(image.url)],
        ['heading', headingAbove(page, image)],
      ] as const
    ).find(([, words]) => words !== '')
    const [from, words] = found ?? [null, '']
    return [{ index, url: image.url, words: shortened(words), from }]
  })
}

/** Its own, or the caption that follows it and no image after it. */
function captionOf({ blocks, text, images }: Page, image: PageImage): string {
  const { caption = '', at } = image
  if (caption.trim() !== '') return caption.trim()
  const next = blocks.find(({ end }) => end >= at)
  if (next?.kind !== 'caption' || images.findLast((other) => other.at <= next.start) !== image) return ''
  return textOf(text, next).trim()
}

/** What cameras, screens, and programs call their files says nothing. */
const SAYS_NOTHING =
  /^(?:img|dsc[fn]?|dcim|pxl|photo|image|picture|pic|screenshot|screen|shot|scan|untitled|download|unnamed|file|bild|foto|imagen|captura|capture|hero|banner|thumb(?:nail)?|cover|final|copy|new|small|large|full)$/i

/** `rance-dam_at-low-tide-1024x768.jpg` as `Rance dam at low tide`; empty where the name is a number or one word. */
function wordsOfFile(url: string): string {
  const path = /^data:/i.test(url) ? '' : (url.split(/[?#]/)[0] ?? '')
  const name = decoded(path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{2,5}$/i, '')
  const parts = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_+.-]+/)
    .filter((part) => !/^\d+x\d+$|^[\da-f]{8,}$|^\d{5,}$/i.test(part))
  const says = parts.filter((part) => /^\p{L}{2,}$/u.test(part) && !SAYS_NOTHING.test(part))
  if (says.length < 2 || parts.some((part) => part.length > 30)) return ''
  const words = parts.filter((part) => !SAYS_NOTHING.test(part)).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function headingAbove({ blocks, text }: Page, { at }: PageImage): string {
  const heading = blocks.findLast(({ kind, start }) => kind === 'heading' && start < at)
  return heading === undefined ? '' : textOf(text, heading).trim()
}

/** Longer descriptions are cut by some screen readers. */
const LONGEST = 125

function shortened(words: string): string {
  const plain = words.replace(/\s+/g, ' ')
  return plain.length <= LONGEST ? plain : plain.slice(0, LONGEST).replace(/\s+\S*$/, '')
}
