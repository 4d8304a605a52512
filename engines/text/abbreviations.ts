import { type ContentLanguage, type LanguageCode, languageCode } from './language.ts'

/**
 * How an abbreviation behaves before a capital letter: `title` and `inner` never end a sentence (`Dr. Smith`, `e.g.`),
 * `number` does not before a digit (`p. 55`), `other` only before a word that begins sentences (`etc. The`).
 */
export type AbbreviationKind = 'title' | 'inner' | 'number' | 'other'

type Lists = Readonly<Record<AbbreviationKind, string>>

/* Our own lists, without their last point. Months and weekdays are in `other`, units of measure too. */
const lists: Readonly<Record<LanguageCode, Lists>> = {
  en: {
    title: `adm atty brig capt cmdr col comdr cpl cpt dr fr gen gov hon lt maj messrs mme mr mrs ms msgr mt pfc pres prof
      pvt rep reps rev sen sens sgt sr.dr st ste supt`,
    inner: 'e.g i.e eg ie viz cf approx ca vs v.s resp esp incl excl al p.s ps n.b nb attn',
    number: 'no nos p pp pg vol vols fig figs eq eqs ch chap sec sect art arts para paras pt nr op ex ver tel ext n°',
    other: `a.m p.m a.d b.c b.c.e c.e u.s u.s.a u.k u.n e.u ph.d m.d b.a m.a m.s b.s d.c l.a n.y jr sr esq inc ltd co
      corp llc bros assn dept univ est inst acad govt natl intl etc ave blvd rd st hwy ft apt bldg sq jan feb mar apr jun
      jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat hr hrs min mins sec secs wk yr yrs mo mos lb
      lbs oz in kg km cm mm mi mph doz misc ed eds trans repr rev max temp avg orig abbr anon ph.ds`,
  },
  es: {
    title:
      'sr sra srta sres sras dr dra dres lic ing arq prof profa gral cap cnel d dña fr mons st sto sta ud uds vd vds',
    inner: 'p.ej ej i.e cf aprox vs',
    number: 'núm no n.º nº n° pág págs p pp vol cap art arts fig tel t',
    other: 'etc s.a s.l cía ee.uu a.c d.c av avda c/ km kg cm min máx mín ene feb abr jun jul ago sept oct nov dic',
  },
  fr: {
    title: 'm mm mme mmes mlle mlles dr pr me mgr st ste gén col cap sgt prof',
    inner: 'p.ex ex c.-à-d càd i.e cf env vs',
    number: 'n° nº no p pp vol chap art fig tél t',
    other: 'etc s.a s.a.r.l cie av bd boul j.-c éd coll janv févr avr juill sept oct nov déc min max hab km kg cm',
  },
  it: {
    title: 'sig sigg sig.ra sig.na dott dott.ssa dr ing avv prof prof.ssa arch geom rag on sen mons gen col cap s ss',
    inner: 'es p.es ad.es i.e cfr ca vs cd',
    number: 'n nn nr n° nº p pp pag pagg vol voll cap art artt fig tel tav',
    other:
      'ecc etc s.p.a s.r.l a.c d.c v.le p.za c.so gen feb mar apr mag giu lug ago set sett ott nov dic min max km kg',
  },
  nl: {
    title: 'dhr mevr mw mej dr drs ir ing mr prof ds gen kol kapt st',
    inner:
      'bijv bv b.v d.w.z dwz i.e o.a m.n t.w m.a.w z.g zgn ca vgl incl excl resp c.q n.a.v i.v.m t.o.v t.a.v m.b.t',
    number: 'nr nrs p pp blz pag vol hfdst art fig tel nº',
    other: 'enz etc n.v v.chr n.chr a.u.b jan feb mrt apr jun jul aug sept okt nov dec min max km kg st str',
  },
  pt: {
    title: 'sr sra srs sras srta dr dra drs prof profa eng arq gen cel cap d dom fr pe sto sta exmo exma v.exa',
    inner: 'p.ex ex i.e cf aprox vs',
    number: 'n.º nº n° no núm pág págs p pp vol cap art arts fig tel t',
    other: 'etc s.a ltda cia e.u.a a.c d.c av r km kg cm mín máx jan fev mar abr jun jul ago set out nov dez',
  },
  de: {
    title: `hr fr frl dr prof dipl ing dipl.-ing mag hrn st gen gebr rer nat phil med jur h.c priv.-doz pfr`,
    inner: `z.b zb d.h dh u.a ua u.u usw.z i.d.r idr o.ä o.g s.o s.u vgl bzw ca evtl ggf inkl exkl sog insb bspw z.t zt
      z.zt m.e i.e i.s.v u.ä lt gem gegr geb gest v.a vs resp entspr ehem`,
    number: 'nr nrn s bd bde kap abs art abb tab fig tel abschn aufl ziff rn s.a jg',
    other: `usw etc u.s.w a.d co inc ltd gmbh str pl n.chr v.chr n.u.z v.u.z jan jän feb mär apr jun jul aug sep sept okt
      nov dez mo di mi do fr sa so min max mind std sek mio mrd tsd km kg jh jhd hrsg verl ff f uvm`,
  },
  pl: {
    title: 'dr prof mgr inż hab gen płk ppłk mjr kpt por ks św bp abp o s p pp śp im ul al pl os gm woj doc red',
    inner: 'np tzn tj m.in itp.z ok por zob wg ds tzw vs jw',
    number: 'nr s str t tom rys tab art ust pkt poz tel zał godz',
    other: `itd itp etc in r w ww wiek p.n.e n.e sp z.o.o s.a stycz lut mar kwiet maj czerw lip sierp wrzes paźdz listop
      grudz tys mln mld zł gr km kg min maks m.st`,
  },
  tr: {
    title: 'dr prof doç yrd uzm öğr gör av sn alb gen org korg tümg bnb yzb ütğm müh hz st',
    inner: 'örn vb.örn krş bkz yak',
    number: 'no nr s sf cilt c bl md şek tel böl çiz',
    other:
      'vb vs vd ltd şti a.ş t.c m.ö m.s cad sok mah blv apt ört min maks oca şub mar nis may haz tem ağu eyl eki kas ara',
  },
  vi: {
    title: 'ts ths pgs gs bs ks tp q p tx tt ông bà',
    inner: 'vd v.d tr.cn cf',
    number: 'tr số st đt',
    other: 'v.v vv v.v.v tcn scn etc',
  },
}

const tables = new Map<LanguageCode, ReadonlyMap<string, AbbreviationKind>>()

/**
 * What kind of abbreviation a lower-case token without its last point is, null for none. English ones count in
 * every language, as names, titles and measures travel; a language's own reading goes first.
 */
export function abbreviationKind(token: string, language: ContentLanguage): AbbreviationKind | null {
  return tableOf(languageCode(language)).get(token) ?? null
}

function tableOf(code: LanguageCode): ReadonlyMap<string, AbbreviationKind> {
  const known = tables.get(code)
  if (known !== undefined) return known
  const made = new Map<string, AbbreviationKind>()
  if (code !== 'en') for (const [token, kind] of borrowed) made.set(token, kind)
  for (const kind of ['other', 'number', 'inner', 'title'] as const) {
    for (const token of lists[code][kind].split(/\s+/)) made.set(token, kind)
  }
  tables.set(code, made)
  return made
}

/** English abbreviations that other languages use as they are; not those that are words there (`in`, `no`, `ex`). */
const borrowed: ReadonlyMap<string, AbbreviationKind> = new Map([
  ...'mr mrs ms dr prof st gen'.split(' ').map((token) => [token, 'title'] as const),
  ...'e.g i.e vs ca cf'.split(' ').map((token) => [token, 'inner'] as const),
  ...'p pp vol fig nr'.split(' ').map((token) => [token, 'number'] as const),
  ...'inc ltd co corp jr sr u.s u.s.a u.k ph.d etc a.m p.m'.split(' ').map((token) => [token, 'other'] as const),
])
