import type { InvitationView } from '@pawl/contract'
import { useChange } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases } from '../language/language.tsx'
import { ConfirmButton } from '../parts/form/confirm-button.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './people.module.css'
import { peoplePhrases } from './phrases.ts'

export function InvitationList({ invitations }: { readonly invitations: readonly InvitationView[] }) {
  const { members: phrases, roles } = usePhrases(peoplePhrases)
  const { moment } = useDates()
  const toasts = useToasts()
  const withdraw = useChange('withdrawInvitation')
  return (
    <ul className={styles.rows}>
      {invitations.map(({ id, person, role, expiresAt }) => (
        <li key={id}>
          <span>
            {person === null ? phrases.anyone : <GivenText>{person.replace(/^person:/, '')}</GivenText>}{' '}
            <span className={styles.soft}>
              {roles[role]}, {phrases.until(moment(expiresAt))}
            </span>
          </span>
          <ConfirmButton
            size="small"
            label={phrases.withdraw}
            question={phrases.withdrawQuestion}
            onConfirm={() => withdraw.mutate({ invitation: id }, { onError: toasts.sayError })}
          >
            {phrases.withdrawExplain}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  )
}
