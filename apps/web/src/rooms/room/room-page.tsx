// One room, live: what is said and done, and what a person has to look at; beside it who works on what, what waits, the backlog.

import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import type { Result } from '../../api/request.ts'
import { useDates } from '../../language/dates.ts'
import { usePhrases } from '../../language/language.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Page } from '../../parts/page/page.tsx'
import { AccessPanel } from '../../people/access-panel.tsx'
import { BacklogPanel } from '../backlog/backlog-panel.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { MessageComposer } from '../messages/message-composer.tsx'
import { ReviewPanel } from '../work/review-panel.tsx'
import { RolesPanel } from '../work/roles-panel.tsx'
import { WaitingPanel } from '../work/waiting-panel.tsx'
import { BudgetPanel } from './budget-panel.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import styles from './room-page.module.css'
import { roomPhrases } from './room-phrases.ts'
import { STATUS_EVERY } from './status-every.ts'

export type RoomStatus = Result<'roomStatus'>

export default function RoomPage({ room }: { readonly room: string }) {
  const status = useAsked('roomStatus', { room }, { every: STATUS_EVERY })
  return (
    <Page title={room} beside={status.data && <Facts status={status.data} />} wide>
      <Answered query={status} lines={12}>
        {(status) => (
          <div className={styles.room}>
            <div className={styles.column} data-place="talk">
              <IfMay run="postMessage">
                <MessageComposer status={status} />
              </IfMay>
              <ReviewPanel status={status} />
              <HistoryPanel room={room} />
            </div>
            <div className={styles.column} data-place="agents">
              <RolesPanel status={status} />
              <ConnectPanel room={status.room} />
              <BudgetPanel room={room} />
              <AccessPanel place={{ room }} />
            </div>
            <div className={styles.column} data-place="queue">
              <WaitingPanel status={status} />
              <BacklogPanel status={status} />
            </div>
          </div>
        )}
      </Answered>
    </Page>
  )
}

function Facts({ status: { room } }: { readonly status: RoomStatus }) {
  const phrases = usePhrases(roomPhrases)
  const dates = useDates()
  const { entryRole, parallel, leaseSeconds } = room
  const facts = phrases.facts({ entry: entryRole, parallel, lease: dates.duration(leaseSeconds * 1000) })
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
