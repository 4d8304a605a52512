import type { Pack } from './pack.ts'

/** Spanish. */
export const spanish: Pack = {
  leaning: `desde_entonces hasta_entonces él ella ello ellos ellas este esta esto estos estas ese esa eso esos esas aquel aquella tal tales su sus ambos
    ambas allí aquí entonces así tiene tenía tuvo cuenta fue es era está se ha después_de_eso por_eso por_ello por_esto
    además_de_ello en_este en_esta en_ese en_esa en_estos con_esto con_ello de_esta de_este uno_de_ellos una_de_ellas
    también_es también_se el_mismo la_misma lo_mismo lo_cual lo_que otro otra otros otras`,
  pronouns: 'él ella ello ellos ellas su sus suyo suya',
  inside: '',
  hanging: 'sin_embargo no_obstante por_tanto por_lo_tanto por_eso por_ello en_cambio',
  objects: '',
  clauses: '',
  connectives: `sin_embargo no_obstante además asimismo por_ejemplo por_lo_tanto por_tanto por_consiguiente en_consecuencia de_hecho
    en_particular en_resumen en_general por_otro_lado por_otra_parte por_un_lado en_cambio finalmente por_último primero
    segundo también pero y o ahora_bien es_decir`,
  conjunctions: 'pero y o',
  standing:
    'es_importante es_posible es_necesario es_fácil es_difícil es_recomendable es_mejor es_conveniente se_recomienda se_puede se_pueden se_necesita se_necesitan se_estima se_calcula',
  definite: 'el la los las',
  indefinite: 'un una unos unas',
  small: `el la los las un una unos unas en de del al a con por para sin sobre entre desde hasta durante cada muchos muchas
    algunos algunas varios varias más menos casi cuando mientras si aunque como hoy actualmente dos tres cuatro cinco`,
  furniture: `haz_clic_aquí haga_clic_aquí suscríbete nuestro_boletín utiliza_cookies iniciar_sesión leer_más ver_también política_de_privacidad
    aviso_legal este_artículo esta_página esta_guía síguenos contáctanos`,
  demonstratives: 'este esta estos estas ese esa esos esas dicho dicha dichos dichas tales',
  afterwards: 'días_después semanas_después meses_después años_después años_más_tarde meses_más_tarde',
  announcing: '',
  negations: 'no nunca jamás ni ningún ninguna ninguno nada nadie sin tampoco apenas',
  cues: {
    definition: 'es_un es_una son_unos se_llama se_conoce se_denomina significa consiste_en se_define convierte',
    mechanism: 'funcion* convier* proceso* mecanism* genera* impuls* transform* absorb* fluye*',
    history:
      'historia siglo* década* fundad* invent* inaugur* comenz* empez* origen* antigu* medieval* descubri* introduj* primera primer desde_hace fenicios romanos griegos',
    people: 'inventor* fundador* científic* ingenier* investigador* rey reina presidente autor*',
    size: 'millón millones mil por_ciento megavatios kilómetros metros toneladas hectáreas litros promedio capacidad',
    duration: 'tarda tardan dura duran conserva necesita_unos en_unos al_cabo vive viven',
    cost: 'cost* coste* precio* caro* cara* barat* presupuesto* tarifa* pag* invers* subvenci* euro euros dólar* gast* salario*',
    benefits:
      'ventaja* beneficio* fiable* predecible* eficien* mejor* limpi* útil* ayuda* reduc* proteg* ahorr* salud*',
    drawbacks:
      'desventaja* inconveniente* problema* riesgo* peligro* difícil* límite* limit* daño* amenaza* falta* crític* peor* enfermedad* plaga* pérdida*',
    comparison: 'compar* que_el que_la frente_a a_diferencia diferen* alternativ* similar* más_que',
    places: 'país* región* costa* ciudad* ubicad* lugar* mundo europa asia áfrica américa norte sur',
    steps: 'paso* instruccion* *añade *añada *mezcl* *coloc* *plant* *riega *corta *elige *usa *deja *evita ',
    rules: 'ley* norma* regul* legal* licencia* permis* prohib* obligatori* directiva* seguridad',
    outlook: 'futuro próximo* previst* esper* pronóstic* planea* en_los_próximos para_20*',
  },
  headings: {
    definition: '{topic}: lo esencial',
    mechanism: '{topic}: cómo funciona',
    history: '{topic}: la historia',
    size: '{topic} en cifras',
    duration: '{topic}: cuánto tarda',
    cost: '{topic}: los costes',
    benefits: '{topic}: las ventajas',
    drawbacks: '{topic}: límites y riesgos',
    steps: '{topic} paso a paso',
  },
  questions: {
    definition: '{topic}: ¿qué es?',
    mechanism: '{topic}: ¿cómo funciona?',
    cost: '{topic}: ¿cuánto cuesta?',
    benefits: '{topic}: ¿qué ventajas hay?',
    drawbacks: '{topic}: ¿qué problemas y riesgos hay?',
  },
  asks: {
    definition: 'qué_es qué_son significa significado definición básico esencial introducción',
    mechanism: 'cómo_funciona cómo_funcionan funciona funcionamiento proceso',
    history: 'cuándo historia origen orígenes año años inicio pasado',
    people: 'quién quiénes personas fundador inventor protagonistas',
    size: 'cuántos cuántas cifras número tamaño cantidad estadísticas',
    duration: 'cuánto_tarda cuánto_dura cuánto_tiempo duración tiempo',
    cost: 'cuánto_cuesta cuánto_cuestan coste costes costo costos precio precios dinero',
    benefits: 'ventaja ventajas beneficios favor importancia por_qué',
    drawbacks: 'desventajas inconvenientes riesgo riesgos límites problemas contra',
    comparison: 'comparación comparar diferencia diferencias alternativas',
    places: 'dónde lugar lugares país países',
    steps: 'paso pasos guía consejos cómo_se práctica',
    rules: 'norma normas ley leyes legal permitido seguridad',
    outlook: 'futuro próximos tendencias viene',
  },
  asksTime: 'cuando cada_cuanto cuanto_tiempo cuanto_dura',
  phrases: {
    and: 'y',
    conclusion: 'Conclusión',
    questionsTitle: 'Preguntas frecuentes',
  },
  isPlural: (topic) => /(os|as|es)$/i.test(topic.split(' ')[0] ?? ''),
  copula: 'es_un es_una es_el es_la son era_un era_una fue_un fue_una fue_el fue_la',
}
