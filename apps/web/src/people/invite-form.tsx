import { MEMBER_ROLES, type MemberRole } from '@pawl/contract'
import type { FormEvent } from 'react'
import { fieldProblems } from '../api/field-problems.ts'
import { useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Field, inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import { CommandLine } from '../parts/text/command-line.tsx'
import { NameField } from './name-field.tsx'
import styles from './people.module.css'
import { peoplePhrases } from './phrases.ts'

export function InviteForm() {
  const { members: phrases, roles, name: nameLabel } = usePhrases(peoplePhrases)
  const toasts = useToasts()
  const invite = useChange('inviteMember')
  const [name, setName] = useDraft('invite.name', '')
  const [role, setRole] = useDraft<MemberRole>('invite.role', 'member')
  const problems = fieldProblems(invite.error)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = { role, ...(name.trim() !== '' && { name: name.trim() }) }
    invite.mutate(input, {
      onSuccess: () => {
        setName('')
        setRole('member')
      },
      onError: (error) => Object.keys(fieldProblems(error)).length > 0 || toasts.sayError(error),
    })
  }
  return (
    <>
      <p className={styles.soft}>{phrases.inviteExplain}</p>
      <form className={styles.form} onSubmit={onSubmit}>
        <NameField
          label={nameLabel}
          hint={phrases.nameHint}
          problem={problems.name}
          value={name}
          onChange={setName}
          isOptional
          autoComplete="off"
        />
        <Field label={phrases.role}>
          <select className={inputClass} value={role} onChange={({ target }) => setRole(target.value as MemberRole)}>
            {MEMBER_ROLES.map((one) => (
              <option key={one} value={one}>
                {roles[one]}
              </option>
            ))}
          </select>
        </Field>
        <Button type="submit" kind="primary" disabled={invite.isPending}>
          {phrases.makeLink}
        </Button>
      </form>
      {invite.data !== undefined && (
        <div className={styles.link} role="status">
          <p>{phrases.linkOnce}</p>
          <CommandLine command={`${location.origin}${invite.data.link}`} />
        </div>
      )}
    </>
  )
}
