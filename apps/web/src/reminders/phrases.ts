import { inEachLanguage } from '@pawl/contract'

interface ReminderPhrases {
  readonly title: string
  readonly explain: string
  readonly none: string
  readonly here: string
  readonly hereDone: string
  readonly hereOpen: string
  readonly hereRefused: string
  readonly email: string
  readonly addEmail: string
  readonly remove: string
  readonly removeFrom: (address: string) => string
  readonly test: string
  readonly testAt: (address: string) => string
  readonly testing: string
  readonly failed: string
  readonly code: (address: string) => string
  readonly codeHint: string
  readonly confirm: string
  readonly confirmed: (address: string) => string
  readonly sendAgain: string
  readonly codeSent: (address: string) => string
}

export const reminderPhrases = inEachLanguage<ReminderPhrases>({
  en: {
    title: 'Reminders',
    explain: 'You are reminded on every open page. Choose where else.',
    none: 'No other place yet.',
    here: 'Remind me in this browser',
    hereDone: 'This browser is reminded, also while no page is open.',
    hereOpen: 'This browser is reminded while a page is open.',
    hereRefused: 'This browser does not allow notifications. Allow them in its settings for this site.',
    email: 'Email address',
    addEmail: 'Remind me by email',
    remove: 'Remove',
    removeFrom: (address) => `Remove ${address}`,
    test: 'Send a test',
    testAt: (address) => `Send a test to ${address}`,
    testing: 'A test is on its way.',
    failed: 'Not sent',
    code: (address) => `Code for ${address}`,
    codeHint: 'It comes by email. Until you give it, nothing else is sent there.',
    confirm: 'Confirm',
    confirmed: (address) => `${address} is confirmed.`,
    sendAgain: 'Send another code',
    codeSent: (address) => `A code is on its way to ${address}.`,
  },
  he: {
    title: 'תזכורות',
    explain: 'דף פתוח מציג תזכורות. אפשר לקבל אותן גם במקומות נוספים.',
    none: 'עוד אין מקום נוסף.',
    here: 'להזכיר לי בדפדפן הזה',
    hereDone: 'תזכורות יגיעו לדפדפן הזה, גם כשאין דף פתוח.',
    hereOpen: 'תזכורות יגיעו לדפדפן הזה כשדף פתוח.',
    hereRefused: 'הדפדפן הזה לא מרשה התראות. אפשר להרשות אותן בהגדרות האתר.',
    email: 'כתובת דוא״ל',
    addEmail: 'להזכיר לי בדוא״ל',
    remove: 'להסיר',
    removeFrom: (address) => `להסיר את ${address}`,
    test: 'הודעת בדיקה',
    testAt: (address) => `הודעת בדיקה אל ${address}`,
    testing: 'הודעת בדיקה בדרך.',
    failed: 'לא נשלחו',
    code: (address) => `קוד עבור ${address}`,
    codeHint: 'הקוד מגיע בדוא״ל. עד שהוא יוקלד, לא יישלח לשם שום דבר אחר.',
    confirm: 'אישור',
    confirmed: (address) => `הכתובת ${address} אושרה.`,
    sendAgain: 'לשלוח קוד נוסף',
    codeSent: (address) => `קוד בדרך אל ${address}.`,
  },
})
