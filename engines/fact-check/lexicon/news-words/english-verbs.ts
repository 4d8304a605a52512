/*
 * English verbs that writers of news put for each other, like those of `everyday-words.ts`, our own list: written from the language, field
 * by field, by people who knew no text that the check was tried on. Each sense up to its semicolon; `_` joins a verb of two words.
 */
export const englishVerbs = `
  swear_in inaugurate; vote_down reject defeat; vote_in elect; reelect re-elect; elect_again reelect; oust topple overthrow depose; strike_down
  invalidate overturn; nullify annul void invalidate; break_away secede split_off; break_away splinter split_off; partition divide split; unify unite;
  reunite reunify; designate declare; administer manage run; institute introduce; implement carry_out; implement put_in_place; put_in_place introduce;
  impose levy; tighten toughen stiffen; strengthen reinforce bolster; shore_up prop_up bolster; beef_up strengthen reinforce; bolster boost strengthen;
  undermine weaken; erode undermine; safeguard protect guard; jeopardise jeopardize endanger imperil; jeopardise jeopardize threaten; advocate call_for;
  call_for demand; call_on urge; back endorse support; commit pledge; renege go_back_on; backtrack backpedal row_back; backtrack back-pedal; reverse
  overturn; reverse undo; uphold affirm; flout defy; flout violate breach; violate breach break infringe contravene; obey follow abide_by comply_with;
  abide_by adhere_to comply_with stick_to keep_to; observe comply_with; protest demonstrate; shun avoid; pressure pressurise pressurize press; coerce
  force; persuade convince; talk_into persuade; talk_out_of dissuade_from; exhort urge; implore beg plead beseech; appeal_for call_for ask_for; enlist
  recruit; enlist join_up sign_up; mobilise mobilize muster; monitor track; monitor observe watch; supervise superintend oversee; coordinate
  co-ordinate; cooperate co-operate collaborate work_together; confer bestow award grant; debate discuss; talk_about discuss speak_about; talk_over
  discuss; consider contemplate think_about; weigh_up consider; mull ponder consider; mull_over ponder consider; reconsider rethink; think_again
  reconsider; reiterate repeat restate; reaffirm reassert; outline set_out lay_out; clarify make_clear; elucidate clarify explain; spell_out explain
  set_out; denounce condemn decry; slam blast lambast lambaste; slam castigate lambast; disapprove_of frown_on frown_upon; acclaim hail laud; mock
  ridicule deride; make_fun_of mock ridicule; apologise apologize say_sorry; greet welcome; alert notify inform; let_know inform notify tell; advise
  counsel; censure reprimand; gag silence muzzle; hush_up cover_up conceal; clamp_down crack_down; clamp_down_on crack_down_on; get_tough_on
  crack_down_on; legalise legalize; decriminalise decriminalize; nationalise nationalize; privatise privatize; preside_over chair; co-chair cochair;
  co-lead colead; object_to oppose; favour favor prefer; give_in yield cave_in; give_way yield; give_in give_way back_down; back_down climb_down;
  hold_out resist; speak_up_for defend; stand_up_for defend; stick_up_for defend; stand_by support; rally_behind support; get_behind support;
  push_through force_through; water_down dilute weaken; tone_down soften; step_in intervene; meddle interfere; stay_out_of keep_out_of; pull_out_of
  withdraw_from; opt_out_of withdraw_from; sign_up_to join; stand_for run_for; contest fight; run_against stand_against; kick_out expel throw_out;
  boot_out expel kick_out; naturalise naturalize; politicise politicize; democratise democratize; centralise centralize; decentralise decentralize;
  green-light approve; okay approve; sign_off_on approve; give_the_go-ahead approve; knock_back reject; imprison jail incarcerate lock_up; gaol
  incarcerate imprison; detain hold; exonerate clear absolve; vindicate exonerate; banish exile; eject throw_out expel; confiscate seize; impound seize;
  requisition commandeer; allege claim; interrogate question; quiz question; grill interrogate; hand_down deliver; witness see observe; corroborate
  substantiate; bear_out confirm; back_up corroborate support; rebut refute; debunk disprove; embezzle misappropriate; defraud swindle cheat con; steal
  make_off_with; loot plunder pillage; burgle burglarise burglarize; forge counterfeit fake; forge falsify; kidnap abduct; snatch abduct; stab knife;
  strangle throttle; gun_down shoot_dead; behead decapitate; execute put_to_death; massacre slaughter; slaughter butcher; set_upon attack; hound harass;
  maim mutilate; apprehend arrest; apprehend capture catch; track_down trace locate; track_down find; cordon_off seal_off close_off; comb scour;
  go_missing disappear vanish; flee run_away; escape get_away; flee run_off; hide conceal; sue take_to_court; testify give_evidence; pardon
  grant_a_pardon; victimise victimize; terrorise terrorize; vandalise vandalize; criminalise criminalize; tamper_with interfere_with; conspire plot
  scheme; con trick dupe; deceive fool trick dupe; trick hoodwink; delude deceive; lure entice tempt; impersonate pose_as; pose_as pretend_to_be;
  masquerade_as pose_as; eavesdrop listen_in; tap wiretap; spy_on snoop_on; search_for look_for hunt_for seek; iron_out resolve settle; patch_up settle;
  adjudicate judge; waive forgo give_up; forgo do_without; relinquish give_up surrender; cede surrender give_up; oblige require; bind oblige; stipulate
  specify lay_down; prescribe lay_down; exempt excuse; debar exclude bar; license licence; certify attest; notarise notarize; crash_into smash_into
  plough_into plow_into; run_into crash_into collide_with; bump_into knock_into; overturn flip_over tip_over roll_over; flip overturn; skid slide;
  swerve veer; stumble trip; fall_over topple_over; topple fall_over; keel_over topple_over; detonate blow_up explode; detonate set_off explode; ignite
  light kindle; ignite catch_fire; torch set_on_fire set_alight; douse extinguish put_out; engulf envelop; extricate free; burst rupture; cave_in
  collapse; give_way collapse; slip slide; crush squash; flatten squash; run_aground go_aground; strand maroon; airlift fly_out; hoist lift raise;
  resuscitate revive; revive bring_round; raise_the_alarm alert; rush hurry hasten; smoulder smolder; flare_up break_out; flare_up erupt; bankroll
  finance fund; divest sell_off; offload unload; offload sell_off; trade swap exchange; lend loan; reimburse refund repay; reimburse pay_back;
  recompense compensate; indemnify compensate; offset compensate_for make_up_for; put_aside set_aside; earmark set_aside; allocate assign; allocate
  allot apportion; allocate earmark; disburse pay_out; fritter_away squander waste; wind_up liquidate; restructure reorganise reorganize; revamp
  overhaul; revamp renovate; modernise modernize update; upgrade improve; outsource contract_out farm_out; diversify branch_out; vie compete contend;
  outdo surpass; outperform surpass; book reserve; invoice bill; value appraise; amount_to total add_up_to; run_to amount_to; amount_to come_to;
  work_out_at amount_to; go_up increase; swell grow increase; balloon mushroom; skyrocket soar surge; shoot_up soar; shoot_up jump; creep_up inch_up
  edge_up nudge_up; tick_up edge_up; tick_down edge_down inch_down; accelerate quicken speed_up; exceed go_beyond; outpace outstrip; nosedive plummet
  plunge; dwindle shrink diminish; dwindle decrease; wane decline ebb; subside abate die_down; recede subside; ease_off abate; taper_off tail_off;
  slacken ease_off; contract shrink; level_off level_out plateau; flatten_out level_off; bounce_back rebound recover; rally rebound recover; boost
  increase raise; bump_up increase raise; step_up intensify; ramp_up step_up increase; scale_up expand; scale_back scale_down reduce; cut_back_on
  reduce; pare_down trim reduce; pare reduce trim; curtail cut reduce; curtail restrict; slim_down shrink; downsize shrink; axe ax; axe scrap; let_go
  dismiss; let_go lay_off; lay_off make_redundant; give_the_sack dismiss; take_on recruit; demote relegate; advertise promote; monetise monetize; merge
  join_together; team_up join_forces; ally team_up; tie_up_with link_up_with; buy_into invest_in; snap_up buy; pay_for finance; pay_for fund; shell_out
  pay; fork_out pay; cough_up pay; stump_up pay; chip_in contribute; bail_out rescue; prop_up support; claw_back recover recoup; regain recover
  get_back; retrieve recover; win_back regain; haggle bargain; clinch secure; rake_in earn; fetch go_for; fetch sell_for; stockpile hoard; store_up
  stockpile; amass accumulate; pile_up accumulate; mount_up accumulate; build_up amass; run_down deplete; guarantee underwrite; sublet sublease; hike
  increase raise; hike put_up; put_up raise increase; mark_down reduce; mark_up increase; knock_off deduct; deduct subtract take_off; subtract
  take_away; roll_out launch introduce; bring_out launch; bring_in introduce; discontinue stop; recall withdraw; label tag; shut_up_shop close;
  close_down shut_down; go_under go_bust go_bankrupt; stay_afloat survive; break_even cover_costs; thrash_out hammer_out; nail_down finalise finalize;
  firm_up finalise; set_up launch; set_up start; get_going start; initiate start launch; embark_on begin start; kick_off start begin; get_under_way
  begin start; get_started begin; set_in begin; set_about begin; start_off begin; commence kick_off; kick-start kickstart; jump-start jumpstart; toil
  labour labor; toil slog; train coach; assign entrust; deputise deputize; deputise fill_in stand_in; fill_in_for stand_in_for; cover_for stand_in_for;
  take_over_from succeed; take_over_from replace; supplant supersede replace; serve_as act_as; serve_as function_as; put_in_for apply_for; register
  enrol enroll; unionise unionize; organise organize arrange; lay_on provide; lay_on organise; put_on organise; prioritise prioritize; specialise
  specialize; cut_short curtail; cut_short shorten; reschedule rearrange; push_back put_back; put_on_hold suspend; put_on_hold shelve; shelve
  put_on_ice; drag_on go_on; get_on_with continue; get_back_to return_to; call_in_sick report_sick; cope manage; cope_with deal_with handle; get_by
  manage; get_by cope; deal_with address tackle; see_to deal_with; take_care_of deal_with; take_care_of look_after; care_for look_after tend; look_at
  examine; look_at study; explore examine; explore investigate; delve_into investigate; scrutinise scrutinize examine; test check; inspect check; check
  examine; try_out test; go_over check; go_through examine; measure gauge; quantify measure; gauge assess; figure_out calculate; count tally; record
  register; record log note; log register; document record; chart map; plot chart; classify categorise categorize; list enumerate; catalogue catalog;
  compile put_together; compile assemble; collect compile; put_together assemble; piece_together reconstruct; pick_up detect; discern detect; make_out
  discern; pinpoint locate; pinpoint identify; extract take_out; conclude find; infer deduce conclude; point_to suggest indicate; hypothesise
  hypothesize postulate; theorise theorize hypothesise; speculate conjecture; replicate reproduce duplicate; bring_out publish; bring_out release; link
  associate; associate connect; link tie; relate link; lead_to cause; result_in cause; result_in lead_to; bring_about lead_to; give_rise_to cause;
  give_rise_to lead_to; spark trigger; touch_off trigger; touch_off spark; precipitate trigger; spur stimulate; spur_on encourage; foster promote
  encourage; foster nurture; encourage stimulate; hinder hamper impede; obstruct hinder impede; hold_back hinder; block obstruct; inhibit suppress;
  thwart foil frustrate; disrupt disturb; evolve develop; breed reproduce; reproduce multiply; feed_on eat; feed_on live_on; subsist_on live_on; prey_on
  hunt; inhabit live_in; inhabit populate; roam wander; spin rotate; rotate turn; go_around orbit; go_round orbit; go_around circle; circle go_round;
  blast_off lift_off; touch_down land; set_down land; beam transmit; relay transmit; transmit send; emit give_off; release give_off; give_out emit;
  radiate emit; discharge release; discharge emit; soak_up absorb; take_up absorb; absorb take_in; vaporise vaporize evaporate; purify cleanse;
  contaminate pollute; taint contaminate; erode wear_away; eat_away erode; corrode eat_away; decay rot decompose; break_down decompose; degrade
  deteriorate; disintegrate break_up; disintegrate fall_apart; account_for make_up constitute represent; account_for explain; consist_of comprise;
  derive_from come_from; come_from originate_from; originate_in come_from; hail_from come_from; spring_from come_from; stem_from result_from; arise_from
  result_from; attribute_to put_down_to; chalk_up_to attribute_to; crystallise crystallize; magnetise magnetize; oxidise oxidize; ionise ionize;
  polarise polarize; polymerise polymerize; catalyse catalyze; hydrolyse hydrolyze; synthesise synthesize; magnify enlarge; amplify boost; attenuate
  weaken; elevate raise; lessen reduce; lessen diminish; mitigate lessen; mitigate reduce; minimise minimize; maximise maximize; optimise optimize;
  stabilise stabilize; stabilise steady; fluctuate oscillate; differentiate distinguish; tell_apart distinguish; differentiate tell_apart; distinguish
  set_apart; compare liken; recur happen_again; repeat do_again; emerge come_to_light; transpire emerge; come_up arise; arise emerge; crop_up arise;
  ensue follow; come_after follow; come_before precede; predate precede; antedate predate; lead_up_to precede; date_from date_back_to; go_back_to
  date_back_to; go_back_to return_to; administer give; contract catch; come_down_with go_down_with contract; suffer sustain; pass_away die; succumb_to
  die_of; die_of die_from; survive live_through; pull_through survive; pull_through recover; outlive survive; recuperate recover; get_better recover;
  get_well recover; get_over recover_from; convalesce recuperate; faint pass_out; come_to regain_consciousness; vomit throw_up; suffocate asphyxiate;
  relieve alleviate; alleviate ease; relieve ease; soothe relieve; soothe calm; exacerbate aggravate worsen; aggravate make_worse; make_worse worsen;
  get_worse worsen; deteriorate get_worse; operate_on perform_surgery_on; hospitalise hospitalize; sterilise sterilize; anaesthetise anesthetize; sedate
  tranquillise; tranquillise tranquilize; spread transmit; pass_on spread; ward_off fend_off; stave_off ward_off; stave_off avert; fight_off repel;
  combat fight; counter combat; fight tackle; combat tackle; counteract offset; neutralise neutralize; detoxify purify; kick_the_habit quit; haemorrhage
  hemorrhage; swell_up swell; bring_on cause; bring_on trigger; wear_off fade; fall_ill become_ill; fall_ill get_sick; fall_sick fall_ill; age grow_old;
  put_on_weight gain_weight; lose_weight slim; breathe_in inhale; breathe_out exhale; give_birth_to bear; conceive become_pregnant; breastfeed suckle;
  switch_on turn_on; turn_on activate; switch_on activate; switch_off turn_off; turn_off deactivate; deactivate disable; power_up switch_on; power_down
  switch_off; boot_up start_up; log_in sign_in; log_on log_in; log_out sign_out; log_off log_out; delete erase; erase wipe; store save; decipher decode;
  crack decipher; customise customize tailor; personalise personalize customise; tailor adapt; configure set_up; equip fit; kit_out equip; fit_out
  equip; fit_out furnish; integrate incorporate; build_in incorporate; function operate work; broadcast air; screen show; photograph snap; tape record;
  copy duplicate; email e-mail; connect hook_up; hook_up link; disconnect cut_off; unplug disconnect; digitise digitize digitalise; computerise
  computerize; mechanise mechanize; miniaturise miniaturize; synchronise synchronize; visualise visualize; come_up_with think_up; think_up devise;
  dream_up think_up; dream_up devise; post publish; put_online publish_online; go_live launch; roll_out release; fine-tune adjust; tweak adjust; tweak
  fine-tune; recalibrate adjust; reboot restart; conk_out break_down; break_down stop_working; report_on cover; serialise serialize; publicise
  publicize; make_public publish; make_public disclose; make_known announce; give_away reveal; divulge disclose reveal; go_public_with disclose;
  bring_to_light reveal; lay_bare expose; expose reveal; expose uncover; come_clean confess; own_up confess; make_contact_with contact; get_hold_of
  contact; ring_up phone; give_a_call phone; get_through_to reach; keep_in_touch stay_in_touch; chat talk; speak talk; converse talk; talk_to speak_to;
  talk_with speak_with; address speak_to; speak_to talk_with; reply write_back; answer reply_to; respond_to answer; respond_to reply_to; react respond;
  react_to respond_to; get_on board; go_aboard board; get_off disembark; alight get_off; berth dock; moor tie_up; overtake pass; reverse back_up; divert
  reroute; reroute redirect; divert redirect; ferry transport; ferry carry; ship transport; cross go_across; cross pass_over; go_through pass_through;
  pass_through traverse; bypass go_around; skirt go_around; go_past pass; meander wind; snake wind; head_for make_for; head_to head_for; set_out
  set_off; set_out_for leave_for; start_out set_out; pull_out depart; set_sail depart; fly_off take_off; get_to reach; get_to arrive_in; arrive_at
  reach; arrive_in reach; make_it_to reach; pull_in arrive; drop_off set_down; fetch collect; fetch get; go_and_get fetch; bring_back return; take_back
  return; come_home return_home; go_home return_home; turn_back go_back; turn_round turn_around; double_back turn_back; slow decelerate; pull_up stop;
  refuel fill_up; hitchhike hitch; cycle bike; commute travel_to_work; walk go_on_foot; stroll amble; trek hike; trudge plod; roam rove; stray
  wander_off; take_a_trip travel; go_on_holiday go_on_vacation; steer guide; dispatch despatch; convey take; take_along bring_along; link_to connect_to;
  call_at stop_at; stop_off stop_over; convert_into turn_into; transform_into turn_into; convert_into transform_into; make_into turn_into; convert_to
  turn_into; convert_into convert_to; do_up renovate; do_up refurbish; spruce_up smarten_up; fix_up do_up; raze level; level flatten; level demolish;
  raze flatten; knock_down tear_down; knock_down pull_down; dig_up excavate; dig_up unearth; dig_out excavate; take_up occupy; decorate adorn; adorn
  embellish ornament; ring surround; ring encircle; border adjoin; border abut; look_out_over overlook; look_onto overlook; look_out_on look_onto;
  tower_above tower_over; light_up illuminate; fence_off fence_in; block_off close_off; resurface repave; shore_up support; rest_on stand_on; live_in
  reside_in; dwell_in live_in; move_house relocate; move_away leave; move_out_of vacate; vacate leave; settle_down settle; pull_out remove; rip_out
  tear_out; strip_out remove; put_in install; put_in insert; fit_with equip_with; erect raise; set_up erect; set_up install; pedestrianise
  pedestrianize; urbanise urbanize; industrialise industrialize; name_after call_after; name_after name_for; call_after name_for; batter lash pound;
  affect hit; impact affect; swamp inundate; overflow spill_over; dry_out dry_up; dry_out dry; devastate ravage; lay_waste_to devastate; cut_down
  chop_down; fell chop_down; uproot tear_up; dump discard; throw_away get_rid_of; throw_out throw_away; get_rid_of dispose_of; dispose_of discard;
  get_rid_of remove; eliminate get_rid_of; do_away_with abolish; do_away_with eliminate; do_away_with get_rid_of; incinerate burn; blow_down knock_down;
  blow_over knock_over; tear_off rip_off; rip tear; tear_down rip_down; sweep_away wash_away; carry_away sweep_away; wash_up wash_ashore; die_out
  become_extinct; kill_off wipe_out; wipe_out exterminate; exterminate eradicate; eradicate stamp_out; eradicate eliminate; stamp_out eliminate;
  root_out eradicate; root_out eliminate; clean_up clear_up; clean_up clean; mop_up clean_up; clear_away remove; melt_away melt; thin_out thin; reforest
  reafforest; water irrigate; let_out release; spew belch; gush pour; seep ooze; flow_into empty_into; drain_into flow_into; empty_into discharge_into;
  swell rise; freeze ice_over; ice_up freeze; mist_over fog_up; let_up ease; die_down ease; blow_over pass; last continue; till plough plow; harvest
  gather_in; bring_in harvest; harvest pick; pick pluck; pick gather; prune trim; prune cut_back; cut_back trim; set_free liberate; let_go release;
  let_go free; let_loose release; turn_loose release; set_loose release; roam_free run_free; put_down put_to_sleep; bring_up rear; hand-rear hand-raise;
  mix blend; blend combine; grind_up grind; distil distill; flavour flavor; thaw defrost; go_bad spoil; dish_up serve; eat_up devour; gobble devour;
  chew munch; live_off live_on; sprout germinate; bloom flower; bloom blossom; flower blossom; wither wilt; shrivel wither; die_off die; moult molt;
  growl snarl; bleat baa; neigh whinny; squeak squeal; crawl creep; scamper scurry; thrash trounce; trounce rout; thrash rout; edge_out pip; knock_out
  eliminate; score net; equalise equalize; equalise draw_level; level equalise; draw tie; concede let_in; progress advance; advance go_through; captain
  skipper; practise practice; train practise; rehearse practise; drop_out withdraw; drop_out pull_out; boo jeer; clap applaud; kick_off get_under_way;
  come_back_from recover_from; hold_on hang_on; see_off beat; see_off defeat; prevail win; win_through triumph; overcome beat; overcome get_over;
  outclass outplay; outplay outperform; take_the_lead go_ahead; catch_up_with draw_level_with; lag_behind trail; warm_up loosen_up; limber_up warm_up;
  sign_for join; sign_with sign_for; play_for turn_out_for; sit_out miss; leave_out drop; call_up select; pass_up miss; hold_off fend_off; stave_off
  fend_off; fend_off repel; beat_back repel; perform play; play portray; mount stage; mount put_on; compose write; pen write; co-write cowrite; coauthor
  co-author; co-author co-write; co-found cofound; co-host cohost; dedicate devote; exhibit put_on_show; put_on_display exhibit; put_on_display display;
  feature include; represent depict; represent portray; symbolise symbolize; symbolise stand_for; represent symbolise; represent stand_for; stand_for
  mean; imitate mimic; mimic copy; imitate copy; abridge shorten; reprint republish; reissue republish; reissue re-release; rerelease re-release;
  recount narrate; recount tell; narrate tell; retell recount; entertain amuse; delight thrill; captivate enthral enthrall; captivate fascinate;
  mesmerise mesmerize; mesmerise captivate; astonish amaze astound; stun astonish; take_by_surprise surprise; take_aback surprise; scare frighten;
  terrify petrify; annoy irritate; enrage infuriate; upset distress; comfort console; cheer_up hearten; puzzle baffle perplex; confuse bewilder;
  intrigue fascinate; rework revise; revise amend; touch_up retouch; jot_down write_down; set_down write_down; put_down write_down; put_on_paper
  write_down; note_down write_down; scribble scrawl; inscribe engrave; mould mold; shape mould; shape form; craft make; sew stitch; dress clothe; wear
  have_on; put_on don; strip undress; echo resound; reverberate echo; improvise ad-lib; collect amass; auction sell_at_auction; read_out read_aloud;
  translate_into render_into; set_in take_place_in; tell_of tell_about; tell_of describe; revolve_around centre_on; centre_on center_on; centre_around
  revolve_around; focus_on concentrate_on; focus concentrate; centre_on focus_on; draw_on use; baptise baptize; venerate revere; canonise canonize;
  make_a_saint canonise; lay_to_rest bury; mourn grieve; evangelise evangelize; proselytise proselytize; atone_for make_amends_for; make_up_for
  atone_for; preach give_a_sermon; teach educate; study_at attend; go_to attend; mark grade; flunk fail; memorise memorize; learn_by_heart memorise;
  brush_up refresh; swot cram; hand_in turn_in; turn_in submit; play_truant skip_school; retreat withdraw; pull_back withdraw; fall_back retreat;
  pull_back retreat; seize capture; recapture retake; take_back recapture; liberate free; repel repulse; drive_back repel; repulse beat_back; station
  base; station deploy; conscript draft call_up; rebel revolt; revolt rise_up; rebel rise_up; quell suppress; put_down suppress; crush suppress; quell
  put_down; stamp_out suppress; ambush waylay; fire_at shoot_at; fire_on shoot_at; open_fire_on fire_on; open_fire_on shoot_at; lay_siege_to besiege;
  assail attack; hit_back retaliate; strike_back retaliate; fight_back retaliate; lay_down_arms surrender; take_prisoner capture; hold_captive
  hold_prisoner; disband dissolve; disband break_up; disband split_up; disperse break_up; demobilise demobilize; militarise militarize; demilitarise
  demilitarize; fortify strengthen; command lead; order command; instruct order; switch_sides change_sides; rearm re-arm; wed get_married; get_married
  marry; tie_the_knot marry; get_divorced divorce; split_up_with separate_from; break_up_with split_from; get_engaged become_engaged; come_into inherit;
  take_after resemble; look_like resemble; nickname dub; emancipate free; reinstate restore; reintroduce bring_back; revive resurrect; bring_back
  revive; herald signal; foreshadow herald; persist continue; endure last; persist endure; come_to_power take_power; rise_to_power come_to_power;
  ascend_the_throne take_the_throne; succeed_to inherit; colonise colonize; civilise civilize; romanise romanize; catholicise catholicize; christianise
  christianize; immortalise immortalize; memorialise memorialize; idolise idolize; pay_tribute_to honour; pay_tribute_to honor; pay_homage_to honour;
  look_up_to admire; look_down_on despise; call_to_mind recall; bring_to_mind recall; conjure_up evoke; take_up start; take_up begin; turn_to take_up;
  run_away_from flee; fall_out quarrel; fall_out_with quarrel_with; argue quarrel; bicker squabble; squabble quarrel; get_on_with get_along_with; get_on
  get_along; befriend make_friends_with; make_friends_with become_friends_with; get_acquainted_with get_to_know; run_into bump_into; run_across
  come_across; come_across find; come_across encounter; come_upon find; come_upon come_across; stumble_upon stumble_across; stumble_on stumble_upon;
  stumble_upon come_across; chance_upon stumble_upon; happen_upon chance_upon; hit_upon think_of; think_of come_up_with; accept agree_to; accompany
  go_with; come_with accompany; accomplish achieve; accomplish carry_out; acknowledge recognise recognize; append add; tack_on add; admit let_in;
  allow_in admit; aim_at target; allude refer; allude_to refer_to; allude_to mention; announce proclaim; proclaim declare; pronounce declare; arise
  occur; ask enquire inquire; ask_for request; ask_about enquire_about; wait_for await; attach affix; fasten secure; tie fasten; tie bind; bind fasten;
  undo unfasten; untie undo; evade dodge; steer_clear_of avoid; keep_away_from avoid; stay_away_from keep_away_from; sidestep avoid; awaken wake; awake
  wake; wake_up wake; rouse wake; behave act; bet wager; bet gamble; boast brag; plague beset; flourish thrive prosper; burgeon flourish; treasure
  cherish; hate detest loathe; despise loathe; cherish hold_dear; opt_for choose; opt choose; go_for choose; pick_out choose; pick_out select;
  single_out pick_out; settle_on choose; decide_on choose; plump_for choose; handpick hand-pick; narrow_down reduce; whittle_down reduce; convey
  communicate; get_across communicate; put_across convey; impart convey; confine restrict limit; put_right correct; rectify correct; set_right
  put_right; remedy rectify; remedy put_right; cut_off sever; lop_off cut_off; depend rely; depend_on rely_on; hinge_on depend_on; count_on rely_on;
  bank_on count_on; lean_on rely_on; deserve merit; distort twist; elapse pass; go_by pass; go_by elapse; slip_by pass; embrace hug; cuddle hug; ensure
  make_sure; ensure guarantee; see_to_it make_sure; make_sure guarantee; entail involve; enter go_into; come_into enter; set_foot_in enter;
  gain_entry_to enter; get_into enter; leave go_out_of; exit leave; go_away leave; envisage envision; envisage imagine; visualise imagine; foresee
  envisage; pretend feign; expedite speed_up; hasten accelerate; hasten speed_up; experience undergo; go_through undergo; go_through experience; fulfil
  fulfill; fulfil meet; satisfy fulfil; measure_up_to meet; live_up_to fulfil; carry_through complete; finish_off complete; round_off complete; wrap_up
  finish; wrap_up conclude; wind_up finish; wind_up end; terminate end; cease end; discontinue end; leave_off stop; refrain abstain; refrain_from
  abstain_from; grab snatch; grab seize; grasp grip; clutch grip; clasp grip; hold_on_to keep; hang_on_to keep; hold_onto keep; hold_on_to retain;
  cling_to hold_on_to; keep_hold_of keep; highlight underline; highlight stress; highlight emphasise emphasize; underscore underline; underscore
  emphasise; draw_attention_to highlight; call_attention_to draw_attention_to; point_up highlight; bring_home emphasise; play_up emphasise; play_down
  downplay; make_light_of play_down; belittle disparage; joke jest; lengthen draw_out; drag_out prolong; spin_out prolong; sustain maintain; sustain
  keep_up; preserve maintain; keep_going continue; carry_on keep_going; keep_at persevere; persevere persist; stick_at persevere; stick_with keep;
  press_on continue; press_ahead continue; push_ahead press_ahead; press_ahead proceed; move_ahead proceed; go_ahead_with proceed_with; move_on proceed;
  necessitate require; call_for require; demand necessitate; procure obtain; come_by obtain; get_hold_of obtain; secure obtain; protrude stick_out;
  jut_out stick_out; jut_out protrude; query question; doubt question; call_into_question question; cast_doubt_on question; realise realize;
  become_aware realise; grasp understand; comprehend understand; make_sense_of understand; take_on_board accept; regard look_upon; look_on regard;
  look_upon consider; see_as regard_as; think_of_as regard_as; consider_to_be regard_as; mix_up confuse; muddle_up mix_up; replenish refill; restock
  replenish; fill_up refill; top_up replenish; keep_back withhold; hold_back keep_back; take_back retract; seem appear; come_across_as seem; shout yell;
  yell scream; cry_out shout; bellow roar; murmur whisper; mutter mumble; soak drench; moisten dampen; stare gaze; peek peep; glimpse catch_sight_of;
  catch_sight_of spot; set_eyes_on see; sum_up summarise summarize; recap summarise; recapitulate summarise; sum_up recapitulate; rip_up tear_up; toss
  throw; hurl fling; fling throw; hurl throw; lob throw; tilt lean; slant slope; slope incline; tip tilt; tolerate put_up_with; tolerate endure; bear
  endure; put_up_with endure; trust have_confidence_in; have_faith_in trust; distrust mistrust; triumph_over defeat; venture dare; vacillate waver;
  hesitate waver; dither hesitate; shake tremble; shiver tremble; quiver tremble; vibrate shake; sway swing; glow shine; gleam shine; sparkle glitter;
  twinkle sparkle; glisten glitter; grin smile; weep cry; moan groan; doze nap; doze_off fall_asleep; nod_off fall_asleep; drift_off fall_asleep; unwind
  relax; chill_out relax; calm calm_down; settle_down calm_down; pacify calm; placate appease; appease pacify; soften ease; cushion soften; sap weaken;
  paralyse paralyze; incapacitate disable; hobble limp; lurch stagger; crouch squat; bow bend; stoop bend; sit_down sit; stand_up get_up; get_up rise;
  rise stand_up; ponder reflect; recollect recall; remember recollect; hear_of learn_of; hear_about learn_about; learn_of hear_about; find_out_about
  learn_of; pick_up learn; get_used_to become_accustomed_to; become_used_to get_used_to; adjust_to get_used_to; adapt_to adjust_to; acclimatise
  acclimatize; acclimatise acclimate; familiarise familiarize; fit_in integrate; mingle mix; socialise socialize; gather come_together; get_together
  come_together; congregate gather; congregate assemble; convene assemble; flock throng; crowd throng; queue line_up; line_up queue_up; queue_up queue;
  split_into divide_into; carve_up divide; share_out divide; share_out distribute; divvy_up share_out; dole_out hand_out; dole_out distribute; deal_out
  distribute; give_out hand_out; give_out distribute; pass_round hand_round; pass_around hand_around; pass_out hand_out; circulate distribute; serve_up
  serve; put_together make; knock_together build; throw_together put_together; put_down place; set_down put_down; deposit lay_down; lean prop; stack
  pile; heap pile; pile_up stack; load_up load; fill_up fill; cram stuff; cram pack; crowd pack; jam cram; shove push; push_aside shove_aside; tug pull;
  yank pull; pull_out take_out; draw_out pull_out; take_out withdraw; cut_out remove; edit_out cut_out; cross_out delete; rub_out erase; blot_out
  obscure; obscure hide; mask conceal; daub smear; range vary; switch_to change_to; switch_to move_to; change_over switch_over; change_into turn_into;
  grow_into develop_into; develop_into become; turn_into grow_into; evolve_into develop_into; grow_into become; evolve_into become; get_bigger grow;
  get_larger get_bigger; get_smaller shrink; become_smaller shrink; become_larger grow; get_longer lengthen; grow_longer lengthen; become_longer
  lengthen; get_shorter shorten; become_shorter shorten; get_wider widen; become_wider widen; get_stronger strengthen; become_stronger strengthen;
  get_weaker weaken; become_weaker weaken; get_faster speed_up; become_faster speed_up; get_slower slow_down; become_slower slow_down; get_warmer warm;
  become_warmer warm_up; get_hotter heat_up; get_colder cool; become_colder cool_down; get_darker darken; become_darker darken; get_lighter lighten;
  get_better improve; become_better improve; become_worse worsen; get_deeper deepen; become_deeper deepen; get_older age; grow_older age; become_older
  age; abandoned deserted; disused abandoned; dilapidated run-down; ruined wrecked; uninhabited unpopulated; populated inhabited; unharmed unhurt
  uninjured; unscathed unhurt; undamaged intact; unchanged unaltered; unmodified unaltered; unsuccessful failed; unexpected unforeseen; unanticipated
  unexpected; unnamed anonymous; undisclosed unspecified; unmarried single; orphaned parentless; deceased dead; killed dead; missing unaccounted_for;
  sick ailing; disabled handicapped; experienced seasoned; gifted talented; renowned noted; acclaimed lauded; respected esteemed; beloved loved; hated
  loathed; disputed contested; alleged supposed; supposed presumed; purported supposed; proposed suggested; planned scheduled; scheduled due; intended
  planned; expected anticipated; required needed; required obligatory; mandated required; compulsory required; banned outlawed; prohibited banned;
  forbidden prohibited; permitted allowed; authorised authorized; licensed licenced; unauthorised unauthorized; illegal unlawful; polluted contaminated;
  extinct died_out; forested wooded; isolated remote; secluded isolated; connected linked; related connected; unrelated unconnected; associated linked;
  combined joint; shared joint; shared common; dispersed scattered; scattered spread_out; concentrated clustered; crowded congested; overcrowded
  overfull; blocked obstructed; sealed closed; finished done; unfinished incomplete; uncompleted unfinished; continuing ongoing; lasting enduring;
  growing increasing; rising increasing; rising growing; mounting growing; mounting increasing; dwindling shrinking; falling declining; declining
  decreasing; ruling governing; reigning current; acting interim; outgoing departing; incoming new; competing rival; opposing rival; warring fighting;
  surviving extant; existing current; emerging up-and-coming; neighbouring bordering; bordering adjacent; differing varying; varied diverse; varying
  different; assorted various; suited suitable; fitting suitable; fitting appropriate; pleased satisfied; pleased glad; delighted thrilled; delighted
  overjoyed; worried concerned; worried anxious; concerned anxious; troubled worried; terrified petrified; shocked appalled; amazed astonished; puzzled
  baffled; confused bewildered; annoyed irritated; furious enraged; angered angry; saddened sad; fascinated captivated; inclined disposed; convinced
  certain; convinced sure; committed dedicated; devoted dedicated; prepared ready; prepared willing; destined bound; dressed clad; dressed_in wearing;
  clad_in dressed_in; drunk intoxicated; asleep sleeping; alive living; lament bemoan; cut_off isolate; dash rush; economise economize; stand_in_for
  substitute_for; run_low run_short; agonise agonize; brutalise brutalize; capitalise capitalize; characterise characterize; commercialise
  commercialize; compartmentalise compartmentalize; demoralise demoralize; destabilise destabilize; dramatise dramatize; energise energize; eulogise
  eulogize; fertilise fertilize; formalise formalize; fossilise fossilize; generalise generalize; globalise globalize; harmonise harmonize; hybridise
  hybridize; initialise initialize; internalise internalize; itemise itemize; localise localize; marginalise marginalize; materialise materialize;
  moralise moralize; normalise normalize; ostracise ostracize; pasteurise pasteurize; patronise patronize; plagiarise plagiarize; popularise popularize;
  radicalise radicalize; randomise randomize; rationalise rationalize; revitalise revitalize; revolutionise revolutionize; scandalise scandalize;
  sensationalise sensationalize; standardise standardize; stigmatise stigmatize; sympathise sympathize; systematise systematize; weaponise weaponize;
  westernise westernize; cosy cozy; instil instill; appal appall; skilful skillful; defence defense; grey gray; manoeuvre maneuver; colour color;
  harbour harbor; neighbour neighbor; savour savor; endeavour endeavor; rumour rumor; sceptical skeptical; ageing aging; programme program; endeavour
  attempt; endeavour try; strive endeavour; seek_to try_to; aim_to seek_to; need_to have_to; have_to must; bow_out withdraw; back_out withdraw; back_out
  pull_out; back_out_of withdraw_from; drop_out_of withdraw_from; pull_out_of drop_out_of; walk_away_from abandon; ditch abandon; ditch drop; jettison
  discard; forsake abandon; toughen harden; slacken loosen; swallow_up engulf; consume engulf; encroach_on intrude_on; resettle rehouse; rehouse
  relocate; uproot displace; orchestrate mastermind; mastermind organise; engineer orchestrate; concoct devise; contrive devise; conceive devise;
  formulate devise; formulate draw_up; draw_up devise; put_together draw_up; compile draw_up; wield brandish; flaunt show_off; swindle rip_off; fleece
  swindle; shelter protect; shield shelter; put_up accommodate; cohabit live_together; nurture raise; cultivate nurture; cultivate foster; switch swap;
  swap_over switch; interchange swap; take_turns alternate; accrue accumulate; accrue build_up; muster gather; garner gather; garner collect; glean
  gather; ascertain determine; ascertain establish; establish determine; establish find_out; ascertain find_out; determine find_out; affirm confirm;
  affirm assert; attest confirm; vouch_for guarantee; authenticate verify; double-check recheck; crosscheck verify; admonish reprimand; berate rebuke;
  tell_off reprimand; upbraid rebuke; hit_out_at criticise; lash_out_at slam; rail_against denounce; take_issue_with dispute; take_exception_to
  object_to; find_fault_with criticise; pour_scorn_on ridicule; extol praise; extol laud; commend applaud; entreat implore; call_upon urge; prevail_upon
  persuade; win_over persuade; bring_round persuade; cajole coax; goad provoke; egg_on urge; incite stir_up; incite foment; stir_up foment; whip_up
  stir_up; inflame stir_up; fuel stoke; instigate start; instigate initiate; convey express; articulate express; give_voice_to express; verbalise
  express; put_into_words express; apprise inform; acquaint familiarise; fill_in_on inform_of; keep_posted keep_informed; mislead misinform;
  misrepresent distort; skew distort; withstand endure; come_through survive; protract prolong; truncate shorten; abbreviate shorten; foreshorten
  shorten; subdivide divide_up; divide_up split_up; halve cut_in_half; halve divide_in_two; border_on adjoin; hem_in surround; intersect cross;
  criss-cross crisscross; fork split; fork divide; ascend climb; ascend go_up; ascend rise; descend go_down; descend come_down; scale climb; go_up
  climb; dismount get_off; emigrate move_abroad; resettle relocate; flee take_flight; plunder sack; ravage lay_waste; annihilate wipe_out; annihilate
  obliterate; obliterate wipe_out; vanquish defeat; vanquish conquer; subjugate conquer; subjugate subdue; overpower overwhelm; overpower subdue;
  relinquish renounce; renounce give_up; disown repudiate; repudiate reject; disavow repudiate; gainsay contradict; belie contradict; dissent disagree;
  beg_to_differ disagree; assent agree; give_consent consent; accede_to agree_to; bemuse puzzle; mystify puzzle; mystify baffle; flummox baffle;
  disconcert unsettle; unsettle disturb; perturb disturb; unnerve unsettle; think_highly_of admire; think_highly_of respect; keep_in_mind bear_in_mind;
  take_into_account consider; take_account_of take_into_account; take_into_consideration take_into_account; allow_for take_into_account; factor_in
  take_into_account; brush_aside dismiss; shrug_off dismiss; brush_off dismiss; pass_over overlook; discount disregard; set_aside overturn; set_aside
  annul; annul cancel; rescind revoke; rescind cancel; rescind repeal; countermand cancel; revoke cancel; recant retract; preclude prevent; forestall
  prevent; forestall avert; pre-empt forestall; head_off avert; head_off prevent; thwart prevent; foil prevent; stymie thwart; scupper thwart; dwell
  inhabit; stop_by drop_in; tidy tidy_up; tidy_up clear_up; clean_out clear_out; empty_out empty; drain_off drain; pump_out drain; siphon_off divert;
  lubricate oil; grease lubricate; burnish polish; assimilate absorb; imbibe drink; consume ingest; excrete expel; secrete release; exude secrete;
  infest overrun; lengthen stretch; taper narrow; deepen intensify; heighten increase; heighten intensify; enhance strengthen; augment increase; augment
  add_to; supplement add_to; complement supplement; fall_short_of miss; go_down decrease; go_down drop; come_down drop; come_down decrease; drop_off
  decline; fall_off decline; fall_away decline; tail_off decline; dry_up run_out; peter_out fade; peter_out fizzle_out; fizzle_out fade; die_away fade;
  fade_away disappear; fade_out fade; tot_up add_up; take_place occur; take_place happen; go_on happen; go_on take_place; unfold happen; unfold develop;
  pan_out turn_out; work_out turn_out; head_up lead; head_up head; spearhead lead; helm lead; take_charge_of take_over; take_command_of take_over;
  take_control_of take_over; step_down_as resign_as; quit_as resign_as; take_office assume_office; enter_office take_office; travelled traveled;
  travelling traveling; cancelled canceled; cancelling canceling; labelled labeled; modelled modeled; modelling modeling; signalled signaled; fuelled
  fueled; tunnelled tunneled; counselled counseled; dialled dialed; levelled leveled; quarrelled quarreled; marvelled marveled; channelled channeled;
  equalled equaled; rivalled rivaled; totalled totaled; worshipped worshiped; kidnapped kidnaped; focussed focused; programmed programed; initialled
  initialed; pedalled pedaled; unravelled unraveled; bevelled beveled; jewelled jeweled; enamelled enameled; panelled paneled; burned burnt; learned
  learnt; spelled spelt; spilled spilt; leaned leant; leaped leapt; dreamed dreamt; spoiled spoilt; proved proven; lit lighted; snuck sneaked; gotten
  got
`
