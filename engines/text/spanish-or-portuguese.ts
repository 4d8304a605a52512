import { quotes } from './quotes.ts'
import { sentences } from './sentences.ts'
import { textOf } from './span.ts'
import { words } from './words.ts'

/*
 * Words that one of the two has and the other writes otherwise or has not. Left out are those that both have, with another sense too:
 * `o` (or, the), `no` (not, in the), `dos` (two, of the), `pelo` (hair, by the).
 */
const SPANISH = new Set(
  (
    'el la los las y en del al un una uno unos unas con es son más muy pero cuando sin hay ese eso esos estos aquel lo su sus le ' +
    'les mismo misma nuestro nuestra nuestros nuestras también hasta ya cómo qué quién cuál cuándo dónde fue fueron tiene tienen ' +
    'tenemos puede pueden quiere quieres quieren hacer hace han hemos años hoy ahora siempre nuevo nueva nuevos nuevas bien mejor ' +
    'mejores mayor mayores según usted ustedes ella ellos yo nosotros vosotros así después mientras aunque además luego entonces ' +
    'cualquier aquí allí sí poco pocos mucho mucha muchos muchas otro otra otros otras están deben cuesta consejos guía día días ' +
    'noche ciudad calle precio precios trabajo tiempo persona personas cosa cosas gracias bueno buena buenos buenas buen tres ' +
    'siete ocho nueve diez'
  ).split(' '),
)
const PORTUGUESE = new Set(
  (
    'os as do das na nas ao aos à às um uma uns umas com em é são ou não mais muito muita muitos muitas também num numa seu seus ' +
    'ele eles ela elas dele dela isso isto esse essa esses essas neste nesta nesse nessa você vocês já há até foi foram tem têm ' +
    'temos pode podem fazer faz fica hoje agora ainda novo novos bem só melhor melhores maior maiores depois quando onde sem quem ' +
    'quais nem eu nós assim enquanto embora porém além então pois lhe meu minha meus minhas teu tua nosso nossa nossos nossas ' +
    'outro outra outros outras estão devem quer querem custa dicas água noite mês cidade rua preço preços trabalho tempo pessoa ' +
    'pessoas coisa coisas obrigado obrigada bom boa bons boas fim dois duas três sete oito nove dez loja lojas'
  ).split(' '),
)
/** Letters, endings, and diphthongs that the other language has in borrowed words alone. */
const SPANISH_FORM =
  /ñ|[cs]ión$|[cs]iones$|idad$|idades$|ll[oa]s?$|(?:ar|ier)on$|(?<![qgl])ue[bdgrsv]|ie(?:rr|mp|bl|v|st|rt|rn)/
const PORTUGUESE_FORM =
  /[ãõçâêôà]|[nl]h[ao]s?$|lh[aeo]r?$|dades?$(?<!idades)|agens?$|agem$|[áéíóú]\p{L}{1,2}i[oa]s?$|[áí]ve(?:l|is)$|\p{L}{3,}[aeio]m$/u
const SPANISH_MARKS = /[¿¡]/g
const PORTUGUESE_MARKS = /(?:^|[.!?…]\s+)O(?=\s)|(?<=\s)e(?=\s(?!h?[ií]))/gm

/** Signs that it takes, and how many for each of the other language: one may be in a word that was borrowed. */
const LEAST_SIGNS = 2
const TIMES_AS_MANY = 4

/**
 * Which of the two a text is in, or null where it does not tell: by words, letters, and marks that only one of them has. What is quoted,
 * and what is written large inside a sentence, is a name or somebody else's and tells nothing.
 */
export function spanishOrPortuguese(text: string): 'es' | 'pt' | null {
  const own = withoutQuotes(text)
  const found = [...new Set(plainWords(own))]
  // the Spanish `o` is *or* and begins no sentence, and its `e` stands before an i
  const spanish =
    new Set(own.match(SPANISH_MARKS)).size + found.filter((word) => SPANISH.has(word) || SPANISH_FORM.test(word)).length
  const portuguese =
    new Set(own.match(PORTUGUESE_MARKS)?.map((mark) => mark.slice(-1))).size +
    found.filter((word) => PORTUGUESE.has(word) || PORTUGUESE_FORM.test(word)).length
  if (spanish >= LEAST_SIGNS && spanish >= TIMES_AS_MANY * portuguese) return 'es'
  return portuguese >= LEAST_SIGNS && portuguese >= TIMES_AS_MANY * spanish ? 'pt' : null
}

function withoutQuotes(text: string): string {
  return quotes(text).reduce(
    (now, { start, end }) => now.slice(0, start) + ' '.repeat(end - start) + now.slice(end),
    text,
  )
}

/** Small words, and those that open a sentence; in a line of capitals all of them. */
function plainWords(text: string): string[] {
  const isCapitals = text === text.toUpperCase()
  return sentences(text, 'Spanish').flatMap((sentence) => {
    const inside = textOf(text, sentence)
    return words(inside).flatMap((span, at) => {
      const word = textOf(inside, span)
      // `vê-la`, `example.com`
      if (/[-.@#]$/.test(inside.slice(0, span.start))) return []
      return isCapitals || at === 0 || word === word.toLowerCase() ? [word.toLowerCase()] : []
    })
  })
}
