import { type ContentLanguage, type LanguageCode, languageCode } from '../text/index.ts'
import type { DigestWords } from './digest-words.ts'

/** The words of a language. */
export function wordsOf(language: ContentLanguage): DigestWords {
  return byLanguage[languageCode(language)]
}

/** Those of every language. */
export const byLanguage: Readonly<Record<LanguageCode, DigestWords>> = {
  en: {
    aboutOwn: 'This digest joins what you wrote about {topic}. It is material to write from, not a finished article.',
    aboutOne:
      'This digest quotes what one source says about {topic}. It is material to write from, not a finished article.',
    aboutMany:
      'This digest quotes what {n} sources say about {topic}. It is material to write from, not a finished article.',
    nothing: 'None of the sources says anything about this.',
    toldBefore: 'What the sources say about this is quoted under other headings.',
    yours: 'This part is yours to write.',
    agree: 'Another source gives the same figure:',
    differ: 'The sources differ here:',
    open: 'No source answers:',
    openTitle: 'Questions no source answers',
    statement: 'Statement',
    figure: 'Figure',
    source: 'Source',
    date: 'Date',
    headline: '{topic}: what {n} sources say',
    points: [
      'What it is, in one sentence',
      'A fact or figure that shows it, with its source',
      'An example or a case',
      'What speaks for it, and what against it',
      'What readers can do or decide now',
    ],
  },
  de: {
    aboutOwn:
      'Diese Zusammenstellung verbindet, was Sie über {topic} geschrieben haben. Sie ist Stoff zum Schreiben, kein fertiger Artikel.',
    aboutOne:
      'Diese Zusammenstellung zitiert, was eine Quelle über {topic} sagt. Sie ist Stoff zum Schreiben, kein fertiger Artikel.',
    aboutMany:
      'Diese Zusammenstellung zitiert, was {n} Quellen über {topic} sagen. Sie ist Stoff zum Schreiben, kein fertiger Artikel.',
    nothing: 'Keine der Quellen sagt etwas dazu.',
    toldBefore: 'Was die Quellen dazu sagen, ist unter anderen Überschriften zitiert.',
    yours: 'Diesen Teil schreiben Sie selbst.',
    agree: 'Eine andere Quelle nennt dieselbe Zahl:',
    differ: 'Hier widersprechen sich die Quellen:',
    open: 'Keine Quelle beantwortet:',
    openTitle: 'Fragen, die keine Quelle beantwortet',
    statement: 'Aussage',
    figure: 'Zahl',
    source: 'Quelle',
    date: 'Datum',
    headline: '{topic}: Was {n} Quellen sagen',
    points: [
      'Worum es geht, in einem Satz',
      'Eine Tatsache oder Zahl, die es zeigt, mit Quelle',
      'Ein Beispiel oder ein Fall',
      'Was dafür spricht und was dagegen',
      'Was Leser jetzt tun oder entscheiden können',
    ],
  },
  es: {
    aboutOwn:
      'Este resumen reúne lo que usted escribió sobre {topic}. Es material para escribir, no un artículo terminado.',
    aboutOne:
      'Este resumen cita lo que una fuente dice sobre {topic}. Es material para escribir, no un artículo terminado.',
    aboutMany:
      'Este resumen cita lo que {n} fuentes dicen sobre {topic}. Es material para escribir, no un artículo terminado.',
    nothing: 'Ninguna de las fuentes dice nada sobre esto.',
    toldBefore: 'Lo que las fuentes dicen sobre esto está citado en otros apartados.',
    yours: 'Esta parte le toca a usted.',
    agree: 'Otra fuente da la misma cifra:',
    differ: 'Aquí las fuentes no coinciden:',
    open: 'Ninguna fuente responde:',
    openTitle: 'Preguntas que ninguna fuente responde',
    statement: 'Afirmación',
    figure: 'Cifra',
    source: 'Fuente',
    date: 'Fecha',
    headline: '{topic}: lo que dicen {n} fuentes',
    points: [
      'De qué se trata, en una frase',
      'Un hecho o una cifra que lo muestre, con su fuente',
      'Un ejemplo o un caso',
      'Qué hay a favor y qué en contra',
      'Qué puede hacer o decidir ahora el lector',
    ],
  },
  fr: {
    aboutOwn:
      'Ce dossier réunit ce que vous avez écrit sur {topic}. C’est une matière pour écrire, pas un article achevé.',
    aboutOne: 'Ce dossier cite ce qu’une source dit de {topic}. C’est une matière pour écrire, pas un article achevé.',
    aboutMany:
      'Ce dossier cite ce que {n} sources disent de {topic}. C’est une matière pour écrire, pas un article achevé.',
    nothing: 'Aucune des sources n’en parle.',
    toldBefore: 'Ce que les sources en disent est cité sous d’autres titres.',
    yours: 'Cette partie vous revient.',
    agree: 'Une autre source donne le même chiffre :',
    differ: 'Les sources divergent ici :',
    open: 'Aucune source ne répond :',
    openTitle: 'Questions sans réponse dans les sources',
    statement: 'Énoncé',
    figure: 'Chiffre',
    source: 'Source',
    date: 'Date',
    headline: '{topic} : ce qu’en disent {n} sources',
    points: [
      'De quoi il s’agit, en une phrase',
      'Un fait ou un chiffre qui le montre, avec sa source',
      'Un exemple ou un cas',
      'Ce qui plaide pour, et ce qui plaide contre',
      'Ce que le lecteur peut faire ou décider maintenant',
    ],
  },
  it: {
    aboutOwn:
      'Questa raccolta riunisce ciò che hai scritto su {topic}. È materiale per scrivere, non un articolo finito.',
    aboutOne:
      'Questa raccolta cita ciò che una fonte dice su {topic}. È materiale per scrivere, non un articolo finito.',
    aboutMany:
      'Questa raccolta cita ciò che {n} fonti dicono su {topic}. È materiale per scrivere, non un articolo finito.',
    nothing: 'Nessuna delle fonti ne parla.',
    toldBefore: 'Ciò che le fonti dicono al riguardo è citato sotto altri titoli.',
    yours: 'Questa parte spetta a te.',
    agree: 'Un’altra fonte dà la stessa cifra:',
    differ: 'Qui le fonti non concordano:',
    open: 'Nessuna fonte risponde:',
    openTitle: 'Domande a cui nessuna fonte risponde',
    statement: 'Affermazione',
    figure: 'Cifra',
    source: 'Fonte',
    date: 'Data',
    headline: '{topic}: che cosa dicono {n} fonti',
    points: [
      'Di che cosa si tratta, in una frase',
      'Un fatto o una cifra che lo mostri, con la fonte',
      'Un esempio o un caso',
      'Che cosa parla a favore e che cosa contro',
      'Che cosa può fare o decidere ora chi legge',
    ],
  },
  nl: {
    aboutOwn:
      'Dit overzicht brengt samen wat u over {topic} schreef. Het is materiaal om mee te schrijven, geen voltooid artikel.',
    aboutOne:
      'Dit overzicht citeert wat één bron over {topic} zegt. Het is materiaal om mee te schrijven, geen voltooid artikel.',
    aboutMany:
      'Dit overzicht citeert wat {n} bronnen over {topic} zeggen. Het is materiaal om mee te schrijven, geen voltooid artikel.',
    nothing: 'Geen van de bronnen zegt hier iets over.',
    toldBefore: 'Wat de bronnen hierover zeggen, is onder andere koppen geciteerd.',
    yours: 'Dit deel schrijft u zelf.',
    agree: 'Een andere bron geeft hetzelfde cijfer:',
    differ: 'Hier verschillen de bronnen:',
    open: 'Geen bron beantwoordt:',
    openTitle: 'Vragen die geen bron beantwoordt',
    statement: 'Uitspraak',
    figure: 'Cijfer',
    source: 'Bron',
    date: 'Datum',
    headline: '{topic}: wat {n} bronnen zeggen',
    points: [
      'Waar het om gaat, in één zin',
      'Een feit of cijfer dat het laat zien, met de bron',
      'Een voorbeeld of een geval',
      'Wat ervoor pleit en wat ertegen',
      'Wat lezers nu kunnen doen of beslissen',
    ],
  },
  pt: {
    aboutOwn: 'Esta recolha reúne o que escreveu sobre {topic}. É material para escrever, não um artigo acabado.',
    aboutOne: 'Esta recolha cita o que uma fonte diz sobre {topic}. É material para escrever, não um artigo acabado.',
    aboutMany:
      'Esta recolha cita o que {n} fontes dizem sobre {topic}. É material para escrever, não um artigo acabado.',
    nothing: 'Nenhuma das fontes diz algo sobre isto.',
    toldBefore: 'O que as fontes dizem sobre isto está citado sob outros títulos.',
    yours: 'Esta parte fica por sua conta.',
    agree: 'Outra fonte dá o mesmo valor:',
    differ: 'Aqui as fontes divergem:',
    open: 'Nenhuma fonte responde:',
    openTitle: 'Perguntas a que nenhuma fonte responde',
    statement: 'Afirmação',
    figure: 'Valor',
    source: 'Fonte',
    date: 'Data',
    headline: '{topic}: o que dizem {n} fontes',
    points: [
      'De que se trata, numa frase',
      'Um facto ou um número que o mostre, com a fonte',
      'Um exemplo ou um caso',
      'O que há a favor e o que há contra',
      'O que o leitor pode fazer ou decidir agora',
    ],
  },
  pl: {
    aboutOwn:
      'To zestawienie łączy Pana lub Pani własne teksty na temat: {topic}. To materiał do pisania, a nie gotowy artykuł.',
    aboutOne:
      'To zestawienie cytuje, co jedno źródło mówi na temat: {topic}. To materiał do pisania, a nie gotowy artykuł.',
    aboutMany:
      'To zestawienie cytuje, co mówią źródła (liczba źródeł: {n}) na temat: {topic}. To materiał do pisania, a nie gotowy artykuł.',
    nothing: 'Żadne ze źródeł nic o tym nie mówi.',
    toldBefore: 'To, co źródła o tym mówią, jest zacytowane pod innymi nagłówkami.',
    yours: 'Tę część należy napisać samodzielnie.',
    agree: 'Inne źródło podaje tę samą liczbę:',
    differ: 'Tu źródła się różnią:',
    open: 'Żadne źródło nie odpowiada:',
    openTitle: 'Pytania, na które nie odpowiada żadne źródło',
    statement: 'Stwierdzenie',
    figure: 'Liczba',
    source: 'Źródło',
    date: 'Data',
    headline: '{topic}: co mówią źródła ({n})',
    points: [
      'O co chodzi, w jednym zdaniu',
      'Fakt lub liczba, która to pokazuje, ze źródłem',
      'Przykład lub konkretny przypadek',
      'Co przemawia za, a co przeciw',
      'Co czytelnik może teraz zrobić lub postanowić',
    ],
  },
  tr: {
    aboutOwn:
      'Bu derleme, {topic} hakkında yazdıklarınızı bir araya getirir. Yazmak için malzemedir, bitmiş bir makale değildir.',
    aboutOne:
      'Bu derleme, bir kaynağın {topic} hakkında söylediklerini alıntılar. Yazmak için malzemedir, bitmiş bir makale değildir.',
    aboutMany:
      'Bu derleme, {n} kaynağın {topic} hakkında söylediklerini alıntılar. Yazmak için malzemedir, bitmiş bir makale değildir.',
    nothing: 'Kaynakların hiçbiri bu konuda bir şey söylemiyor.',
    toldBefore: 'Kaynakların bu konuda söyledikleri başka başlıklar altında alıntılandı.',
    yours: 'Bu bölümü yazmak size kaldı.',
    agree: 'Başka bir kaynak aynı rakamı veriyor:',
    differ: 'Kaynaklar burada ayrışıyor:',
    open: 'Hiçbir kaynak yanıtlamıyor:',
    openTitle: 'Hiçbir kaynağın yanıtlamadığı sorular',
    statement: 'İfade',
    figure: 'Rakam',
    source: 'Kaynak',
    date: 'Tarih',
    headline: '{topic}: {n} kaynak ne diyor',
    points: [
      'Konunun ne olduğu, tek cümleyle',
      'Bunu gösteren bir olgu veya rakam, kaynağıyla',
      'Bir örnek veya bir vaka',
      'Lehinde ve aleyhinde olanlar',
      'Okurun şimdi yapabileceği veya karar verebileceği şey',
    ],
  },
  vi: {
    aboutOwn:
      'Bản tổng hợp này gom lại những gì bạn đã viết về {topic}. Đây là tư liệu để viết, không phải bài viết hoàn chỉnh.',
    aboutOne:
      'Bản tổng hợp này trích dẫn những gì một nguồn nói về {topic}. Đây là tư liệu để viết, không phải bài viết hoàn chỉnh.',
    aboutMany:
      'Bản tổng hợp này trích dẫn những gì {n} nguồn nói về {topic}. Đây là tư liệu để viết, không phải bài viết hoàn chỉnh.',
    nothing: 'Không nguồn nào nói về điều này.',
    toldBefore: 'Những gì các nguồn nói về điều này đã được trích dẫn dưới các tiêu đề khác.',
    yours: 'Phần này dành cho bạn viết.',
    agree: 'Một nguồn khác đưa ra cùng con số:',
    differ: 'Ở đây các nguồn khác nhau:',
    open: 'Không nguồn nào trả lời:',
    openTitle: 'Những câu hỏi không nguồn nào trả lời',
    statement: 'Phát biểu',
    figure: 'Con số',
    source: 'Nguồn',
    date: 'Ngày',
    headline: '{topic}: {n} nguồn nói gì',
    points: [
      'Đây là gì, trong một câu',
      'Một dữ kiện hoặc con số cho thấy điều đó, kèm nguồn',
      'Một ví dụ hoặc trường hợp cụ thể',
      'Điều gì ủng hộ và điều gì phản đối',
      'Người đọc có thể làm hoặc quyết định gì lúc này',
    ],
  },
}
