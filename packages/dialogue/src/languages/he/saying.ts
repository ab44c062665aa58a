// Hebrew: sentences that are no orders.

import { forms } from '../entries.ts'
import type { Saying } from '../saying.ts'
import { followingUp } from './saying/following-up.ts'
import { moving } from './saying/moving.ts'
import { reasons } from './saying/reasons.ts'
import { remarking } from './saying/remarking.ts'
import { reminding } from './saying/reminding.ts'
import { stating } from './saying/stating.ts'
import { takingBack } from './saying/taking-back.ts'
import { telling } from './saying/telling.ts'

export const saying: Saying = {
  ...stating,
  ...telling,
  ...takingBack,
  ...followingUp,
  ...moving,
  ...reasons,
  ...reminding,
  ...remarking,
  filing: [
    /^(?:תוסיף|תוסיפי|הוסף|הוסיפי|תשים|תשימי|שים|שימי) (?:את ה)?(?:תגית|תג|תווית) #?(?<tag>\S+) ל[-־]?(?<task>.+)$/u,
    /^(?:תתייג|תתייגי|תייג|תייגי) את (?<task>.+?) (?:ב|כ|עם )[-־]?#?(?<tag>\S+)$/u,
    /^ו?(?:תתייג|תתייגי|תייג|תייגי) (?<task>אותה|אותו|את זה) (?:ב|כ|עם )[-־]?#?(?<tag>\S+)$/u,
    /^ו?(?:תתייג|תתייגי|תייג|תייגי) (?:ב|כ|עם )[-־]?#?(?<tag>\S+)$/u,
    /^(?:תשים|תשימי|שים|שימי|תעביר|תעבירי|העבר|העבירי|תכניס|תכניסי) את (?<task>.+?) (?:לפרויקט|בפרויקט|לפרוייקט|בפרוייקט) (?<project>.+)$/u,
    /^ו?(?:תשים|תשימי|שים|שימי|תעביר|תעבירי|העבר|העבירי|תכניס|תכניסי|תוסיף|תוסיפי) (?:את )?(?<task>.+?) (?:ל|ב|(?<under>תחת) |אצל )[-־]?#?(?<place>.+)$/u,
    /^(?:תוסיף|תוסיפי|הוסף|הוסיפי|תרשום|תרשמי) (?:הערה|תגובה) ל[-־]?(?<task>.+?) ?: ?(?<note>.+)$/u,
    /^(?:גם )?ו?(?:תוסיף|תוסיפי|הוסף|הוסיפי|תרשום|תרשמי) (?:גם )?(?:הערה|תגובה) ?: ?(?<note>.+)$/u,
  ],
  commandWords: forms(`
    תראה, תראי, הראה, הצג, תציג, תציגי, רשימה, הרשימה, משימה, המשימה, משימות, המשימות, תמחק, תמחקי, מחקי, תוסיף,
    תוסיפי, הוסף, הוסיפי, תזכיר, תזכירי, תזכורת, תזכורות, סיימתי, תסיר, תסירי, תעדכן, תעדכני, תשנה, תשני, תבטל, תבטלי,
    תדחה, תדחי, בבקשה, תסמן, תסמני
  `),
}
