// Short notes at the edge of the screen: what was done, with a way to take it back, or why it was not.

import { X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { KeptError } from '../../api/change.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../form/button.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { partPhrases } from '../phrases.ts'
import { useErrorText } from './notice.tsx'
import styles from './toasts.module.css'

/** Long enough to read and to reach for the button. */
const STAYS = 8_000

interface Toast {
  readonly id: number
  readonly text: ReactNode
  readonly tone: 'quiet' | 'bad'
  readonly actions: readonly ToastAction[]
}

interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface Toasts {
  readonly say: (text: ReactNode, action?: ToastAction) => void
  readonly sayError: (error: Error) => void
  /** Why not, with what may be done instead. */
  readonly sayWhyNot: (error: Error, instead: readonly ToastAction[]) => void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const errorText = useErrorText()
  const phrases = usePhrases(partPhrases)
  const next = useRef(0)
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])
  const add = useCallback(
    (toast: Omit<Toast, 'id'>) => {
      const id = next.current++
      setToasts((now) => [...now.slice(-3), { ...toast, id }])
      setTimeout(() => remove(id), STAYS)
    },
    [remove],
  )
  const value = useMemo<Toasts>(
    () => ({
      say: (text, action) => add({ text, tone: 'quiet', actions: action === undefined ? [] : [action] }),
      sayError: (error) =>
        add({ text: errorText(error), tone: error instanceof KeptError ? 'quiet' : 'bad', actions: [] }),
      sayWhyNot: (error, actions) => add({ text: errorText(error), tone: 'bad', actions }),
    }),
    [add, errorText],
  )
  return (
    <ToastContext value={value}>
      {children}
      <section className={styles.toasts} aria-label={phrases.notifications} aria-live="polite">
        {toasts.map(({ id, text, tone, actions }) => (
          <div key={id} className={styles.toast} data-tone={tone}>
            <span className={styles.text}>{text}</span>
            {actions.map(({ label, run }) => (
              <Button
                key={label}
                size="small"
                onClick={() => {
                  remove(id)
                  run()
                }}
              >
                {label}
              </Button>
            ))}
            <IconButton size="small" label={phrases.close} onClick={() => remove(id)}>
              <X size={16} aria-hidden />
            </IconButton>
          </div>
        ))}
      </section>
    </ToastContext>
  )
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (toasts === undefined) throw new Error('useToasts outside of ToastProvider')
  return toasts
}
