// How an agent comes into the room.

import type { RoomViewDocument } from '@pawl/contract'
import { usePhrases } from '../../language/language.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { CommandLine } from '../../parts/text/command-line.tsx'
import styles from './room-page.module.css'
import { roomPhrases } from './room-phrases.ts'

export function ConnectPanel({ room: { room, roles, entryRole } }: { readonly room: RoomViewDocument }) {
  const { connect: phrases } = usePhrases(roomPhrases)
  return (
    <Panel title={phrases.title}>
      <p className={styles.soft}>{phrases.explain}</p>
      {roles.map((role) => (
        <CommandLine key={role} command={`pawl wait-for-task --room ${room} --role ${role}`} />
      ))}
      <p className={styles.soft}>{phrases.more}</p>
      <CommandLine command={`pawl work --room ${room} --role ${entryRole} -- ./agent.sh`} />
    </Panel>
  )
}
