import type { Lists } from './lists.ts'

/* Our own lists. */
export const spanish: Lists = {
  stock: `juega un papel *, juegan un papel *, desempeña un papel *, desempeñan un papel *, desempeñar un papel *, crucial*, imprescindible*, indispensable*, primordial*,
    en la era digital, en el mundo actual, en el mundo de hoy, en constante evolución, en constante cambio, sumérg*, sumergir*, además, por otra parte, asimismo,
    en conclusión, en resumen, en definitiva, en última instancia, es importante *, es fundamental *, es esencial *, cabe destacar, cabe señalar, vale la pena, no solo, no sólo, sino también,
    sino que también, una multitud de, un sinfín de, una amplia gama, una amplia variedad, una variedad de, testimonio de, pone de manifiesto, pone de relieve, ponen de manifiesto,
    subraya la importancia, subrayando la importancia, la importancia de, rica historia, en el corazón de, sin precedentes, innovador*, holístic*, transformador*, vibrante*,
    fomenta*, fomentando, potenci*, allana el camino, allanando el camino, un sentido de, desafíos y, enriquece*, enriquecedor*, tapiz`,
  abstract: `ambient*, apoy*, aprendizaje, avanc*, beneficio*, bienestar, calidad, colabor*, compromis*, comunidad*, comunicación, confianza, contribu*, creativ*, crecimiento,
    desafío*, desarroll*, divers*, dinámic*, efectiv*, eficacia, eficaz*, eficien*, esencial*, estrateg*, experiencia*, facilit*, foment*, fortalec*, garantiz*, impact*, implement*,
    importan*, impuls*, inclus*, innov*, integral*, mejor*, objetivo*, oportunidad*, optimiz*, perspectiv*, positiv*, potencial*, proceso*, promov*, recurso*, respons*,
    significativ*, solucion*, sostenib*, transform*, transparen*, valor*, éxito*`,
  openers: `además, por otra parte, asimismo, en conclusión, en resumen, en definitiva, en última instancia, en el mundo actual, en el mundo de hoy, en la era digital, hoy en día`,
  frames: `es importante señalar que, es importante destacar que, es importante tener en cuenta que, es importante mencionar que, cabe destacar que, cabe señalar que, cabe mencionar que,
    vale la pena mencionar que, vale la pena señalar que, es fundamental señalar que, no cabe duda de que`,
  hedges: `quizá, quizás, tal vez, probablemente, posiblemente, podría, podrían, suele, suelen, parece, parecen, generalmente, a menudo, a veces, en cierta medida, en algunos casos`,
  joins: 'y, e, o, u',
  plainWords: `juega un papel crucial en = es clave en
    juega un papel fundamental en = es clave en
    juega un papel importante en = es clave en
    juegan un papel crucial en = son clave en
    juegan un papel fundamental en = son clave en
    desempeña un papel crucial en = es clave en
    desempeña un papel fundamental en = es clave en
    desempeñan un papel crucial en = son clave en
    desempeñan un papel fundamental en = son clave en
    crucial = clave
    cruciales = clave
    pone de manifiesto = muestra
    ponen de manifiesto = muestran
    pone de relieve = muestra
    ponen de relieve = muestran
    hoy en día = hoy
    en la actualidad = hoy`,
  shortWordings: `con el fin de = para
    con el objetivo de = para
    debido al hecho de que = porque
    lleva a cabo = hace
    llevan a cabo = hacen
    llevar a cabo = hacer`,
}
