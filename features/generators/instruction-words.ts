/** What a plain instruction asks for, as far as rules can do it: `made` is what only a model writes, `written` whatever is to be told. */
export type TaskKind =
  | 'made'
  | 'faq'
  | 'outline'
  | 'list'
  | 'summarise'
  | 'shorten'
  | 'simplify'
  | 'rephrase'
  | 'written'

/**
 * Words that tell a task, in all our languages together: an instruction is read by the first of them that it has, in this
 * order. Prefixes; `_` is a blank. Checked on folded words at any place of the instruction.
 */
export const commands: readonly (readonly [TaskKind, string])[] = [
  [
    'faq',
    `faq* frequently_asked questions_and_answers q&a häufige_fragen preguntas_frecuentes questions_fréquentes domande_frequenti veelgestelde
      perguntas_frequentes najczęstsze_pytania sık_sorulan câu_hỏi_thường_gặp`,
  ],
  [
    'made',
    `translat* übersetz* traduc* tradu* traduir* vertaal* vertal* traduz* przetłumacz* tłumacz* çevir* dịch poem* poetry song lyrics story
      short_story joke* haiku limerick rap dialogue screenplay gedicht* lied witz poema* cuento chiste poème* chanson blague poesia* racconto
      barzelletta gedicht verhaal grap poesia conto piada wiersz* opowiadani* żart şiir* hikaye* fıkra bài_thơ truyện_ngắn meta_description
      meta_title meta-description meta-title metadescription meta_tags meta_beschreibung keyword* key_phrase* keyphrase* schlüsselwort*
      schlüsselwörter stichwort* stichwörter palabras_clave mots-clés mots_clés parole_chiave trefwoord* palavras-chave palavras_chave
      słowa_kluczowe anahtar_kelime* từ_khóa headline* title titles heading_for überschrift* titel título* titre* titolo titoli tytuł* başlık*
      tiêu_đề conclusion* conclude closing_paragraph fazit schlussfolgerung* conclusión* conclusione conclusie conclusão podsumowanie_końcowe
      sonuç_yaz kết_luận introduction* intro introduce_the opening_paragraph einleitung* introducción* introduzione inleiding introdução
      wprowadzenie giriş mở_bài giới_thiệu questions_people questions_about list_questions fragen_zu preguntas_sobre questions_sur domande_su
      vragen_over perguntas_sobre pytania_o sorular_hakkında câu_hỏi_về`,
  ],
  [
    'outline',
    `outline* table_of_contents structure_for gliederung* gliedere esquema* esquema plan_détaillé scaletta opzet esboço konspekt* taslak* dàn_ý`,
  ],
  [
    'list',
    `bullet* bullet_point* key_points main_points takeaways stichpunkt* viñetas puces punti_elenco opsomming* tópicos punktach punktory
      madde_madde maddeler gạch_đầu_dòng facts key_figures figures_and_dates fakten datos faits fatti feiten factos fakty gerçekler sự_thật
      listicle list_of make_a_list list_the list_five list_ten list top_10 top_5 liste lista lijst listele danh_sách liệt_kê aufzählung*`,
  ],
  [
    'summarise',
    `summar* sum_up tl;dr tldr condense recap abstract synopsis zusammenfass* fasse fass resum* résum* riassum* riassunto samenvat* vat_samen
      streszcz* streść podsumuj özetle* özet tóm_tắt`,
  ],
  [
    'shorten',
    `shorten* shorter make_it_short trim cut_down kürze* kürzer acort* más_corto raccourc* plus_court accorci* più_breve korter inkorten encurt*
      mais_curto skróć skróc* kısalt* rút_gọn`,
  ],
  [
    'simplify',
    `simplif* simpler in_simple plain_language plain_english eli5 like_i'm_five easier_to_read vereinfach* einfacher simplific* más_simple
      semplific* più_semplice vereenvoudig* eenvoudiger uprość uproszcz* basitleştir* sadeleştir* đơn_giản`,
  ],
  [
    'rephrase',
    `rephras* reword* rewrite paraphras* umformulier* formuliere_um reformul* parafras* riformul* herschrijf* herformuleer* reescrev*
      przeformułuj* sparafraz* yeniden_yaz* başka_sözcüklerle viết_lại diễn_đạt_lại`,
  ],
  [
    'written',
    `extend* expand* longer elaborate lengthen add_more_detail erweiter* ausführlicher ampl* más_largo développe* allonge* espandi* più_lungo
      uitbreid* langer amplie* mais_longo rozszerz* dłuż* genişlet* uzat* mở_rộng dài_hơn continue* go_on keep_writing write_more next_paragraph
      weiterschreib* schreibe_weiter fortsetz* continú* continua* continuar poursui* vervolg* ga_verder kontynuuj* devam viết_tiếp tiếp_tục
      explain* describe* what_is what_are how_does how_do erklär* beschreib* explic* describ* expliqu* décri* spieg* descriv* leg_uit uitleg*
      beschrijf* descrev* wyjaśni* opisz açıkla* anlat* giải_thích mô_tả tell_me_about write compose draft create generate make give prepare
      produce schreib* verfass* erstell* mach* escrib* redact* cre* haz écri* rédig* fais génèr* scriv* crea fai schrijf* maak escrev* faz napisz
      stwórz yaz* oluştur* hazırla* viết soạn tạo`,
  ],
]

/** Words for small numbers, in all our languages. */
const NUMBERS: readonly (readonly [value: number, words: string])[] = [
  [1, 'one a single ein einem einen un una uno une een één um uma jedno jednym bir một'],
  [2, 'two zwei dos deux due twee dois duas dwa dwóch iki hai'],
  [3, 'three drei tres trois tre drie três trzy trzech üç ba'],
  [4, 'four vier cuatro quatre quattro quatro cztery dört bốn'],
  [5, 'five fünf cinco cinq cinque vijf pięć beş năm'],
  [6, 'six sechs seis sei zes'],
  [7, 'seven sieben siete sept sette zeven sete'],
  [8, 'eight acht ocho huit otto oito'],
  [9, 'nine neun nueve neuf nove negen'],
  [10, 'ten zehn diez dix dieci tien dez on'],
  [12, 'twelve'],
]

/** How many: the value of a word for a small number. */
export const smallNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  NUMBERS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
)

/** What is counted in an instruction. */
export const countedWords: Readonly<Record<'sentences' | 'words' | 'items', string>> = {
  sentences: 'sentence* satz sätze* sätzen frase* oración oraciones phrase* frasi zin zinnen zdani* zdań cümle* câu',
  words: 'word words wörter* worte worten palabras mots parole woorden palavras słow* słów kelime* từ chữ',
  items:
    'item* point* bullet* question* fact* headline* title* thing* tip* idea* keyword* takeaway* punkt* fragen puntos preguntas points punti domande punten vragen pontos perguntas pytań pytania madde* soru* điểm',
}
