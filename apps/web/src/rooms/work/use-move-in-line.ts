// Gives what waits in a room another place: a task by its number, a message as m3.

import { usePhrases } from '../../language/language.tsx'
import { useRoomChange } from '../room/room-change.ts'
import { roomPhrases } from '../room/room-phrases.ts'

export type Name = string
type Place = { readonly before: Name } | { readonly after: Name }
export type MoveInLine = (name: Name, place: Place) => Promise<unknown>

export function useMoveInLine(room: string): MoveInLine {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const task = useRoomChange('moveRoomTask', ({ task: { number } }) => phrases.moved(String(number)))
  const message = useRoomChange('moveMessage', ({ message: { message: position } }) => phrases.moved(`m${position}`))
  return (name, place) =>
    name.startsWith('m') ? message.run({ room, message: name, ...place }) : task.run({ task: name, ...place })
}

/** Where one stands that was taken from one place of a line to another. */
export function placeInLine(line: readonly Name[], from: number, to: number): Place {
  const other = line[to] as Name
  return to > from ? { after: other } : { before: other }
}
