import { type ContentLanguage, type LanguageCode, languageCode } from '../../text/index.ts'

/*
 * Phrases that say what one word says, our own list: `the phrase, another = the word`. Only what may stand for the word
 * wherever it stands; a sentence is read with the word in their place.
 */
const lists: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `is afraid, was afraid = fears; are afraid, were afraid = fear; went to court, filed suit, filed a lawsuit, took legal action, brought an action, brought a case = sued; behind schedule, later than scheduled, later than planned, later than expected = late; out of work, without work, without a job = jobless; at first, to begin with, to start with, at the outset = initially; at once, right away, straight away, without delay = immediately;
    at last, in the end = finally; the year before, last year, the previous year, the preceding year, the prior year, the year earlier, a year
    earlier, a year before, twelve months earlier, 12 months earlier = lastyear; the month before, last month, the previous month, a month earlier = lastmonth;
    the week before, last week, the previous week, a week earlier = lastweek; the day before, the previous day = daybefore;
    the following year, the next year, the year after, a year later, one year later = nextyear; the following month, the next month, a
    month later = nextmonth; the following day, the next day, the day after, a day later = nextday; in the course of, over the course of = during;
    in the wake of = after; as a consequence of, by reason of, on the grounds of = because; a number of = several; the bulk of, the majority of,
    a majority of = most; a great many, a large number of, a great number of, a big number of, large numbers of, plenty of, a lot of, lots of = many; a handful of, only a few = few;
    each and every = every; a little, a bit = slightly; to some extent = partly; for the most part, above all, in the main = mainly;
    free of charge, for free, at no cost = free; in private = privately; in secret = secretly; in public = publicly; by chance, by
    accident = accidentally; on purpose = deliberately; by hand = manually; by mistake, in error = mistakenly; at random = randomly; in
    full = fully; in person = personally; so far, to date, until now, up to now, thus far = hitherto; at present, at the moment = currently;
    of late = recently; once more, once again, yet again = again; in addition = also; time and again, again and again = repeatedly; all
    over = throughout; in the vicinity of = near; on top of = atop; by means of = using; in spite of = despite; even though = although; with regard to,
    with respect to = regarding; two times = twice; all year round = year-round; in advance = beforehand; in total, all told = altogether;
    is unable to, are unable to, is not able to, are not able to = cannot; was unable to, were unable to, was not able to, were not able to = couldn't;
    between the ages of = aged; look for, search for = seek; looking for, searching for = seeking; looked for, searched for = sought; anywhere else = elsewhere; mother tongue, first language, native language = mothertongue; head office, main office = headquarters; life expectancy, life span = lifespan;
    fire brigade, fire department, fire service = firefighters; secondary school, high school = secondaryschool; primary school,
    elementary school = primaryschool; power plant, power station = powerstation; cell phone, mobile phone = mobile; more than a century, over a century, in excess of a century = morethanacentury; more than a decade, over a decade, in excess of a decade = morethanadecade; more than a year, over a year, in excess of a year = morethanayear; more than a month, over a month, in excess of a month = morethanamonth; more than a week, over a week, in excess of a week = morethanaweek; more than a day, over a day, in excess of a day = morethanaday; more than a dozen, over a dozen, in excess of a dozen = morethanadozen;
    in place of, in lieu of = instead; with the help of, with the aid of = using; by and large = generally; for good = permanently;
    at the same time = simultaneously; as a rule = usually; in order to, so as to = to; prime minister, head of government = primeminister;
    car park, parking lot = carpark; railway station, train station = railwaystation`,
  de: `zu beginn, am anfang, zu anfang = anfangs; auf anhieb, auf der stelle = sofort; zum ersten mal, das erste mal = erstmals; im vorjahr, im jahr zuvor, im jahr
    davor, ein jahr zuvor, ein jahr davor, im letzten jahr, im vergangenen jahr = vorjahr; im folgenden jahr, im nächsten jahr, ein jahr später, im
    jahr darauf, im jahr danach = folgejahr; am nächsten tag, am folgenden tag, am tag darauf, tags darauf = folgetag; im laufe, im verlauf = während;
    auf grund = aufgrund; zum teil, in teilen = teilweise; vor allem, in erster linie, zum größten teil = hauptsächlich; in der regel, für
    gewöhnlich = gewöhnlich; im schnitt, im durchschnitt, im mittel = durchschnittlich; bis heute, bis jetzt, bislang, bis dato = bisher; zur zeit,
    im augenblick, im moment = derzeit; pro tag, je tag, jeden tag = täglich; pro woche, je woche, jede woche, in der woche = wöchentlich; pro
    monat, je monat, jeden monat, im monat = monatlich; pro jahr, je jahr, jedes jahr = jährlich; kamen ums leben, ums leben kamen, kam ums leben, ums leben
    kam = starben; ein wenig, ein bisschen = etwas; eine reihe von = mehrere; eine vielzahl von = viele; ein großteil der, der großteil der, die mehrheit
    der = meisten; mit hilfe = mithilfe; immer wieder = wiederholt; nach wie vor, noch immer, immer noch = weiterhin; aus
    versehen = versehentlich; mit absicht = absichtlich; aus zufall, per zufall, durch zufall = zufällig; v chr, vor christus = v.chr.;
    innerhalb von, binnen = innerhalb; an stelle von, anstelle von = anstelle; aus diesem grund = deshalb; mehr als ein jahrhundert, über ein jahrhundert = mehralsjahrhundert;
    zur selben zeit, zur gleichen zeit = gleichzeitig; auf der ganzen welt, in aller welt = weltweit; ohne bezahlung = unbezahlt`,
  es: `al principio, en un principio, en un primer momento = inicialmente; de inmediato, en el acto, enseguida = inmediatamente; por fin, por
    último = finalmente; por primera vez = primeravez; el año anterior, el año pasado, un año antes, el año previo = añoanterior; el año siguiente, al
    año siguiente, un año después, un año más tarde = añosiguiente; al día siguiente, el día siguiente = díasiguiente; a lo largo de, en el transcurso
    de, en el curso de = durante; de acuerdo con, conforme a, a juicio de = según; en parte = parcialmente; sobre todo, en su mayoría, ante todo = principalmente;
    por lo general, en general = generalmente; en promedio, de media, por término medio = promedio; hasta ahora, hasta la fecha, hasta hoy, hasta
    el momento = hastahoy; en la actualidad, hoy en día = actualmente; a diario, cada día, al día, por día = diariamente; a la semana, por
    semana, cada semana = semanalmente; al mes, por mes, cada mes = mensualmente; al año, por año, cada año = anualmente; un poco, ligeramente = algo; la mayor
    parte de, la mayoría de, la mayor parte del, el grueso de = mayoría; gran cantidad de, un gran número de, multitud de = muchos; una serie de = varios;
    a pesar de = pese; a pie = andando; una y otra vez = repetidamente; de nuevo, otra vez = nuevamente; por casualidad, por azar = casualmente; a
    propósito = intencionadamente; a mano = manualmente; antes de cristo, a c, a de c = antesdecristo; en uso = usado; más de un siglo = másdeunsiglo; en lugar de, en vez de = envez; de forma voluntaria, de manera voluntaria = voluntariamente;
    de forma gratuita = gratis; por completo, en su totalidad = completamente; al mismo tiempo, a la vez = simultáneamente; a menudo, con frecuencia = frecuentemente;
    en todo el mundo, a escala mundial = mundialmente; a partir de = desde; jefe de gobierno, primer ministro = primerministro`,
}

/** A phrase by its words, and the word that says the same. */
export interface SetPhrase {
  readonly words: readonly string[]
  readonly said: string
}

const known = new Map<string, ReadonlyMap<string, readonly SetPhrase[]>>()

/** The phrases of a language by their first word, the longest first. */
export function setPhrases(language: ContentLanguage): ReadonlyMap<string, readonly SetPhrase[]> {
  const code = languageCode(language)
  const ready = known.get(code)
  if (ready !== undefined) return ready
  const made = new Map<string, SetPhrase[]>()
  for (const entry of (lists[code] ?? '').split(';')) {
    const [phrases = '', said = ''] = entry.split('=').map((part) => part.trim())
    for (const phrase of phrases.split(',')) {
      const words = phrase.trim().split(/\s+/)
      const [first = ''] = words
      made.set(first, [...(made.get(first) ?? []), { words, said }])
    }
  }
  for (const list of made.values()) list.sort((a, b) => b.words.length - a.words.length)
  known.set(code, made)
  return made
}
