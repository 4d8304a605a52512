import type { LanguageCode } from '../../text/index.ts'
import { whenAsked } from './when-asked.ts'

/** Words by which a sentence tells what kind of statement it is; patterns for text in lower case. */
export interface ClaimWords {
  /** Says what somebody thinks, hopes or demands. */
  readonly opinion: RegExp
  /** Praises or blames, which takes nothing from what is stated beside it. */
  readonly praise?: RegExp
  /** Tells the reader what to do. */
  readonly advice: RegExp
  /** Refers to somebody's finding or report. */
  readonly study: RegExp
  /** Ranks or counts without a number: the largest, twice, most people. */
  readonly superlative: RegExp
  /** Speaks of what is to come. */
  readonly future: RegExp
}

/** A pattern of whole words and phrases, in the order given; `*` at an end stands for more letters. */
function phrases(list: string): RegExp {
  const alternatives = list
    .split(',')
    .map((phrase) => phrase.trim().replaceAll("'", "['’]"))
    .map((phrase) => (phrase.endsWith('*') ? `${phrase.slice(0, -1)}\\p{L}{0,12}` : `${phrase}(?![\\p{L}\\p{N}])`))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})`, 'gu')
}

/** A pattern, and words that are another's where somebody said something before them: `she said the cut should have come`. */
function unlessSaid(pattern: RegExp, words: string, saying: string): RegExp {
  return new RegExp(`${pattern.source}|(?<!(?<!\\p{L})(?:${saying})(?!\\p{L})[^.!?]*)${phrases(words).source}`, 'gu')
}

/* Our own lists. */
export const claimWords = whenAsked<LanguageCode, ClaimWords>({
  en: () => ({
    opinion: unlessSaid(
      phrases(`i think, i believe, i feel, i hope, i guess, i love, i like, i prefer, i would, i'd, we think, we believe,
      we feel, we hope, we love, we prefer, in my opinion, in my view, in our opinion, in our view, if you ask me, arguably,
      hopefully, nothing beats, nothing compares, there's nothing like, there is nothing like`),
      'should, ought to',
      'said|told|argued|warned|added|insisted|maintained|complained|demanded|recommended|proposed|ruled',
    ),
    praise: phrases(`beautiful, wonderful, amazing, awful, boring, delicious`),
    advice: phrases(`you should, you can, you could, you need to, you must, you may want, you might want, you'll want,
      you will want, you have to, you want to, make sure, be sure, let's, it is best to, it's best to, we recommend,
      i recommend, it is important to, it's important to, it is worth, it's worth, please, don't forget, do not forget`),
    study:
      phrases(`according to, study, studies, research, researchers, survey, surveys, poll, polls, experts, scientists,
      economists, statistics, evidence, data show, data shows, report found, reported, analysis of, census, findings`),
    superlative:
      phrases(`largest, biggest, smallest, highest, lowest, longest, shortest, oldest, youngest, newest, fastest,
      slowest, richest, poorest, deepest, tallest, heaviest, cheapest, busiest, earliest, most common, most popular,
      most widely, most expensive, most populous, most visited, most used, most people, least expensive, the first to, the first ever,
      majority of, half of, twice, doubled, tripled, quadrupled, halved, record high, record low, one in, two thirds,
      a third of, a quarter of, more than any, fewer than any, for the first time`),
    future: phrases(
      `will, won't, shall, going to, gonna, is expected to, are expected to, is set to, are set to, is likely to, are likely to, is projected to, are projected to, is forecast to, i'll, we'll, they'll, he'll, she'll, it'll, you'll`,
    ),
  }),
  es: () => ({
    opinion: phrases(`creo que, pienso que, opino, en mi opinión, a mi juicio, espero que, me gusta, me encanta, ojalá,
      debería, deberían, nada supera, nada como, no hay nada como`),
    advice:
      phrases(`debes, debe usted, deberías, tienes que, tiene que, puedes, asegúrate, asegúrese, recuerda, recomendamos,
      es recomendable, conviene, no olvides`),
    study:
      phrases(`según, estudio, estudios, investigación, investigadores, encuesta, expertos, científicos, estadísticas,
      informe, datos de, censo`),
    superlative:
      phrases(`el mayor, la mayor, el más, la más, los más, las más, el menor, la menor, la mayoría, la mitad,
      el doble, duplicó, por primera vez, récord`),
    future: phrases(`será, serán, va a, van a, tendrá, tendrán, se espera que, se prevé, podrá, podrán, habrá`),
  }),
  fr: () => ({
    opinion: phrases(
      `je pense, je crois, je trouve, à mon avis, selon moi, j'espère, j'aime, nous pensons, devrait, devraient, rien ne vaut, rien de tel`,
    ),
    advice:
      phrases(`vous devriez, vous devez, vous pouvez, il faut, il vaut mieux, assurez-vous, n'oubliez pas, pensez à,
      nous recommandons, tu devrais, tu dois, tu peux`),
    study: phrases(`selon, d'après, étude, études, recherche, chercheurs, enquête, sondage, experts, scientifiques,
      statistiques, rapport, recensement`),
    superlative: phrases(
      `le plus, la plus, les plus, le moins, la majorité, la plupart, la moitié, le double, a doublé, pour la première fois, record`,
    ),
    future: phrases(
      `sera, seront, va, vont, aura, auront, devrait atteindre, pourra, pourront, est prévu, on s'attend à`,
    ),
  }),
  it: () => ({
    opinion: phrases(
      'credo che, penso che, secondo me, a mio parere, a mio avviso, spero, mi piace, dovrebbe, dovrebbero',
    ),
    advice:
      phrases(`dovresti, devi, deve, puoi, assicurati, ricorda, consigliamo, è consigliabile, conviene, non dimenticare,
      bisogna`),
    study: phrases(`secondo, studio, studi, ricerca, ricercatori, sondaggio, indagine, esperti, scienziati, statistiche,
      rapporto, censimento`),
    superlative:
      phrases(`il più, la più, i più, le più, il maggiore, la maggiore, la maggior parte, la maggioranza, la metà,
      il doppio, raddoppiat*, per la prima volta, record`),
    future: phrases(`sarà, saranno, avrà, avranno, si prevede, potrà, potranno, dovrebbe raggiungere`),
  }),
  nl: () => ({
    opinion: phrases(
      'ik denk, ik vind, ik geloof, ik hoop, volgens mij, naar mijn mening, wij vinden, zou moeten, zouden moeten',
    ),
    advice: phrases(
      'je moet, u moet, je kunt, u kunt, zorg ervoor, vergeet niet, het is verstandig, we raden, probeer, let op',
    ),
    study:
      phrases(`volgens, onderzoek, onderzoekers, studie, studies, enquête, deskundigen, wetenschappers, statistieken,
      rapport, cijfers van`),
    superlative:
      phrases(`grootste, kleinste, hoogste, laagste, langste, oudste, snelste, rijkste, meest, minst, meerderheid,
      meeste mensen, de helft, verdubbel*, voor het eerst, record`),
    future: phrases(`zal, zullen, gaat, gaan, naar verwachting, verwacht wordt`),
  }),
  pt: () => ({
    opinion: phrases(
      'acho que, creio que, penso que, na minha opinião, a meu ver, espero que, gosto de, deveria, deveriam',
    ),
    advice:
      phrases(`você deve, você pode, deves, podes, precisa, certifique-se, lembre-se, recomendamos, é recomendável,
      convém, não esqueça, não se esqueça`),
    study:
      phrases(`segundo, de acordo com, estudo, estudos, pesquisa, pesquisas, pesquisadores, especialistas, cientistas,
      estatísticas, relatório, censo`),
    superlative:
      phrases(`o maior, a maior, o menor, a menor, o mais, a mais, os mais, as mais, a maioria, a metade, metade dos,
      o dobro, dobrou, duplicou, pela primeira vez, recorde`),
    future: phrases(`será, serão, vai, vão, terá, terão, haverá, espera-se que, prevê-se, poderá, poderão`),
  }),
  de: () => ({
    opinion: unlessSaid(
      phrases(`ich denke, ich glaube, ich finde, ich meine, ich hoffe, ich mag, meiner meinung nach, meines erachtens,
      wir glauben, wir finden, nichts geht über, es geht nichts über`),
      'sollte, sollten',
      // `Bände, die fertig sein sollten`: what was meant to be
      'sagte|erklärte|forderte|verlangte|betonte|meinte|, (?:der|die|das|den|dem)',
    ),
    advice:
      phrases(`sie sollten, du solltest, man sollte, sie können, du kannst, sie müssen, du musst, achten sie, achte auf,
      vergessen sie nicht, wir empfehlen, empfehlenswert, stellen sie sicher, denken sie daran`),
    study:
      phrases(`laut, zufolge, studie, studien, forschung, forscher, forscherinnen, umfrage, experten, wissenschaftler,
      statistik, statistiken, untersuchung, bericht, erhebung, volkszählung`),
    superlative:
      phrases(`größte*, kleinste*, höchste*, niedrigste*, längste*, älteste*, jüngste*, schnellste*, reichste*,
      teuerste*, meisten, am meisten, mehrheit, hälfte, doppelt so, verdoppelt*,
      zum ersten mal, rekord*`),
    future: phrases(`wird, werden, dürfte, dürften, voraussichtlich, künftig, in zukunft, soll bis`),
  }),
  pl: () => ({
    opinion: phrases(
      'myślę, uważam, sądzę, moim zdaniem, według mnie, mam nadzieję, lubię, powinien, powinna, powinny, powinno',
    ),
    advice: phrases(
      'powinieneś, powinnaś, należy, możesz, musisz, warto, pamiętaj, upewnij się, zalecamy, polecamy, nie zapomnij',
    ),
    study: phrases(
      'według, badanie, badania, badań, badacze, naukowcy, sondaż, ankieta, eksperci, statystyki, raport, spis',
    ),
    superlative:
      phrases(`największ*, najmniejsz*, najwyższ*, najniższ*, najdłuższ*, najstarsz*, najszybsz*, najbogatsz*,
      większość, połowa, dwukrotnie, podwoi*, po raz pierwszy, rekord*`),
    future: phrases(`będzie, będą, ma wzrosnąć, prognozuje się, przewiduje się, oczekuje się`),
  }),
  tr: () => ({
    opinion: phrases('bence, sanırım, düşünüyorum, inanıyorum, umarım, kanımca, bana göre, görüşümce'),
    advice: phrases(
      'malısınız, melisiniz, malısın, melisin, gerekir, gerekiyor, unutmayın, emin olun, öneririz, tavsiye ederiz, deneyin',
    ),
    study: phrases(
      'göre, araştırma, araştırmalar, araştırmacılar, çalışma, anket, uzmanlar, bilim insanları, istatistik*, rapor*',
    ),
    superlative: phrases(
      'en büyük, en küçük, en yüksek, en düşük, en uzun, en eski, en hızlı, en çok, çoğunluğu, yarısı, iki katı, ilk kez, rekor*',
    ),
    future: phrases(`olacak, olacaklar, edecek, bekleniyor, öngörülüyor, gelecekte`),
  }),
  vi: () => ({
    opinion: phrases('tôi nghĩ, tôi tin, theo tôi, tôi thích, tôi hy vọng, chúng tôi tin'),
    advice: phrases('bạn nên, bạn có thể, bạn cần, bạn phải, hãy, đừng quên, chúng tôi khuyên, lưu ý'),
    study: phrases('theo báo cáo, theo thống kê, nghiên cứu, khảo sát, các chuyên gia, các nhà khoa học, số liệu'),
    superlative: phrases(
      'lớn nhất, nhỏ nhất, cao nhất, thấp nhất, dài nhất, lâu đời nhất, nhanh nhất, nhiều nhất, phần lớn, một nửa, gấp đôi, lần đầu tiên, kỷ lục',
    ),
    future: phrases(`sẽ, dự kiến, dự báo, trong tương lai`),
  }),
})

const imperatives = `add apply ask avoid be begin bring build buy call check choose click combine compare consider contact
  cook create cut define develop discover do don't download drink eat enable ensure enter explore fill find focus follow get
  give go have heat help hire identify imagine improve include install invest join keep know learn leave let limit listen look
  maintain make mix never note offer open pick place plan plant pour practice prepare protect provide put read reduce remember
  remove replace review run save schedule scroll search see select set share show sign sort speak spend start stay stick stir stop
  store subscribe suppose take talk teach tell test think try turn understand update use visit wait walk wash watch wear work
  write`

const clear = `add avoid choose consider contact discover don't download eat enable ensure explore identify imagine include
  install remember subscribe suppose visit`

/** English verbs that open a sentence of advice before an article, a pronoun or the like. */
export const imperativeVerbs: ReadonlySet<string> = new Set(imperatives.split(/\s+/))

/** Those that do so before any word, as they are hardly nouns. */
export const clearImperatives: ReadonlySet<string> = new Set(clear.split(/\s+/))
