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

test('[DESIGN 5.8] only the two extras that are off by default know of a model, and load its client when they are asked to', () => {
  expect(filesWith(/['"]openai['"]/).sort()).toEqual(['apps/cli/src/answer/by-model.ts', 'apps/server/src/rewriter.ts'])
  expect(filesWith(/^import .*from 'openai'/m)).toEqual([])
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
