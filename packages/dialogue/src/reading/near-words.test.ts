// A command that was typed wrong is read as the one it is near; what could be two of them, or is known, is left alone.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { respelled } from './near-words.ts'

const reader = createReader()
const put = (message: string, ...known: string[]) => respelled(reader, message, (word) => known.includes(word))
const textOf = (message: string, ...known: string[]) => put(message, ...known)?.text

describe('a word of commands that was typed wrong', () => {
  test.each([
    ['a letter left out', 'remid me to call mom', 'remind me to call mom'],
    ['a letter put in', 'remiind me to call mom', 'remind me to call mom'],
    ['a letter changed', 'remimd me to call mom', 'remind me to call mom'],
    ['two letters in the wrong order', 'shwo my tasks', 'show my tasks'],
    ['the first two letters in the wrong order', 'hsow my tasks', 'show my tasks'],
    ['the last letter left out', 'delet my tasks', 'delete my tasks'],
    ['two words', 'shwo my taks', 'show my tasks'],
    ['capital letters', 'Shwo my tasks', 'show my tasks'],
    ['in mid-sentence', 'please shwo my tasks', 'please show my tasks'],
    ['in Hebrew', 'תוסף חלב', 'תוסיף חלב'],
  ])('%s: %s', (_, message, meant) => {
    expect(textOf(message)).toBe(meant)
  })

  test('a long one may have two slips, a short one not', () => {
    expect(textOf('reshcedul the gym')).toBe('reschedule the gym')
    expect(textOf('remnidd me')).toBeUndefined()
    expect(textOf('dlte the gym')).toBeUndefined()
  })

  test('is said where the first of them begins', () => {
    expect(put('please shwo my taks')?.at).toBe('please '.length)
    expect(put('shwo my tasks')?.at).toBe(0)
  })
})

describe('is left alone', () => {
  test.each([
    ['what is known as it is', 'show my tasks'],
    ['what is too short', 'ad milk'],
    ['what is near nothing', 'xyzzyq my tasks'],
    ['what is quoted', 'add "shwo" please'],
    ['what stands after the eighth word', 'one two three four five six seven eight shwo'],
    ['a verb of errands', 'paint the fence'],
  ])('%s: %s', (_, message) => {
    expect(put(message)).toBeUndefined()
  })

  test('a word of a title', () => {
    expect(put('shwo my tasks', 'shwo')).toBeUndefined()
  })

  test('the eighth word is still looked at', () => {
    expect(textOf('one two three four five six seven shwo')).toBe('one two three four five six seven show')
  })
})
