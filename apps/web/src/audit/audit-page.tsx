// The log of security events, newest first.

import { type Operations, type ResultOf, SECURITY_EVENT_KINDS, type SecurityEventKind } from '@pawl/contract'
import { useState } from 'react'
import { useAsked } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { Field, inputClass } from '../parts/form/field.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { Scrolling } from '../parts/page/scrolling.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './audit.module.css'
import { auditPhrases } from './phrases.ts'

type Events = ResultOf<Operations['listSecurityEvents']>['events']

export default function AuditPage() {
  const phrases = usePhrases(auditPhrases)
  const [kind, choose] = useState<SecurityEventKind | ''>('')
  const [since, begin] = useState('')
  const listed = useAsked('listSecurityEvents', { ...(kind !== '' && { kind }), ...(since !== '' && { since }) })
  return (
    <Page title={phrases.title}>
      <Panel>
        <p>{phrases.explain}</p>
        <div className={styles.filters}>
          <Field label={phrases.kind}>
            <select
              className={inputClass}
              value={kind}
              onChange={({ target }) => choose(target.value as SecurityEventKind | '')}
            >
              <option value="">{phrases.everyKind}</option>
              {SECURITY_EVENT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {phrases.kinds[one]}
                </option>
              ))}
            </select>
          </Field>
          <Field label={phrases.since}>
            <input className={inputClass} type="date" value={since} onChange={({ target }) => begin(target.value)} />
          </Field>
        </div>
        <Answered query={listed}>{({ events }) => <EventTable events={events} />}</Answered>
      </Panel>
    </Page>
  )
}

function EventTable({ events }: { readonly events: Events }) {
  const phrases = usePhrases(auditPhrases)
  const { moment } = useDates()
  if (events.length === 0) return <p>{phrases.none}</p>
  return (
    <Scrolling label={phrases.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {phrases.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map(({ position, at, kind, who, actor, about, times }) => (
            <tr key={position}>
              <td className={styles.when}>{moment(at)}</td>
              <td>{phrases.kinds[kind]}</td>
              <td>
                <GivenText>{who === actor ? who : `${who} (${actor})`}</GivenText>
              </td>
              <td>{about !== null && <GivenText>{about}</GivenText>}</td>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}
