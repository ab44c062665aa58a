// What happened in a room, and who the parties are, as the reader calls them.

import { useAsked } from '../../api/operation.ts'
import { usePhrases, useWords } from '../../language/language.tsx'
import { roomPhrases } from '../room/room-phrases.ts'

export function useHistoryWords() {
  const { history: phrases } = usePhrases(roomPhrases)
  const { facts } = useWords().lifecycles.room
  const me = useAsked('whoAmI', {}).data?.actor
  return {
    fact: (trigger: string) => phrases.facts[trigger] ?? facts[trigger] ?? trigger,
    party: (name: string) => (name === me ? phrases.you : name.replace(/^person:/, '')),
  }
}
