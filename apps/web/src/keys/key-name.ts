// The name of a key as the table of keys has it: ‘j’, ‘?’, ‘Ctrl+k’. A letter on a Hebrew keyboard goes by its place, so that
// the keys are the same in both languages.

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function keyName({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const name = FOREIGN_LETTER.test(key) && LETTER_PLACE.test(code) ? code.slice('Key'.length) : key
  const isLetter = /^[a-z]$/i.test(name)
  const parts = [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    // Of other signs Shift is a part: without it there is no ‘?’.
    ...(shiftKey && (isLetter || name.length > 1) ? ['Shift'] : []),
    isLetter ? name.toLowerCase() : name,
  ]
  return parts.join('+')
}

const FOREIGN_LETTER = /^(?![a-z])\p{L}$/iu
const LETTER_PLACE = /^Key[A-Z]$/
