// One room, live: what is said and done, and what a person has to look at; beside it who works on what, what waits, the backlog.

import { useState } from 'react'
import { IfMay } from '../../api/may.ts'
import { useAsked } from '../../api/operation.ts'
import type { Result } from '../../api/request.ts'
import { useDates } from '../../language/dates.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Answered } from '../../parts/page/answered.tsx'
import { Page } from '../../parts/page/page.tsx'
import { AccessPanel } from '../../people/access-panel.tsx'
import { BacklogPanel } from '../backlog/backlog-panel.tsx'
import { Talk } from '../history/talk.tsx'
import { MessageComposer } from '../messages/message-composer.tsx'
import { ReviewPanel } from '../work/review-panel.tsx'
import { RolesPanel, useAgentsOf } from '../work/roles-panel.tsx'
import { WaitingPanel } from '../work/waiting-panel.tsx'
import { BudgetPanel } from './budget-panel.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import styles from './room-page.module.css'
import { roomPhrases } from './room-phrases.ts'
import { STATUS_EVERY } from './status-every.ts'

export type RoomStatus = Result<'roomStatus'>

export default function RoomPage({ room }: { readonly room: string }) {
  const status = useAsked('roomStatus', { room }, { every: STATUS_EVERY })
  const agents = useAgentsOf(room)
  return (
    <Page title={room} beside={status.data && <Facts status={status.data} />} fills>
      <Answered query={status} together={[agents]} lines={12}>
        {(status) => <Columns status={status} />}
      </Answered>
    </Page>
  )
}

const PLACES = ['talk', 'agents', 'queue'] as const

/** Beside each other; on a phone one at a time. */
function Columns({ status }: { readonly status: RoomStatus }) {
  const { places, placesLabel } = usePhrases(roomPhrases)
  const [shown, setShown] = useState<(typeof PLACES)[number]>('talk')
  const { room } = status.room
  return (
    <>
      <fieldset className={styles.places} aria-label={placesLabel}>
        {PLACES.map((place) => (
          <Button key={place} kind="quiet" size="small" aria-pressed={place === shown} onClick={() => setShown(place)}>
            {places[place]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.room} data-shown={shown}>
        <div className={styles.column} data-place="talk">
          <Talk
            room={room}
            after={<ReviewPanel status={status} />}
            composer={
              <IfMay run="postMessage">
                <MessageComposer status={status} />
              </IfMay>
            }
          />
        </div>
        <div className={styles.column} data-place="agents">
          <RolesPanel status={status} />
          <IfMay run="waitForTask">
            <ConnectPanel room={status.room} />
          </IfMay>
          <BudgetPanel room={room} />
          <AccessPanel place={{ room }} />
        </div>
        <div className={styles.column} data-place="queue">
          <WaitingPanel status={status} />
          <BacklogPanel status={status} />
        </div>
      </div>
    </>
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
