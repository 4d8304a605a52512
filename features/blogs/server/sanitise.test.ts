import { describe, expect, test } from 'vitest'
import { sanitise, sanitiseForeign } from './sanitise.ts'

/** What must not be in any tag of what comes out. */
const DANGER =
  /<[^>]*(?:\son\w+\s*=|javascript:|vbscript:|data:|srcdoc|formaction|xlink|style=)|<\/?(?:script|style|svg|math|object|embed|form|base|meta|link|template|noscript|textarea|select|button|video|audio|frame)/i

// Disguises after OWASP's filter evasion sheet, the mutation tricks published for parsers that disagree, and polyglots.
const disguises = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script/x>',
  '<<script>alert(1);//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" ONERROR="alert(1)">',
  '<img/src="x"/onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src=`x` onerror=alert(1)>',
  '<img src="jav\tascript:alert(1)">',
  '<img src="jav&#x0A;ascript:alert(1)">',
  '<img src=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<a href="javascript:alert(1)">l</a>',
  '<a href="JaVaScRiPt:alert(1)">l</a>',
  '<a href=" &#14; javascript:alert(1)">l</a>',
  '<a href="java\u0000script:alert(1)">l</a>',
  '<a href="javascript&colon;alert(1)">l</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">l</a>',
  '<a href="vbscript:msgbox(1)">l</a>',
  '<a href="data:text/html,<script>alert(1)</script>">l</a>',
  '<a href="//evil.example">l</a>',
  '<a href="\\\\evil.example">l</a>',
  '<a href="/\\evil.example">l</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>l</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">l</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<iframe src="//www.youtube.com@evil.example/embed/x"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input type="image" src="javascript:alert(1)">',
  '<input onfocus=alert(1) autofocus>',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<div data-embed="link" data-url="javascript:alert(1)">x</div>',
  '<x onclick=alert(1)>click</x>',
  '<p id="app">x</p><p class="admin">x</p><p name="cookie">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert() )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert()//>\\x3e',
]

describe('script in every known disguise', () => {
  test.each(disguises)('%s', (html) => {
    const clean = sanitise(`<p>Safe words stay.</p>${html}<p>And after.</p>`)
    expect(clean).not.toMatch(DANGER)
    expect(clean).not.toMatch(/href="(?:\/\/|\\|\/\\)/)
    expect(clean).not.toMatch(/\sid="app"|class="admin"|name="cookie"/)
    expect(clean).toContain('Safe words stay.')
    expect(sanitise(clean), 'nothing new comes out of a second pass').toBe(clean)
    expect(sanitiseForeign(html).replaceAll(/ (?:style|id|class)="[^"]*"/g, '')).not.toMatch(DANGER)
  })
})

describe('words stay to the letter', () => {
  test.each([
    ['entities', '<p>Fish &amp; chips &lt;5 &euro; &copy; &#128640;</p>', '<p>Fish &amp; chips &lt;5 € © 🚀</p>'],
    ['umlauts', '<p>Zwölf Boxkämpfer, Straße</p>', '<p>Zwölf Boxkämpfer, Straße</p>'],
    ['Arabic', '<p dir="rtl">اثنا عشر قاربًا</p>', '<p dir="rtl">اثنا عشر قاربًا</p>'],
    ['emoji of several code points', '<p>👩‍👩‍👧‍👦🏳️‍🌈</p>', '<p>👩‍👩‍👧‍👦🏳️‍🌈</p>'],
    ['hard spaces', '<p>5&nbsp;km</p>', '<p>5\u00a0km</p>'],
    ['unknown tags', '<custom-tag>inside <font color=red>red</font></custom-tag>', 'inside red'],
    ['a lone less-than sign', '<p>a < b and c > d</p>', '<p>a &lt; b and c &gt; d</p>'],
    ['what cannot be stored', '<p>a\u0000b\ud800c</p>', '<p>ab\ufffdc</p>'],
  ])('%s', (_, html, clean) => {
    expect(sanitise(html)).toBe(clean)
  })
})

describe('supported content stays', () => {
  test.each([
    '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><mark>e</mark><sup>f</sup><sub>g</sub><code>h</code></p>',
    '<p><a href="https://a.example/?a=1&amp;b=2" title="t" rel="noopener">l</a><a href="/blogs" rel="noopener">b</a><a href="mailto:a@b.example" rel="noopener">m</a></p>',
    '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul>',
    '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><p>a</p></li></ul>',
    '<table><tbody><tr><th colspan="2" data-align="right"><p>a</p></th></tr></tbody></table>',
    '<pre><code class="language-c++">a &lt; b</code></pre>',
    '<aside data-callout="tip"><p>a</p></aside>',
    '<p>a<sup data-footnote="x"><a href="#fn-x" id="fnref-x" rel="noopener">1</a></sup></p><section data-footnotes><ol><li data-footnote-item="x" id="fn-x"><p>b</p></li></ol></section>',
    '<p><span data-citation="c1">a</span><span data-engine="openai/x">b</span></p>',
    '<div data-embed="youtube" data-url="https://www.youtube.com/watch?v=x">a</div>',
    '<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>',
  ])('%s', (html) => {
    expect(sanitise(html)).toBe(html)
  })

  test('a picture, from our own files or by https alone', () => {
    expect(
      sanitise(
        '<img src="/api/blogs/images/1" alt="a"><img src="https://a.example/b.png"><img src="http://a.example/b.png">',
      ),
    ).toBe('<img src="/api/blogs/images/1" alt="a" /><img src="https://a.example/b.png" />')
  })
})

test('what Word and Google Docs mean by a style is still there for the document to read', () => {
  const html = '<b style="font-weight:normal" id="docs-internal-guid-1"><p class="MsoTitle">a</p></b>'
  expect(sanitiseForeign(html)).toBe(html)
})

test('HTML that only opens tags is refused, nesting as people make it is not', () => {
  expect(() => sanitise(`${'<blockquote>'.repeat(200_000)}deep`)).toThrow('never closed')
  expect(sanitise(`${'<blockquote>'.repeat(9_000)}deep`)).toContain('deep')
  expect(sanitise('<p>a<br>b<img src="/x">'.repeat(9_000))).toContain('<br />')
})
