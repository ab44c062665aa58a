// What the server understands of what is being typed. It is asked when the typing pauses; while it is away nothing is shown,
// and the words are read when they arrive.

import { useEffect, useState } from 'react'
import { useAsked } from '../api/operation.ts'
import { ownZone } from '../reminders/own-zone.ts'
import { type Part, partsOf } from './preview-parts.ts'

/** Shorter than a person pauses between words. */
const PAUSE = 120

export function usePreview(text: string, leave: readonly string[]): readonly Part[] {
  const asked = useLater(text.trim())
  const { data } = useAsked(
    'previewTask',
    { text: asked, leave: [...leave], timeZone: ownZone() },
    { enabled: asked !== '', keepLast: true },
  )
  return data === undefined || asked === '' || text.trim() === '' ? NOTHING : partsOf(data)
}

const NOTHING: readonly Part[] = []

/** The same a moment later, or at once where nothing is left. */
function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
