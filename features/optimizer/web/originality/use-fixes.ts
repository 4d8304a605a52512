import { useMutation } from '@tanstack/react-query'
import { languageTag, quoted } from '../../../../engines/text/index.ts'
import { newUuid } from '../../../../platform/web/api/new-key.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { OriginalitySourceShape } from '../../contract.ts'
import { blogsApi } from '../api.ts'
import { type Sheet, useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'
import type { PlacedMatch } from './placed-matches.ts'
import { writerApi } from './writer-api.ts'

/** How words are owned up to: by a stored citation, by a link, or by their source behind them in the text itself. */
export function citingOf({ cite, link, blogId }: Sheet, source: OriginalitySourceShape): 'cite' | 'link' | 'plain' {
  if (cite && blogId && source.document_id) return 'cite'
  return link && source.url ? 'link' : 'plain'
}

/** Mends a match in the text itself. Each says what it did. */
export function useFixes({ match, source, place, parts }: PlacedMatch, onDone: () => void) {
  const t = useT(messages)
  const sheet = useSheet()
  const words = place ? sheet.page.text.slice(place.start, place.end) : ''
  const say = (done: boolean, text: string) => {
    sheet.announce(done ? text : t('notThere'))
    toast({ text: done ? text : t('notThere') })
    onDone()
  }
  const cite = useMutation({
    mutationFn: async () => {
      const way = citingOf(sheet, source)
      if (!place) return { way, isDone: false }
      const citationId = way === 'cite' ? await storedCitation(sheet, source, quoteOf(source, match)) : null
      // of words that were changed here and there, a quotation has the source's own
      const quotation = inQuotes(
        parts.length > 1 ? inParagraphs(quoteOf(source, match)) : words,
        languageTag(sheet.language),
      )
      const written = way === 'plain' ? `${quotation} (${sourceWords(source)})` : quotation
      const isDone = sheet.replace(place, written, { engine: 'builtin', asSuggestion: false })
      const placed = { ...place, now: quotation }
      if (citationId) sheet.cite?.(placed, citationId)
      if (way === 'link' && source.url) sheet.link?.([{ ...placed, href: source.url }])
      return { way, isDone }
    },
    onSuccess: ({ way, isDone }) =>
      say(isDone, t(way === 'cite' ? 'quoted' : way === 'link' ? 'quotedLinked' : 'quotedPlain')),
  })
  const reword = useMutation({
    mutationFn: async () => {
      const answer = await writerApi.call.rephraser({ text: words, tone: 'PROFESSIONAL', language: sheet.language })
      const { provider, model } = answer.engine
      const engine = model && provider !== 'builtin' ? `${provider}/${model}` : provider
      const content = answer.copies[0]?.content ?? ''
      return place !== null && content !== '' && sheet.replace(place, content, { engine, asSuggestion: true })
    },
    onSuccess: (isDone) => say(isDone, t(sheet.blogId ? 'reworded' : 'rewordedNow')),
  })
  const remove = () => {
    const isDone = place !== null && sheet.replace(place, '', { engine: 'builtin', asSuggestion: true })
    say(isDone, t(sheet.blogId ? 'removed' : 'removedNow'))
  }
  return { cite, reword, remove }
}

/** Without the line breaks that a source has within its paragraphs. */
function inParagraphs(words: string): string {
  const paragraphs = words.split(/\n{2,}/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
  return paragraphs.filter(Boolean).join('\n\n')
}

/** Each paragraph of a quotation has marks of its own: they may be set apart later. */
function inQuotes(words: string, language: string): string {
  return words
    .split(/(\n{2,})/)
    .map((part) => (part.trim() === '' || /^[“"«„]/.test(part) ? part : quoted(part, language)))
    .join('')
}

function quoteOf({ excerpt }: OriginalitySourceShape, { source_start, source_end }: PlacedMatch['match']): string {
  return excerpt.slice(source_start, source_end)
}

function sourceWords({ title, url }: OriginalitySourceShape): string {
  return url && url !== title ? `${title}, ${url}` : title
}

async function storedCitation(sheet: Sheet, source: OriginalitySourceShape, quote: string): Promise<string> {
  const id = newUuid()
  const { document_id: asset_id, title, url } = source
  const citation = { id, quote, title, url: url && /^https?:/.test(url) ? url : null, asset_id }
  await blogsApi.call.citations.add({ id: sheet.blogId ?? '', citations: [citation] })
  return id
}
