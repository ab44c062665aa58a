// What is noted of an attempt that nobody was there to tell of.

import { countingIn } from '../counting.ts'
import { inEachLanguage } from '../language.ts'

interface AttemptWords {
  readonly tookTooLong: (seconds: number) => string
}

const [english, hebrew] = [countingIn('en'), countingIn('he')]

export const attemptWords = inEachLanguage<AttemptWords>({
  en: { tookTooLong: (seconds) => `took longer than ${english(seconds, { one: '1 second', other: '# seconds' })}` },
  he: {
    tookTooLong: (seconds) =>
      `נמשך יותר מ${hebrew(seconds, { one: 'שנייה אחת', two: 'שתי שניות', other: '־# שניות' })}`,
  },
})
