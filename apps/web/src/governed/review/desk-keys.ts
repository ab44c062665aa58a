// The keys of the review desk, wherever the focus is on the page. They go by the place of a key, so that they are the same on a
// Hebrew keyboard.
//
// DK1. Who writes into a field writes; who is in another form is there. While something lies over the page its keys are the
//      only ones.

import { type RefObject, useEffect } from 'react'

const DIGITS = ['Digit1', 'Digit2', 'Digit3']
const NUMPAD = ['Numpad1', 'Numpad2', 'Numpad3']
const OVER_THE_PAGE = 'dialog[open], [popover]:popover-open'
const WRITTEN_INTO = 'textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable=true]'

export function useDeskKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const desk = form.current
      if (desk === null || event.defaultPrevented || event.isComposing) return
      if (isElsewhere(event.target as Element, desk) || desk.matches('fieldset:disabled *')) return
      if (onDesk(event, desk)) event.preventDefault()
    }
    // Before the keys of the whole app, some of which are the same.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [form])
}

function isElsewhere(target: Element, desk: HTMLFormElement): boolean {
  if (document.querySelector(OVER_THE_PAGE) !== null) return true
  const around = target.closest('form')
  return around === null ? target.matches(WRITTEN_INTO) : around !== desk
}

/** False if the key means nothing here. */
function onDesk(event: KeyboardEvent, desk: HTMLFormElement): boolean {
  const { code, target } = event
  const withCtrl = event.ctrlKey || event.metaKey
  if (code === 'Enter' && withCtrl) {
    desk.requestSubmit()
    return true
  }
  if (withCtrl || event.altKey) return false
  const policies = [...desk.querySelectorAll<HTMLFieldSetElement>('fieldset')]
  const here = policies.findIndex((policy) => policy.contains(target as Node))
  if (!(target as Element).matches(WRITTEN_INTO)) return press(code, policies, here)
  if (code !== 'Escape') return false
  focusVerdict(policies[here])
  return true
}

function press(code: string, policies: readonly HTMLFieldSetElement[], here: number): boolean {
  const digit = Math.max(DIGITS.indexOf(code), NUMPAD.indexOf(code))
  // From elsewhere, the first that is not judged yet.
  const open = policies.findIndex((policy) => policy.querySelector('input:checked') === null)
  const current = policies[here >= 0 ? here : Math.max(open, 0)]
  if (digit >= 0) {
    current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[digit]?.click()
    focusVerdict(current)
  } else if (code === 'KeyJ') focusVerdict(policies[Math.min(here + 1, policies.length - 1)])
  else if (code === 'KeyK') focusVerdict(policies[Math.max(here - 1, 0)])
  else if (code === 'KeyR') current?.querySelector('textarea')?.focus()
  else return false
  return true
}

function focusVerdict(policy: HTMLFieldSetElement | undefined): void {
  const chosen = policy?.querySelector<HTMLInputElement>('input:checked') ?? policy?.querySelector('input')
  chosen?.focus()
  policy?.scrollIntoView({ block: 'nearest' })
}
