// Several short words in one line, separated by commas.

import { useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { useProblemWithin } from './answer-problems.ts'
import { answerPhrases } from './phrases.ts'

interface WordsInputProps {
  readonly label: string
  /** That they are separated by commas, if left out. */
  readonly hint?: string
  /** Where it is in an answer. */
  readonly path?: string
  readonly problem?: string | undefined
  readonly value: readonly string[] | undefined
  readonly onChange: (words: readonly string[]) => void
}

export function WordsInput({ label, hint, path, problem, value = [], onChange }: WordsInputProps) {
  const phrases = usePhrases(answerPhrases)
  // What is typed may end in a comma; the words alone would lose it.
  const [text, setText] = useState(value.join(', '))
  const within = useProblemWithin(path ?? '')
  const change = (typed: string) => {
    setText(typed)
    onChange(wordsIn(typed))
  }
  return (
    <TextField
      label={label}
      hint={hint ?? phrases.commas}
      problem={problem ?? (path === undefined ? undefined : within)}
      value={text}
      onChange={change}
    />
  )
}

function wordsIn(text: string): readonly string[] {
  const words = text.split(/[,،\n]/).map((word) => word.trim().replaceAll(/\s+/g, '-'))
  return [...new Set(words.filter((word) => word !== ''))]
}
