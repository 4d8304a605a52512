import type { Lists } from './lists.ts'

/* Our own lists. */
export const french: Lists = {
  stock: `joue un rôle *, jouent un rôle *, jouer un rôle *, rôle crucial, rôle clé, rôle essentiel, crucial*, incontournable*, indispensable*, primordial*, à l'ère du,
    à l'ère de, dans le monde d'aujourd'hui, monde en constante évolution, en constante évolution, plonge* dans, plongez dans, de plus, en outre, par ailleurs,
    en conclusion, en résumé, en somme, en définitive, il est important de, il est essentiel de, il est crucial de, il convient de, non seulement, mais aussi, mais également,
    une multitude de, une myriade de, un large éventail, une large gamme, une variété de, témoigne de, témoignent de, témoignage de, met en lumière, mettent en lumière,
    mettant en lumière, met l'accent, souligne l'importance, soulignant l'importance, souligner l'importance, l'importance de, véritable*, riche histoire, au cœur de,
    sans précédent, novat*, innovant*, holistique*, transformat*, façonn*, favoris*, un sentiment de, ouvre la voie, ouvrant la voie, à cet égard, tisser des liens, vibrant*`,
  abstract: `accompagn*, amélior*, améliorer, atout*, avantag*, bénéfi*, bien-être, collabor*, communaut*, compétence*, contribu*, créativ*, développ*, divers*, durab*,
    dynamique*, défi*, efficac*, encourag*, engag*, enjeu*, environnement*, essentiel*, expérience*, exploit*, expression, facilit*, harmon*, impact*, important*, inclus*,
    innov*, opportunit*, optimis*, permet*, perspectiv*, potentiel*, processus, promouv*, qualité*, renforc*, ressource*, réussi*, solution*, soutien*, soutenir, stratég*,
    succès, transparen*, transform*, valeur*`,
  openers: `de plus, en outre, par ailleurs, en conclusion, en résumé, en somme, en définitive, pour conclure, de nos jours, dans le monde d'aujourd'hui, à l'ère du numérique`,
  frames: `il est important de noter que, il est important de noter qu'*, il convient de noter que, il convient de noter qu'*, il convient de souligner que,
    il convient de souligner qu'*, il est à noter que, il est à noter qu'*, il est important de souligner que, il est important de souligner qu'*, il est essentiel de noter que,
    il est essentiel de noter qu'*, il va sans dire que, il va sans dire qu'*, force est de constater que, force est de constater qu'*`,
  hedges: `peut-être, probablement, sans doute, pourrait, pourraient, semble, semblent, généralement, souvent, parfois, relativement, potentiellement, dans certains cas`,
  joins: 'et, ou',
  plainWords: `met en lumière = montre
    mettent en lumière = montrent
    mettant en lumière = montrant
    met l'accent sur = insiste sur
    mettent l'accent sur = insistent sur
    de nos jours = aujourd'hui
    à l'heure actuelle = aujourd'hui`,
  shortWordings: `afin de = pour
    dans le but de = pour
    au sein du = dans le
    au sein des = dans les
    au sein de = dans
    effectue = fait
    effectuent = font
    effectuer = faire
    constitue = est
    constituent = sont`,
}
