// Hebrew: whom to remind, if not whoever speaks.

import type { Reminding } from '../../saying.ts'

export const reminding: Reminding = {
  thatWords: ['שצריך', 'שצריכה', 'שצריכים', 'שיש', 'שאין', 'שאני', 'שאנחנו', 'שהיום', 'שמחר'],
  remindOther: 'להזכיר',
  thatClause: [
    /^(?<when>\S+(?: \S+){0,6}?) ש(?<clause>(?!ש|בת\s|בוע|ני\s|ישי|לישי|עה|עתיים|מונה|בע\s|תיים|לוש)\S{2,} \S.*)$/u,
  ],
  remindSomeone: [
    /^(?:תזכיר|תזכירי|תזכירו|הזכר|הזכירי) (?<person>ל(?!י |נו |עצמי )\S{2,}(?: של \S+)?) (?<errand>(?:ל|ש|על )\S.*)$/u,
  ],
}
