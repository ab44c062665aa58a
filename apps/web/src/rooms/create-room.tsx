// Makes a room. What the server finds wrong stands at the field it is about.

import { useState } from 'react'
import { useLocation } from 'wouter'
import { fieldProblems } from '../api/field-problems.ts'
import { useChange } from '../api/operation.ts'
import { RefusedError } from '../api/request.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Field, inputClass } from '../parts/form/field.tsx'
import { useDraft } from '../parts/form/use-draft.ts'
import { useFormDraft } from '../parts/form/use-form-draft.ts'
import { ErrorNotice } from '../parts/page/notice.tsx'
import { Panel } from '../parts/page/page.tsx'
import { useToasts } from '../parts/page/toasts.tsx'
import { roomsPhrases } from './phrases.ts'
import styles from './rooms-page.module.css'

/** Refusals that are about one field although they say so in words. */
const FIELD_OF: Readonly<Record<string, string>> = { ROOM_NAME_TAKEN: 'room', ROLE_NOT_IN_ROOM: 'entry' }

export function CreateRoom() {
  const { create: phrases } = usePhrases(roomsPhrases)
  const [, go] = useLocation()
  const { say } = useToasts()
  const { mutate, error, isPending } = useChange('createRoom', {
    drafts: ['room.new.name', 'room.new.roles', 'room.new.settings'],
  })
  const [name, setName] = useDraft('room.new.name', '')
  const [roles, setRoles] = useDraft('room.new.roles', '')
  const { given, onChange, clear } = useFormDraft('room.new.settings')
  const problems = { ...fieldProblems(error), ...problemOfField(error) }
  const named = roles.split(/[\s,]+/).filter((role) => role !== '')
  const submit = (form: FormData) => {
    const number = (name: string) => (form.get(name) === '' ? undefined : Number(form.get(name)))
    const room = name.trim()
    const entry = String(form.get('entry'))
    mutate(
      {
        room,
        roles: named,
        ...(entry !== '' && { entry }),
        parallel: number('parallel'),
        leaseSeconds: number('leaseSeconds'),
        resetSuspects: form.get('resetSuspects') === 'on',
      },
      {
        onSuccess: () => {
          setName('')
          setRoles('')
          clear()
          say(phrases.created(room))
          go(`/rooms/${room}`)
        },
      },
    )
  }
  return (
    <Panel title={phrases.title}>
      <form
        className={styles.form}
        noValidate
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <RoomFields
          name={name}
          onName={setName}
          roles={roles}
          named={named}
          given={given}
          problems={problems}
          onRoles={setRoles}
        />
        {error !== null && Object.keys(problems).length === 0 && <ErrorNotice error={error} />}
        <Button type="submit" kind="primary" disabled={isPending}>
          {phrases.submit}
        </Button>
      </form>
    </Panel>
  )
}

interface RoomFieldsProps {
  readonly name: string
  readonly onName: (name: string) => void
  readonly roles: string
  /** The roles as they are read from the text. */
  readonly named: readonly string[]
  /** What was written before a reload. */
  readonly given: { readonly [field: string]: string | undefined }
  readonly problems: { readonly [field: string]: string | undefined }
  readonly onRoles: (roles: string) => void
}

function RoomFields({ name, onName, roles, named, given, problems, onRoles }: RoomFieldsProps) {
  const { create: phrases } = usePhrases(roomsPhrases)
  return (
    <>
      <Field label={phrases.room} hint={phrases.roomHint} problem={problems.room}>
        <input
          className={inputClass}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      </Field>
      <Field label={phrases.roles} hint={phrases.rolesHint} problem={problems.roles}>
        <input
          className={inputClass}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
          value={roles}
          onChange={(event) => onRoles(event.target.value)}
        />
      </Field>
      <MoreSettings named={named} given={given} problems={problems} />
    </>
  )
}

const SETTINGS = ['entry', 'parallel', 'leaseSeconds', 'resetSuspects'] as const

/** What has a good value already: folded away until it is wanted, was begun, or is wrong. */
function MoreSettings({ named, given, problems }: Pick<RoomFieldsProps, 'named' | 'given' | 'problems'>) {
  const { create: phrases } = usePhrases(roomsPhrases)
  const [isBegun] = useState(Object.keys(given).length > 0)
  const isWrong = SETTINGS.some((name) => problems[name] !== undefined)
  return (
    <details className={styles.settings} open={isBegun || isWrong}>
      <summary>{phrases.more}</summary>
      <Field label={phrases.entry} problem={problems.entry}>
        <select className={inputClass} name="entry" defaultValue={given.entry ?? ''}>
          <option value="">{phrases.entryFirst}</option>
          {[...new Set(named)].map((role) => (
            <option key={role}>{role}</option>
          ))}
        </select>
      </Field>
      <div className={styles.pair}>
        <Field label={phrases.parallel} hint={phrases.parallelHint} problem={problems.parallel}>
          <input
            className={inputClass}
            name="parallel"
            type="number"
            inputMode="numeric"
            defaultValue={given.parallel ?? 1}
          />
        </Field>
        <Field label={phrases.lease} hint={phrases.leaseHint} problem={problems.leaseSeconds}>
          <input
            className={inputClass}
            name="leaseSeconds"
            type="number"
            inputMode="numeric"
            defaultValue={given.leaseSeconds ?? 600}
          />
        </Field>
      </div>
      <label className={styles.check}>
        <input type="checkbox" name="resetSuspects" defaultChecked={given.resetSuspects === 'on'} />
        {phrases.resetSuspects}
      </label>
    </details>
  )
}

function problemOfField(error: Error | null): { readonly [field: string]: string } {
  const field = error instanceof RefusedError ? FIELD_OF[error.document.code] : undefined
  return field === undefined ? {} : { [field]: (error as Error).message }
}
