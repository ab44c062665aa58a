// What was typed is heeded or refused, before anything is done.

import { type PawlError, renderError } from '@pawl/contract'
import { expect, test } from 'vitest'
import { phrasesOf } from '../phrases/languages.ts'
import { readSettings } from '../settings.ts'
import { helpWords } from './help-words.ts'
import { ownCommands } from './own-commands.ts'
import { buildProgram } from './program.ts'
import { wordsOf } from './typed-words.ts'

const words = helpWords(phrasesOf.en)

/** What it refuses, or undefined if it would be done. */
function refusedOf(line: string): string | undefined {
  const args = line.split(' ')
  let taken = false
  const program = buildProgram('1.0', args, () => (taken = true), words)
  try {
    program.parse(args, { from: 'user' })
    expect(taken, line).toBe(true)
    return undefined
  } catch (error) {
    const { message, aiGuidance } = renderError((error as PawlError).refusal, 'en').error
    return `${message} ${aiGuidance}`
  }
}

test.each([
  ['--data x init', 'pawl --data x list'],
  ['--url http://127.0.0.1:9 init', '--url means nothing here'],
  ['--url http://127.0.0.1:9 serve', '--url means nothing here'],
  ['--as person:dana serve', '--as means nothing here'],
  ['--data x man', '--data means nothing here'],
  ['--idempotency-key k chat', '--idempotency-key means nothing here'],
  ['import all.jsonl --dry-run', '--dry-run means something only with --from'],
  ['import todo.txt --from text --with-tokens', '--with-tokens means nothing together with --from'],
  ['import --cancel i1 --from text', '--from means nothing together with --cancel'],
  ['work --worker ada --room build true', '--room means nothing together with --worker'],
  ['work --room build --role b --base main true', '--base means something only with --worktree'],
  ['work --room build --role b --initiative i1 true', '--initiative means something only with --worker'],
  ['serve --oidc-name Acme', '--oidc-name means something only with --oidc-issuer'],
  ['setup codex --undo --role b', '--role means nothing together with --undo'],
])('[FH3] pawl %s is refused: %s', (line, said) => {
  expect(refusedOf(line)).toContain(said)
})

test.each([
  '--data x --as person:dana board',
  '--lang he --json init --here',
  '--patience 5 --data x tui',
  'import all.jsonl --dry-run=false --with-tokens',
  'work --worker ada --initiative i1 true',
  '--data x serve --port 0',
])('[FH3] pawl %s is heeded', (line) => {
  expect(refusedOf(line.replace('--dry-run=false', '--no-dry-run'))).toBeUndefined()
})

test('[FH3] every command says which options before it it heeds, and --json is one of all', () => {
  for (const { name, heeds } of ownCommands) {
    const needed = name === 'work' ? ' --worker ada true' : name === 'answer-with' ? ' --for system3' : ''
    const task = wordsOf([name])[0]?.startsWith('log') ? ' 1' : name === 'completion' ? ' bash' : ''
    expect(refusedOf(`--json ${name}${needed}${task}`), name).toBeUndefined()
    if (!heeds.includes('workspace'))
      expect(refusedOf(`--workspace w ${name}${needed}${task}`)).toContain('--workspace')
  }
})

const ignored = () => {}

test('[FH3] of a folder and a server nobody knows which was meant', () => {
  const options = { data: '/x', url: 'http://127.0.0.1:9' }
  expect(() => readSettings(options, {}, '/', ignored)).toThrow('WRONG_USAGE')
})

test('a folder that is typed counts more than a server of the environment', () => {
  const environment = { PAWL_URL: 'http://127.0.0.1:9' }
  expect(readSettings({ data: '/x' }, environment, '/', ignored).serverUrl).toBeUndefined()
  expect(readSettings({}, environment, '/', ignored).serverUrl).toBe('http://127.0.0.1:9')
})
