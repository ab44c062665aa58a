// With whom a to-do is shared. Its owner shares it and takes it back; the others see whose it is.

import { SHARED_TO, type SharedTo, type TaskView } from '@pawl/contract'
import type { FormEvent } from 'react'
import { fieldProblems } from '../api/field-problems.ts'
import { useAsked, useChange } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { useStanding } from '../moves/standing.ts'
import { names } from '../moves/standing-of.ts'
import { Button } from '../parts/form/button.tsx'
import { Field, inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { sharingPhrases } from './sharing-phrases.ts'
import styles from './task-page.module.css'

/** Alone on one's machine there is nobody to share with. */
export function Sharing({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(sharingPhrases)
  const { data: me } = useAsked('whoAmI', {})
  const isOwn = useStanding()(task).includes('owner')
  const people = names(task.sharedWith)
  if (me === undefined || (me.alone && people.length === 0)) return null
  return (
    <Panel title={phrases.title}>
      {!isOwn && <p>{phrases.sharedBy(nameOf(String(task.ownedBy ?? task.createdBy)))}</p>}
      {people.length === 0 && <p className={styles.quiet}>{phrases.nobody}</p>}
      <ul className={styles.shares}>
        {people.map((person) => (
          <li key={person} className={styles.shared}>
            <GivenText>{nameOf(person)}</GivenText>
            {isOwn ? (
              <Shared task={task} person={person} />
            ) : (
              <span className={styles.quiet}>{phrases.may[mayOf(task, person)]}</span>
            )}
          </li>
        ))}
      </ul>
      {isOwn && <ShareForm task={task} />}
    </Panel>
  )
}

const nameOf = (person: string) => person.replace(/^person:/, '')
const mayOf = (task: TaskView, person: string): SharedTo => (names(task.editors).includes(person) ? 'change' : 'see')

function Shared({ task, person }: { readonly task: TaskView; readonly person: string }) {
  const phrases = usePhrases(sharingPhrases)
  const { sayError: onError } = useToasts()
  const share = useChange('shareTask')
  const unshare = useChange('unshareTask')
  const name = nameOf(person)
  const given = { task: task.id, with: name }
  return (
    <>
      <MaySelect
        label={phrases.mayOf(name)}
        value={mayOf(task, person)}
        onChange={(to) => share.mutate({ ...given, to }, { onError })}
      />
      <Button
        size="small"
        aria-label={phrases.takeBackFrom(name)}
        disabled={unshare.isPending}
        onClick={() => unshare.mutate(given, { onError })}
      >
        {phrases.takeBack}
      </Button>
    </>
  )
}

function ShareForm({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(sharingPhrases)
  const toasts = useToasts()
  const drafts = [`share.${task.id}`, `share.${task.id}.to`] as const
  const share = useChange('shareTask', { drafts })
  const [name, setName] = useDraft(drafts[0], '')
  const [to, setTo] = useDraft<SharedTo>(drafts[1], 'see')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = { task: task.id, with: name.trim(), to }
    share.mutate(input, {
      onSuccess: () => setName(''),
      onError: (error) => Object.keys(fieldProblems(error)).length > 0 || toasts.sayError(error),
    })
  }
  return (
    <form className={styles.shareForm} onSubmit={onSubmit}>
      <Field label={phrases.who} problem={fieldProblems(share.error).with}>
        <input
          className={inputClass}
          dir="auto"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <MaySelect label={phrases.what} value={to} onChange={setTo} />
      <Button type="submit" disabled={share.isPending}>
        {phrases.share}
      </Button>
    </form>
  )
}

interface MaySelectProps {
  readonly label: string
  readonly value: SharedTo
  readonly onChange: (to: SharedTo) => void
}

function MaySelect({ label, value, onChange }: MaySelectProps) {
  const phrases = usePhrases(sharingPhrases)
  return (
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as SharedTo)}>
      {SHARED_TO.map((one) => (
        <option key={one} value={one}>
          {phrases.may[one]}
        </option>
      ))}
    </select>
  )
}
