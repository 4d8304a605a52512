/*
 * Other English words, by the first of each sense that writers of news put for each other, like those of `everyday-words.ts`, our own list: written from the language, field
 * by field, by people who knew no text that the check was tried on. Each sense up to its semicolon; `_` joins a verb of two words.
 */
export const englishIToZ = `
  ideal perfect; idealised idealized; identical equal; identically alike; idolised idolized; illegal unlawful illicit; illegally unlawfully illicitly;
  illustration drawing; illustration picture; illustrious renowned; image picture; imaginary fictitious; imaginary invented; imaginative inventive;
  immaterial unimportant; immediate instant; immediately straightaway; immobile motionless; immune immunity; impartial unbiased; impasse deadlock;
  impediment obstacle; impending imminent; imperceptible unnoticeable; imperial empire; implausible unlikely; implicit implied; impolite rude;
  impracticable unfeasible; imprecise inaccurate; improbable unlikely; improvement enhancement; impurity contaminant; inaccurate incorrect; inaccurate
  wrong; inactive idle; inadequate insufficient; inadvertently unintentionally; inborn innate; incarcerated imprisoned jailed; incarceration
  imprisonment; incentive inducement; inception beginning; incessant constant; incessantly constantly; incomplete partial; increment increase; incumbent
  sitting; incursion raid; indebtedness debt; indeed actually; indigenous native; indirect roundabout; indispensable essential; indisputably
  unquestionably; individual person; individually singly; indoors inside; inducement encouragement; industrial industry; industrialisation
  industrialization; industrialised industrialized; inept incompetent; inequality disparity; inescapable unavoidable; inexact imprecise; infamous
  notorious; infancy babyhood; infantile infant; infectious contagious; infertile barren; infinite endless; infirm frail; infirmary hospital; informally
  unofficially; infra-red infrared; infrequent rare; ingredient constituent; inhabited occupied; inherent intrinsic; inheritance legacy; injurious
  harmful; injustice unfairness; inland interior; inmate prisoner; inner inside; innermost inmost; innovative inventive; innumerable countless;
  inoculation vaccination immunisation immunization; inquisitive curious; insignificant unimportant; insolvent bankrupt; insomnia sleeplessness;
  inspection examination check; inspector examiner; instalment installment; instance case; instance example; instantaneous immediate; instantly
  instantaneously; institutionalised institutionalized; instruction directive; instruction teaching; insufficiently inadequately; insurgent rebel;
  intensely strongly; intensity strength; intention aim; intentional deliberate; inter-war interwar; interim provisional temporary; interior inside;
  interior internal; intermediate middle; interment burial; interminable endless; intermittent sporadic; internal inner; internal inside;
  internationalisation internationalization; internet web; interruption break; intersection crossroads junction; intestinal intestine; intestine bowel
  gut; invalid void; invariably always; inventive creative; inventiveness creativity; inventory stock; investor backer; invisible unseen; inward
  inwards; ionisation ionization; irregular uneven; irrelevant immaterial; irrigation watering; isle island; issue edition; itemised itemized; itinerary
  route; jailer gaoler; jeopardy danger; jeweller jeweler; jewellery jewelry; job occupation; journalistic journalism; judicial judiciary; jug pitcher;
  justice fairness; justification reason; justly fairly; juvenile young; keen enthusiastic; kerb curb; ketchup catsup; kilogramme kilogram; kilometre
  kilometer; kindness compassion; kit equipment; kitten kitty; knock-out knockout; koran quran; labelling labeling; laboratory lab; laboured labored;
  labourer laborer; lacklustre lackluster; lad boy; ladies women; lady woman; ladybird ladybug; lair burrow; lakefront lakeside; lakeside lakeshore;
  land-mine landmine; landlord lessor; landscape scenery; landslide landslip; lass girl; lastname familyname; laureate winner; lavatory toilet; lawful
  legal; lawsuit case; layman layperson; leaflet pamphlet; lecture address; lecture talk; legacy bequest; legalisation legalization; legality
  lawfulness; legally lawfully; legislative lawmaking; legitimate lawful; leisure recreation; lender creditor; lengthwise lengthways; lengthy long;
  lenient mild; leucocyte leukocyte; leukaemia leukemia; levee dike dyke; level flat; levelling leveling; lexicon vocabulary; liability responsibility;
  libellous libelous; liberalisation liberalization; licence license permit; life-boat lifeboat; life-span lifespan; lifelong life-long; lifetime life;
  likely probable; likeness similarity; likewise also; likewise similarly; linguistic language; link connection; lionised lionized; liquor spirits;
  liquorice licorice; literary literature; litigation lawsuit; litre liter; litter rubbish; lively animated; loaf bread; locale place; localised
  localized; locality area; locality place; location position; lock-down lockdown; lodgement lodgment; lodging accommodation; lodgings accommodation;
  lofty high; log trunk; lone sole; long-lasting durable; long-lasting enduring; longstanding long-established; longstanding long-standing; longtime
  long-time; looting pillage; loud noisy; low-lying low; lowermost lowest; loyal faithful; loyalty allegiance; luck fortune; lucky fortunate; lucrative
  profitable; luggage baggage; lumber timber wood; luminous glowing; lunar moon; lustre luster; mad insane; magnificent splendid; magnitude size;
  majority most; malady illness; malfunction fault; malicious spiteful; malignancy cancer; malignant cancerous; mammoth giant; man-made artificial;
  mandatory required; manifest evident; manoeuvring maneuvering; manually hand; manufactured man-made; manufacturer maker producer; manure dung;
  marginalisation marginalization; marginalised marginalized; marine sea; marital married; maritime sea; marked noticeable; marketplace market; married
  wedded; marsh marshland; marvellous marvelous; mason stonemason; mass weight; masterpiece masterwork; matching identical; matchless unequalled;
  materialised materialized; mating pairing; matrimonial marital; matrimony marriage; maximal maximum; maximisation maximization; meagre meager; meaning
  sense; meaningless senseless; meanwhile meantime; measles rubeola; measure step; measurement reading; mechanisation mechanization; mechanised
  mechanized; medical medicine; medically clinically; medicinal medicine; medieval mediaeval; meltwater snowmelt; mental psychological; mentally
  psychologically; merciless ruthless; merely simply; meteorological weather; meteorology weather; metre meter; metropolitan city; micro-organism
  microorganism; micro-plastics microplastics; microbe microorganism; microbial microbe; microchip chip; mid-air midair; mid-week midweek; midst middle;
  mighty powerful; militarisation militarization; millilitre milliliter; millimetre millimeter; mine pit; minimal minimum; minimisation minimization;
  ministerial minister; minor trivial; misbehaviour misbehavior; misdemeanour misdemeanor; misleading deceptive; mistaken wrong; mistakenly incorrectly;
  mitre miter; mixture blend mix; mixture combination; mobilisation mobilization; mobster gangster; moderately fairly; moderately modestly;
  modernisation modernization; modest humble; modestly slightly; modification change; moisture dampness; moisturiser moisturizer; molecular molecule;
  mollusc mollusk; molten melted; mom mother; momentary brief; monarchical royal; monastic monastery; monetarily financially; monetary money; moneyed
  wealthy; monitor screen; moor moorland; morally ethically; moreover additionally; mortality death; motherhood maternity; motionless stationary;
  motivation motive; motive reason; motorcycle motorbike; motorcyclist biker; motoring driving; motorised motorized; mouldy moldy; mound hillock; mount
  mountain; mountainous mountain; mountaintop summit; moustache mustache; movable mobile; multi-ethnic multiethnic; multi-lingual multilingual;
  multi-national multinational; multicoloured multicolored; multiple several; multistorey multistory; mum mom; mum mother; mummy mother; mundane
  ordinary; municipal city; municipal municipality; muscular muscle; musical music; muslim moslem; mutual reciprocal; mutually reciprocally; mysterious
  puzzling; mystery puzzle; mythical legendary; mythological mythical; naked nude; nameless unnamed; narrative story; nasal nose; nationalisation
  nationalization; nationalised nationalized; nationally countrywide; nationally nationwide; naturalisation naturalization; naturalised naturalized;
  naval navy; nearly almost virtually practically; neat tidy; needed necessary; needless unnecessary; negligible insignificant; negotiation talks;
  neighbourly neighborly; neonatal newborn; nest nesting; neural nerve; neurological nerve; neuronal neuron; neutral impartial; neutralisation
  neutralization; newborn neonate; newcomer arrival; newscaster anchor; newsman journalist; newspaperman journalist; newsreader newscaster; nickname
  sobriquet moniker; nighttime night; nobility aristocracy; nobody noone; nocturnal night; non-fiction nonfiction; non-profit nonprofit; non-specialised
  non-specialized; non-stop nonstop; non-violent nonviolent; nonetheless nevertheless; nonexistent imaginary; nonstop continuous; noon noontime; norm
  standard; normalisation normalization; northeast north-east; northeastern north-eastern; northeastern northeast; northerly northern; northernmost
  most-northerly; northward northwards; northwest north-west; northwestern north-western; northwestern northwest; notable significant; noteworthy
  notable; noticeable conspicuous; nourishment food; nowadays currently; nowadays now; nowadays today; nuclear atomic; null void; numeral number;
  numerical numeric; numerical quantitative; numerous many; nuptials wedding; nutrient nutriment; nutritional nutrition; nutritious nourishing; obedient
  compliant; objective aim; obstacle barrier; obstruction blockage; obtainable available; obvious apparent; occasional sporadic; occupant resident;
  occupier occupant; occurrence event; oceanic ocean; ochre ocher; ocular eye; odour odor smell; odourless odorless; oedema edema; oedema swelling;
  oesophagus esophagus gullet; oestrogen estrogen; oeuvre works; off-shore offshore; offensive attack; offspring progeny; offspring young; olden
  ancient; ombudsman ombudsperson; omelette omelet; on-going ongoing; on-line online; onboard on-board; one-time former; onetime former; online
  internet; onlooker watcher; onslaught attack; openly overtly; operation surgery; opinion view; opposite contrary; optic eye; optimisation
  optimization; optimism hope; optional voluntary; opulent luxurious; opus work; oral mouth; oral spoken; orbital orbit; orchestral orchestra; order
  instruction; orderly organised; ordinance bylaw; ordinarily usually; organisation organization; organisational organizational; organised organized;
  organiser organizer; origin beginning; origin source; ornamental decorative; ornamented decorated; ornate decorated; orthopaedic orthopedic;
  ostensibly apparently; ouster overthrow; out-dated outdated; outage blackout; outdoor open-air; outdoors outside; outer exterior; outfit clothes;
  outing excursion; outlet shop store; outline summary; outsider stranger; outskirts edge; outstanding excellent; outward outwards; over-crowded
  overcrowded; over-fishing overfishing; overall aggregate; overcrowded packed; overhead above; overly excessively; overpass flyover; overview summary;
  overwhelmingly predominantly; ovine sheep; oxidisation oxidation; oxidised oxidized; pace rate; pace speed; pack packet; packet package; paediatric
  pediatric; paediatrician pediatrician; pagan heathen; painful sore; pair duo; palsy paralysis; pancake crepe; panel committee; panorama view; papal
  pope; parade procession; paralysed paralyzed; paralysing paralyzing; parliamentarian mp; parliamentary parliament; parlour parlor; part component;
  particular specific; pasha pacha; passage excerpt; passage passageway; passer-by passerby; past former; pasteurisation pasteurization; pasteurised
  pasteurized; pastime hobby; pasture grazing; patella kneecap; path route; pathogen germ; patron sponsor; paucity scarcity; pause break; payer payor;
  peaceful nonviolent; peanut groundnut; peculiar odd; peculiar strange; pedagogue teacher; pedestrian walker; pedlar peddler; peel rind; per each;
  perceptible noticeable; perilous dangerous; perimeter edge; periphery edge; permanently forever; permissible allowable; permission authorisation
  authorization; permission consent approval; perpendicular upright; perpetual constant; perpetually constantly; persistence perseverance; persistence
  tenacity; persistent continuing; persons individuals; perspective viewpoint standpoint; photographic photography; physically bodily; piece article;
  pillage plunder; pioneering groundbreaking; pious devout; pitch field; pivotal crucial; placard poster; plaintiff claimant complainant; planetary
  planet; planting sowing; plausible credible; play-off playoff; playwright dramatist; plaza piazza; pleasant agreeable; plebiscite referendum;
  plentiful abundant; plight predicament; plough plow; plumage feathers; plump fat; plural multiple; poem verse; poetic poetry; poisonous toxic;
  polarisation polarization; policy-maker policymaker; poliomyelitis polio; polite courteous; politicisation politicization; pollutant contaminant;
  pollution contamination; pontiff pope; populace people; popular well-liked; populated peopled; porcine pig; porridge oatmeal; portable transportable;
  portrayal depiction; possibility chance; possibly perhaps maybe; post-war postwar; postnatal postpartum; potent powerful; potential possible;
  potential prospective; potentially possibly; poverty impoverishment; praise acclaim commendation; pre-historic prehistoric; pre-war prewar; precaution
  safeguard; preceding previous; precipice cliff; precisely just; predicament difficulty; predictable foreseeable; predominant dominant; preface
  introduction; preferred favorite; preferred favourite; prehistoric prehistory; preliminary initial; preliminary provisional; première premiere;
  prenatal antenatal; preparatory preliminary; prerogative right; present-day current; presenter host; presidential president; pressurised pressurized;
  pretence pretense; prevailing prevalent; previously earlier; prey quarry; priciest costliest; primaeval primeval; primitive simple; principle tenet;
  prior before; prioritisation prioritization; privatisation privatization; prizewinner winner; pro professional; probability likelihood; probably
  likely; proficiency skill; proficient skilled; profound deep; progeny descendants; program software; progress development; progress headway;
  progressively gradually; progressively increasingly; project undertaking; prolonged lengthy; prominent eminent; prominent leading; prominent
  well-known; prompt immediate; promptly swiftly; prone liable; prone susceptible; pronounced marked; proper appropriate; proportions dimensions;
  proposal suggestion; proposition proposal; prospect possibility; prospective future; prosperity affluence; prosperous thriving; prosperous wealthy;
  prosthesis prosthetic; prosthetic artificial; protracted prolonged; provincial province; provision clause; provisionally tentatively; prowess skill;
  prudent cautious; pruning trimming; précis summary; pseudonym alias; psychiatric mental; publication issue; publication release; publicly openly;
  pullout withdrawal; pulmonary lung; puppy pup; purely solely; purpose aim; purpose goal; purposely intentionally; puzzling baffling; pyjamas pajamas;
  qualification credential; quarrelling quarreling; quarterfinal quarter-final; quartet foursome; quayside quay; questionable doubtful; quiet peaceful;
  quotation quote; quran qur'an; racial race; radical drastic; radicalisation radicalization; radicalised radicalized; rainstorm downpour; rancour
  rancor; rapidity speed; ratio proportion; rationale reason; rationalisation rationalization; ravine gorge; re-election reelection; re-opening
  reopening; realisation realization; really actually; rear back; reasonably fairly; rebate refund; rebellion revolt uprising insurrection; rebuilding
  reconstruction; recognisable recognizable; recognised recognized; recommendation advice; recreational leisure; recuperation recovery; recurrence
  return; recurrent repeated; recurring recurrent; regional region; regrettably unfortunately; regularisation regularization; regulator watchdog;
  reimbursement refund; rejection refusal; relapse recurrence; relationship relation; relatively comparatively; relatively fairly; relevant pertinent;
  reliability dependability; reliable dependable; reliance dependence; reliant dependent; relic remnant; religious religion; reluctant hesitant;
  remainder balance; remnant remains; remote faraway; remuneration pay compensation; renal kidney; renowned eminent; reorganisation reorganization;
  repayment refund; repeated recurring; reproduction procreation; reputedly reportedly; required necessary; requisite necessary; resemblance similarity;
  residence home; residence house; resolute determined; respected admired; respiration breathing; respiratory breathing; respondent interviewee;
  responsibility duty; rest remainder; restoration renovation refurbishment; restricted limited; restroom toilet; retiree retired; retreat withdrawal;
  revered venerated; revision change; revitalisation revitalization; riddle puzzle; ridge crest; ridiculous absurd; rife widespread; rift split;
  rightfully justly; rigid inflexible; rigour rigor; rind skin; rite ritual; rivalry competition; riverbank bank; riverside bank; road roadway; robust
  sturdy; role part; role position; rooster cock cockerel; rotten decayed; rough uneven; route course; routinely regularly; row dispute; row quarrel;
  royalist monarchist; rubbish garbage trash; rug carpet; rugged rough; ruin remains; rumoured rumored; run-off runoff; rural countryside; ruralisation
  ruralization; rustic rural; ruthless pitiless; sabre saber; sack bag; sacred holy; sadness sorrow; safeguard protection; sailor seaman mariner; salty
  saline; sanctuary refuge; sandbank shoal; sandbar sandbank; satan devil; saucepan pot; savannah savanna; saviour savior; savoury savory; scant meagre;
  scanty meagre; scarcity shortage; scary frightening; scenery view; scenic picturesque; scent smell; sceptic skeptic; sceptical doubtful; scepticism
  skepticism; sceptre scepter; scholarship bursary; schooling education; scientific science; scope extent; scope range; screenwriter scriptwriter;
  script screenplay; scrutiny examination; sea-bed seabed; sea-floor seafloor; seabed seafloor; seafarer sailor; seafront waterfront; seaport port;
  seaside coastal; seasonal season; secrecy confidentiality; secretly covertly clandestinely; secular nonreligious; secularisation secularization;
  see-through transparent; seed pip; seedling sprout; segment part; segment section; seizure capture; semifinal semi-final; senior high-ranking;
  senseless pointless; sensible reasonable; sensitisation sensitization; sentinel sentry; separately independently; separatist secessionist; serene
  calm; seriously badly; session sitting; setting location; severe strict; severely badly; severely seriously; sexual sex; shack hut; shade hue;
  shareholding stake; sheikh sheik; shelling bombardment; shiny glossy; ship-builder shipbuilder; shipbuilder shipwright; shipyard dockyard; shocked
  stunned; shopkeeper storekeeper; shopper customer; shoreline shore; short-lived brief; shortcoming weakness; shrewd astute; shy timid; siblings
  sibling; sideways laterally; signalling signaling; significance meaning; significantly greatly; silent quiet; similarly alike; simply just;
  simultaneous concurrent; sincere honest; single one; sis sister; skeletal skeleton; skilled skilful; skillful skilled; skyscraper high-rise; sleepy
  drowsy; slender thin; slice piece; slim slender; slim thin; slippery slick; slowly sluggishly; smart clever; snowfall snows; snowstorm snow-storm;
  socialisation socialization; solar sun; solely exclusively; solely only; solid sturdy; solitary lone; solution remedy; sombre somber; somebody
  someone; sophisticated advanced; soreness pain; sorrow grief; sour acidic; southeast south-east; southeastern south-eastern; southeastern southeast;
  southerly southern; southward southwards; southwest south-west; southwestern south-western; southwestern southwest; spaceship spacecraft; spacious
  roomy; sparkling fizzy; spear lance; specialisation specialization; specialised specialized; specialist expert; speciality specialty; specifically
  expressly; specified particular; spectacular impressive; spectre specter; speech address; speedily quickly; spin-off spinoff; spinal spine; spine
  backbone; spire steeple; splendid superb; splendour splendor; sponsor backer; sponsorship backing; spontaneous unplanned; sporadic irregular; sporting
  sports; sportsman athlete sportsperson; sportswoman athlete sportsperson; spot place; springtime spring; square plaza; stabilisation stabilization;
  stairway staircase stairs; stalk stem; stance position; stand-off standoff; standardisation standardization; standoff deadlock; standpoint position;
  standstill halt; start-up startup; startling surprising; state-of-the-art cutting-edge; statelessness stateless; static stationary; statistic figure;
  statistical statistics; statistics figures; steadily gradually; stellar star; stench stink; step move; stepfather step-father; stepmother step-mother;
  sterilisation sterilization; sterilised sterilized; stern severe; stern strict; stew casserole; sticky adhesive; stiff rigid; stopgap temporary;
  stoppage halt; storeyed storied; storm tempest; stove cooker; straight direct; stream rivulet; strongest mightiest; strongly firmly; strongly
  vigorously; structural structure; stubborn obstinate; stunned astonished; sturdy strong; sub-species subspecies; sub-tropical subtropical; submerged
  sunken; subpoena summons; subsidised subsidized; substantially greatly; suburb outskirts; suburban suburb; succinct concise; succour succor;
  sufficiently adequately; sufficiently enough; suitable appropriate; sulphate sulfate; sulphide sulfide; sulphur sulfur; sulphuric sulfuric; sum
  aggregate; summary synopsis; summertime summer; sumptuous lavish; sundry various; sunset sundown; sunshine sunlight; superb excellent; superfluous
  redundant; superfluous unnecessary; supervisor overseer; supper dinner; supple flexible; supplementary additional; supplier provider; supposedly
  allegedly; supposedly reputedly; supposition assumption; surcharge supplement; surely certainly; surgical surgery; surname lastname; surplus excess;
  surprised amazed; surprised astonished; surprising unexpected; surprisingly unexpectedly; surroundings vicinity; sweet sugary; sweets candy; swiftness
  speed; swindle fraud scam; swindler fraudster conman; swine pig; swollen inflated; symbol emblem; symbolic emblematic; synchronisation
  synchronization; synchronised synchronized; synthesised synthesized; synthesiser synthesizer; synthetic artificial; tacit implicit; take-over
  takeover; takeoff take-off; takings proceeds; takings receipts; tale story; taste flavour flavor; tasty delicious; tax-payer taxpayer; taxation tax;
  teammate team-mate; technological technology; tedious boring; teen teenage; teen teenager; teenaged teenage; teetotal abstinent; television tv; telly
  tv; tempo pace; temporarily provisionally; tenacious persistent; tenant lessee; tendency trend; tender gentle; tense strained; tension strain; term
  expression; term word; termination end; termination ending; terrible dreadful awful; test exam; thankful grateful; thankless unrewarding; theatrical
  theatre theater; theoretically hypothetically; therapeutic therapy; therapy treatment; thereafter afterwards; thereafter subsequently; thereby thus;
  therefore thus; thicket undergrowth; thoroughfare road; thoroughfare street; though although; thrifty frugal; thriving flourishing; throughout across;
  thunderbolt lightning; thus hence; timber-framed half-timbered; time-honoured traditional; time-table timetable; timetable schedule; tint hue;
  tiredness fatigue; titre titer; toddler tot; top-level high-level; topmost highest; tornado twister; total aggregate; touchdown landing; tough strict;
  toward towards; townspeople townsfolk; toxin poison; toy plaything; traditional customary; traditionally customarily; trafficker smuggler; trafficking
  smuggling; trailblazing pioneering; trainer coach; tranquil calm; tranquil peaceful; tranquilliser tranquilizer; tranquillity tranquility;
  transformation change; transit transportation; transmissible contagious; transport transportation; treacherous dangerous; treacherous disloyal;
  treason betrayal; trendy fashionable; tribal tribe; trickery deception; trifling trivial; trio threesome; trivialisation trivialization; troops
  forces; tropical tropics; truly really; trustworthy reliable; truthful honest; tsar czar; tsarist czarist; tuberculosis tb; tuition teaching;
  tunnelling tunneling; turmoil unrest; turn-out turnout; twig sprig; twin double; two-storey two-story; tycoon magnate mogul; typical characteristic;
  typical usual; tyre tire; ultimate final; ultra-violet ultraviolet; unable incapable; unacceptable intolerable; unadulterated pure; unambiguous clear;
  unavoidable inevitable; unaware ignorant; unbearable intolerable; unbeaten undefeated; unbelievable incredible; unbiased neutral; unbroken continuous;
  uncertain unsure; uncivilised uncivilized; unclear ambiguous; unconventional unorthodox; uncooked raw; undercover secret; underground subterranean;
  undergrowth brush; underprivileged disadvantaged; underwater submerged; undomesticated wild; undoubtedly unquestionably; unenthusiastic lukewarm;
  unequal uneven; unequivocal unambiguous; unethical immoral; unfair unjust; unfairly unjustly; unfavourable unfavorable; unforeseeable unpredictable;
  unfortunately sadly; unfortunately unluckily; unfriendly hostile; unhappy dissatisfied; unhappy sad; unified united; uniform consistent; unimportant
  minor; uninjured unscathed; unintended unintentional; unionised unionized; unique one-of-a-kind; universal global; unlimited limitless; unlucky
  unfortunate; unmatched unrivalled; unneeded unnecessary; unoccupied empty; unoccupied vacant; unofficial informal; unpaid unsalaried; unplanned
  unintended; unpleasant disagreeable; unpopular disliked; unpredicted unforeseen; unprofitable lossmaking; unrecognised unrecognized; unreliable
  undependable; unremitting constant; unrest disturbance; unrestricted unlimited; unrivalled unrivaled; unsafe dangerous; unscathed unharmed; unselfish
  generous; unstable unsteady; unsuccessfully fruitlessly; unsuitable inappropriate; untamed wild; untidy messy; until till; unusually exceptionally;
  unwed unmarried; unwilling disinclined; unwillingly reluctantly; unwise foolish; unwittingly unknowingly; up-to-date current; upgrade improvement;
  upheaval turmoil; upland highland; upon on; uppermost topmost; upright erect; upset distressed; upswing upturn; upward upwards; urban city;
  urbanisation urbanization; urbanised urbanized; urgency immediacy; urgent pressing; useful helpful; utilisation utilization; utmost greatest; utterly
  completely; vaccine inoculation; vague imprecise; vague unclear; vain conceited; valiant brave; valid legitimate; valour valor; vandalised vandalized;
  vaporisation vaporization; vapour vapor; variable changeable; varicella chickenpox; varied various; various several; vascular vessel; vegan
  plant-based; venture enterprise undertaking; veranda verandah; verbal oral; verbal spoken; verbally orally; verge edge; verse poetry; versus against;
  vertical upright; vertically upright; veterinarian vet; veterinary vet; via through; viable feasible; vibrant lively; vice-president vicepresident;
  vicinity neighbourhood neighborhood; vicious brutal; victimisation victimization; victor winner; victorious triumphant; view perspective; viewpoint
  view; vigorously forcefully; vigour strength; vigour vigor; violent brutal; viral virus; visible observable; vista view; visual vision; visualisation
  visualization; vital indispensable; viticulture winegrowing; vivid bright; vizier wazir; vocal outspoken; vocation occupation; volatile unstable;
  volcanic volcano; voluntarily willingly; vulnerable susceptible; war-time wartime; warfare war; warrior fighter; wary cautious; wastewater sewage;
  watercolour watercolor; weakness frailty; wealth fortune; wealth riches; wealthiest richest; weapon arms; weaponry arms; weaponry weapons; weariness
  fatigue; website site; wedlock marriage; weedkiller herbicide; weird strange; well-being wellbeing; well-off wealthy; well-to-do wealthy; westerly
  western; westernisation westernization; westernised westernized; westward westwards; while whilst; whisky whiskey; wicked evil; wild-life wildlife;
  wildlife fauna; wilful willful; wilfully deliberately; windpipe trachea; windscreen windshield; windy breezy; winegrower vintner; winemaker vintner;
  winning victorious; wintertime winter; wintry winter; wireless radio; wisdom sagacity; womb uterus; woodland wood; woollen woolen; wording text;
  work-force workforce; work-place workplace; workable feasible; workman worker; world-wide worldwide; worship veneration; worshipper worshiper;
  worshipping worshiping; worthless valueless; would-be prospective; wounded hurt; wrapping packaging; wreck shipwreck; wreckage debris; writings works;
  wrongfully wrongly; wrongly mistakenly erroneously; x-ray xray; yardstick measure; yoghourt yogurt; yoghurt yogurt; youngest last-born; youth
  youngster; zone area
`
