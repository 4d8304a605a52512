/** Words as Markdown shows them unchanged: signs that it would read as markup are escaped. */
export function escapedMarkdown(text: string): string {
  return text
    .replace(/[\\`*]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!])/gi, '\\<')
    .replace(/\[(?=[^\]]*\]\()/g, '\\[')
    .replace(/^(#{1,6}\s|[-+]\s|>|\d+[.)]\s)/, '\\$&')
}

/** The words behind escaped Markdown. */
export function unescapedMarkdown(text: string): string {
  return text.replace(/\\([\\`*_<[#\-+>|])/g, '$1').replace(/\\(\d+[.)])/g, '$1')
}
