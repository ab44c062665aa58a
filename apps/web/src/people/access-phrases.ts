import { inEachLanguage, type NamedRight } from '@pawl/contract'

interface AccessPhrases {
  readonly title: string
  readonly everyone: string
  readonly membersOnly: string
  readonly firstCloses: string
  readonly who: string
  readonly whoHint: string
  readonly admit: string
  readonly dismiss: string
  readonly dismissWho: (name: string) => string
  readonly open: string
  readonly openQuestion: string
  readonly rights: { readonly [right in NamedRight]: string }
}

export const accessPhrases = inEachLanguage<AccessPhrases>({
  en: {
    title: 'Who it is for',
    everyone: 'Everyone of the workspace sees it.',
    membersOnly: 'Only these, and the owners of the workspace, see it.',
    firstCloses: 'The first one you let in closes it to everyone else.',
    who: 'Let in',
    whoHint: 'A name, or agent:builder',
    admit: 'Let in',
    dismiss: 'Remove',
    dismissWho: (name) => `Remove ${name}`,
    open: 'Open to all',
    openQuestion: 'Open it to everyone of the workspace?',
    rights: { reviewer: 'reviews', caretaker: 'looks after the work' },
  },
  he: {
    title: 'למי זה מיועד',
    everyone: 'כל מי שבסביבת העבודה רואה את זה.',
    membersOnly: 'רק אלה, והבעלים של סביבת העבודה, רואים את זה.',
    firstCloses: 'ברגע שמכניסים את הראשון, המקום נסגר לכל השאר.',
    who: 'את מי להכניס',
    whoHint: 'שם של אדם או של סוכן',
    admit: 'להכניס',
    dismiss: 'להוציא',
    dismissWho: (name) => `להוציא את ${name}`,
    open: 'לפתוח לכולם',
    openQuestion: 'לפתוח לכל מי שבסביבת העבודה?',
    rights: { reviewer: 'בודק', caretaker: 'משגיח על העבודה' },
  },
})
