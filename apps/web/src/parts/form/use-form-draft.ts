// The fields of a form that holds them itself, as numbers and choices: kept when they are changed, and there again after a reload.

import { type ChangeEvent, useCallback } from 'react'
import { useDraft } from './use-draft.ts'

/** By the names of the fields. */
type Given = Readonly<Record<string, string>>

export function useFormDraft(name: string) {
  const [given, setGiven] = useDraft<Given>(name, NOTHING)
  const onChange = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
      setGiven(Object.fromEntries([...new FormData(currentTarget)].map(([field, value]) => [field, String(value)]))),
    [setGiven],
  )
  const clear = useCallback(() => setGiven(NOTHING), [setGiven])
  return { given, onChange, clear }
}

const NOTHING: Given = {}
