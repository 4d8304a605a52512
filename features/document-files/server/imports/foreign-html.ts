/** HTML of a foreign document, its pictures apart: `src` of picture n is `picture:n`. */
export interface ForeignHtml {
  html: string
  title: string
  pictures: Uint8Array[]
}
