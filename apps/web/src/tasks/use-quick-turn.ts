// A turn of the conversation behind the quick add: one for as long as the page is open.
//
// Q1. A sentence keeps its id until it is answered: sent again after a broken connection it does nothing twice.

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Result, request } from '../api/request.ts'
import { newId } from '../chat/new-ids.ts'
import { usePhrases } from '../language/language.tsx'
import { useUndo } from '../moves/use-undo.ts'
import { partPhrases } from '../parts/phrases.ts'
import { useToasts } from '../parts/toasts.tsx'

const conversation = newId()

type Turn = Result<'takeTurn'>

export function useQuickTurn() {
  const client = useQueryClient()
  const toasts = useToasts()
  const undo = useUndo()
  const phrases = usePhrases(partPhrases)
  const [question, setQuestion] = useState<Turn | undefined>()
  const [isPending, setPending] = useState(false)
  const unanswered = useRef<{ readonly text: string; readonly id: string } | undefined>(undefined)

  /** Whether it was heard. */
  const say = async (text: string): Promise<boolean> => {
    if (unanswered.current?.text !== text) unanswered.current = { text, id: newId() }
    setPending(true)
    try {
      const turn = await request('takeTurn', {
        ...{ message: text, message_id: unanswered.current.id, conversation_id: conversation, begin: true },
        ...{ mode: 'direct', time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      })
      unanswered.current = undefined
      const done = turn.executed.filter(({ success }) => success)
      setQuestion(done.length > 0 ? undefined : turn)
      if (done.length > 0) {
        const change = await changeOf(done.flatMap(({ task }) => task ?? []))
        toasts.say(turn.text, change === undefined ? change : { label: phrases.undo, run: () => void undo(change) })
      }
      return true
    } catch (error) {
      toasts.sayError(error as Error)
      return false
    } finally {
      setPending(false)
      await client.invalidateQueries()
    }
  }
  return { say, question, conversation, isPending }
}

/** The name of the one change that can take it back; more than one are taken back where they are seen. */
async function changeOf(tasks: readonly string[]): Promise<string | undefined> {
  if (new Set(tasks).size !== 1) return undefined
  const { changes } = await request('listChanges', { limit: 10 })
  return changes.find(({ event, undoable }) => event.taskId === tasks[0] && undoable)?.event.change
}
