import { MEMBER_ROLES, type MemberRole, type MemberView } from '@pawl/contract'
import { useChange } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { ConfirmButton } from '../parts/form/confirm-button.tsx'
import { inputClass } from '../parts/form/field.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './people.module.css'
import { peoplePhrases } from './phrases.ts'

export function MemberTable({ members }: { readonly members: readonly MemberView[] }) {
  const { members: phrases } = usePhrases(peoplePhrases)
  if (members.length === 0) return <p>{phrases.none}</p>
  return (
    <div className={styles.scroll}>
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
          {members.map((member) => (
            <MemberRow key={member.person} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MemberRow({ member: { person, role, joinedAt, signedIn } }: { readonly member: MemberView }) {
  const { members: phrases, roles } = usePhrases(peoplePhrases)
  const { moment } = useDates()
  const toasts = useToasts()
  const change = useChange('changeMember')
  const remove = useChange('removeMember')
  const signOut = useChange('signOutMember')
  const onError = toasts.sayError
  const name = person.replace(/^person:/, '')
  return (
    <tr>
      <th scope="row">
        <GivenText>{name}</GivenText>
      </th>
      <td>
        <select
          className={`${inputClass} ${styles.role}`}
          aria-label={phrases.roleOf(name)}
          value={role}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ member: name, role: target.value as MemberRole }, { onError })}
        >
          {MEMBER_ROLES.map((one) => (
            <option key={one} value={one}>
              {roles[one]}
            </option>
          ))}
        </select>
      </td>
      <td>{moment(joinedAt)}</td>
      <td>{signedIn}</td>
      <td>
        <div className={styles.actions}>
          <ConfirmButton
            size="small"
            label={phrases.signOut}
            question={phrases.signOutQuestion(name)}
            disabled={signedIn === 0}
            onConfirm={() => signOut.mutate({ member: name }, { onError })}
          >
            {phrases.signOutExplain}
          </ConfirmButton>
          <ConfirmButton
            size="small"
            kind="danger"
            label={phrases.remove}
            question={phrases.removeQuestion(name)}
            onConfirm={() => remove.mutate({ member: name }, { onError })}
          >
            {phrases.removeExplain}
          </ConfirmButton>
        </div>
      </td>
    </tr>
  )
}
