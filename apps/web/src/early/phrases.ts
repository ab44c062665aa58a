// What is said before, or without, the scripts of a page: by the scripts beside this, which get it written into them.

import { inEachLanguage } from '@pawl/contract'

interface EarlyPhrases {
  readonly notLoaded: string
  readonly again: string
  /** On the button of the widget, and the name of its frame. */
  readonly open: string
  readonly frame: string
}

export const earlyPhrases = inEachLanguage<EarlyPhrases>({
  en: {
    notLoaded: 'Pawl could not be loaded: the server cannot be reached, or has just been upgraded.',
    again: 'Try again',
    open: 'Tasks',
    frame: 'Talk to Pawl',
  },
  he: {
    notLoaded: 'אי אפשר לטעון את Pawl: אי אפשר להגיע לשרת, או שהוא שודרג ברגע זה.',
    again: 'לנסות שוב',
    open: 'משימות',
    frame: 'שיחה עם Pawl',
  },
})
