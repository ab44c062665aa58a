// A field of a row, changed where it stands: pressed, it opens a small form under itself.

import type { TaskView } from '@pawl/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { placeBeside } from '../parts/form/menu.tsx'
import { FieldForm } from '../parts/task/field-form.tsx'
import type { EditableField } from '../parts/task/typed-field.ts'
import styles from './row-parts.module.css'

interface FieldCellProps {
  readonly task: TaskView
  readonly field: EditableField
  /** What it is called, for the form. */
  readonly name: string
  readonly label: string
  readonly shortcut: string
  readonly state?: string | undefined
  readonly children: ReactNode
  /** What may be chosen without writing; closes the form. */
  readonly choices?: (close: () => void) => ReactNode
}

export function FieldCell({ task, field, name, label, shortcut, state, children, choices }: FieldCellProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.cell}
        data-state={state}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={shortcut}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && button.current !== null && (
        <Popover label={label} beside={button.current} onLeave={() => setOpen(false)}>
          {choices !== undefined && <div className={styles.choices}>{choices(close)}</div>}
          <FieldForm task={task} field={field} name={name} onDone={close} />
        </Popover>
      )}
    </>
  )
}

interface PopoverProps {
  readonly label: string
  readonly beside: HTMLElement
  readonly onLeave: () => void
  readonly children: ReactNode
}

function Popover({ label, beside, onLeave, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = popover.current as HTMLElement
    element.showPopover()
    placeBeside(element, beside)
    element.querySelector<HTMLElement>('form input, form select')?.focus()
  }, [beside])
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={styles.popover}
      onToggle={(event) => event.newState === 'closed' && onLeave()}
    >
      {children}
    </div>
  )
}
