import { inEachLanguage, type SharedTo } from '@pawl/contract'

interface SharingPhrases {
  readonly title: string
  readonly nobody: string
  readonly sharedBy: (owner: string) => string
  readonly who: string
  readonly what: string
  readonly share: string
  readonly takeBack: string
  readonly takeBackFrom: (name: string) => string
  readonly mayOf: (name: string) => string
  readonly may: { readonly [to in SharedTo]: string }
}

export const sharingPhrases = inEachLanguage<SharingPhrases>({
  en: {
    title: 'Shared with',
    nobody: 'Nobody else sees it.',
    sharedBy: (owner) => `It is ${owner}’s.`,
    who: 'Share with (name)',
    what: 'What they may do',
    share: 'Share',
    takeBack: 'Stop sharing',
    takeBackFrom: (name) => `Stop sharing with ${name}`,
    mayOf: (name) => `What ${name} may do`,
    may: { see: 'may see it', change: 'may change it' },
  },
  he: {
    title: 'משותפת עם',
    nobody: 'אף אחד אחר לא רואה אותה.',
    sharedBy: (owner) => `המשימה של ${owner}.`,
    who: 'לשתף עם (שם)',
    what: 'מה מותר',
    share: 'לשתף',
    takeBack: 'להפסיק לשתף',
    takeBackFrom: (name) => `להפסיק לשתף עם ${name}`,
    mayOf: (name) => `מה מותר ל־${name}`,
    may: { see: 'רק לראות', change: 'גם לשנות' },
  },
})
