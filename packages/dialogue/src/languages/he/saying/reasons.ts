// Hebrew: reasons before a command: I do not want to miss the bus, so.

import { forms } from '../../entries.ts'
import type { Reasons } from '../../saying.ts'

export const reasons: Reasons = {
  avoid: {
    leads: forms(`
      אני לא רוצה, לא רוצה, אני לא יכול, אני לא יכולה, אסור לי, אני לא רוצה ש, לא כדאי לי, אני לא מוכן, אני לא מוכנה
    `),
    put: 'לא',
  },
  conditions: forms(`
    אם, כאשר, ברגע, אחרי, לפני, במקרה, אלא אם, רק אם, בתנאי, נניח, נגיד, בהנחה, מתי
  `),
  conditionPrefixes: ['כש', 'לכש', 'משה'],
  having: ['יש לי', 'יש לנו', 'יש'],
  ofThat: [
    'על זה',
    'את זה',
    'זה',
    'לעשות את זה',
    'על כך',
    'בבקשה',
    'אוקיי',
    'טוב',
    'גם',
    'לגבי זה',
    'שוב',
    'על זה שוב',
    'את זה שוב',
  ],
  reasonJoints: forms(`
    אז, ו, בבקשה, כי, אבל, לכן, תוכל, תוכלי, אפשר, ולכן, ואז, היי, אוקיי, אתה יכול, את יכולה, אז בבקשה, מאחר, בגלל,
    אני, אנחנו
  `),
}
