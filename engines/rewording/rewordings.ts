import type { LanguageCode } from '../text/index.ts'

/** Words that may stand for each other: the plain form, and the formal one. */
export interface Rewording {
  readonly plain: string
  readonly formal: string
  /** Whether the plain form may become the formal one too; otherwise only the other way. */
  readonly isMutual: boolean
  /** Only before a number. */
  readonly isCounting: boolean
}

/*
 * Our own lists. One pair a line: `plain = formal` both ways, `plain < formal` only towards the plain one; `#` stands for a
 * number behind. Only pairs
 * that fit every sentence we could think of, in the same form and with the same words around them; no denial, no modal,
 * no quantity, no word that is also another part of speech. Small on purpose.
 */
const lists: Readonly<Record<LanguageCode, string>> = {
  en: `to < in order to
    because < due to the fact that
    although < despite the fact that
    about # = approximately #
    now < at this point in time
    if < in the event that
    uses < utilizes
    use < utilize
    bought = purchased
    buys = purchases
    needs < requires
    need < require
    started = commenced
    showed = demonstrated
    shows < demonstrates
    turned into = converted into
    turns into = converts into
    for example = for instance
    hard to = difficult to
    later = subsequently
    near < in the vicinity of
    main = principal
    built = constructed
    made up of = composed of
    get < obtain
    gets < obtains
    before < prior to
    by < by means of
    often = frequently
    mostly = predominantly
    now = currently
    start < commence
    buy < purchase`,
  de: `jedoch = allerdings
    zum Beispiel = beispielsweise
    etwa < ungefähr
    benutzen = verwenden
    benutzt = verwendet
    bekommen = erhalten
    bekommt = erhält
    deshalb = daher
    auch = ebenfalls
    schon = bereits
    vor allem = insbesondere
    heute < heutzutage
    weil < aufgrund der Tatsache, dass`,
  es: `sin embargo = no obstante
    usar = utilizar
    usa = utiliza
    usan = utilizan
    también = asimismo
    empezó = comenzó
    empieza = comienza
    casi = prácticamente
    sobre todo = principalmente
    ayuda a = contribuye a
    ayudan a = contribuyen a
    para < con el fin de
    porque < debido a que`,
  fr: `environ = approximativement
    surtout = principalement
    utilise = emploie
    utilisent = emploient
    commence = débute
    aide à = contribue à
    aident à = contribuent à
    aujourd'hui < de nos jours
    cependant = toutefois
    par exemple < à titre d'exemple
    pour < dans le but de
    montre = démontre`,
  it: `per esempio = ad esempio
    usare = utilizzare
    usa = utilizza
    usano = utilizzano
    oggi = attualmente
    soprattutto = principalmente
    comincia = inizia
    cominciò = iniziò
    aiuta a = contribuisce a
    tuttavia = ciò nonostante
    per < al fine di`,
  nl: `ongeveer = circa
    ook = eveneens
    nu = momenteel
    vooral = voornamelijk
    heel < zeer
    om < teneinde
    omdat < vanwege het feit dat
    kopen = aanschaffen
    krijgen = verkrijgen`,
  pt: `cerca de = aproximadamente
    usar = utilizar
    usa = utiliza
    usam = utilizam
    também = igualmente
    hoje = atualmente
    sobretudo = principalmente
    contudo = todavia
    ajuda a = contribui para
    para < com o objetivo de
    porque < devido ao facto de que`,
  pl: `na przykład = przykładowo
    też = również
    także = również
    teraz = obecnie
    dziś = obecnie
    więc = zatem
    przede wszystkim = głównie
    żeby < w celu tego, aby`,
  tr: `ama = ancak
    örneğin = mesela
    bugün = günümüzde
    özellikle = bilhassa
    çünkü = zira
    hemen hemen = neredeyse`,
  vi: `ví dụ = chẳng hạn
    khoảng = xấp xỉ
    dùng = sử dụng
    hiện nay = ngày nay
    bắt đầu = khởi đầu
    nhất là = đặc biệt là`,
}

/** The rewordings of a language, longer ones first. */
export function rewordingsOf(code: LanguageCode): readonly Rewording[] {
  return lists[code]
    .split('\n')
    .map((line) => {
      const isMutual = line.includes(' = ')
      const [plain = '', formal = ''] = line.split(isMutual ? ' = ' : ' < ').map((side) => side.trim())
      const bare = (side: string) => side.replace(' #', '')
      return { plain: bare(plain), formal: bare(formal), isMutual, isCounting: plain.endsWith(' #') }
    })
    .sort((a, b) => b.formal.length - a.formal.length)
}
