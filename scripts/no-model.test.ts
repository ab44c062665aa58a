// Nothing needs a model or a network: whatever could ask one is listed here, and is loaded only by those who configured it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rewriterFrom } from '../apps/server/src/rewriter.ts'
import { root } from './paths.mjs'

const sources = ['packages', 'apps']
  .flatMap((group) => readdirSync(join(root, group)).map((one) => join(group, one, 'src')))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

const ASKS_A_MODEL = 'apps/server/src/model/complete-chat.ts'

test('[DESIGN 5.8] one file asks models, and only the two extras that are off by default load it, when they are asked to', () => {
  expect(filesWith(/chat\/completions/)).toEqual([ASKS_A_MODEL])
  expect(filesWith(/import\('[^']*\/complete-chat(\.ts)?'\)/).sort()).toEqual([
    'apps/cli/src/answer/by-model.ts',
    'apps/server/src/rewriter.ts',
  ])
  expect(filesWith(/^import (?!type).*\/complete-chat(\.ts)?'/m)).toEqual([])
})

test('[DESIGN 5.8] no other file of the command and the server begins a request but those that ask a Pawl server', () => {
  const ofApps = filesWith(/\bfetch\(/).filter((file) => /^apps\/(cli|server)\//.test(file))
  expect(ofApps.sort()).toEqual([
    'apps/cli/src/doctor/look-at-server.ts',
    'apps/cli/src/door/connection.ts',
    ASKS_A_MODEL,
  ])
})

test('[DESIGN 5.8] no package but the client of programs sends anything over a network, but for statements to its own database', () => {
  const ofPackages = filesWith(/\bfetch\(|from 'node:(http|https|net|tls|dgram)'/).filter((file) =>
    file.startsWith('packages/'),
  )
  expect(ofPackages).toEqual(['packages/client/src/request.ts'])
})

test('[DESIGN 5.8] without an address and a model there is no rewriting', async () => {
  expect(await rewriterFrom({})).toBe(undefined)
  expect(await rewriterFrom({ PAWL_NLG_KEY: 'secret' })).toBe(undefined)
})
