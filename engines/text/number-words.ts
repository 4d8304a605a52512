import { type ContentLanguage, type LanguageCode, languageCode } from './language.ts'

/** The words that go with numbers in a language, all lower case. */
export interface NumberWords {
  /** Month names and their short forms, to 1 to 12. */
  readonly months: ReadonlyMap<string, number>
  /** `million` to 1000000. */
  readonly scales: ReadonlyMap<string, number>
  readonly percents: ReadonlySet<string>
  /** `dollars` to `USD`; `cents` and its like to `1/100`, for they don't say of which currency. */
  readonly currencies: ReadonlyMap<string, string>
  /** `km`, `kilometres` to `km`. */
  readonly units: ReadonlyMap<string, string>
  /** `twelve` to 12; not `one`, which is also an article. */
  readonly cardinals: ReadonlyMap<string, number>
}

interface Lists {
  readonly months: string
  readonly shortMonths: string
  readonly scales: string
  readonly percents: string
  readonly currencies: string
  readonly units: string
  readonly cardinals: string
}

/* Cardinals: from two on, `word` or `word=value`; words without a value count up. */
const lists: Readonly<Record<LanguageCode, Lists>> = {
  en: {
    months: 'january february march april may june july august september october november december',
    shortMonths: 'jan feb mar apr may jun jul aug sep oct nov dec sept=9',
    scales:
      'hundred=100 thousand=1e3 million=1e6 millions=1e6 billion=1e9 trillion=1e12 k=1e3 m=1e6 mn=1e6 bn=1e9 b=1e9 tn=1e12',
    percents: 'percent pct percentage',
    currencies:
      'dollar=USD dollars=USD euro=EUR euros=EUR pound=GBP pounds=GBP yen=JPY cent=1/100 cents=1/100 pence=1/100 rupees=INR yuan=CNY',
    units: `kilometer=km kilometers=km kilometre=km kilometres=km meter=m meters=m metre=m metres=m mile=mi miles=mi
      foot=ft feet=ft inch=in inches=in kilogram=kg kilograms=kg gram=g grams=g pound=lb tonne=t tonnes=t ton=t tons=t
      liter=l liters=l litre=l litres=l second=s seconds=s minute=min minutes=min hour=h hours=h day=d days=d week=wk weeks=wk
      month=mo months=mo year=yr years=yr hectare=ha hectares=ha acre=ac acres=ac degrees=° watt=w watts=w kilowatt=kw kilowatts=kw megawatt=mw megawatts=mw
      gigawatt=gw gigawatts=gw centimeter=cm centimeters=cm centimetre=cm centimetres=cm millimeter=mm millimeters=mm millimetre=mm
      millimetres=mm micrometer=µm micrometers=µm micrometre=µm micrometres=µm microns=µm nanometer=nm nanometers=nm nanometre=nm
      nanometres=nm milligram=mg milligrams=mg microgram=µg micrograms=µg milliliter=ml milliliters=ml millilitre=ml millilitres=ml
      millisecond=ms milliseconds=ms calories=cal bytes=byte megabytes=mb gigabytes=gb terabytes=tb times=x fold=x`,
    cardinals: `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
      eighteen nineteen twenty thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100
      thousand=1000 dozen=12`,
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    shortMonths: 'ene feb mar abr may jun jul ago sep oct nov dic sept=9',
    scales: 'mil=1e3 millón=1e6 millones=1e6 billón=1e12 billones=1e12',
    percents: 'por_ciento porciento',
    currencies:
      'dólar=USD dólares=USD euro=EUR euros=EUR libras=GBP pesos=MXN céntimo=1/100 céntimos=1/100 centavos=1/100',
    units: `kilómetros=km metros=m kilogramos=kg kilos=kg gramos=g toneladas=t litros=l segundos=s minutos=min horas=h
      hora=h días=d día=d semanas=wk meses=mo mes=mo años=yr año=yr hectáreas=ha grados=° veces=x`,
    cardinals: `dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
      dieciocho diecinueve veinte treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100
      mil=1000`,
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    shortMonths: 'janv févr mars avr mai juin juil août sept oct nov déc',
    scales: 'mille=1e3 million=1e6 millions=1e6 milliard=1e9 milliards=1e9 md=1e9 mds=1e9',
    percents: 'pour_cent pourcent',
    currencies: 'dollar=USD dollars=USD euro=EUR euros=EUR livres=GBP centime=1/100 centimes=1/100 cent=- cents=-',
    units: `kilomètres=km mètres=m kilogrammes=kg kilos=kg grammes=g tonnes=t litres=l secondes=s minutes=min heures=h
      heure=h jours=d jour=d semaines=wk mois=mo ans=yr an=yr années=yr hectares=ha degrés=° fois=x`,
    cardinals: `deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt=20 trente=30
      quarante=40 cinquante=50 soixante=60 cent=100 mille=1000`,
  },
  it: {
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic',
    scales: 'mila=1e3 milione=1e6 milioni=1e6 miliardo=1e9 miliardi=1e9 mln=1e6 mld=1e9',
    percents: 'per_cento percento',
    currencies: 'dollaro=USD dollari=USD euro=EUR sterline=GBP centesimi=1/100',
    units: `chilometri=km metri=m chilogrammi=kg chili=kg grammi=g tonnellate=t litri=l secondi=s minuti=min ore=h
      giorni=d giorno=d settimane=wk mesi=mo mese=mo anni=yr anno=yr ettari=ha gradi=° volte=x`,
    cardinals: `due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
      diciassette diciotto diciannove venti trenta=30 quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80
      novanta=90 cento=100 mille=1000`,
  },
  nl: {
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    shortMonths: 'jan feb mrt apr mei jun jul aug sep okt nov dec sept=9',
    scales: 'duizend=1e3 miljoen=1e6 miljard=1e9 mln=1e6 mld=1e9',
    percents: 'procent',
    currencies: 'dollar=USD euro=EUR pond=GBP',
    units: `kilometer=km meter=m kilogram=kg kilo=kg gram=g ton=t liter=l seconden=s minuten=min uur=h uren=h dagen=d
      dag=d weken=wk maanden=mo maand=mo jaar=yr jaren=yr hectare=ha graden=° keer=x`,
    cardinals: `twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
      achttien negentien twintig dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90
      honderd=100 duizend=1000`,
  },
  pt: {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez',
    scales: 'mil=1e3 milhão=1e6 milhões=1e6 bilhão=1e9 bilhões=1e9 mi=1e6 bi=1e9 trilhão=1e12 trilhões=1e12',
    percents: 'por_cento porcento',
    currencies: 'dólar=USD dólares=USD euro=EUR euros=EUR libras=GBP real=BRL reais=BRL cêntimos=1/100 centavos=1/100',
    units: `quilômetros=km quilómetros=km metros=m quilogramas=kg quilos=kg gramas=g toneladas=t litros=l segundos=s
      minutos=min horas=h hora=h dias=d dia=d semanas=wk meses=mo mês=mo anos=yr ano=yr hectares=ha graus=° vezes=x`,
    cardinals: `dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13
      catorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50
      sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 mil=1000`,
  },
  de: {
    months: 'januar februar märz april mai juni juli august september oktober november dezember',
    shortMonths: 'jan feb mär apr mai jun jul aug sep okt nov dez sept=9 jänner=1',
    scales:
      'tausend=1e3 tsd=1e3 million=1e6 millionen=1e6 mio=1e6 milliarde=1e9 milliarden=1e9 mrd=1e9 billion=1e12 billionen=1e12',
    percents: 'prozent',
    currencies: 'dollar=USD euro=EUR pfund=GBP franken=CHF',
    units: `kilometer=km kilometern=km meter=m metern=m zentimeter=cm zentimetern=cm millimeter=mm millimetern=mm kilogramm=kg
      kilo=kg gramm=g tonnen=t tonne=t liter=l litern=l milliliter=ml millilitern=ml sekunden=s sekunde=s minuten=min minute=min
      stunden=h stunde=h tage=d tagen=d tag=d wochen=wk woche=wk monate=mo monaten=mo monat=mo jahre=yr jahren=yr jahr=yr
      hektar=ha grad=° mal=x`,
    cardinals: `zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
      achtzehn neunzehn zwanzig dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90
      hundert=100 tausend=1000`,
  },
  pl: {
    months: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    shortMonths: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    scales:
      'tysiąc=1e3 tysiące=1e3 tysięcy=1e3 tys=1e3 milion=1e6 miliony=1e6 milionów=1e6 mln=1e6 miliard=1e9 miliardy=1e9 miliardów=1e9 mld=1e9',
    percents: 'procent procenty procenta',
    currencies:
      'dolar=USD dolarów=USD euro=EUR złotych=PLN złote=PLN złoty=PLN zł=PLN grosze=1/100 groszy=1/100 centów=1/100',
    units: `kilometrów=km metrów=m kilogramów=kg gramów=g ton=t litrów=l sekund=s minut=min godzin=h godziny=h dni=d
      dzień=d tygodni=wk miesięcy=mo miesiące=mo lat=yr lata=yr rok=yr hektarów=ha stopni=° razy=x`,
    cardinals: `dwa=2 dwie=2 trzy=3 cztery=4 pięć=5 sześć=6 siedem=7 osiem=8 dziewięć=9 dziesięć=10 jedenaście=11
      dwanaście=12 piętnaście=15 dwadzieścia=20 trzydzieści=30 czterdzieści=40 pięćdziesiąt=50 sto=100 tysiąc=1000`,
  },
  tr: {
    months: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
    shortMonths: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
    scales: 'bin=1e3 milyon=1e6 milyar=1e9 trilyon=1e12',
    percents: 'yüzde',
    currencies: 'dolar=USD euro=EUR avro=EUR lira=TRY sterlin=GBP kuruş=1/100',
    units: `kilometre=km metre=m kilogram=kg kilo=kg gram=g ton=t litre=l saniye=s dakika=min saat=h gün=d hafta=wk ay=mo
      yıl=yr hektar=ha derece=° kat=x`,
    cardinals: `iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60
      yetmiş=70 seksen=80 doksan=90 yüz=100 bin=1000`,
  },
  vi: {
    months: '',
    shortMonths: '',
    scales: 'nghìn=1e3 ngàn=1e3 triệu=1e6 tỷ=1e9 tỉ=1e9',
    percents: 'phần_trăm',
    currencies: 'đô=USD euro=EUR đồng=VND',
    units: 'kilômét=km mét=m kilôgam=kg gam=g tấn=t lít=l giây=s phút=min giờ=h ngày=d tuần=wk tháng=mo năm=yr lần=x',
    cardinals: 'hai=2 ba=3 bốn=4 sáu=6 bảy=7 tám=8 chín=9 mười=10 trăm=100 nghìn=1000',
  },
}

/** Symbols of measures that are the same everywhere; read in the case they are written in, or lower case. */
const symbols = `km m cm mm µm nm mi ft yd kg g mg µg lb oz t l ml cl h min s ms sec=s hr=h hrs=h ha ac km²=km² m²=m² m³=m³
  sqft=ft² mph km/h kph=km/h °c=°C °f=°F ° w kw mw gw tw kwh mwh gwh twh v kv hz khz mhz ghz kb mb gb tb pb kcal cal bpm dpi
  px ppm x W=w V=v L=l`

const known = new Map<LanguageCode, NumberWords>()

/** The number words of a language; units, scales and currencies of English count everywhere. */
export function numberWords(language: ContentLanguage): NumberWords {
  const code = languageCode(language)
  const found = known.get(code)
  if (found !== undefined) return found
  const own = lists[code]
  const made: NumberWords = {
    months: new Map([...counted(own.months, 1), ...counted(own.shortMonths, 1)]),
    scales: valued(own.scales, Number),
    percents: new Set(own.percents.split(/\s+/)),
    // “cents” are hundreds in French
    currencies: new Map(
      [...valued(`${lists.en.currencies} ${own.currencies}`, String)].filter(([, currency]) => currency !== '-'),
    ),
    units: new Map([...valued(symbols, String), ...valued(own.units, String)]),
    cardinals: counted(own.cardinals, 2),
  }
  known.set(code, made)
  return made
}

function counted(list: string, from: number): Map<string, number> {
  const tokens = list.split(/\s+/).filter((token) => token !== '')
  return new Map(
    tokens.map((token, index) => {
      const [word = '', value] = token.split('=')
      return [word, value === undefined ? from + index : Number(value)]
    }),
  )
}

function valued<V>(list: string, read: (value: string) => V): Map<string, V> {
  return new Map(
    list.split(/\s+/).map((token) => {
      const [word = '', value = word] = token.split('=')
      return [word, read(value)]
    }),
  )
}
