import type { LanguageCode } from '../../text/index.ts'

/**
 * Words and phrases that make less of what is said with them than it says by itself. Blank-separated; `_` is a blank, `*` at the end of a word any ending,
 * `_*` behind it one more word, and `_*_` within it up to twelve. Our own lists.
 */
export interface FrameWords {
  /** Somebody plans it, demands it, promises it: it hasn't happened. */
  readonly plan: string
  /** Somebody tries, or comes near. */
  readonly attempt: string
  /** Nobody knows whether it is so. */
  readonly doubt: string
  /** Somebody holds it to be so. */
  readonly view: string
  /** It is so only if something else is. */
  readonly condition: string
  /** What comes behind, up to the next comma, is not so. */
  readonly instead: string
  /** Somebody says that what comes behind is not so. */
  readonly denied: string
  /** It was so, and isn't any more. */
  readonly past: string
  /** An infinitive behind one of these happened all the same: `managed to`. */
  readonly achieved: string
  /** Words before a verb that make of it what may, will, or is to happen. */
  readonly modals: string
  /** How much of something: `some of the`, `in the northern third of`. */
  readonly parts: string
  /** A pattern for what joins a part to its whole: `of the`. */
  readonly ofWhole: string
  readonly presentBe: string
  readonly pastBe: string
}

export const frameWords: Readonly<Partial<Record<LanguageCode, FrameWords>>> = {
  en: {
    plan: `plan plans planned propose proposes proposed proposing proposal proposals recommend recommends recommended recommending
      recommendation recommendations suggestion intend intends intended intending intention aim aims aimed aiming hope hopes hoped hoping want
      wants wanted wish wishes wished would should promise promises promised pledge pledges pledged vow vows vowed demand demands demanded
      demanding urge urges urged urging request requests requested seek seeks sought seeking apply applies applied application applications
      offer offers offered consider considers considered considering mull mulls mulling weigh weighs weighing discuss discusses discussing
      debates debating contemplate* envisage* envision* foresee foresees foreseen scheduled slated earmarked expect expects expected
      anticipate* forecast forecasts predict predicts predicted projected tentative tentatively provisional provisionally draft drafts
      bid bids petition petitioned call_for calls_for called_for calling_for lobby lobbies lobbied lobbying favor favors favored favour
      favours favoured prefer prefers preferred eyeing threaten threatens threatened invites invited mooted penciled pencilled budgeted
      undertakes undertook undertaken committed commits in_mind ask asks asked asking is_to_be are_to_be was_to_be were_to_be was_to were_to
      due_to_be set_to set_out_to sets_out_to prepares preparing prepared_to ready_to due_to_open in_principle supposed_to meant_to letter_of_intent objective goal goals`,
    attempt: `try tries tried trying attempt attempts attempted attempting effort efforts struggle struggles struggled fight fights fought
      fail fails failed failing unsuccessful unsuccessfully in_vain about_to close_to came_within on_the_verge on_the_brink on_the_point given_up give_up gives_up gave_up
      narrowly_missed narrowly_avoided`,
    doubt: `reportedly allegedly supposedly presumably apparently purportedly purported ostensibly rumored rumoured rumors rumours rumor rumour
      suspected suspect suspects suspicion assumed assumes unconfirmed in_theory theoretically on_paper hypothetically doubtful
      unproven alleged conceivably seemingly seem seemed appear appeared may_have might_have could_have questionable unclear point_to points_to pointed_to has_it_that conceivable thought_to believed_to said_to`,
    view: `argue argues argued arguing insist insists insisted insisting contend contends contended allege alleges assert asserts asserted boast boasts boasted boasting
      tout touts touted counters swears swore line_is bills_*_as billed_as accuse accuses accused view opinion convinced complain complains complained believe believes believed think thinks
      thought feel feels felt regard regards regarded describe describes described version tell_it interpretation suspects criticizes
      criticises criticized criticised denounce* blame blames blamed claim claims claimed maintain_that maintains_that maintained_that in_*_eyes`,
    condition: `if unless providing_that provided_that provided_it provided_they provided_there provided_its provided_the provided_a provided_your subject_to contingent conditional on_condition on_the_condition depending depend depends hinge hinges hinged
      as_long_as so_long_as only_with only_if only_in only_for only_where only_after in_the_event in_case assuming pending except_with without_which on_the_understanding in_exchange_for in_return_for stands_or_falls stand_or_fall`,
    instead: `instead_of rather_than far_from in_lieu_of as_opposed_to in_place_of refrained_from stopped_short_of short_of without`,
    denied:
      'contrary_to denies denied denying disputes disputed refutes refuted no_truth not_true untrue unfounded debunked devoid_of wrongly mistakenly erroneously',
    past: 'formerly former used_to at_first originally initially temporarily for_a_time for_a_while for_a_short_while in_the_past back_then for_the_first_*',
    achieved: `managed manages able began begun begin begins started starts continued continues helped helps went forced allowed enabled led caused prompted got
      came permitted compelled obliged required made used proceeded enough first last only`,
    modals: 'to will would shall should may might can could must',
    parts: `some many most few several half part parts portion third thirds quarter quarters fifth fifths majority minority handful section sections one two three four five six
      seven eight nine ten bulk rest dozen dozens hundreds`,
    ofWhole: String.raw`(?:of |(?<=half ))(?:all )?(?:the |its |their |these |those |his |her |our )?(?!\p{L}+est |most |first |last )(?:\p{L}+ )?`,
    presentBe: 'is are',
    pastBe: 'was were',
  },
  de: {
    plan: `plant planen plante planten geplant geplante* plan pläne plänen planung vorschlag vorgeschlagen vorschlägt vorschlug schlägt_*_vor empfiehlt empfehlen
      empfahl empfohlen empfehlung forder* gefordert verlang* beantragt beantragte beantragten beantragen antrag anträge will wollen wollte wollten
      möchte möchten beabsichtig* absicht erwägt erwägen erwog erwogen überlegt überlegen prüft prüfen vorgesehen vorsieht vorsehen sieht_vor
      soll sollen sollte sollten hofft hoffen hoffte wünscht wünschen wünschte verspricht versprach versprechen versprochen bewirbt bewarb
      liebäugel* entwurf referentenentwurf gesetzentwurf absichtserklärung ziel ziele angestrebt anstrebt strebt streben droht drohte drohen angeboten anbietet
      gedenkt gedenken aussicht diskussion debatte diskutier* berät beraten angekündigt kündigt kündigte denkbar angedacht voraussichtlich bittet bat drängt
      drängen setzt_sich_dafür wirbt_dafür spricht_sich sprach_sich plädier* rät vorläufig vorbereitet bereitet grundsätzlich`,
    attempt: `versuch* bemüh* scheiter* gescheitert vergeblich vergebens vergebliche* beinahe um_ein_haar kurz_davor hätte hätten wäre wären
      misslang misslungen erfolglos knapp_verfehlt* verfehlte nahe_daran im_begriff wollte wollten`,
    doubt: `angeblich angebliche* mutmaßlich* vermutlich vermutet vermuten wohl offenbar anscheinend scheinbar wahrscheinlich verdacht verdächtig*
      gerücht* auf_dem_papier dem_vernehmen_nach theoretisch in_der_theorie dürfte dürften könnte könnten möglicherweise womöglich vielleicht eventuell
      schätzung gilt_als gelten_als unbestätigt* ungeklärt* soll sollen`,
    view: `sicht ansicht meinung überzeugung überzeugt auffassung lesart augen wirft werfen warf warfen vorgeworfen vorwurf vorwürfe beschuldig* beklag* bezichtig*
      kritiker* kritisier* nachgesagt behaupt* beteuer* versicher* bezeichne* rühm* preist brüste* glaub* meint meinen meinte hält_*_für halten_*_für hielt_*_für findet_dass
      einschätzung`,
    condition: `wenn falls sofern soweit vorausgesetzt voraussetzung bedingung vorbehaltlich vorbehalt es_sei_denn nur_mit nur_bei nur_nach nur_für nur_wer nur_in abhängig hängt
      solange im_falle im_fall erst_wenn steht_und_fällt stehen_und_fallen`,
    instead: 'statt anstatt anstelle weit_davon_entfernt ohne',
    denied:
      'entgegen bestreite* bestritt bestritten dementier* weist_*_zurück wies_*_zurück stimmt_nicht unzutreffend falsch unwahr haltlos widerlegt* mitnichten keineswegs fabel',
    past: 'früher einst ehemals ehemalige* damals zunächst anfangs vorübergehend zeitweise seinerzeit letztmals zuletzt in_den_ersten für_die_ersten',
    achieved: 'gelang gelingt gelungen schaffte geschafft begann begonnen begannen vermochte wusste half zwang',
    modals:
      'zu soll sollen sollte sollten will wollen wollte wollten würde würden könnte könnten dürfte dürften muss müssen müsste kann können möchte möchten',
    parts: `einige manche viele meisten wenige hälfte teil gutteil teile drittel viertel fünftel mehrheit minderheit mehrzahl eine einer eines zwei drei vier fünf sechs sieben acht neun
      zehn großteil dutzend`,
    ofWhole: String.raw`(?:der|des|von|aller) (?:den |dem |seiner |ihrer )?(?!\p{L}+sten )(?:\p{L}+ )?`,
    presentBe: 'ist sind',
    pastBe: 'war waren',
  },
  es: {
    plan: `previsto prevista prevé prevén planea planean planeaba propone proponen propuso propusieron propuesto propuesta propuestas pretende pretenden pretendía
      quiere quieren quiso quería querían pide piden pidió pidieron exige exigen exigió reclama reclaman reclamó recomienda recomiendan recomendó
      recomendación aconseja aconsejan promete prometen prometió prometieron promesa proyecta proyectan estudia_la estudia_el baraja barajan sopesa sopesan plantea
      plantean planteó borrador anteproyecto aspira aspiran espera esperan desea desean debería deberían debaten debate intención ofrece ofrecen
      ofreció solicita solicitan solicitó solicitud negocia negocian sobre_la_mesa amenaza amenazan amenazó confía confían en_proyecto
      apuesta apuestan insta instó sugiere sugirió convocará pendiente pendientes de_aprobarse en_principio provisional objetivo`,
    attempt: `intenta intentan intentó intentaron intentaba intento intentos trató_de trataron_de trata_de tratan_de procuró quiso pujó pujaron iba_a iban_a a_punto_de en_vano vano fracas* faltó faltaron por_poco iba`,
    doubt: `supuestamente presuntamente presunt* supuest* al_parecer aparentemente sobre_el_papel en_teoría teóricamente sospecha* rumor* habría habrían podría podrían
      se_cree se_dice se_sospecha quizá quizás probablemente posiblemente tal_vez acaso parece parecen pudo_haber dudos*`,
    view: `opinión juicio sostiene sostienen sostuvo acusa acusan acusó acusaron defiende defienden considera consideran presume presumen alega alegan alegó
      denuncia denuncian denunció convencid* versión parecer criterio describe describen tacha tachan tilda tildan cree creen creía opina opinan a_ojos_de de_creer declaró declaran declararon
      achaca* atribuye* asegura aseguran insiste insisten`,
    condition: `si siempre_que siempre_y_cuando condición en_caso_de en_el_caso_de salvo_que a_menos_que con_tal_de a_falta_de depende dependerá supeditad* sujeto_a sujeta_a
      solo_con sólo_con solo_si sólo_si únicamente_con condicionad* a_condición mientras_no a_cambio_de`,
    instead: 'en_lugar_de en_vez_de lejos_de sin al_contrario_de',
    denied:
      'desmiente* desmintió desmintieron niega niegan negó negaron carece_de_fundamento falso falsa contra_lo_que prescinde_de prescinden_de',
    past: 'antiguamente antaño entonces inicialmente temporalmente en_su_día al_principio',
    achieved: `al tras después logró lograron logra consiguió consiguieron consigue pudo pudieron suele suelen volvió volvieron empezó empezaron comenzó comenzaron
      acaba acaban llegó llegaron siguió hizo hicieron permitió obligó`,
    modals: '',
    parts: `algunos algunas muchos muchas mayoría minoría mitad parte tercio tercera cuarta quinta cuarto uno una dos tres cuatro cinco seis siete ocho nueve diez varios varias
      pocos pocas docena`,
    ofWhole: String.raw`(?:del?|de) (?:los |las |la |el |sus |su )?(?!\p{L}+ más )`,
    presentBe: 'es son está están',
    pastBe: 'era eran fue fueron estaba estaban',
  },
}
