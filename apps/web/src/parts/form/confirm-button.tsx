// A button for what cannot simply be taken back: it asks first, in a dialog that holds the keyboard.

import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { partPhrases } from '../phrases.ts'
import { Button } from './button.tsx'
import styles from './confirm-button.module.css'

interface ConfirmButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'disabled'> {
  /** On the button, and on the one in the dialog that does it. */
  readonly label: string
  readonly question: string
  /** What will follow. */
  readonly children: ReactNode
  readonly onConfirm: () => void
}

export function ConfirmButton({ label, question, children, onConfirm, ...look }: ConfirmButtonProps) {
  const phrases = usePhrases(partPhrases)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <Button {...look} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <form
          method="dialog"
          onSubmit={(event) => {
            const { submitter } = event.nativeEvent as SubmitEvent
            if (submitter instanceof HTMLButtonElement && submitter.value === 'confirm') onConfirm()
          }}
        >
          <h2 id={id}>{question}</h2>
          <div>{children}</div>
          <div className={styles.choices}>
            <Button type="submit" value="cancel">
              {phrases.cancel}
            </Button>
            <Button type="submit" value="confirm" kind="danger">
              {label}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  )
}
