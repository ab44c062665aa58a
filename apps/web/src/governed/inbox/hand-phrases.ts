import { inEachLanguage } from '@pawl/contract'

interface HandPhrases {
  readonly hand: string
  readonly take: string
  readonly to: (person: string) => string
  readonly nobody: string
  readonly giveBack: string
  readonly givenBack: string
  readonly handed: (person: string) => string
  readonly taken: string
  readonly yours: string
  readonly whose: (person: string) => string
  readonly youTook: string
  readonly toYou: (by: string) => string
  readonly tookIt: (person: string) => string
  readonly toOther: (person: string, by: string) => string
  readonly handedOnes: string
  readonly noneHanded: string
}

export const handPhrases = inEachLanguage<HandPhrases>({
  en: {
    hand: 'Hand over',
    take: 'I’ll take it',
    to: (person) => `To ${person}`,
    nobody: 'Nobody else here may answer it',
    giveBack: 'Give back to everyone',
    givenBack: 'It is in everyone’s inbox again.',
    handed: (person) => `Handed to ${person}. Others can still answer it.`,
    taken: 'It is yours now. Others can still answer it.',
    yours: 'Handed to you',
    whose: (person) => `With ${person}`,
    youTook: 'You took this one. It is out of the others’ inboxes; they can still answer it.',
    toYou: (by) => `${by} handed this to you. It is out of the others’ inboxes; they can still answer it.`,
    tookIt: (person) => `${person} took this one. You can still answer it.`,
    toOther: (person, by) => `${by} handed this to ${person}. You can still answer it.`,
    handedOnes: 'Handed over',
    noneHanded: 'Nothing that waits was handed to one person.',
  },
  he: {
    hand: 'להעביר למישהו',
    take: 'אליי',
    to: (person) => `אל ${person}`,
    nobody: 'אין כאן אדם אחר שרשאי לענות עליה',
    giveBack: 'להחזיר לכולם',
    givenBack: 'היא שוב בדואר הנכנס של כולם.',
    handed: (person) => `הועברה אל ${person}. אחרים עדיין יכולים לענות עליה.`,
    taken: 'היא אצלך עכשיו. אחרים עדיין יכולים לענות עליה.',
    yours: 'הועברה אליך',
    whose: (person) => `אצל ${person}`,
    youTook: 'לקחת את השאלה הזאת. היא לא בדואר הנכנס של אחרים, אבל הם עדיין יכולים לענות עליה.',
    toYou: (by) => `הועברה אליך מאת ${by}. היא לא בדואר הנכנס של אחרים, אבל הם עדיין יכולים לענות עליה.`,
    tookIt: (person) => `השאלה הזאת אצל ${person}. עדיין אפשר לענות עליה גם מכאן.`,
    toOther: (person, by) => `הועברה אל ${person} מאת ${by}. עדיין אפשר לענות עליה גם מכאן.`,
    handedOnes: 'הועברו',
    noneHanded: 'שום דבר שמחכה לא הועבר לאדם אחד.',
  },
})
