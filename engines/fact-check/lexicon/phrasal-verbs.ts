/*
 * English verbs of two words with what says the same in one or in other words, our own list, each line one sense, like those
 * of `same-sense-words.ts`; `_` joins the two. Verbs in their plain form.
 */
export const phrasalVerbs = `
  break_down fail; break_out begin start erupt; break_up dissolve split; bring_about cause; bring_in earn yield generate raise;
  bring_up raise; build_up accumulate; burn_down destroy; call_off cancel; carry_out perform conduct execute undertake;
  carry_on continue; clear_up clarify solve; close_down close shut; come_about happen occur; come_back return;
  come_down fall; come_out appear; come_up_with devise invent; cut_back reduce; cut_down reduce fell; do_away abolish;
  die_out vanish disappear; drop_out quit leave; draw_up prepare draft write; fall_apart collapse; figure_out solve;
  fill_in complete; find_out discover learn; give_away donate; give_back return; give_up abandon quit stop; go_ahead
  proceed; go_back return; go_down fall sink; go_off explode; go_on continue; go_up rise; hand_in submit; hand_out
  distribute; hand_over deliver transfer; hold_back withhold delay; hold_up delay; keep_on continue; keep_up maintain;
  knock_down demolish; knock_over topple; lay_off dismiss; lay_out plan design; leave_out omit exclude; let_down disappoint;
  look_after care tend; look_for seek search; look_into investigate examine; make_up constitute comprise form consist;
  pay_back repay refund; pay_off repay settle; pick_up collect; play_down minimize; point_out note say; pull_down demolish;
  pull_out withdraw; push_up raise increase; push_back postpone delay; put_back postpone return; put_down attribute;
  put_forward propose suggest; put_off postpone delay; put_on stage; put_out extinguish; put_up erect build raise;
  run_out expire; send_back return; send_off dispatch; set_aside reserve; set_free release free; set_off trigger depart;
  set_out depart leave; set_up establish found create; set_up put_up erect; shut_down close; sign_up enroll register; slow_down slow; sort_out
  resolve solve; speed_up accelerate; split_up divide separate; stand_down resign; step_down resign; take_away remove;
  take_apart dismantle; take_down dismantle remove; take_in admit accommodate; take_off remove; take_on hire employ; take_out
  remove; take_over acquire; take_up adopt; tear_down demolish; throw_away discard; throw_out reject discard expel; turn_down
  reject refuse decline; turn_into become; turn_up appear; use_up exhaust consume; wash_away erode; wipe_out destroy
  eradicate; work_out devise calculate develop; write_down record note; write_off cancel; switch_off stop;
  switch_on start; rent_out let lease; sell_off sell; buy_up buy; buy_out acquire; blow_up explode; cool_down cool; warm_up
  warm; dry_up dry; freeze_over freeze; heat_up heat; hurry_up hurry; lift_off launch; link_up connect link; lock_up jail
  imprison; meet_up meet; move_in settle; open_up open; pass_on transmit; phase_out abolish; rise_up rise; rule_out exclude;
  start_up start begin; start_out start; stem_from arise; team_up cooperate collaborate; top_up refill; end_up finish; turn_out prove
`
