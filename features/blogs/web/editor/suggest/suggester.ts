/** Who suggests, and whether more is to come: then what stands behind the last change is left alone. */
export interface Suggester {
  id: string
  engine: string
  isPartial?: boolean
}
