/** All words of a digest that are not a source's. None of them states anything but what the digest itself holds. */
export interface DigestWords {
  /** `{topic}` in quotation marks; `{n}` sources, two or more. */
  readonly aboutOne: string
  readonly aboutMany: string
  /** Where the writer wrote all of them. */
  readonly aboutOwn: string
  /** Behind each of these: what a digest is for. */
  readonly material: string
  readonly nothing: string
  readonly toldBefore: string
  /** Under a heading that no source can fill: introduction, conclusion. */
  readonly yours: string
  /** Before the second of two sources that agree on a figure; the first is quoted above. */
  readonly agree: string
  readonly differ: string
  readonly open: string
  readonly openTitle: string
  readonly statement: string
  readonly figure: string
  readonly source: string
  readonly date: string
  /** Over a digest: `{topic}`, `{n}` sources, two or more. */
  readonly headline: string
  /** What is worth saying under any heading, where nothing is known of it. */
  readonly points: readonly string[]
}
