/** What a plain instruction can ask for. */
export type TaskKind =
  | 'summarise'
  | 'list'
  | 'bullets'
  | 'shorten'
  | 'simplify'
  | 'rephrase'
  | 'extend'
  | 'faq'
  | 'title'
  | 'outline'
  | 'keywords'
  | 'continue'
  | 'introduction'
  | 'conclusion'
  | 'meta'
  | 'facts'
  | 'questions'
  | 'explain'
  | 'write'
  | 'translate'
  | 'invent'

/**
 * Words that tell a task, in all our languages together: an instruction is read by the first of them that it has, in this
 * order. Prefixes; `_` is a blank. Checked on folded words at any place of the instruction.
 */
export const commands: readonly (readonly [TaskKind, string])[] = [
  [
    'translate',
    'translat* übersetz* traduc* tradu* traduir* vertaal* vertal* traduz* przetłumacz* tłumacz* çevir* dịch',
  ],
  [
    'invent',
    'poem* poetry song lyrics story short_story joke* haiku limerick rap dialogue screenplay gedicht* lied witz poema* cuento chiste poème* chanson blague poesia* racconto barzelletta gedicht verhaal grap poesia conto piada wiersz* opowiadani* żart şiir* hikaye* fıkra bài_thơ truyện_ngắn',
  ],
  [
    'faq',
    'faq* frequently_asked questions_and_answers q&a häufige_fragen preguntas_frecuentes questions_fréquentes domande_frequenti veelgestelde perguntas_frequentes najczęstsze_pytania sık_sorulan câu_hỏi_thường_gặp',
  ],
  ['meta', 'meta_description meta_title meta-description meta-title metadescription meta_tags meta_beschreibung'],
  [
    'keywords',
    'keyword* key_phrase* keyphrase* schlüsselwort* schlüsselwörter stichwort* stichwörter palabras_clave mots-clés mots_clés parole_chiave trefwoord* palavras-chave palavras_chave słowa_kluczowe anahtar_kelime* từ_khóa',
  ],
  [
    'outline',
    'outline* table_of_contents structure_for gliederung* gliedere esquema* esquema plan_détaillé scaletta opzet esboço konspekt* taslak* dàn_ý',
  ],
  [
    'title',
    'headline* title titles heading_for überschrift* titel título* titre* titolo titoli tytuł* başlık* tiêu_đề',
  ],
  [
    'conclusion',
    'conclusion* conclude closing_paragraph fazit schlussfolgerung* conclusión* conclusione conclusie conclusão podsumowanie_końcowe sonuç_yaz kết_luận',
  ],
  [
    'introduction',
    'introduction* intro introduce_the opening_paragraph einleitung* introducción* introduzione inleiding introdução wprowadzenie giriş mở_bài giới_thiệu',
  ],
  [
    'bullets',
    'bullet* bullet_point* key_points main_points takeaways stichpunkt* viñetas puces punti_elenco opsomming* tópicos punktach punktory madde_madde maddeler gạch_đầu_dòng',
  ],
  ['facts', 'facts key_figures figures_and_dates fakten datos faits fatti feiten factos fakty gerçekler sự_thật'],
  [
    'questions',
    'questions_people questions_about list_questions fragen_zu preguntas_sobre questions_sur domande_su vragen_over perguntas_sobre pytania_o sorular_hakkında câu_hỏi_về',
  ],
  [
    'list',
    'listicle list_of make_a_list list_the list_five list_ten list top_10 top_5 liste lista lijst listele danh_sách liệt_kê aufzählung*',
  ],
  [
    'summarise',
    'summar* sum_up tl;dr tldr condense recap abstract synopsis zusammenfass* fasse fass resum* résum* riassum* riassunto samenvat* vat_samen streszcz* streść podsumuj özetle* özet tóm_tắt',
  ],
  [
    'shorten',
    'shorten* shorter make_it_short trim cut_down kürze* kürzer acort* más_corto raccourc* plus_court accorci* più_breve korter inkorten encurt* mais_curto skróć skróc* kısalt* rút_gọn',
  ],
  [
    'simplify',
    "simplif* simpler in_simple plain_language plain_english eli5 like_i'm_five easier_to_read vereinfach* einfacher simplific* más_simple semplific* più_semplice vereenvoudig* eenvoudiger uprość uproszcz* basitleştir* sadeleştir* đơn_giản",
  ],
  [
    'rephrase',
    'rephras* reword* rewrite paraphras* umformulier* formuliere_um reformul* parafras* riformul* herschrijf* herformuleer* reescrev* przeformułuj* sparafraz* yeniden_yaz* başka_sözcüklerle viết_lại diễn_đạt_lại',
  ],
  [
    'extend',
    'extend* expand* longer elaborate lengthen add_more_detail erweiter* ausführlicher ampl* más_largo développe* allonge* espandi* più_lungo uitbreid* langer amplie* mais_longo rozszerz* dłuż* genişlet* uzat* mở_rộng dài_hơn',
  ],
  [
    'continue',
    'continue* go_on keep_writing write_more next_paragraph weiterschreib* schreibe_weiter fortsetz* continú* continua* continuar poursui* vervolg* ga_verder kontynuuj* devam viết_tiếp tiếp_tục',
  ],
  [
    'explain',
    'explain* describe* what_is what_are how_does how_do erklär* beschreib* explic* describ* expliqu* décri* spieg* descriv* leg_uit uitleg* beschrijf* descrev* wyjaśni* opisz açıkla* anlat* giải_thích mô_tả tell_me_about',
  ],
  [
    'write',
    'write compose draft create generate make give prepare produce schreib* verfass* erstell* mach* escrib* redact* cre* haz écri* rédig* fais génèr* scriv* crea fai schrijf* maak escrev* faz napisz stwórz yaz* oluştur* hazırla* viết soạn tạo',
  ],
]

/** How many: words for small numbers, in all our languages. */
export const smallNumbers: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  ein: 1,
  einem: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  un: 1,
  una: 1,
  uno: 1,
  une: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  zeven: 7,
  negen: 9,
  tien: 10,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  sete: 7,
  oito: 8,
  dez: 10,
  jedno: 1,
  jednym: 1,
  dwa: 2,
  dwóch: 2,
  trzy: 3,
  trzech: 3,
  cztery: 4,
  pięć: 5,
  bir: 1,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  on: 10,
  một: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  năm: 5,
}

/** What is counted in an instruction. */
export const countedWords: Readonly<Record<'sentences' | 'words' | 'items', string>> = {
  sentences: 'sentence* satz sätze* sätzen frase* oración oraciones phrase* frasi zin zinnen zdani* zdań cümle* câu',
  words: 'word words wörter* worte worten palabras mots parole woorden palavras słow* słów kelime* từ chữ',
  items:
    'item* point* bullet* question* fact* headline* title* thing* tip* idea* keyword* takeaway* punkt* fragen puntos preguntas points punti domande punten vragen pontos perguntas pytań pytania madde* soru* điểm',
}
