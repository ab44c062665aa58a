// Each role with who works in it and what is pending for it.

import type { AgentView } from '@pawl/contract'
import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { ToneMark } from '../../parts/task/status.tsx'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { STATUS_EVERY } from '../room/status-every.ts'
import styles from './roles-panel.module.css'
import { WorkList } from './work-list.tsx'
import { Worker } from './worker.tsx'

/** As many as are looked at for one room. */
const AGENTS = 200
const TONES = { working: 'active', waiting: 'quiet', suspect: 'bad' } as const

export const useAgentsOf = (room: string) => useAsked('listAgents', { room, limit: AGENTS }, { every: STATUS_EVERY })

export function RolesPanel({ status }: { readonly status: RoomStatus }) {
  const { roles: phrases } = usePhrases(roomPhrases)
  const { room } = status.room
  const { agents = [] } = useAgentsOf(room).data ?? {}
  return (
    <Panel title={phrases.title}>
      <ul className={styles.roles}>
        {status.room.roles.map((role) => (
          <Role key={role} role={role} status={status} agents={agents} />
        ))}
      </ul>
    </Panel>
  )
}

interface RoleProps {
  readonly role: string
  readonly status: RoomStatus
  readonly agents: readonly AgentView[]
}

function Role({ role, status, agents }: RoleProps) {
  const { roles: phrases } = usePhrases(roomPhrases)
  const working = status.working.filter((task) => task.assignedTo === role)
  const pending = status.pending.filter((task) => task.role === role).length
  const state = working.some((task) => task.state === 'suspect')
    ? 'suspect'
    : working.length > 0
      ? 'working'
      : 'waiting'
  return (
    <li className={styles.role}>
      <div className={styles.head}>
        <h3>{role}</h3>
        <ToneMark tone={TONES[state]}>{phrases.states[state]}</ToneMark>
        {role === status.room.entryRole && <span className={styles.note}>{phrases.entry}</span>}
        {pending > 0 && <span className={styles.note}>{phrases.pendingFor(pending)}</span>}
      </div>
      <WorkList empty={phrases.nothingInWork} label={role}>
        {working.map((task) => (
          <Worker key={task.id} task={task} agent={agents.find((agent) => agent.task === task.number)} />
        ))}
      </WorkList>
    </li>
  )
}
