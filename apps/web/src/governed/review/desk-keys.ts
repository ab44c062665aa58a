// The keys of the review desk. They go by the place of a key, so that they are the same on a Hebrew keyboard.

import type { KeyboardEvent, RefObject } from 'react'

const DIGITS = ['Digit1', 'Digit2', 'Digit3']
const NUMPAD = ['Numpad1', 'Numpad2', 'Numpad3']

export function deskKeys(form: RefObject<HTMLFormElement | null>) {
  return (event: KeyboardEvent) => {
    const { code, target } = event
    if (code === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      form.current?.requestSubmit()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const policies = [...(form.current?.querySelectorAll('fieldset') ?? [])]
    const here = policies.findIndex((policy) => policy.contains(target as Node))
    const isWriting = target instanceof HTMLTextAreaElement
    if (isWriting ? code === 'Escape' : press(code, policies, here)) {
      event.preventDefault()
      if (isWriting) focusVerdict(policies[here])
    }
  }
}

/** False if the key means nothing here. */
function press(code: string, policies: readonly HTMLFieldSetElement[], here: number): boolean {
  const digit = Math.max(DIGITS.indexOf(code), NUMPAD.indexOf(code))
  if (digit >= 0) {
    const policy = policies[Math.max(here, 0)]
    policy?.querySelectorAll<HTMLInputElement>('input[type=radio]')[digit]?.click()
    focusVerdict(policy)
  } else if (code === 'KeyJ') focusVerdict(policies[Math.min(here + 1, policies.length - 1)])
  else if (code === 'KeyK') focusVerdict(policies[Math.max(here - 1, 0)])
  else if (code === 'KeyR') policies[Math.max(here, 0)]?.querySelector('textarea')?.focus()
  else return false
  return true
}

function focusVerdict(policy: HTMLFieldSetElement | undefined): void {
  const chosen = policy?.querySelector<HTMLInputElement>('input:checked') ?? policy?.querySelector('input')
  chosen?.focus()
  policy?.scrollIntoView({ block: 'nearest' })
}
