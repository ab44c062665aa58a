// What is typed after something was opened and before its field is there, on a slow line or machine.
//
// TY1. It is no key of the page, where it would finish or select a task: it is found in the field.

const FIELD = 'dialog[open] :is(input, textarea), [data-composer]'
/** Nobody types blindly for longer. */
const PATIENCE = 5_000

let waiting: AbortController | undefined

export function keepTypedForField(): void {
  waiting?.abort()
  const until = new AbortController()
  const { signal } = until
  waiting = until
  let typed = ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') until.abort()
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isField || !target.matches(FIELD)) return
    until.abort()
    // Once whatever gave it the focus is through.
    if (typed !== '') queueMicrotask(() => write(target, typed))
  }
  addEventListener('keydown', onKeyDown, { capture: true, signal })
  addEventListener('focusin', onFocus, { signal })
  setTimeout(() => until.abort(), PATIENCE)
}

function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.setRangeText(text, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
