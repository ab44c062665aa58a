// What `verify` finds, in Hebrew. Each stands after a colon and the name of what it is about; where that can be a thing of
// either gender, it is said without a verb that would have one.

import { type ReasonTexts, reasonText } from '../errors/texts.ts'
import type { Difference } from './difference.ts'

/** One record of each kind. */
const KINDS: Readonly<Record<string, string>> = {
  initiative: 'יוזמה',
  item: 'שאלה',
  policy: 'מדיניות',
  worker: 'עובד',
  result: 'תוצאה',
  case: 'הכרעה',
  message: 'הודעה',
}

export const hebrewDifferences: ReasonTexts<Difference> = {
  no_lifecycle: ({ lifecycle }) => `אין מחזור חיים ${lifecycle}`,
  event_unreadable: () => 'יש אירוע שאי אפשר לקרוא',
  fields_unreadable: () => 'יש שדות שאי אפשר לקרוא',
  event_version: ({ event, version }) => `לפי אירוע ${event} נוצרה בו גרסה ${version}`,
  event_number: ({ event, number }) => `לפי אירוע ${event} המספר הוא ${number}`,
  event_undoes: ({ event, undoes }) => `אירוע ${event} מבטל את ${undoes}`,
  no_events: () => 'אין אירועים',
  events_without_task: () => 'יש אירועים ואין משימה',
  not_as_replayed: ({ field, stored, replayed }) => `בשדה ${field} שמור ${stored}, ולפי האירועים ${replayed}`,
  field_in_status: ({ field, status }) => `יש ערך בשדה ${field} בסטטוס ${status}`,
  misfiled: ({ column }) => `רשומה תחת ערך אחר של ${column}`,

  wrong_beginning: ({ lifecycle, trigger, to }) => `משימה של ${lifecycle} לא מתחילה ב־${trigger} אל ${to}`,
  wrong_from: ({ from, was }) => `המעבר הוא מ־${from}, אבל הסטטוס היה ${was}`,
  no_rule: ({ trigger, from, to }) => `אין כלל ${trigger} מ־${from} אל ${to}`,
  claim_epoch: ({ claim, epoch }) => `בתפיסה ${claim} ה־epoch הוא ${epoch}`,
  claim_without_session: () => 'תפיסה בלי מופע',
  epoch_changed: ({ trigger }) => `${trigger} משנה את ה־epoch`,
  no_state: ({ state }) => `אין מצב ${state}`,
  wrong_first_state: ({ state }) => `לא מתחילים במצב ${state}`,
  no_way: ({ from, to }) => `אין כלל מ־${from} אל ${to}`,
  trigger_without: ({ trigger, field }) => `${trigger} בלי ${field}`,
  trigger_changes: ({ trigger, field }) => `${trigger} משנה את ${field}`,
  changed_after_end: ({ state }) => `המצב היה כבר ${state}, ואחריו אין שינויים`,
  not_editable: ({ field }) => `השדה ${field} השתנה, ואי אפשר לערוך אותו`,
  field_in_state: ({ field, state }) => `יש ערך בשדה ${field} במצב ${state}`,

  no_room: ({ room }) => `אין חדר ${room}`,
  named_twice: ({ field }) => `אותה משימה פעמיים בשדה ${field}`,
  names_nothing: ({ field, task }) => `בשדה ${field} כתוב ${task}, ואין משימה כזאת`,
  names_other_room: ({ field, task }) => `בשדה ${field} כתובה משימה ${task}, שהיא של חדר אחר`,
  not_named_back: ({ field, task, back }) => `בשדה ${field} כתובה משימה ${task}, ואין לכך זכר בשדה ${back} שלה`,
  held_by_nobody: ({ status }) => `הסטטוס הוא ${status}, אבל אין מחזיק`,
  neither_waits_nor_task: () => 'לא בתור, וגם אין לה משימה',
  waits_and_task: () => 'גם בתור וגם יש לה משימה',
  message_task_missing: ({ task }) => `המשימה שלה היא ${task}, ואין משימה כזאת`,
  message_task_not_its: ({ task }) => `המשימה שלה היא ${task}, שלא נוצרה ממנה`,

  no_initiative: ({ initiative }) => `שייכת ליוזמה ${initiative}, ואין יוזמה כזאת`,
  replaced_twice: () => 'הוחלפה יותר מפעם אחת',
  replaced_still: ({ status }) => `הוחלפה, והסטטוס שלה ${status}`,
  replacement_missing: ({ task }) => `הוחלפה במשימה ${task}, ואין משימה כזאת`,
  replacement_silent: ({ task }) => `הוחלפה במשימה ${task}, שלא אומרת זאת`,
  replacement_elsewhere: ({ task }) => `הוחלפה במשימה ${task}, שהיא של יוזמה אחרת`,
  attempts_apart: ({ attempt, task, next }) => `היא ניסיון ${attempt}, ומשימה ${task} שמחליפה אותה היא ניסיון ${next}`,
  replaced_missing: ({ task }) => `מחליפה את ${task}, ואין משימה כזאת`,
  replaced_silent: ({ task }) => `מחליפה את משימה ${task}, שלא אומרת זאת`,
  asked_twice: ({ types }) => `נשאלת עליה יותר משאלה אחת: ${types.join(', ')}`,
  nobody_asked: ({ status }) => `הסטטוס שלה ${status}, ואף אחד לא נשאל עליה`,
  still_asked: ({ status, types }) => `הסטטוס שלה ${status}, ועדיין שואלים עליה: ${types.join(', ')}`,
  result_number: ({ result, says }) => `תוצאה ${result} אומרת שהיא תוצאה ${says}`,
  result_not_kept: () => 'יש לה תוצאה שלא נשמרה',
  result_not_newest: ({ result }) => `התוצאה שלה אינה תוצאה ${result}, החדשה ביותר`,
  approved_unjudged: ({ result }) => `אושרה בלי הכרעה על תוצאה ${result}`,
  approved_against: ({ policy, verdict }) => `אושרה, אבל ההכרעה לפי ${policy} היא ${verdict}`,
  judged_by_author: ({ judge }) => `נשפטה בידי ${judge}, שגם הגיש אותה`,
  judged_by_owner: ({ judge }) => `נשפטה בידי ${judge}, שהעובד שלו עשה אותה`,
  judged_by_editor: ({ judge, policy }) => `נשפטה בידי ${judge}, ששינה בינתיים את ${policy}`,

  not_newest: () => 'הרישום אינו של הגרסה החדשה ביותר',
  version_missing: ({ found, expected }) => `במקום גרסה ${expected} יש גרסה ${found}`,
  no_kind: () => 'אין רשומות מסוג כזה',
  version_unreadable: () => 'יש גרסה שאי אפשר לקרוא',
  no_task: ({ task }) => `מדובר במשימה ${task}, ואין משימה כזאת`,
  no_message_type: ({ type }) => `אין הודעה מסוג ${type}`,
  wrong_kind: ({ kind, type }) => `נשמרה בתור ${KINDS[kind] ?? kind}, ו־${type} אינה כזאת`,
  unfit_message: ({ type, at, problem }) =>
    at === '' ? `לא מתאימה ל־${type} (${problem})` : `לא מתאימה ל־${type}: ${at} (${problem})`,
  wrong_recipient: ({ recipient, type }) => `מיועדת אל ${recipient}, אבל ${type} לא`,
  speaks_of_no_initiative: ({ initiative }) => `מדובר ביוזמה ${initiative}, ואין יוזמה כזאת`,
  other_initiative: ({ task }) => `מדובר במשימה ${task}, שהיא של יוזמה אחרת`,
  answer_missing: ({ state }) => `המצב הוא ${state}, ואין תשובה`,
  answer_too_early: ({ state }) => `המצב הוא ${state}, וכבר יש תשובה`,
  answer_not_allowed: () => 'יש תשובה שאינה מותרת',
  no_policy_version: ({ policy, version }) => `ההכרעה היא לפי גרסה ${version} של ${policy}, ואין גרסה כזאת`,

  counter_behind: ({ counter, number }) => `המונה עומד על ${counter}, ויש משימה שמספרה ${number}`,
  events_miscounted: ({ stored, ofTasks }) => `מספר האירועים השמורים הוא ${stored}, ו־${ofTasks} מהם שייכים למשימות`,
  no_security_kind: ({ position, kind }) => `אירוע אבטחה ${position}: אין סוג ${kind}`,

  in_version: ({ version, because }) => `גרסה ${version}: ${reasonText(hebrewDifferences, because)}`,
  in_record: ({ kind, id, because }) => `${KINDS[kind] ?? kind} ${id}: ${reasonText(hebrewDifferences, because)}`,
  in_room_message: ({ room, position, because }) =>
    `הודעה ${position} בחדר ${room}: ${reasonText(hebrewDifferences, because)}`,
}
