/** Who suggests, and whether more will follow: then the text after the last change is left alone. */
export interface Suggester {
  id: string
  engine: string
  isPartial?: boolean
}
