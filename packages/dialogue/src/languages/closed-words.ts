// The words of short answers: people say them in whatever language a conversation is in [D15].

import type { Answers } from './lexicon.ts'

export function closedWords(answers: Answers): readonly string[] {
  const phrases = [
    ...answers.yes,
    ...answers.no,
    ...answers.cancel,
    ...answers.none,
    ...Object.keys(answers.priorities),
    ...Object.keys(answers.statuses),
    ...Object.keys(answers.fields),
    ...Object.keys(answers.ordinals),
    ...answers.choiceWords,
    'id',
  ]
  return phrases.flatMap((phrase) => phrase.split(' '))
}
