import { json, type Pages, page, type Site, site } from './site.ts'

/** What the played Wikipedia says of tidal power stations. */
export const ARTICLE = `A tidal power station turns the rise and fall of the tides into electricity. The Rance tidal power station in Brittany opened in 1966 and has 24 turbines with a capacity of 240 megawatts.

The Sihwa Lake tidal power station in South Korea opened in 2011. With 254 megawatts it is the largest tidal power station in the world, and it stands in a sea wall that was built in 1994.`

const GERMAN = `Ein Gezeitenkraftwerk wandelt die Bewegung der Gezeiten in elektrischen Strom um. Das Gezeitenkraftwerk an der Rance in der Bretagne wurde 1966 eröffnet und hat 24 Turbinen.

Das Gezeitenkraftwerk Sihwa-ho in Südkorea ging 2011 in Betrieb. Mit 254 Megawatt ist es das größte Gezeitenkraftwerk der Welt.`

const ABSTRACT =
  'We compare what a tidal power station costs with what other plants cost. A barrage of 750 metres cost 620 million francs in 1966. Over fifty years the electricity of the barrage cost less than that of coal plants nearby, and the sluices were replaced once in 1996 at a cost of 18 million euros.'

/** One article of the wiki that tests play. */
export interface WikiArticle {
  title: string
  text: string
  revision: number
  isDisambiguation?: boolean
  /** What it is called in English. */
  english?: string
}

/**
 * A MediaWiki as its Action API and its pages answer, for one language: searches find the articles that hold every word, or
 * with OR any of them.
 * `base` is where it is, without a trailing slash.
 */
export function wiki(base: string, language: string, articles: WikiArticle[]): Pages {
  const path = new URL(base).pathname.replace(/\/$/, '')
  const addressOf = ({ title }: WikiArticle) => `${base}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`
  const listed = (found: WikiArticle[]) => ({
    batchcomplete: true,
    query: {
      pages: found.map((article, at) => ({
        pageid: article.revision,
        ns: 0,
        title: article.title,
        index: at + 1,
        canonicalurl: addressOf(article),
        extract: article.text.split('\n\n')[0],
        revisions: [{ revid: article.revision, parentid: 1, timestamp: '2026-10-03T07:00:00Z' }],
        ...(article.isDisambiguation ? { pageprops: { disambiguation: '' } } : {}),
        ...(article.english && language !== 'en' ? { langlinks: [{ lang: 'en', title: article.english }] } : {}),
      })),
      rightsinfo: {
        url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.en',
        text: 'Creative Commons Attribution-Share Alike 4.0',
      },
    },
  })
  return {
    [`${path}/w/api.php`]: (request, response, body) => {
      const asked = new URL(request.url ?? '', 'http://wiki').searchParams
      const wishes = (asked.get('gsrsearch') ?? '').toLowerCase().split(' or ')
      const titles = asked.get('titles')?.split('|')
      const isFound = ({ title, text }: WikiArticle) =>
        titles
          ? titles.includes(title)
          : wishes.some((wish) => holds(`${title} ${text}`.toLowerCase(), wish.split(' ')))
      json(listed(articles.filter(isFound)))(request, response, body)
    },
    ...Object.fromEntries(
      articles.map((article) => [new URL(addressOf(article)).pathname, articlePage(article, language)]),
    ),
  }
}

function holds(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** An article as MediaWiki's skins show it: its license in the head, its revision in the script and at the foot. */
function articlePage({ title, text, revision }: WikiArticle, language: string): Pages[string] {
  const paragraphs = text.split('\n\n').map((words) => `<p>${words}</p>`)
  return page(`<!DOCTYPE html><html lang="${language}"><head><title>${title} - Wikipedia</title>
<script>RLCONF={"wgPageName":"${title}","wgCurRevisionId":${revision},"wgRevisionId":${revision},"wgArticleId":7};</script>
<meta name="generator" content="MediaWiki 1.46.0-wmf.3">
<link rel="license" href="https://creativecommons.org/licenses/by-sa/4.0/deed.en"></head>
<body class="mediawiki"><div id="content"><h1 id="firstHeading">${title}</h1><div id="mw-content-text"><div class="mw-parser-output">${paragraphs.join('')}</div>
<div class="printfooter">Retrieved from "<a href="https://${language}.wikipedia.org/w/index.php?title=X&amp;oldid=${revision}">x</a>"</div></div></div>
<script type="application/ld+json">{"@context":"https:\\/\\/schema.org","@type":"Article","name":"${title}","datePublished":"2003-05-04T09:04:57Z","dateModified":"2026-10-03T07:00:00Z"}</script>
</body></html>`)
}

/** A work as OpenAlex lists it. */
export function openAlexWork({
  title,
  abstract,
  url,
}: {
  title: string
  abstract: string
  url: string | null
}): object {
  const index: Record<string, number[]> = {}
  for (const [at, word] of abstract.split(' ').entries()) index[word] = [...(index[word] ?? []), at]
  return {
    display_name: title,
    publication_date: '2021-06-02',
    authorships: ['Ada Sea', 'Ben Shore', 'Cy Bay', 'Di Reef'].map((display_name) => ({ author: { display_name } })),
    best_oa_location: url && { is_oa: true, pdf_url: null, landing_page_url: url, license: 'cc-by', source: null },
    abstract_inverted_index: index,
  }
}

/** A work as Crossref lists it, closed but for its abstract. */
export function crossrefWork({ title, abstract }: { title: string; abstract: string }): object {
  return {
    DOI: '10.5555/12345678',
    URL: 'https://doi.org/10.5555/12345678',
    title: [title],
    abstract: `<jats:title>Abstract</jats:title><jats:p>${abstract}</jats:p>`,
    author: [{ given: 'Josiah', family: 'Carberry', sequence: 'first' }],
    issued: { 'date-parts': [[2019, 3, 7]] },
    license: [{ URL: 'https://www.example.com/tdm/userlicense/1.0/', 'content-version': 'tdm', 'delay-in-days': 0 }],
    link: [{ URL: 'https://publisher.example/full.pdf', 'content-type': 'application/pdf' }],
  }
}

/** Wikipedia, OpenAlex, and Crossref on one loopback site, each with something on tidal power stations. */
export interface Libraries extends Site {
  /** What they answer; a test may change it. */
  pages: Pages
  /** Settings of a server that asks these. */
  settings: Record<string, string>
}

export async function openLibraries(): Promise<Libraries> {
  const pages: Pages = {}
  const library = await site(pages)
  const closed: Pages[string] = (_, response) => response.writeHead(403).end('Forbidden')
  Object.assign(
    pages,
    wiki(`${library.url}/en`, 'en', [
      { title: 'Tidal power station', text: ARTICLE, revision: 42 },
      { title: 'Tidal', text: 'Tidal may be a power station or music.', revision: 7, isDisambiguation: true },
    ]),
    wiki(`${library.url}/de`, 'de', [
      { title: 'Gezeitenkraftwerk', text: GERMAN, revision: 41, english: 'Tidal power station' },
    ]),
    {
      '/oa/works': json({
        results: [
          openAlexWork({ title: 'Tidal power station costs', abstract: ABSTRACT, url: `${library.url}/closed` }),
        ],
      }),
      '/cr/works': json({
        message: { items: [crossrefWork({ title: 'The tidal power station in law', abstract: ABSTRACT })] },
      }),
      '/closed': closed,
    },
  )
  const settings = {
    WIKIPEDIA_BASE_URL: `${library.url}/{language}`,
    OPENALEX_BASE_URL: `${library.url}/oa`,
    CROSSREF_BASE_URL: `${library.url}/cr`,
  }
  return { ...library, pages, settings }
}
