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
    ['a form a command does not have', 'תמחוק חלב', 'תמחק חלב'],
    ['as near to two forms of one word', 'completd the gym', 'complete the gym'],
    ['as near to two forms of one verb', 'אמחקי חלב', 'תמחקי חלב'],
    ['nearer to one than to another', 'remimber the keys', 'remember the keys'],
  ])('%s: %s', (_, message, meant) => {
    expect(textOf(message)).toBe(meant)
  })

  test('a long one may have two slips, a short one not', () => {
    expect(textOf('reshcedul the gym')).toBe('reschedule the gym')
    expect(textOf('poztpome the gym')).toBe('postpone the gym')
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
    ['what is too short', 'lst my tasks'],
    ['what is near a short command only', 'הצגב חלב'],
    ['what is near nothing', 'xyzzyq my tasks'],
    ['what is as near to two commands', 'munday at 5'],
    ['three slips in a long word, two of them at its beginning', 'mindersz at 5'],
    ['a letter in the place of another, and that one elsewhere', 'shxo my list'],
    ['two letters that are not in each other’s place', 'shwx my list'],
    ['what is quoted', 'add "remind" please'],
    ['what stands after the eighth word', 'one two three four five six seven eight shwo'],
    ['another word of commands', 'snow is expected'],
    ['a verb of errands', 'lift the box'],
    ['an errand that is told', 'composted the leaves'],
    ['an errand that is ordered', 'תשחק עם הילדים'],
    ['an errand that is ordered, of a verb the lexicon has', 'תבשל מרק'],
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

test('[RD1] each reader takes them from its own languages', () => {
  const own = createReader()
  const meant = (message: string) => respelled(own, message, () => false)?.text
  expect(meant('shwo my taks')).toBe('show my tasks')
  for (const known of ['snow', 'lift', 'composted', 'תשחק', 'תבשל', 'הצגב']) expect(meant(known)).toBeUndefined()
  expect(['תמחוק', 'אמחקי'].map(meant)).toEqual(['תמחק', 'תמחקי'])
})

test('titles are asked only about words that could be meant for a command', () => {
  const asked: string[] = []
  respelled(reader, 'shwo the xyzzyq', (word) => asked.push(word) > 0)
  expect(asked).toEqual(['shwo'])
})

test('[DESIGN 5.12] each command that could be meant is counted, by the letters to compare', () => {
  const stepsOf = (message: string) => {
    const before = reader.effort.spent
    respelled(reader, message, () => false)
    return reader.effort.spent - before
  }
  const commandsOfLength = (from: number, to: number) =>
    reader
      .all()
      .flatMap(({ saying }) => saying.commandWords)
      .filter(({ length }) => length >= from && length <= to).length
  expect(stepsOf('zzzzz')).toBe(5 + 5 * commandsOfLength(4, 6))
  expect(stepsOf('zzzzzzzz')).toBe(8 + 8 * commandsOfLength(6, 10))
  expect([stepsOf('show'), stepsOf('zzz')]).toEqual([4, 3])
})
