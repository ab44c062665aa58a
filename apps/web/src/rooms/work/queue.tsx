// The queue of a room, put in order by dragging. Loaded where something waits.

import { Ordered } from '../../parts/order/ordered.tsx'
import { nameOf, Queued, type Waiting } from './queued.tsx'
import { type MoveInLine, placeInLine } from './use-move-in-line.ts'
import { WorkList } from './work-list.tsx'

interface QueueProps {
  readonly room: string
  readonly label: string
  readonly queue: readonly Waiting[]
  readonly onMove: MoveInLine
}

export default function Queue({ room, label, queue, onMove }: QueueProps) {
  const line = queue.map(nameOf)
  return (
    <Ordered ids={line} onMove={(from, to) => void onMove(line[from] ?? '', placeInLine(line, from, to))}>
      <WorkList label={label}>
        {queue.map((waiting) => (
          <Queued key={nameOf(waiting)} room={room} line={line} waiting={waiting} onMove={onMove} />
        ))}
      </WorkList>
    </Ordered>
  )
}
