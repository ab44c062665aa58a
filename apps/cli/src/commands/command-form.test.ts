import { expect, test } from 'vitest'
import { formOf, formWithOptions } from './command-form.ts'

test('[D29] whoever leaves something out is shown how the command is written, with blanks that nobody can run', () => {
  expect(formOf(['schedule', 'add'])).toBe('schedule add <room> <content> --every <every>')
  expect(formOf(['why'])).toBe('why <task> <to>')
  expect(formOf(['done'])).toBe('done <task>')
})

test('a command that needs nothing is explained by its help alone', () => {
  expect(formOf(['list'])).toBeUndefined()
  expect(formOf(['serve'])).toBeUndefined()
})

test('beside a message that names what is wrong with the input only options that lack are shown', () => {
  expect(formWithOptions(['schedule', 'add'])).toBe(formOf(['schedule', 'add']))
  expect(formWithOptions(['done'])).toBeUndefined()
})
