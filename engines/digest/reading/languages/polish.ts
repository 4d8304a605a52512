import type { Pack } from './pack.ts'

/** Polish. Topics keep their dictionary form: patterns put them before a colon or in the nominative. */
export const polish: Pack = {
  leaning: `on ona ono oni one ten ta to te ci tamten tego tej tych taki taka takie jego jej ich oba obie obaj tu tutaj tam
    wtedy wówczas dzięki_temu dlatego zamiast_tego w_tym w_tej w_tych po_tym przy_tym z_tego z_tej tym_samym jest_to są_to
    jeden_z_nich jedna_z_nich inny inna inne ma miał miała posiada został została było był była`,
  pronouns: 'on ona ono oni one jego jej ich jemu im nim nią nimi',
  inside: '',
  hanging: 'dlatego jednak zatem natomiast',
  objects: '',
  clauses: '',
  connectives: `jednak jednakże ponadto poza_tym na_przykład zatem więc w_rezultacie w_efekcie rzeczywiście oczywiście
    w_szczególności podsumowując ogólnie z_jednej_strony z_drugiej_strony natomiast wreszcie po_pierwsze po_drugie także
    również ale i a lub czyli`,
  conjunctions: 'ale i a lub',
  standing: 'to_znaczy ma_sens',
  definite: '',
  indefinite: '',
  small: `w we na do od z ze po przy przez dla bez nad pod przed za o u między podczas wiele wielu niektóre niektórzy każdy
    każda więcej mniej około prawie gdy kiedy jeśli chociaż jak dziś obecnie dwa dwie trzy cztery pięć`,
  furniture: `kliknij_tutaj nasz_newsletter plików_cookies zapisz_się_do czytaj_więcej czytaj_także zobacz_też polityka_prywatności
    ten_artykuł tym_artykule ta_strona spis_treści obserwuj_nas do_koszyka`,
  demonstratives: 'ten ta te tego tej tych tym temu tą tę takie taki taka',
  afterwards: 'dni_później tygodni_później miesięcy_później lat_później lata_później',
  announcing: '',
  negations: 'nie nigdy nic nikt bez ani żaden żadna żadne żadnych',
  cues: {
    definition: 'to_jest jest_to nazywa oznacza polega_na składa_się określa zamienia przekształca',
    mechanism: 'działa* zamieni* proces* mechanizm* wytwarza* napędza* przekształca* pochłania* płynie* obraca*',
    history:
      'histori* wiek* stuleci* założon* wynalezion* otwart* rozpoczę* począt* starożytn* średniowieczn* odkry* wprowadz* pierwsz*',
    people: 'wynalazc* założyciel* naukow* inżynier* badacz* król* prezydent* autor*',
    size: 'milion* miliard* procent* megawat* kilometr* metr* ton hektar* litr* średni* liczba pojemność moc',
    duration: 'trwa trwają zajmuje żyje żyją po_około',
    cost: 'koszt* cen* drog* tani* budżet* opłat* płac* inwest* dotacj* euro dolar* złot* wydat*',
    benefits:
      'zalet* korzyś* niezawodn* przewidywaln* wydajn* lepsz* czyst* przydatn* pomaga* zmniejsza* chroni* oszczęd* zdrow*',
    drawbacks:
      'wad* problem* ryzyk* niebezpiecz* trudn* ogranicz* szkod* zagroż* brak* krytyk* gorsz* chorob* szkodnik* strat*',
    comparison: 'porówna* niż w_przeciwieństwie różni* alternatyw* podobn*',
    places: 'kraj* region* wybrzeż* miast* położon* miejsc* świat* europ* azj* afryk* ameryk* północ* południ*',
    steps: 'krok* *dodaj *wymieszaj *umieść *posadź *podlewaj *pokrój *wybierz *użyj *zostaw *unikaj należy trzeba',
    rules: 'praw* przepis* norm* legaln* licencj* zezwol* zakaz* obowiązk* dyrektyw* bezpieczeństw*',
    outlook: 'przyszł* planowan* oczekuj* prognoz* do_20* ma_powstać',
  },
  headings: {
    definition: '{topic}: podstawy',
    mechanism: '{topic}: jak to działa',
    history: '{topic}: historia',
    size: '{topic} w liczbach',
    duration: '{topic}: ile to trwa',
    cost: '{topic}: koszty',
    benefits: '{topic}: zalety',
    drawbacks: '{topic}: ograniczenia i ryzyko',
    steps: '{topic} krok po kroku',
  },
  questions: {
    definition: '{topic}: co to jest?',
    mechanism: '{topic}: jak to działa?',
    cost: '{topic}: ile to kosztuje?',
    benefits: '{topic}: jakie są zalety?',
    drawbacks: '{topic}: jakie są wady?',
  },
  asks: {
    definition: 'co_to czym_jest znaczy znaczenie definicja podstawy wprowadzenie',
    mechanism: 'jak_działa jak_to_działa działa działanie proces przebieg',
    history: 'kiedy historia początek początki rok lata przeszłość',
    people: 'kto kogo ludzie osoby założyciel wynalazca',
    size: 'ile_jest jak_duży liczby liczba skala rozmiar statystyki',
    duration: 'ile_trwa ile_to_trwa ile_czasu czas',
    cost: 'ile_kosztuje ile_to_kosztuje koszt koszty cena ceny pieniądze',
    benefits: 'zaleta zalety korzyści dlaczego ważne',
    drawbacks: 'wada wady ryzyko ograniczenia problemy przeciw',
    comparison: 'porównanie porównać różnica różnice alternatywy',
    places: 'gdzie miejsce miejsca kraj kraje krajach',
    steps: 'krok kroki poradnik wskazówki zacząć praktyce',
    rules: 'przepis przepisy prawo zasady bezpieczeństwo',
    outlook: 'przyszłość trendy dalej',
  },
  asksTime: 'kiedy jak_długo jak_często',
  phrases: {
    and: 'i',
    conclusion: 'Podsumowanie',
    questionsTitle: 'Najczęstsze pytania',
  },
  isPlural: () => false,
  copula: 'to jest_to są_to była_to był_to',
}
