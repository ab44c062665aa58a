import { expect, test } from 'vitest'
import { keyName } from './key-name.ts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['j', { key: 'j', code: 'KeyJ' }],
  ['j', { key: 'ח', code: 'KeyJ' }],
  ['Ctrl+k', { key: 'ל', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+k', { key: 'k', code: 'KeyK', metaKey: true }],
  ['?', { key: '?', code: 'Slash', shiftKey: true }],
  ['/', { key: '/', code: 'KeyQ' }],
  ['Shift+x', { key: 'X', code: 'KeyX', shiftKey: true }],
  ['Shift+Tab', { key: 'Tab', code: 'Tab', shiftKey: true }],
])('[KY1] %s is the same key on every keyboard: %o', (name, pressed) => {
  expect(keyName({ ...NONE, ...pressed })).toBe(name)
})
