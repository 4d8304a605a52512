import type { Lists } from './lists.ts'

/* Our own lists. */
export const spanish: Lists = {
  stock: `juega un papel *, juegan un papel *, jugar un papel *, desempeña un papel *, desempeñan un papel *, desempeñar un papel *, crucial*, imprescindible*, indispensable*, primordial*,
    en la era digital, en el mundo actual, en el mundo de hoy, en un mundo cada vez más, en un mundo donde, en constante evolución, en constante cambio, empecemos, comencemos, vamos a ello, manos a la obra, exploremos, vamos a explorar,
    sin más preámbulos, sin más dilación, echemos un vistazo, acompáñanos, en este artículo exploraremos, en este artículo descubrirás, vertiginos*, sumérg*, sumerg*,
    adentr*, además, por otra parte, asimismo, en conclusión, en resumen, en definitiva, en última instancia, es importante *, es fundamental *, es esencial *, es crucial *,
    cabe destacar, cabe señalar, cabe mencionar, vale la pena, no solo, no sólo, sino también, sino que también, mucho más que, una multitud de, un sinfín de, una amplia gama,
    una amplia variedad, una gran variedad, una variedad de, una infinidad de, testimonio de, pone de manifiesto, pone de relieve, ponen de manifiesto, ponen de relieve,
    poner de relieve, subraya la importancia, subrayando la importancia, la importancia de, rica historia, rico patrimonio, en el corazón de, en el corazón del, sin precedentes,
    innovador*, holístic*, transformador*, vibrante*, fomenta*, fomentando, fomentar, potenci*, allana el camino, allanan el camino, allanando el camino, un sentido de,
    una sensación de, desafíos y, retos y, enriquece*, enriquecedor*, tapiz, joya, inolvidable*, impresionante*, motor de cambio, abre un, abre las puertas, enfoque integral,
    un antes y un después, dar rienda suelta, aprovechar al máximo, estilo de vida, marca la diferencia, marcar la diferencia, más allá de, hoy en día, en la actualidad,
    hoy más que nunca, más que nunca, sabiduría, verdadero reflejo, fiel reflejo, invita a, gracias a su, clave para`,
  abstract: `adapt*, alcanz*, ambient*, aport*, apoy*, aprendizaje, aprovech*, armon*, aspecto*, avanc*, beneficio*, bienestar, calidad, capacidad*, colabor*, compromis*, comunidad*,
    comunicación, conciencia, conexión, confianza, consciente*, contribu*, creativ*, crecimiento, cultur*, desafío*, desarroll*, divers*, dinámic*, efectiv*, eficacia, eficaz*,
    eficien*, empoder*, enfoque*, entorno*, equilibr*, esencial*, estrateg*, evolu*, experiencia*, facilit*, flexib*, foment*, fortalec*, fundament*, futuro, garantiz*, herramienta*,
    identidad, impact*, implement*, importan*, impuls*, inclus*, innov*, inspir*, integral*, integr*, logr*, mejor*, motiv*, necesidad*, objetivo*, oportunidad*, optimiz*, perspectiv*,
    plen*, positiv*, potencial*, proceso*, productiv*, promov*, recurso*, relevan*, respons*, reto*, salud*, significativ*, solucion*, sostenib*, tradicion*, transform*, transparen*,
    valios*, valor*, éxito*`,
  audiences: `tanto si eres, tanto si es, tanto si está, tanto si estás, ya seas, ya sea que seas, ya sea que sea, ya sea usted, seas, no importa si eres, da igual si eres, tanto si buscas`,
  openers: `además, por otra parte, por otro lado, asimismo, en conclusión, en resumen, en definitiva, en última instancia, en esencia, en síntesis, cabe destacar, sin lugar a dudas, sin duda`,
  scenes: `en el mundo actual, en el mundo actual en constante evolución, en el mundo actual en constante cambio, en el mundo de hoy, en la era digital, en la sociedad actual, en el mundo moderno, en un mundo en constante evolución, en un mundo en constante cambio,
    en el acelerado mundo actual, en un mundo cada vez más digital`,
  clauseless: `en, donde, con, que, cuando, como, de, del, por, para, y, pero, lleno, llena, marcado, marcada, cada, caracterizado, dominado, tan, a, ante, entre, sin`,
  frames: `es importante señalar que, es importante destacar que, es importante tener en cuenta que, es importante mencionar que, es importante recordar que, es importante saber que,
    cabe destacar que, cabe señalar que, cabe mencionar que, cabe recordar que, cabe resaltar que, vale la pena mencionar que, vale la pena señalar que, vale la pena destacar que,
    es fundamental señalar que, es fundamental tener en cuenta que, no cabe duda de que, es bien sabido que, resulta evidente que, es innegable que, conviene señalar que, conviene recordar que`,
  hedges: `quizá, quizás, tal vez, probablemente, posiblemente, podría, podrían, suele, suelen, parece, parecen, generalmente, a menudo, a veces, en cierta medida, en algunos casos,
    en muchos casos, potencialmente, relativamente, en general, por lo general, aparentemente`,
  joins: 'y, e, o, u',
  articles: 'el, la, los, las, un, una, unos, unas, su, sus, nuestro, nuestra, nuestros, nuestras',
  plainWords: `juega un papel crucial en = es clave en | !la película, la obra, la serie, el filme
    juega un papel fundamental en = es clave en | !la película, la obra, la serie, el filme
    juega un papel importante en = es importante en | !la película, la obra, la serie, el filme
    juegan un papel crucial en = son clave en
    juegan un papel fundamental en = son clave en
    desempeña un papel crucial en = es clave en | !la película, la obra, la serie, el filme
    desempeña un papel fundamental en = es clave en | !la película, la obra, la serie, el filme
    desempeña un papel importante en = es importante en | !la película, la obra, la serie, el filme
    desempeñan un papel crucial en = son clave en
    desempeñan un papel fundamental en = son clave en
    crucial = clave | !importancia | más, menos, tan, un, una, el, la, su, de
    cruciales = clave | | más, menos, tan, unos, unas, los, las, sus, de
    pone de manifiesto = muestra
    ponen de manifiesto = muestran
    poner de manifiesto = mostrar
    pone de relieve = muestra
    ponen de relieve = muestran
    poner de relieve = mostrar
    hoy en día = hoy
    en la actualidad = hoy
    ofrece una multitud de = ofrece muchos | beneficios, retos, recursos, platos, servicios, caminos
    ofrece una multitud de = ofrece muchas | ventajas, oportunidades, posibilidades, opciones, formas
    ofrece un sinfín de = ofrece muchas | ventajas, oportunidades, posibilidades, opciones, formas
    ofrece un sinfín de = ofrece muchos | beneficios, retos, recursos, platos, servicios, caminos
    abre un sinfín de = abre muchas | oportunidades, posibilidades, opciones, puertas
    ofrece una amplia gama de = ofrece muchos | beneficios, sectores, productos, servicios, recursos, platos, usos
    una amplia gama de sectores aprovecha = muchos sectores aprovechan
    subraya la importancia de = muestra la importancia de
    subrayando la importancia de = mostrando la importancia de`,
  shortWordings: `con el fin de = para | *ar, *er, *ir, *arse, *erse, *irse, *arlo, *arla, *erlo, *irlo, que
    con el objetivo de = para | *ar, *er, *ir, *arse, *erse, *irse, *arlo, *arla, *erlo, *irlo, que
    a fin de = para | *ar, *er, *ir, *arse, *erse, *irse, que
    ^debido al hecho de que = como
    debido al hecho de que = porque
    lleva a cabo = hace
    llevan a cabo = hacen
    llevar a cabo = hacer
    llevó a cabo = hizo
    llevaron a cabo = hicieron
    a pesar del hecho de que = aunque
    de manera regular = regularmente | !y, e, o, u, pero
    de forma regular = regularmente | !y, e, o, u, pero
    numerosos = muchos | | muy, más, menos, tan, poco, *os, *as, *es
    numerosas = muchas | | muy, más, menos, tan, poco, *os, *as, *es
    hace uso de = usa
    hacen uso de = usan
    hacer uso de = usar
    se encuentra ubicado en = está en
    se encuentra ubicada en = está en`,
  contrast: {
    denials:
      'no es solo, no es sólo, no es solamente, no es simplemente, no se trata solo, no se trata sólo, no se trata solamente, no se trata de, no son solo, no solo es, es mucho más que, es más que',
    restarts: 'es, son, se',
  },
  emphases:
    /(?<!\p{L})(?:no (?:solo|sólo|solamente|simplemente)|sino (?:que )?también|(?:mucho )?más que (?:solo )?(?=un)|más que nunca|no cabe duda de que|debido al hecho de que)(?!\p{L})/giu,
  joints: `sin embargo = pero
    no obstante = pero`,
  clauses: {
    starts: /^(?:no )?(?:es|son|se trata|hay|está|están|esto|también)\b/,
    governs: /(?<!\p{L})(?:si|cuando|aunque|porque|como|que|mientras|donde|quien|ni|solo|dice|dijo)(?!\p{L})/iu,
    and: 'y',
    but: 'pero',
  },
  tails: {
    ending: /.{3}(?:ando|endo)(?:se|lo|la|los|las|le|les)?$/,
    except: 'cuando, siendo, comprendo, entiendo, estupendo',
  },
}
