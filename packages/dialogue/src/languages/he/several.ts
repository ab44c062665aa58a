import type { Deed } from '../direct-phrases.ts'
import type { SeveralPhrases, SeveralWords } from '../several.ts'

export const several: SeveralWords = {
  cardinals: {
    ...{ שתי: 2, שתיים: 2, שני: 2, שניים: 2, השתיים: 2, שלוש: 3, שלושה: 3, שלושת: 3, השלוש: 3, ארבע: 4, ארבעה: 4 },
    ...{ ארבעת: 4, הארבע: 4, חמש: 5, חמישה: 5, חמשת: 5, החמש: 5, שש: 6, שישה: 6, שבע: 7, שבעה: 7, שמונה: 8, תשע: 9 },
    ...{ תשעה: 9, עשר: 10, עשרה: 10 },
  },
  first: ['הראשונות', 'ראשונות', 'הראשונים', 'ראשונים', 'העליונות', 'הבאות'],
  last: ['האחרונות', 'אחרונות', 'האחרונים', 'אחרונים'],
  both: ['שתיהן', 'את שתיהן', 'שניהם', 'את שניהם', 'שתי המשימות', 'את שתי המשימות', 'השתיים האלה'],
  those: [
    ...[
      'כולן',
      'את כולן',
      'כולם',
      'את כולם',
      'אותן',
      'אותם',
      'את אלה',
      'אלה',
      'האלה',
      'את המשימות האלה',
      'המשימות האלה',
    ],
    ...['את כל אלה', 'כל אלה', 'את כל המשימות האלה', 'כל המשימות האלה', 'אותן כולן'],
  ],
  others: ['השאר', 'כל השאר', 'האחרות', 'האחרים', 'הנותרות', 'השתיים האחרות', 'השלוש האחרות'].flatMap((one) => [
    one,
    `את ${one}`,
  ]),
  through: ['עד', '–', '—'],
  alsoAnd: ['גם', 'וגם', '&', 'או'],
  alsoBetween: [
    ...[
      'וגם',
      'ואחר כך',
      'ואחרי זה',
      'ואחר כך גם',
      'ובנוסף',
      'וחוץ מזה',
      'ועוד משהו',
      'ודבר נוסף',
      'ואז גם',
      'ולא לשכוח',
    ],
    ...['צריך', 'צריכה', 'אני צריך', 'אני צריכה', 'חייב', 'חייבת'].flatMap((need) => [`וגם ${need}`, `ו${need} גם`]),
    ...['ותזכיר לי', 'ותזכירי לי', 'ותזכיר לי גם', 'ותזכירי לי גם', 'ותוסיף', 'ותוסיפי', 'ותוסיף גם', 'ותוסיפי גם'],
  ],
  announces: [
    ...['משימות', 'דברים', 'פריטים', 'המשימות', 'הדברים', 'הבאים', 'הבאות', 'תזכורות', 'מטלות', 'האלה', 'אלה', 'חדשות'],
    ...['קניות', 'רשימת', 'רשימה', 'סידורים', 'משימה'],
  ],
  splitIt: [
    ...['תפצל', 'תפצלי', 'פצל', 'פצלי', 'לפצל', 'תפצל את זה', 'תפצלי את זה', 'תפצל אותה', 'תפצלי אותה', 'פצל את זה'],
    ...['תחלק את זה', 'תחלקי את זה', 'תפריד', 'תפרידי', 'להפריד', 'בנפרד', 'משימות נפרדות', 'כמשימות נפרדות'],
    ...['תעשה מזה שלוש', 'תעשי מזה שלוש', 'תעשה מזה שתיים', 'כל אחת בנפרד', 'תפריד אותן', 'תפרידי אותן', 'פצל אותה'],
  ],
  allOf: (name) => `כל המשימות ${name.replace(/^(?:כל )?(?:מה |אלה |אלו |המשימות )(?=ש|ה)/u, '')}`,
  noAnd: [
    ...[
      'וטרינר',
      'וטרינרית',
      'ויטמין',
      'ויטמינים',
      'וילון',
      'וילונות',
      'ורד',
      'ורדים',
      'וידאו',
      'ויזה',
      'ווטסאפ',
      'וופל',
    ],
    ...[
      'ויסקי',
      'וואטסאפ',
      'ועד',
      'ועדה',
      'ועדת',
      'וניל',
      'וו',
      'וזלין',
      'ורוניקה',
      'ורד',
      'ויקי',
      'ווים',
      'ותק',
      'וופלים',
    ],
  ],
}

const DEEDS: { readonly [deed in Deed]: string } = { delete: 'למחוק', complete: 'לסמן כבוצעו', update: 'לעדכן' }
const ENCOURAGEMENTS = ['כל הכבוד!', 'מצוין!', 'יופי!', 'עבודה טובה!', 'נהדר!'] as const
/** So many are said by their titles. */
const MOST_NAMED = 6

function named(titles: readonly string[]): string {
  const quotes = titles.slice(0, MOST_NAMED).map((title) => `'${title}'`)
  const more = titles.length - quotes.length
  if (more > 0) return `${quotes.join(', ')} ועוד ${more}`
  return quotes.length < 2 ? quotes.join('') : `${quotes.slice(0, -1).join(', ')} ו${quotes.at(-1)}`
}

const tasks = (count: number) => (count === 2 ? 'שתי משימות' : `${count} משימות`)

export const severalPhrases: SeveralPhrases = {
  did: (deed, titles, values, variant) => {
    const what = tasks(titles.length)
    if (deed === 'complete')
      return `${ENCOURAGEMENTS[variant % ENCOURAGEMENTS.length]} סימנתי ${what} כבוצעו: ${named(titles)}.`
    if (deed === 'delete') return `מחקתי ${what}: ${named(titles)}. אפשר לכתוב 'בטל את זה' כדי להחזיר אותן.`
    return `עדכנתי ${what} עם ${values.join(' ו')}: ${named(titles)}.`
  },
  propose: (deed, lines, values, count) => {
    const which = count === 1 ? 'את המשימה הזאת' : count === 2 ? 'את שתי המשימות האלה' : `את ${count} המשימות האלה`
    const set = deed === 'update' ? ` עם ${values.join(' ו')}` : ''
    const asked =
      deed === 'complete' ? `לסמן ${which} כ${count === 1 ? 'בוצעה' : 'בוצעו'}` : `${DEEDS[deed]} ${which}${set}`
    return `${asked}?\n${lines.join('\n')}\nאפשר לכתוב 'כן' ואעשה זאת, או 'לא' כדי להשאיר הכול כמו שהוא.`
  },
  tooMany: (deed, count, most) =>
    `זה נוגע ל-${count} משימות, ואפשר ${DEEDS[deed]} עד ${most} בבת אחת. נא לכתוב אילו, למשל לפי יום, תגית או מספר.`,
  undone: (titles) =>
    `בוצע, ביטלתי את השינויים ב${titles.length === 2 ? 'שתי משימות' : `-${titles.length} משימות`}: ${named(titles)}.`,
  added: (lines) => `הוספתי ${tasks(lines.length)} לרשימה שלך:\n${lines.join('\n')}`,
  offer: (lines) =>
    `להוסיף ${lines.length === 2 ? 'את שתי המשימות האלה' : `את ${lines.length} המשימות האלה`}?\n${lines.join('\n')}`,
  couldSplit: (titles) => `(אפשר לכתוב 'תפצל' כדי לעשות מזה ${tasks(titles.length)}: ${named(titles)}.)`,
  didSplit: (lines) => `עכשיו אלה ${tasks(lines.length)}:\n${lines.join('\n')}`,
  cannotSplit: 'אין במשימה הזאת כמה דברים שאפשר להפריד. אפשר להוסיף אותם אחד אחד, או כל אחד בשורה משלו.',
}
