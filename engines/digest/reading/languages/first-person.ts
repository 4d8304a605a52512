import type { LanguageCode } from '../../../text/index.ts'

/** How a source speaks of itself, and how it speaks of everybody with the same words. */
export interface FirstPerson {
  /** Words of one who writes (`I`, `my`), as `phraseList` takes them: nobody else is meant. */
  readonly one: string
  /** Words of several (`we`, `our`). */
  readonly several: string
  /** Verb forms that say so without a word of their own (`hemos`), and `I` where it is no numeral. */
  readonly forms?: RegExp
  /** Beside one of `several`, these mean all people: `when we sleep`, `our planet`. */
  readonly everybody: string
}

/** Our own lists. What all people do or have stays quotable; what a shop, a club or a team does speaks for itself alone. */
export const firstPersons: Readonly<Record<LanguageCode, FirstPerson>> = {
  en: {
    one: `my me myself mine i'm i've i'd i'll`,
    several: `we our ours ourselves we've we're we'd we'll call_us contact_us visit_us join_us ask_us email_us told_us with_us`,
    forms:
      /(?:^|[^\p{Lu}\p{L}] )I \p{Ll}|(?<![\p{L}])(?!(?:type|phase|part|class|stage|grade|level|volume|group|category|generation|chapter) )\p{Ll}+ I (?:am|have|had|was|could|can|would|will|do|did|read|think|know|saw|see|found|find|use|used|buy|bought|like|want|made|make|went|go|got|get|took|take|tried|try|tested|test|asked|ask|felt|feel|noticed|need|learned|wrote|write) /u,
    everybody: `all humans people live know breathe eat drink sleep dream hear smell taste remember age call humans planet earth world body
      bodies brain brains mind minds society ancestors life lives days times skin eyes ears heart hearts lungs muscles bones
      gut immune solar sun galaxy moon ocean oceans seas atmosphere climate environment history language languages species genes
      dna cells blood health diet food everyday daily senses memory memories century teeth feelings thoughts nervous`,
  },
  de: {
    one: 'ich mich mir mein meine meinem meinen meiner meines',
    several: 'wir uns unser*',
    everybody: `alle menschen wissen kennen leben atmen essen trinken schlafen träumen hören riechen erinnern nennen planet* erde
      körper* gehirn* welt gesellschaft vorfahren leben alltag zeit haut augen ohren herz* lunge* muskel* knochen darm
      immunsystem sonnensystem sonne galaxie milchstraße mond meere ozeane atmosphäre klima umwelt geschichte sprache* gene zellen
      blut gesundheit ernährung nahrung sinne gedächtnis breiten jahrhundert umgibt umgeben`,
  },
  fr: {
    one: "je j'* mon ma mes me moi m'*",
    several: 'nous notre nos nôtre*',
    everybody: `tous savons connaissons vivons respirons mangeons buvons dormons rêvons entendons sentons appelons entoure entourent planète
      terre corps cerveau* monde société ancêtres vie vies quotidien époque temps jours peau yeux oreilles cœur* poumons muscles
      os intestin* système soleil galaxie lune océans mers atmosphère climat environnement histoire langue* gènes cellules sang
      santé alimentation sens mémoire siècle`,
  },
  es: {
    one: 'yo mi mis me mí',
    several: 'nosotros nosotras nuestro nuestra nuestros nuestras nos',
    forms:
      /(?<![\p{L}])(?!(?:(?:kilo|mili|micro)?gramos|tramos|ramos|préstamos|reclamos|álamos|extremos|supremos|remos|primos|racimos|ánimos|últimos|próximos|máximos|mínimos|décimos|legítimos|marítimos|íntimos|óptimos|pésimos|anónimos|sinónimos|sabemos|conocemos|vivimos|respiramos|comemos|bebemos|dormimos|soñamos|oímos|llamamos)(?![\p{L}]))(?!\p{L}*ísimos(?![\p{L}]))\p{L}+(?:[aáeéií]mos)(?![\p{L}])/iu,
    everybody: `todos planeta tierra cuerpo* cerebro* mundo sociedad antepasados vida vidas época tiempo días piel ojos oídos corazón
      pulmones músculos huesos intestino sistema sol galaxia luna océanos mares atmósfera clima entorno historia lengua idioma
      genes células sangre salud alimentación dieta sentidos memoria siglo rodea rodean`,
  },
  it: {
    one: 'io mio mia miei mie mi',
    several: 'noi nostro nostra nostri nostre',
    forms:
      /(?<![\p{L}])(?!(?:richiamo|siamo|sappiamo|conosciamo|viviamo|respiriamo|mangiamo|beviamo|dormiamo|sogniamo|chiamiamo)(?![\p{L}]))\p{L}{2,}iamo(?![\p{L}])/iu,
    everybody:
      'tutti pianeta terra corpo cervello mondo società antenati vita epoca tempo giorni pelle occhi cuore sistema sole galassia oceani mari clima ambiente storia lingua cellule sangue salute alimentazione sensi memoria secolo',
  },
  nl: {
    one: 'ik mij mijn me',
    several: 'wij we ons onze',
    everybody:
      'allemaal mensen weten kennen leven ademen eten drinken slapen dromen horen ruiken noemen planeet aarde lichaam hersenen brein wereld samenleving voorouders tijd huid ogen hart zonnestelsel zon oceanen klimaat geschiedenis taal cellen bloed gezondheid voeding zintuigen geheugen eeuw',
  },
  pt: {
    one: 'eu meu minha meus minhas me mim',
    several: 'nós nosso nossa nossos nossas',
    forms:
      /(?<![\p{L}])(?!(?:ramos|extremos|supremos|remos|primos|ânimos|últimos|próximos|máximos|mínimos|décimos|legítimos|marítimos|íntimos|ótimos|péssimos|anónimos|anônimos|sinónimos|sinônimos|sabemos|conhecemos|vivemos|respiramos|comemos|bebemos|dormimos|sonhamos|ouvimos|chamamos)(?![\p{L}]))(?!\p{L}*íssimos(?![\p{L}]))\p{L}+(?:[aáeéií]mos)(?![\p{L}])/iu,
    everybody:
      'todos planeta terra corpo cérebro mundo sociedade antepassados vida vidas época tempo dias pele olhos coração sistema sol galáxia oceanos mares clima ambiente história língua células sangue saúde alimentação sentidos memória século',
  },
  pl: {
    one: 'ja mnie mi mój moja moje mojego mojej moich jestem',
    several: 'my nas nam nami nasz nasza nasze naszego naszej naszym naszych naszymi jesteśmy',
    forms: /\p{L}+(?:liśmy|łyśmy|ujemy)(?![\p{L}])/iu,
    everybody:
      'wszyscy ludzie wiemy znamy żyjemy oddychamy jemy pijemy śpimy słyszymy planeta planety planecie ziemia ziemi ciało ciała mózg mózgu świat świata życie życia czasów skóra oczy serce układ układu klimat historia język zdrowie krew',
  },
  tr: {
    one: 'ben beni bana benim bende',
    several: 'biz bizi bize bizim bizde',
    forms: /\p{L}+(?:ıyoruz|iyoruz|uyoruz|üyoruz)(?![\p{L}])/iu,
    everybody: 'hepimiz insanlar gezegenimiz dünyamız bedenimiz vücudumuz beynimiz',
  },
  vi: { one: 'tôi', several: 'chúng_tôi', everybody: '' },
}
