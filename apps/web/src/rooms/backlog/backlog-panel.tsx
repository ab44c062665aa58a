// What is to be done some time, the best first.

import { useState } from 'react'
import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Panel } from '../../parts/page/page.tsx'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkList } from '../work/work-list.tsx'
import { AddBacklogItem } from './add-backlog-item.tsx'
import { BacklogItem } from './backlog-item.tsx'
import { FinishedItems } from './finished-items.tsx'

const FIRST = 20
const MOST = 1000

export function BacklogPanel({ status }: { readonly status: RoomStatus }) {
  const { backlog: phrases } = usePhrases(roomPhrases)
  const { room } = status.room
  const [limit, setLimit] = useState(FIRST)
  const backlog = useAsked('listBacklog', { room, limit }, { keepLast: true })
  const canTake = [...status.working, ...status.pending]
  return (
    <Panel title={phrases.title}>
      <IfMay run="addBacklogTask">
        <AddBacklogItem room={room} />
      </IfMay>
      <Answered query={backlog} lines={3}>
        {({ tasks }) => (
          <>
            <WorkList empty={phrases.empty} label={phrases.title}>
              {tasks.map((task) => (
                <BacklogItem key={task.id} task={task} canTake={canTake} />
              ))}
            </WorkList>
            {tasks.length === limit && limit < MOST && (
              <Button onClick={() => setLimit(Math.min(limit * 5, MOST))}>{phrases.more}</Button>
            )}
          </>
        )}
      </Answered>
      <FinishedItems room={room} />
    </Panel>
  )
}
