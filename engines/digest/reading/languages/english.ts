import { englishForms } from './english-forms.ts'
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
    cost: 'cost costs costly price prices priced expensive cheap cheaper cheapest afford* fee fees charge_a cost_of costs_little economical',
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
    definition: 'What {topic} {is|are}',
    mechanism: 'How {topic} {works|work}',
    history: 'The history of {topic}',
    size: '{topic} in numbers',
    duration: 'How long it takes',
    cost: 'What {topic} {costs|cost}',
    benefits: 'What speaks for {topic}',
    drawbacks: 'Limits and risks of {topic}',
    steps: '{topic} step by step',
  },
  questions: {
    definition: 'What {is|are} {topic}?',
    mechanism: 'How {does|do} {topic} work?',
    cost: 'What {does|do} {topic} cost?',
    benefits: 'What are the benefits of {topic}?',
    drawbacks: 'What are the problems and risks with {topic}?',
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
  asksTime: 'when how_long how_often',
  phrases: {
    and: 'and',
    conclusion: 'Conclusion',
    questionsTitle: 'Frequently asked questions',
  },
  isPlural: (topic) =>
    / and /.test(topic) ||
    (/[^suia']s$|ies$|[^s]es$|\b(people|children|women|men|mice|feet|teeth)$/i.test(headOf(topic)) &&
      !/\b(news|physics|mathematics|economics|politics|series|species|ics)$/i.test(headOf(topic))),
  forms: englishForms,
  beforeHeading: /^On (?=\p{Ll})/u,
  copula: 'is_a is_an is_the are is_any means refers_to describes is_one_of',
}

/** `houseplants that clean the air` are plants, and not air. */
function headOf(topic: string): string {
  return topic.split(/ (?:that|which|who|in|of|for|on|at|with|from|to|by|without) /)[0] ?? topic
}
