// One name for one thing, on every door.

import { expect, test } from 'vitest'
import { openApi } from '../documents/open-api.ts'
import { operations } from './index.ts'
import type { OperationDeclaration } from './operation.ts'

const all = Object.values(operations) as OperationDeclaration[]

/** What the method of a request says by itself: a list, one of it, a new one, a change, an end. */
const SAID_BY_METHOD: Readonly<Record<string, readonly string[]>> = {
  GET: ['list', 'show', 'status', 'conversation', 'question', 'attempt'],
  POST: ['add', 'create', 'post', 'start'],
  PATCH: ['edit', 'change'],
  DELETE: ['revoke', 'remove'],
}

test('the last word of a command is the last word of its address, unless the method says it', () => {
  for (const { command, http } of all) {
    if (command === undefined) continue
    const word = command.words.at(-1) as string
    const last = http.path.split('/').at(-1) as string
    const isSaid = SAID_BY_METHOD[http.method]?.includes(word) ?? false
    expect([http.path, last === word || isSaid]).toEqual([http.path, true])
  }
})

test('no two operations have one address, the former ones included', () => {
  const addresses = all.flatMap(({ http: { method, path, formerly } }) =>
    [path, ...(formerly === undefined ? [] : [formerly])].map((one) => `${method} ${one.replaceAll(/:\w+/g, ':')}`),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('a former address takes the same from its path', () => {
  const inPath = (path: string) => path.match(/:\w+/g)
  for (const { http } of all) if (http.formerly !== undefined) expect(inPath(http.formerly)).toEqual(inPath(http.path))
})

test('the API reference has the former addresses, as deprecated', () => {
  const { paths } = openApi('0') as { paths: Record<string, Record<string, { deprecated?: boolean }>> }
  expect(paths['/api/tasks/{task}/done']?.post?.deprecated).toBeUndefined()
  expect(paths['/api/tasks/{task}/complete']?.post?.deprecated).toBe(true)
})
