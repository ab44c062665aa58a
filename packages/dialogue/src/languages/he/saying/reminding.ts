// Hebrew: whom to remind, if not whoever speaks.

import type { Reminding } from '../../saying.ts'

export const reminding: Reminding = {
  thatWords: ['שצריך', 'שצריכה', 'שצריכים', 'שיש', 'שאין', 'שאני', 'שאנחנו', 'שהיום', 'שמחר'],
  remindOther: 'להזכיר',
  remindSomeone: [
    /^(?:תזכיר|תזכירי|תזכירו|הזכר|הזכירי) (?<person>ל(?!י |נו |עצמי )\S{2,}(?: של \S+)?) (?<errand>(?:ל|ש|על )\S.*)$/u,
  ],
}
