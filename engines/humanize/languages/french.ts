import type { Lists } from './lists.ts'

/* Our own lists. */
export const french: Lists = {
  stock: `joue un rôle *, jouent un rôle *, jouer un rôle *, rôle crucial, rôle clé, rôle essentiel, crucial*, incontournable*, indispensable*, primordial*, à l'ère du, à l'ère de,
    dans le monde d'aujourd'hui, dans le monde actuel, dans un monde en *, dans un monde où, monde en constante évolution, en constante évolution, plonge* dans, plongez dans, plongeons, c'est parti, sans plus attendre, sans plus tarder, vif du sujet, explorons, découvrons ensemble, voyons ensemble,
    dans cet article nous allons, dans cet article nous explorerons, de plus,
    en outre, par ailleurs, en conclusion, en résumé, en somme, en définitive, il est important de, il est essentiel de, il est crucial de, il convient de, non seulement, mais aussi,
    mais également, bien plus que, bien plus qu'un*, une multitude *, une myriade *, un large éventail, une large gamme, une variété de, témoigne de, témoignent de, témoignage de,
    met en lumière, mettent en lumière, mettant en lumière, met l'accent, souligne l'importance, soulignant l'importance, souligner l'importance, l'importance de, véritable*,
    riche histoire, riche patrimoine, au cœur de, au cœur du, sans précédent, novat*, innovant*, holistique*, transformat*, façonn*, favoris*, un sentiment de, ouvre la voie,
    ouvrant la voie, à cet égard, tisser des liens, vibrant*, à couper le souffle, joyau*, inoubliable*, impérissable*, regorge*, séduit par, une atmosphère chaleureuse, importance cruciale,
    revêt une, revêtent une, s'avère *, au quotidien, de nos jours, plus que jamais, n'hésitez pas, répondre à toutes, passionnés et, authentique*, lever le voile,
    un atout majeur, enjeu majeur, enjeux majeurs, tirer parti, relever les défis, levier de, gage de, invite à, invitent à, une expérience unique, constitue un, constitue une,
    se dresse comme, un équilibre entre`,
  abstract: `accompagn*, adapt*, amélior*, améliorer, approch*, aspect*, atout*, attent*, autonom*, avantag*, avenir, bénéfi*, bien-être, capacit*, collabor*, communaut*, communica*,
    compétence*, confiance, connexion*, contribu*, créativ*, cultur*, développ*, divers*, durab*, dynamique*, défi*, découvert*, efficac*, encourag*, engag*, enjeu*, enrich*,
    environnement*, essentiel*, expérience*, exploit*, expression, facilit*, flexib*, harmon*, identité*, impact*, important*, inclus*, innov*, inspir*, intégr*, motiv*, objectif*,
    opportunit*, optimis*, outil*, patrimoine, performan*, permet*, perspectiv*, positi*, potentiel*, processus, productiv*, promouv*, préserv*, qualité*, relation*, renforc*,
    ressource*, responsab*, réussi*, riche*, sensib*, significati*, solution*, soutien*, soutenir, stratég*, succès, tradition*, transparen*, transform*, valeur*, vision*, équilib*, épanou*,
    évolu*`,
  audiences: `que vous soyez, que tu sois, que l'on soit, que vous cherchiez, que vous ayez, peu importe que vous soyez`,
  openers: `de plus, en outre, par ailleurs, en conclusion, en résumé, en somme, en définitive, pour conclure, qui plus est, en fin de compte, sans aucun doute, il va sans dire`,
  scenes: `de nos jours, dans le monde d'aujourd'hui, dans le monde actuel, à l'ère du numérique, à l'ère numérique, dans la société actuelle, dans un monde en constante évolution,
    dans un monde en perpétuelle évolution, dans notre société moderne`,
  clauseless: `en, où, avec, qui, que, quand, comme, de, du, des, par, pour, et, mais, marqué, marquée, rempli, dominé, dominée, si, à, dans, entre, sans, lorsque, caractérisé`,
  frames: `il est important de noter que, il est important de noter qu'*, il convient de noter que, il convient de noter qu'*, il convient de souligner que, il convient de souligner qu'*,
    il convient de rappeler que, il convient de rappeler qu'*, il est à noter que, il est à noter qu'*, il est important de souligner que, il est important de souligner qu'*,
    il est important de rappeler que, il est important de rappeler qu'*, il est essentiel de noter que, il est essentiel de noter qu'*, il est essentiel de comprendre que,
    il est essentiel de comprendre qu'*, il va sans dire que, il va sans dire qu'*, force est de constater que, force est de constater qu'*, il ne fait aucun doute que,
    il ne fait aucun doute qu'*, il est indéniable que, il est indéniable qu'*, à noter que, à noter qu'*`,
  hedges: `peut-être, probablement, sans doute, pourrait, pourraient, semble, semblent, généralement, souvent, parfois, relativement, potentiellement, dans certains cas, en général,
    dans une certaine mesure, éventuellement, dans de nombreux cas, tend à, tendent à`,
  joins: 'et, ou',
  articles: "le, la, les, un, une, des, du, de, son, sa, ses, leur, leurs, notre, nos, d', l'",
  plainWords: `joue un rôle essentiel dans = compte beaucoup dans
    jouent un rôle essentiel dans = comptent beaucoup dans
    joue un rôle crucial dans = compte beaucoup dans
    jouent un rôle crucial dans = comptent beaucoup dans
    met en lumière = montre
    mettent en lumière = montrent
    mettant en lumière = montrant
    mettre en lumière = montrer
    met l'accent sur = insiste sur
    mettent l'accent sur = insistent sur
    mettre l'accent sur = insister sur
    souligne l'importance de = montre l'importance de
    soulignent l'importance de = montrent l'importance de
    soulignant l'importance de = montrant l'importance de
    de nos jours = aujourd'hui
    à l'heure actuelle = aujourd'hui
    offre une multitude de = offre beaucoup de
    offrent une multitude de = offrent beaucoup de
    offre une multitude d'avantages = offre beaucoup d'avantages
    offrent une multitude d'avantages = offrent beaucoup d'avantages
    offre une myriade de = offre beaucoup de
    offrent une myriade de = offrent beaucoup de
    une importance cruciale = une grande importance
    un rôle crucial = un rôle important
    un rôle primordial = un rôle important`,
  shortWordings: `afin de = pour
    dans le but de = pour | *er, *ir, *re, se, mieux, le, la, les
    en vue de = pour | *er, *ir, *re
    au sein du = dans le
    au sein des = dans les
    au sein de = dans
    effectuer = faire | un, une, des, le, la, les, ces, ce
    en raison du fait que = parce que
    en raison du fait qu'il = parce qu'il
    en raison du fait qu'elle = parce qu'elle
    a la capacité de = peut | *er, *ir, *re
    ont la capacité de = peuvent | *er, *ir, *re
    est en mesure de = peut
    sont en mesure de = peuvent
    de manière régulière = régulièrement | !et, ou, mais
    de façon régulière = régulièrement | !et, ou, mais
    de manière efficace = efficacement | !et, ou, mais`,
  contrast: {
    denials:
      "n'est pas seulement, n'est pas juste, n'est pas simplement, n'est pas uniquement, n'est pas qu'un, n'est pas qu'une, ne se limite pas, ne s'agit pas seulement, est bien plus qu'un, est bien plus qu'une, ne sont pas seulement",
    restarts: "c'est, il, elle, ce, ils, elles",
  },
  emphases:
    /(?<!\p{L})(?:non seulement|mais (?:aussi|également)|(?:pas|plus) seulement|bien plus qu['’]une?|plus que jamais|ne (?=s['’]agit pas seulement))(?!\p{L})/giu,
  joints: `toutefois = mais
    cependant = mais
    néanmoins = mais`,
  clauses: {
    starts: /^(?:c['’]est|ce sont|cela|il|elle|ils|elles|on|nous|vous) ?/,
    governs:
      /(?<!\p{L})(?:si|quand|lorsque|parce|puisque|que|qui|où|comme|dont|ni|tandis|seulement|dit|disait)(?!\p{L})|qu['’]/iu,
    and: 'et',
    but: 'mais',
  },
  tails: {
    ending: /.{3}ant$/,
    except:
      'pendant, cependant, maintenant, avant, auparavant, suivant, durant, important, devant, autant, pourtant, moyennant, constant, instant, enfant, restaurant, étudiant, habitant, amant, croissant, montant, élégant, charmant, vivant, nonobstant, quant, tant, néant, distant, puissant, abondant, passionnant, fascinant',
  },
}
