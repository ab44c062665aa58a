import { inEachLanguage, type SecurityEventKind, securityEventWords } from '@pawl/contract'

interface AuditPhrases {
  readonly title: string
  readonly explain: string
  readonly none: string
  readonly kind: string
  readonly everyKind: string
  readonly since: string
  readonly columns: readonly [when: string, what: string, who: string, about: string, times: string]
  readonly kinds: { readonly [kind in SecurityEventKind]: string }
}

export const auditPhrases = inEachLanguage<AuditPhrases>({
  en: {
    title: 'Security log',
    explain: 'Who came in, who was refused, and what was made, taken out or brought in. Nothing here is ever changed.',
    none: 'Nothing of this kind has happened.',
    kind: 'What',
    everyKind: 'Everything',
    since: 'Since',
    columns: ['When', 'What', 'Who', 'About', 'Times'],
    kinds: securityEventWords.en,
  },
  he: {
    title: 'יומן אבטחה',
    explain: 'מי נכנס, למי סירבו, ומה נוצר, הוצא או הוכנס. שום דבר כאן לא משתנה לעולם.',
    none: 'לא קרה דבר מהסוג הזה.',
    kind: 'מה',
    everyKind: 'הכול',
    since: 'החל מ',
    columns: ['מתי', 'מה', 'מי', 'על', 'פעמים'],
    kinds: securityEventWords.he,
  },
})
