import { expect, test } from 'vitest'
import { formOf } from './command-form.ts'

test('[D29] whoever leaves out an option is shown how the command is written, with blanks that nobody can run', () => {
  expect(formOf(['schedule', 'add'])).toBe('schedule add <room> <content> --every <every>')
})

test('a command that needs no option is explained by its help alone', () => {
  expect(formOf(['done'])).toBeUndefined()
  expect(formOf(['serve'])).toBeUndefined()
})
