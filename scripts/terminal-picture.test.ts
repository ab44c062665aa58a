import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAWL } from '../testing/pawl-processes.ts'
import { PICTURE, pictureOf, recorded } from './terminal-picture.ts'

test('the picture of the terminal shows what the program prints', () => {
  expect(readFileSync(PICTURE, 'utf8')).toBe(pictureOf(recorded(PAWL)))
})
