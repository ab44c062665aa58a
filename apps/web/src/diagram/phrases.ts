import { inEachLanguage } from '@pawl/contract'

interface DiagramPhrases {
  readonly picture: (lifecycle: string) => string
  readonly asList: string
  readonly now: string
  readonly nothingFollows: string
  readonly taken: (steps: string) => string
  readonly arrow: (trigger: string, to: string) => string
}

export const diagramPhrases = inEachLanguage<DiagramPhrases>({
  en: {
    picture: (lifecycle) => `Diagram of the lifecycle: ${lifecycle}`,
    asList: 'The same as a list',
    now: 'here now',
    nothingFollows: 'nothing follows',
    taken: (steps) => `taken as step ${steps}`,
    arrow: (trigger, to) => `${trigger}: to ${to}`,
  },
  he: {
    picture: (lifecycle) => `תרשים מחזור החיים: ${lifecycle}`,
    asList: 'אותו הדבר כרשימה',
    now: 'נמצאת כאן עכשיו',
    nothingFollows: 'אין המשך',
    taken: (steps) => `נעשה בצעד ${steps}`,
    arrow: (trigger, to) => `${trigger}: אל ${to}`,
  },
})
