/*
 * Other English words, by the first of each sense that writers of news put for each other, like those of `everyday-words.ts`, our own list: written from the language, field
 * by field, by people who knew no text that the check was tried on. Each sense up to its semicolon; `_` joins a verb of two words.
 */
export const englishAToH = `
  abattoir slaughterhouse; abdominal abdomen; abduction kidnapping kidnap; abductor kidnapper; able capable; abnormal unusual; aboard onboard; abode
  dwelling; abode home; aboriginal indigenous; abortive unsuccessful; abridgement abridgment; absolutely completely; abstract summary; absurd ludicrous;
  academic scholarly; accidental unintentional inadvertent; accidentally inadvertently; acclaimed celebrated; accord agreement pact; accord treaty pact;
  accordingly consequently; accordingly therefore; accurately precisely; ache pain; acidic acid; acknowledgement acknowledgment; activist campaigner;
  actual real; ad advert advertisement; adaptable versatile; added additional; addiction dependency; additionally also; adequate sufficient; adequately
  enough; adherent follower; admirer fan; adolescent teenage; advanced cutting-edge; advancement progress; adversary enemy foe; adversary opponent;
  adverse unfavorable; adverse unfavourable; adviser advisor; aeon eon; aerial antenna; aetiology etiology; affluence wealth; affluent prosperous;
  age-old ancient; aggregate combined; aggressive hostile; agony anguish; agrarian agricultural; agricultural farm; agricultural farming; ailing ill;
  airfield aerodrome; airline carrier; akin similar; alarming worrying; alcoholic alcohol; alien foreign; alike similar; allegation accusation;
  allegedly purportedly; alley alleyway; alone solo; also too; alteration change; altitude elevation; altitude height; altogether completely; aluminium
  aluminum; ambience atmosphere; ambition aim; amendment change; amicable friendly; amid amidst; ammunition munition; among amongst; amusing funny;
  anaemia anemia; anaemic anemic; anaesthesia anesthesia; anaesthetic anesthetic; anaesthetist anesthesiologist; analgesic painkiller; analogous
  similar; analogue analog; analyser analyzer; analytical analysis; ancestry descent lineage extraction; anger rage; angry irate; annals chronicle;
  anomalous abnormal; anomaly irregularity; anybody anyone; apiarist beekeeper; apiculture beekeeping; app application; apparatus equipment; apparel
  clothing; apparent evident; apparently evidently; apparently seemingly; appeal plea; appetiser appetizer; appetizer starter; apprehensive anxious; apt
  appropriate; aquatic water; arbitrary random; arbour arbor; archaeological archeological; archaeologist archeologist; archaeology archeology;
  architectural architecture; arduous difficult; arid dry; aristocratic noble; armour armor; armoured armored; armoury armory; aroma fragrance scent;
  arsonist firebug; artefact artifact; artistic art; artwork art; aspect facet; aspiration ambition; assault offensive; assembly meeting gathering;
  assent consent; assistance aid help; assistance support; assistant helper; association link; assurance guarantee promise; astonishing amazing;
  astounding astonishing; astute clever; athletic sports; attendance turnout; attire clothing; attire dress; attorney counsel; attractive appealing;
  atypical unusual; aubergine eggplant; authentic genuine; authorisation authorization approval; authorised authorized permitted; autocrat dictator
  despot; automated automatic; automatically automated; automotive car; autonomous self-governing; autonomy self-government; autopsy post-mortem
  postmortem; average mean; avian bird; backward backwards; bacterial bacteria; badly poorly; baptism christening; barely scarcely hardly; barnyard
  farmyard; barrel cask; barrier hurdle; bashful shy; basis foundation; basket hamper; bathtub bath; beak bill; beast animal; beautiful lovely;
  beforehand previously; beginner novice; behaviour behavior conduct; behavioural behavioral; belief conviction; believable credible; believer faithful;
  belligerent aggressive; belly abdomen stomach; belongings possessions; benchmark standard; benefactor donor; beneficial advantageous; bent curved;
  besides moreover; best finest; betrothal engagement; betrothed engaged; bi-lingual bilingual; bias prejudice; biased prejudiced; bicentenary
  bicentennial; bicycle bike; bigger larger greater; biggest largest greatest; bilateral two-way; biscuit cookie; bizarre strange; blame responsibility;
  blind sightless; blockage barrier; bloodbath massacre; bloody violent; bluff cliff; bodily corporal; bodily physical; bog mire; bombing bombardment;
  bona-fide genuine; bookish literary; booming thriving; booze alcohol; boring dull; borrower debtor; bough branch; boundless unlimited; bout fight;
  bovine cattle; bovine cow; brainy clever; branch limb; bravery courage; breadth width; break interval; breeding reproduction; bridegroom groom;
  briefly momentarily; brightness luminosity; brittle fragile; broadcast transmission; broadleaved deciduous; broadly generally; broadly widely;
  brochure booklet; brood clutch; brook creek; bruise contusion; brutal cruel; builder constructor; building construction; bumpy uneven; bun roll;
  bureaucratic bureaucracy; burglary break-in; burrow hole; bush shrub; businessman businessperson; businesswoman businessperson; but however;
  by-election byelection; by-pass bypass; by-product byproduct; bylaw by-law; bystander onlooker passerby; caesarean cesarean; café cafe; calculation
  computation; calibre caliber; caliph khalif; calm peaceful; cancerous cancer; candour candor; canine dog; canyon gorge; cap lid; capability ability;
  capacity ability; capitalisation capitalization; capitulation surrender; captive prisoner; carburettor carburetor; cardiac heart; carer caregiver;
  caretaker custodian; caretaker janitor; carnage slaughter; carnivore meat-eater; carnivorous meat-eating; carriageway roadway; carton box; cask keg;
  catalyser catalyzer; catastrophe disaster calamity; catastrophic disastrous; categorisation categorization; category class; cautious careful; cavern
  cave; caviar caviare; cavity hole; cease-fire ceasefire; celestial heavenly; cellular cell; census enumeration; centenary centennial; centimetre
  centimeter; central middle; centralisation centralization; cereal grain; cerebral brain; ceremonial ceremony; ceremonial ritual; ceremony rite;
  certainly undoubtedly; cessation end; chair chairmanship; chairmanship leadership; chamber room; champion titleholder; champion winner; chance
  likelihood; channel station; chaos confusion; chap man; characterisation characterization; characteristic distinctive; chart graph; cheque check;
  childbirth labour labor; chilli chili; choir chorus; choral choir; chromosomal chromosome; chronicle history; chunk piece; churchgoer worshipper;
  circumstance situation; citation quotation; citizenship nationality; civic city; civilisation civilization; clamour clamor; clandestine secret;
  clavicle collarbone; claw talon; clear transparent; clear-cut clear; clearly obviously evidently; clearly plainly; clemency mercy; cleric clergyman;
  clerical clergy; climatic climate; closing end; cloudburst deluge; cloudy overcast; clue hint; clumsy awkward; co-author joint-author; co-founder
  cofounder; co-operation collaboration; co-operation cooperation; co-operative cooperative; co-ordination coordination; co-ordinator coordinator;
  co-owner coowner; coarse rough; coastal coast; coastline coast; coeliac celiac; coffeehouse cafe; collateral security; collective joint; collectively
  jointly; colonial colony; colonisation colonization; colossal enormous; coloured colored; colourful colorful; colourless colorless; column pillar;
  combat fighting; combatant fighter; combined total; comeback return; comic humorous; comical funny; commencement start; commerce trade; commercial
  business; commitment pledge promise; commonly usually; commonly widely; commonplace common; communal community; comparable similar; comparatively
  fairly; compelling convincing; competence ability; competent capable; completion conclusion; completion finish; complex intricate; complimentary free;
  comprehensive thorough; compulsory mandatory obligatory; computerised computerized; compère presenter; conceivable possible; conceivably possibly;
  concise brief; conclusion end; concurrent coincident; condition state; conditionally provisionally; condolence sympathy; confederacy confederation;
  conference convention congress; confidential secret; confined limited; confusion turmoil; congressman congressperson; conifer coniferous; connection
  relationship; connexion connection; conscious aware; conscript draftee; conscription draft; consecutive successive; consequently therefore;
  conservation preservation; conservation protection; considerably much; consignment shipment; consistent steady; constituent component; constitutional
  constitution; container receptacle; continual constant; continuous constant; continuous uninterrupted; continuously constantly; continuously
  uninterruptedly; contraceptive contraception; contraction shrinkage; contradictory conflicting; controversy dispute; convalescence recovery; convent
  nunnery; conventional traditional; convincing persuasive; cookery cooking; cooperation collaboration; copse grove; cordial friendly; coriander
  cilantro; cork stopper; corporate company; corporate corporation; corpse cadaver; correctly accurately; correctly rightly; correlation association;
  correspondence letters; correspondent reporter; corresponding matching; corridor passage hallway; corruption graft; cosmic space; cosmos universe;
  couch sofa settee; councilman councillor; councilwoman councillor; counsel advice; counsel lawyer; counsellor counselor; counterfeit fake forged; coup
  putsch; couple pair; courage valour; courgette zucchini; courtesy politeness; covert clandestine; covert secret; crack fissure; craft handicraft;
  craftsman artisan craftsperson; crafty cunning; cranial skull; cranium skull; crazy insane; creative imaginative; creature beast; creek stream; crepe
  crêpe; crevice crack; crime offence offense; criminal crime; criminal offender; criminalisation criminalization; criterion standard; critic reviewer;
  crockery dishes; crooked bent; crowd spectators; crowning coronation; crucial critical; crude primitive; cruelty brutality; crystallisation
  crystallization; cuisine cooking; culinary cooking; culpability guilt; culprit perpetrator offender; cultivated grown; cultivation growing; cultural
  culture; cumulative total; cunning sly; cupola dome; currently now; curtain drape; custodian guardian; customarily usually; customised customized;
  cutaneous skin; cutlery silverware; cyber-security cybersecurity; cyberattack cyber-attack; dad father; daddy father; damaging harmful; damp moist;
  dance dancing; data information; dawn beginning; daytime day; deadlock stalemate; dealer trader; dearest costliest; dearth shortage; death demise;
  debate discussion; debris rubble; decay rot; deceit deception; deceitful deceptive; decentralisation decentralization; decline deterioration;
  decolonisation decolonization; decomposition decay; decorated adorned; decoration ornament; decriminalisation decriminalization; deeply profoundly;
  defence protection; defenceless defenseless; defendant accused; definitely certainly; degradation deterioration; deity god; delicate fragile; delight
  joy; demanding challenging; demeanour demeanor; demilitarisation demilitarization; demilitarised demilitarized; demise passing; demobilisation
  demobilization; democratisation democratization; demolition destruction; demonstration protest demo; demonstrator protester protestor; den lair;
  dental dentist; dental tooth; dependence dependency; depiction image; deposit downpayment; derelict abandoned; dermal skin; desalination
  desalinisation; desalinisation desalinization; description depiction; despair hopelessness; dessert pudding; destabilisation destabilization;
  detective investigator; detector sensor; detention custody; deterioration worsening; detour diversion; detrimental harmful; devotee follower; devotion
  worship; dexterity skill; diagonally obliquely; dialogue dialog; dialyser dialyzer; diarrhoea diarrhea; diary journal; dictatorial autocratic
  authoritarian; dictatorship autocracy; dietary diet; difference distinction; digest summary; digit number; digital electronic; digitalisation
  digitalization; digitally electronically; digitisation digitization; dilemma predicament; din noise; diplomat envoy; diplomatic diplomacy; directive
  order; directly straight; dirty unclean; disability handicap; disagreement difference; disc disk; discernible visible; disciple follower; discoloured
  discolored; discontented dissatisfied; discord disagreement; discount markdown; discourteous rude; discovery find; discrepancy difference; dishonest
  untruthful; dishonour dishonor; disloyal unfaithful; dismissal sacking firing; disorganised disorganized; disparate different; disparity gap; display
  screen; disruption interruption; dissertation thesis; dissimilar different; distant remote; distinct clear; distinct different; distinct marked;
  distinct separate; distress anguish; distressed troubled; disturbing worrying; disused unused; ditch trench; diverse different; divinity deity;
  division split; divorcee divorced; dock wharf; doctrine teaching; document paper; domestic home; domestically nationally; domesticated domestic;
  donkey ass; doorway entrance; dormant inactive; doubt uncertainty; doubter sceptic; doubtful uncertain; doughnut donut; downfall collapse; downpour
  cloudburst; downturn slump; downward downwards; dramatic drama; dramatically sharply; drastically dramatically; draught draft; drawing sketch;
  drop-out dropout; drunk intoxicated inebriated; drunkenness intoxication; dual double; dual twofold; dubious doubtful; dune sandhill; duo twosome;
  durable lasting; duration length; duty obligation; dweller inhabitant; dweller resident; dwelling residence; earlier before; easterly eastern;
  eastward eastwards; eatery restaurant; ecclesiastical church; ecological ecology; ecological environmental; economic economy; economiser economizer;
  edible eatable; educational education; educator teacher; elaborate intricate; elastic stretchy; elder older; eldest oldest; elector voter; electoral
  election; element component; elementary basic; elevation height; elevator lift; emigrant émigré; eminent distinguished; emir amir; emotion feeling;
  empirical experimental; employee staffer; enamoured enamored; encampment camp; encyclopaedia encyclopedia; ending end; endless unending; endorsement
  support backing; energetic vigorous; enigma mystery; enrolment enrollment; enterprise company firm; enthusiasm zeal; enthusiast fan; enthusiastic
  eager; entitled eligible; entitlement right; entrance entry; environmental environment; environmentalist conservationist; environmentally
  ecologically; environs surroundings; epicentre epicenter; epilogue afterword; episcopal bishop; epoch age; epoch era; equal same; equaliser equalizer;
  equality parity; equalling equaling; equally alike; equine horse; equipment gear; equitable fair; equivalent equal; erection construction; erroneous
  mistaken; erroneous wrong; erstwhile former; escapee fugitive; especially specially; espionage spying; establishment creation; estimate estimation;
  ethical moral; ethnic ethnicity; eventual final; eventual ultimate; everlasting eternal; every each; everybody everyone; everyday ordinary; ex former;
  exam examination; excavation dig; except excluding; excepting except; exceptional extraordinary; excerpt extract; exciting thrilling; exclusively
  only; excursion tour; excursion trip; existing present; expansion enlargement; expansion growth; expatriate expat; expenditure spending outlay;
  experimental experiment; experimentally empirically; expertise skill; expiry expiration; explanation reason; explicit clear; explicit express;
  explicitly expressly; expression phrase; expressway motorway freeway; extant existing; extended prolonged; extensive comprehensive; extensively
  widely; extent degree; extent size; external outer; external outside; extinct vanished; extinction disappearance; extract passage; extraordinarily
  exceptionally; extraterrestrial alien; extremely exceptionally; eyesight vision sight; faction wing; faecal fecal; faeces excrement; faeces feces;
  failed abortive; fair exhibition; fair funfair; fake bogus phoney phony sham; fall-out fallout; falsely wrongly; fame renown; familiarisation
  familiarization; fan supporter; farming agriculture; farmstead farm; fashionable stylish; faster quicker; fastest quickest; fatherhood paternity;
  faucet tap; faulty defective; favourable favorable; favoured favored; favourite favorite; favouritism favoritism; façade facade; fearless brave;
  feasible possible; feasible practicable; feast banquet; feast festival; feather plumage; feeble weak; feline cat; ferry ferryboat; fertilisation
  fertilization; fertiliser fertilizer; fervour fervor; festival fête; festivity celebration; feud quarrel; fiancé fiance; fiancée fiancee; fibre fiber;
  fibreglass fiberglass; fictional fictitious; fictitious invented; fiddle violin; fiddler violinist; fierce ferocious; fiercely strongly; fighting
  hostilities; figurine statuette; filmmaker film-maker; finalisation finalization; finally lastly; financial finance; financially economically;
  fire-fighter firefighter; firstborn eldest; fiscally financially; fisherman fisher; fissure cleft; fizzy carbonated; fjord fiord; flavoured flavored;
  flavouring flavoring; flawed defective; flawless perfect; fledgling fledgeling; fleeting brief; flexible adaptable; flood-plain floodplain; flora
  plants; florist flowershop; flourishing prosperous; flu influenza; fluctuation variation; flyer flier; fodder feed; foetal fetal; foetus fetus;
  foliage leaves; folk people; folks people; follower fan; follower supporter; following after; food nutrition; foodstuff food; foolish silly; foothills
  foothill; footwear shoes; foray raid; forbidden prohibited banned; force strength; forecast prediction projection; foreign overseas; foreigner alien;
  foreman supervisor; foremost leading; forename firstname; forever eternally; foreword preface; forgery fake; formal official; formalisation
  formalization; formerly once; fort fortress; fortnight two-week; fortress stronghold; fortunately luckily; fortune riches; forum meeting; forward
  forwards; founding creation; founding establishment; founding foundation; fourfold quadruple; fragment piece; fragmentary incomplete; frail weak;
  frank candid; free-lance freelance; freedom liberty; freezer deepfreeze; frequent common; fridge refrigerator; fringe edge; frontage facade; fruitful
  productive; fruitful successful; fruitless unsuccessful; frying-pan pan; fuelling fueling; fugitive runaway; fulfilment fulfillment; fundamental
  basic; fundraiser fund-raiser; fundraising fund-raising; fungal fungus; funny humorous; fur pelt; furrow groove; further farther; furthermore
  moreover; furthest farthest; fury rage; futile pointless; galactic galaxy; galvanised galvanized; gardener horticulturist; gateway entrance; gearbox
  transmission; gem jewel; gemstone jewel; generalisation generalization; generosity largesse; genesis origin; genetic gene; genetic heredity;
  genetically hereditarily; gentle soft; gentleman man; genuinely truly; germ microbe; germ-free sterile; gestation pregnancy; gig concert; gigantic
  enormous; gipsy gypsy; glacial glacier; glad happy; glamorised glamorized; glamour glamor; glasshouse greenhouse; gleaming shiny; glitch malfunction;
  global worldwide; globalisation globalization; glory fame; goal objective target; goalie goalkeeper; goitre goiter; gradient slope; grand magnificent;
  grand-daughter granddaughter; granddad grandpa; grandfather granddad; grandmother grandma; grass-roots grassroots; gratis free; gratitude thanks;
  gravely seriously; gravestone headstone tombstone; greatly considerably; greatly much; greed avarice; greyhound grayhound; ground-breaking
  groundbreaking; grouping group; grown-up adult; growth increase; guarantee warranty; guard sentry; guerrilla guerilla; guidance advice; gun firearm;
  gunman shooter; guy man; gynaecologist gynecologist; gynaecology gynecology; habitat environment; habitat home; habitually usually; haemoglobin
  hemoglobin; haemophilia hemophilia; haemorrhage bleeding; hailstorm hail; half-brother halfbrother; hallowed sacred; hand-made handmade; handicraft
  craftwork; handmade handcrafted; handsome good-looking; hanukkah chanukah; haphazard random; happening event; harboured harbored; harder tougher;
  hardest toughest; hardship difficulty; harmless innocuous; harmonisation harmonization; harsh severe; harvesting gathering; hastily hurriedly; haulage
  transport; haven refuge; head-quarters headquarters; headland cape; headland promontory; headmistress headteacher principal; headteacher principal
  headmaster; health-care healthcare; heir inheritor; helicopter chopper; hemorrhage bleeding; hence therefore; hepatic liver; herbivore plant-eater;
  herbivorous plant-eating; hereditary inherited; heroic brave; heroism bravery; hesitant unsure; hidden concealed; high-ranking top-ranking;
  high-school highschool; high-tech advanced; hike increase; hillock knoll; hillside slope; hind back; hind rear; hindrance obstacle; historian
  chronicler; historic historical; historical history; hitchhiker hitch-hiker; hive beehive; hog pig; holdup hold-up; hollow cavity; home-made homemade;
  homeland fatherland motherland; homemade handmade; homeward homewards; honest frank; honorary honourary; honourable honorable; honoured honored;
  hoofed ungulate; hopeful optimistic; horizontal level; hormonal hormone; horrible terrible; horticulture gardening; hospitalisation hospitalization;
  hospitalised hospitalized; hothouse greenhouse; housing accommodation; however nevertheless; hub center; hub centre; hue colour color; human person;
  humankind mankind humanity; humans people; humidity moisture; humility modesty; humour humor; humourless humorless; hurdle obstacle; hurriedly
  quickly; husk shell; hut cabin; hybridisation hybridization; hydroelectric hydropower; hydroelectricity hydropower
`
