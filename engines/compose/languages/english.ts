import type { Pack } from './pack.ts'

/** English, for American and British alike: nothing here is spelled in two ways. */
export const english: Pack = {
  leaning: `since_then until_then back_then it they ours yours theirs hers mine he she this these those that such its their his her both neither another here then there instead
    otherwise similarly likewise nevertheless it's they're he's she's that's the_latter the_former the_same the_other
    the_others in_this in_these in_that in_those at_this at_that for_this for_these for_that one_of_them most_of_them
    some_of_them all_of_them each_of_them many_of_them of_these of_those this_is among_them one_reason another_reason
    after_that before_that because_of_this due_to_this by_contrast in_contrast during_this during_that as_such
    with_this with_these to_do_this to_this even_so by_then by_that from_this from_there two_of_them afterwards doing_so
    under_this under_these on_this on_these that_same if_so if_not its_own later_that the_following the_next the_previous soon_after
    others_are others_have some_are some_can some_may some_have some_will some_were some_even some_also many_are many_can
    many_have many_were most_are most_have most_were few_are few_have several_are several_have several_were one_such
    another_such all_are all_have all_were none_are none_have two_are two_were other`,
  pronouns:
    "it they he she them him its their his her theirs itself themselves himself herself it's they're he's she's",
  inside: `that_place this_place that_role that_title that_record that_position these_changes this_change this_reason that_reason this_way
    that_way this_process that_process that_idea this_idea that_point this_point that_work this_work that_figure this_figure
    that_plan those_plans that_aim this_aim that_number this_number that_goal this_goal that_target this_target that_ambition`,
  hanging: 'therefore thus hence consequently however moreover nevertheless nonetheless likewise',
  objects: 'it them him her his',
  clauses:
    'when while if because although though once as since unless until where whether so before after and but or than what how',
  connectives: `however moreover furthermore additionally also in_addition besides therefore thus hence consequently
    as_a_result accordingly for_example for_instance in_fact indeed of_course in_particular notably meanwhile still
    nonetheless on_the_other_hand on_the_one_hand in_other_words that_is in_short in_summary overall finally first
    firstly second secondly third thirdly lastly next but and so yet or again interestingly importantly surprisingly
    fortunately unfortunately generally_speaking in_general as_mentioned as_noted to_be_clear more_importantly
    what_is_more above_all at_the_same_time ultimately similarly specifically later soon eventually elsewhere conversely alternatively`,
  conjunctions: 'and but or',
  standing:
    'it_is_important* it_is_possible it_is_impossible it_is_necessary it_is_easy it_is_easier it_is_hard it_is_difficult it_is_best it_is_better it_is_common it_is_clear it_is_likely it_is_unlikely it_is_estimated it_is_known it_is_thought it_is_believed it_is_worth it_is_safe it_is_safer it_is_useful it_is_wise it_is_vital it_is_essential it_is_recommended it_is_not_possible it_is_not_necessary it_was_not_until it_takes_about it_takes_around it_costs_about these_days those_who this_year this_month this_week that_year here_are here_is there_are there_is',
  definite: 'the',
  indefinite: 'a an another',
  small: `the a an in on at of for from by with without to as about after before during since until under over between
    across through around near most many some several few each every all more less about roughly nearly almost only
    when while where if although because although unlike like there what how why who which one two three four five six
    seven eight nine ten half both today now early late large small new old often sometimes usually normally typically
    modern good high low our your people`,
  furniture: `click_here click_the_link click_on_the_link subscribe_to subscribe_now our_newsletter use_cookies uses_cookies accept_cookies cookie_policy sign_up_for log_in_to read_more learn_more see_also
    all_rights_reserved privacy_policy terms_of_use this_article this_post this_page this_chapter this_section
    this_guide this_paper this_website our_website share_this follow_us contact_us table_of_contents
    sponsored_post sponsored_content comments_off leave_a_comment back_to_top in_this_video let's we'll_look as_shown below_is
    download_now add_to_cart free_shipping buy_now photo_credit image_credit et_al`,
  demonstratives: 'this these those such',
  afterwards:
    'days_later weeks_later months_later years_later decades_later hours_later day_later week_later month_later year_later',
  announcing: `ways kinds types forms reasons steps methods parts stages main_ways main_kinds main_types main_reasons factors`,
  negations: `not no never none neither nor nobody nothing nowhere without cannot can't don't doesn't didn't isn't aren't
    wasn't weren't won't wouldn't shouldn't couldn't hasn't haven't hadn't hardly barely rarely seldom unless`,
  cues: {
    definition:
      'is_a is_an are_a is_any known_as also_called is_called are_called refers_to is_defined defined_as describes a_kind_of a_type_of a_form_of consists_of made_up_of stands_for',
    mechanism:
      'works_by work_by works_like works_much_like how_it_works mechanism* converts converted convert driven_by powered_by drives transforms absorb* reacts flows circulates generates turns_into turns_with passes_through lets_water pumps_water pumps_blood pumps_air spins ferment* is_calculated is_computed is_based_on',
    history: `history centur* founded invent* origin origins originally ancient medieval established first_used
      dates_back in_the_1* was_built were_built introduced_in opened_in began_in`,
    people:
      'inventor inventors invented invented_by discovered_by founded_by co-founded pioneer* designed_by written_by led_by_a named_after patented',
    size: `million* billion* percent per_cent megawatt* kilometre* kilometer* metre* meter* tonne* hectare* litre* average
      number_of total amount* share_of capacity`,
    duration:
      'takes lasts within_a within_two within_three ready_in ready_after for_up_to overnight rest_for keeps_for can_run_for which_takes',
    cost: 'cost costs costly price prices priced expensive cheap cheaper cheapest afford* budget budgets fee fees charge_a cost_of costs_little economical',
    benefits:
      'benefit* advantage* reliab* predictab* efficien* improve improves improved useful helps reduces protects durab* saves healthy safer faster easier cleaner lower cheaper boost*',
    drawbacks:
      'disadvantage* drawback* problem* risk* danger* difficult* limit* harm* damag* threat* lack lacks fails failed expensive concern* challeng* critic* disease* pest pests pollut* shortage* suffer* too_much too_little high_cost high_costs cost_of_building_a downside* injur* weaken* wears disturb* smelly too_wet is_high',
    comparison:
      'compar* than versus unlike whereas differs differ different_from similar_to alternative_to alternatives_to',
    places:
      'countr* region* located coast coasts city cities found_in grown_in europe asia africa america australia stands_in in_the_north in_the_south plant_in station_in held_in',
    steps: `*throw *spread *sprinkle *boil *roll *brush *pick *remember *store to_make *fold *heat *take *shape *let *tie *allow *drain *peel step steps how_to first_you you_need make_sure repeat then_add recipe instructions *add *mix *place *plant
      *water *cut *choose *check *use *keep *put *leave *remove *press *open *fill *store *wash *start *set *let *cover
      *pour *bake *knead *stir *rinse *avoid *wait *turn *measure *shape *feed *harvest *prune *sow *tie *dig *try *write *switch *find *hold
      *look *ask *swallow *attach *install *connect *unplug *loosen *tighten *unscrew *push *pull *apply`,
    rules: `law laws legal* regulat* rule rules licen* permit* prohibit* banned ban required_by
      compulsory mandatory directive* industry_standard* safety_rules safety_standard*`,
    outlook: `future is_planned are_planned being_planned expected_to forecasts forecast_to next_year next_decade by_20*
      until_20* in_the_coming plans_to plan_to projected_to is_expected are_expected is_likely_to are_likely_to`,
  },
  headings: {
    definition: ['What {topic} {is|are}', '{topic} in brief', '{topic} explained'],
    mechanism: ['How {topic} {works|work}', 'How it works', 'Behind {topic}: the process'],
    history: ['The history of {topic}', 'How {topic} developed', '{topic} through the years'],
    people: ['The people behind {topic}', 'Who shaped {topic}'],
    size: ['{topic} in numbers', 'The scale of {topic}', 'Figures at a glance'],
    duration: ['How long it takes', 'A question of time'],
    cost: ['What {topic} {costs|cost}', 'The cost of {topic}', 'Money matters'],
    benefits: ['What speaks for {topic}', 'The benefits of {topic}', 'Strengths'],
    drawbacks: ['Limits and risks of {topic}', 'What speaks against {topic}', 'Weak points and risks'],
    comparison: ['How {topic} {compares|compare}', '{topic} in comparison', 'Compared with the alternatives'],
    places: ['The places that matter', '{topic} around the world', 'Where {topic} {is|are} found'],
    steps: ['{topic} step by step', 'How to go about it', 'In practice'],
    rules: ['Rules and safety', '{topic}: rules and standards'],
    outlook: ['What comes next', 'The outlook for {topic}', '{topic} in the years ahead'],
  },
  questions: {
    definition: ['What {is|are} {topic}?', 'What is meant by {topic}?'],
    mechanism: ['How {does|do} {topic} work?', 'What happens inside {topic}?'],
    history: ['What is the history of {topic}?', 'How has {topic} developed over the years?'],
    people: ['Who has shaped {topic}?', 'Which people matter in the story of {topic}?'],
    size: ['What are the key figures on {topic}?', 'Which numbers matter for {topic}?'],
    duration: ['{topic}: how long does it take?', '{topic}: how much time should you plan?'],
    cost: ['What {does|do} {topic} cost?', 'What drives the cost of {topic}?'],
    benefits: ['What are the benefits of {topic}?', 'Why {does|do} {topic} matter?'],
    drawbacks: ['What are the problems and risks with {topic}?', 'What are the drawbacks of {topic}?'],
    comparison: ['How {does|do} {topic} compare with the alternatives?', 'What {is|are} {topic} better or worse than?'],
    places: ['Which places matter for {topic}?', 'Where {is|are} {topic} found?'],
    steps: ['How do you get started with {topic}?', 'What are the steps for {topic}?'],
    rules: ['Which rules apply to {topic}?', 'Is {topic} regulated?'],
    outlook: ['What is the future of {topic}?', 'What comes next for {topic}?'],
  },
  asks: {
    definition: 'what_is what_are definition meaning define mean basics overview explained introduction',
    mechanism: 'how_does how_do how_it_works work works mechanism process inside',
    history:
      'when history origin origins year years beginning began start founded opened timeline development past background',
    people: 'who whom whose people founder inventor',
    size: 'how_many how_big how_large how_tall how_far how_high number numbers size scale figures statistics',
    duration: 'how_long duration time last takes long_does',
    cost: 'how_much cost costs price prices expensive money pay budget economics finance',
    benefits: 'benefit benefits advantage advantages pros good better strengths strength important matter',
    drawbacks:
      'drawback drawbacks disadvantage disadvantages cons limits risk risks problem problems against weak wrong challenges',
    comparison: 'compare compared compares comparison versus vs difference alternatives than',
    places: 'where place places country countries located location found world',
    steps: 'how_to how_do_you how_can_i how_should_i steps step guide practice started tips',
    rules: 'rule rules law laws legal allowed regulated regulation regulations safety standards',
    outlook: 'future next outlook trends ahead coming tomorrow',
  },
  standIn: { one: { subject: 'it', object: 'it' }, many: { subject: 'they', object: 'them' }, of: ' of ' },
  phrases: {
    and: 'and',
    conclusion: 'Conclusion',
    questionsTitle: 'Frequently asked questions',
    keyPoints: ['Key points', 'At a glance', 'The essentials', 'Worth knowing'],
    openQuestions: [
      'Questions this leaves open',
      'Still to be answered',
      'Worth looking into next',
      'What a reader may ask next',
    ],
    inShort: ['In short', 'To sum up', 'In brief', 'The main points'],
    adding: ['In addition, ', 'Beyond that, ', 'Added to this, '],
    accordingTo: 'According to “{title}”, ',
    covers: [
      'This article looks at these points: {list}.',
      'The points covered below: {list}.',
      'In what follows: {list}.',
    ],
    lists: [
      '{n} things to know about {topic}',
      '{n} facts about {topic}',
      '{topic}: {n} points that matter',
      '{topic} in {n} points',
    ],
    explained: ['{topic} explained: {list}', 'A closer look at {topic}: {list}', 'Understanding {topic}: {list}'],
    prosAndCons: [
      '{topic}: benefits and limits',
      'The pros and cons of {topic}',
      'What speaks for and against {topic}',
    ],
    inNumbers: ['{list}: {topic} in numbers', '{topic} in figures: {list}', '{topic} by the numbers: {list}'],
    howTo: [
      '{topic}: how to go about it, step by step',
      'How to get started with {topic}',
      'A practical guide to {topic}',
    ],
    timeline: ['{topic}: a short history from {from} to {to}', '{from} to {to}: the story of {topic}'],
    overview: ['{topic}: {list}', '{topic} at a glance: {list}', 'All about {topic}: {list}'],
    notCovered: 'The sources at hand say nothing about this yet.',
    nothingBeyond: 'The sources say nothing on this beyond what the other sections tell.',
    notAnswered: 'Neither the sources nor the given text answer this question: {question}',
    noSafeChange: [
      'Nothing here can be reworded safely without a language model, so the text stays as written.',
      'No change of wording that is sure to keep the meaning was found; this is the text as given.',
      'Left in its own words, because every safe change would alter it.',
    ],
    nothingToAdd: [
      'The sources at hand add nothing further, so these questions mark what to research next.',
      'No source given goes beyond this text. These questions would take it further.',
    ],
    asGiven: [
      'In the words given:',
      'The text at hand says:',
      'As written:',
      'Word for word:',
      'From the given text:',
      'The wording so far:',
    ],
    fact: 'Fact',
    example: 'Example',
    question: 'Question',
    read: 'Read more about {topic}, each point with its source.',
    title: 'Title',
    nothing: [
      'There is nothing to write from yet: no source and no text with words.',
      'No words to work with were given. Add a source or a few sentences to begin.',
      'Nothing was written, because the sources and the text hold no sentence.',
    ],
    needsModel:
      'This takes a language model. Without one, here is what the text and the sources say, in their own words:',
    answerTo: 'What the sources say about {topic}:',
    selected: ['What the sources say on this:', 'The passages that fit best:', 'Closest in the sources:'],
  },
  ofPerson: { question: 'Who is {topic}?', heading: 'Who {topic} is' },
  isPlural: (topic) =>
    / and /.test(topic) ||
    (/[^suia']s$|ies$|[^s]es$|\b(people|children|women|men|mice|feet|teeth)$/i.test(headOf(topic)) &&
      !/\b(news|physics|mathematics|economics|politics|series|species|ics)$/i.test(headOf(topic))),
  copula: 'is_a is_an is_the are is_any means refers_to describes is_one_of',
}

/** `houseplants that clean the air` are plants, and not air. */
function headOf(topic: string): string {
  return topic.split(/ (?:that|which|who|in|of|for|on|at|with|from|to|by|without) /)[0] ?? topic
}
