import type { LanguageCode } from '../../text/index.ts'

/** Beginnings, in lower case, of sentences that tell what a text is going to say, not how the world is. Our own lists. */
export const aboutItself: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:in )?(?:this|the following|the next) (?:article|post|guide|piece|page|text|section|chapter|essay)\b|^this digest (?:quotes|joins)|^the points covered below|^in what follows/u,
  de: /^(?:in )?diese[rmsn]? (?:artikel|beitrag|text|ratgeber|abschnitt|kapitel)|^diese zusammenstellung (?:zitiert|verbindet)|^die themen dieses|^im folgenden geht es/u,
  fr: /^(?:dans )?cet? (?:article|guide|billet|texte|chapitre)|^ce dossier (?:cite|réunit)|^les thèmes de cet|^dans la suite/u,
  es: /^(?:en )?est[ea] (?:artículo|texto|guía|entrada|sección)|^este resumen (?:cita|reúne)|^a continuación:|^los temas:/u,
  it: /^(?:in )?quest(?:o|a) (?:articolo|testo|guida|sezione)|^questa raccolta (?:cita|riunisce)|^i temi di quest|^di seguito:/u,
  pt: /^(?:n?est[ea]) (?:artigo|texto|guia|seção|secção)|^esta recolha (?:cita|reúne)|^os temas deste|^a seguir:/u,
  nl: /^(?:in )?(?:dit|deze) (?:artikel|stuk|tekst|gids|hoofdstuk)|^dit overzicht (?:citeert|brengt)|^de onderwerpen van dit|^hierna:/u,
  pl: /^(?:w )?(?:ten|tym) (?:artykuł|artykule|tekst|tekście)|^to zestawienie (?:cytuje|łączy)|^tematy tego|^dalej:/u,
  tr: /^bu (?:makale|yazı|metin|bölüm)|^bu derleme,|^devamında:/u,
  vi: /^(?:trong )?bài (?:viết )?này|^bản tổng hợp này|^các phần sau:|^các chủ đề:/u,
}
