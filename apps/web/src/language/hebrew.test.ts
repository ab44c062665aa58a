/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { foreignWords, textsIn } from '../../../../testing/foreign-words.ts'

const modules: Readonly<Record<string, Readonly<Record<string, { readonly he?: unknown }>>>> = import.meta.glob(
  '../**/*phrases.ts',
  { eager: true },
)

/** Examples of what can be written, in either language. */
const EXAMPLES = /^examples\./

test.each(Object.entries(modules))('[LG1] what %s says in Hebrew has no English inside', (_, module) => {
  const tables = Object.values(module).filter((table) => typeof table === 'object')
  expect(tables.map(({ he }) => he)).not.toContain(undefined)
  const texts = tables.flatMap(({ he }) => textsIn(he))
  expect(texts.filter(([path, text]) => !EXAMPLES.test(path) && foreignWords(text).length > 0)).toEqual([])
})
