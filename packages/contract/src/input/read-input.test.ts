import { describe, expect, test } from 'vitest'
import { openApi } from '../documents/open-api.ts'
import { renderError } from '../errors/render.ts'
import { ITEM_TYPES } from '../governed/items.ts'
import { operations } from '../operations/index.ts'
import { fromText, type InputField, inputFields } from './from-text.ts'
import { readInput } from './read-input.ts'

const add = (input: unknown) => readInput(operations.addTask.input, input, 'en')
const problem = (input: unknown) => {
  const outcome = add(input)
  if (!outcome.refused) throw new Error('taken')
  return renderError(outcome.refusal, 'en').error.message
}

describe('a title', () => {
  test.each(['Buy milk', 'לקנות חלב', '👩‍👩‍👧‍👦', 'a\u200fb', 'x'.repeat(500), '9/11'])(
    '%j is taken as it is',
    (title) => {
      expect(add({ title })).toMatchObject({ value: { title } })
    },
  )

  test('is trimmed', () => {
    expect(add({ title: '  Buy milk \n' })).toMatchObject({ value: { title: 'Buy milk' } })
  })

  test.each([
    [{}, 'something to do, as a text or as a title'],
    [{ title: '' }, 'title: is empty'],
    [{ title: ' \u200f\u200b ' }, 'title: is empty'],
    [{ title: 'x'.repeat(100_000) }, 'title: is longer than 500 characters'],
    [{ title: 'a\u0000b' }, 'title: has control characters in it'],
    [{ title: 'a\u001b[31mb' }, 'title: has control characters in it'],
    [{ title: 'abc\u202edef' }, 'title: has characters in it that change the direction of text'],
    [{ title: 'a\ud800b' }, 'title: is not valid Unicode'],
    [{ title: 7 }, 'title: should be string'],
    [{ title: 'x', priority: 'super' }, 'priority: should be one of low, medium, high, urgent'],
    [{ title: 'x', status: 'done', done: true }, 'not known here: status, done'],
    [[], 'should be object'],
    [null, 'should be object'],
  ])('%j is refused', (input, expected) => {
    expect(problem(input)).toContain(expected)
  })
})

describe('what a database cannot keep', () => {
  const said = (message: string) => readInput(operations.takeTurn.input, { message }, 'en')
  test('is left out of a message, and the rest is heard', () => {
    for (const message of ['\u202e\u0007 \ufffd', '\ud83d\ude00', ''])
      expect(said(message)).toMatchObject({ value: { message } })
    for (const message of ['a\u0000b', 'a\ud83db', '\ude00ab'])
      expect(said(message)).toMatchObject({ value: { message: 'ab' } })
  })

  const keeps = (configuration: string) => {
    const answer = { outcome: 'new_profile', worker: 'ada', skills: [], configuration: JSON.parse(configuration) }
    return ITEM_TYPES.RemediationRequest.answer().safeParse(answer).success
  }
  test('a profile keeps any JSON but those, wherever they stand in it, and none that is too deep', () => {
    expect(keeps(String.raw`{"a":[1,{"b":"\u0007"},null],"__proto__":1}`)).toBe(true)
    expect(keeps(String.raw`{"a":[{"b":["\u0000"]}]}`)).toBe(false)
    expect(keeps(String.raw`{"a":{"\ud83d":1}}`)).toBe(false)
    expect(keeps(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`)).toBe(false)
  })
})

test('a refused input is described in Hebrew to whoever reads Hebrew', () => {
  const outcome = readInput(operations.addTask.input, { title: '' }, 'he')
  if (!outcome.refused) throw new Error('taken')
  expect(renderError(outcome.refusal, 'he').error.message).toBe('הקלט אינו תקין: title: ריק.')
})

test('text becomes what the schema wants, and stays text where it does not fit', () => {
  const listed = new Map(inputFields(operations.listTasks).map((field) => [field.name, field]))
  const edited = new Map(inputFields(operations.editTask).map((field) => [field.name, field]))
  expect(fromText(listed.get('limit') as InputField, '20')).toBe(20)
  expect(fromText(listed.get('limit') as InputField, '1e9')).toBe('1e9')
  expect(fromText(listed.get('priority') as InputField, 'none')).toBe('none')
  expect(fromText(edited.get('priority') as InputField, 'none')).toBeNull()
})

test('every reference in the API description leads somewhere', () => {
  const document = openApi('1') as { components: { schemas: object } }
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    (match) => match[1] as string,
  )
  expect(references.length).toBeGreaterThan(20)
  for (const name of references) expect(document.components.schemas).toHaveProperty(name)
})

describe('what is wrong is said in plain words', () => {
  const said = (key: 'answerItem' | 'createRoom' | 'interpretMessage', input: unknown, language: 'en' | 'he') => {
    const outcome = readInput(operations[key].input, input, language)
    return outcome.refused ? renderError(outcome.refusal, language).error.message : 'taken'
  }

  test('a list that is too short', () => {
    const empty = { room: 'build', roles: [] }
    expect(said('createRoom', empty, 'en')).toContain('roles: needs at least one')
    expect(said('createRoom', empty, 'he')).toContain('roles: צריך לפחות אחד')
  })

  test('what may be of several types', () => {
    expect(said('answerItem', { item: 'x' }, 'en')).toContain('answer: is missing')
    expect(said('answerItem', { item: 'x', answer: 7 }, 'he')).toContain('answer: צריך להיות')
    expect(said('answerItem', { item: 'x', answer: 'a'.repeat(200_001) }, 'en')).toContain('answer: is longer than')
  })

  test('a list that is too long', () => {
    const roles = Array.from({ length: 21 }, (_, index) => `r${index}`)
    expect(said('createRoom', { room: 'build', roles }, 'en')).toContain('roles: has more than 20')
  })

  test('a time zone that there is not', () => {
    const somewhere = { message: 'hello', conversation_history: [], tasks: [], time_zone: 'Mars/Olympus' }
    expect(said('interpretMessage', somewhere, 'en')).toContain('time_zone: should be a time zone such as Asia')
    expect(said('interpretMessage', somewhere, 'he')).toContain('אזור זמן, כמו Asia/Jerusalem')
    expect(said('interpretMessage', { ...somewhere, time_zone: 'Asia/Jerusalem' }, 'en')).toBe('taken')
  })
})

test.each(['showInitiative', 'showItem', 'beginInitiative'] as const)(
  '[DESIGN 5.6] %s refuses an id that one database cannot be asked for',
  (key) => {
    const [field = ''] = inputFields(operations[key]).map(({ name }) => name)
    const outcome = readInput(operations[key].input, { [field]: 'a\u0000b' }, 'en')
    expect(outcome.refused && renderError(outcome.refusal, 'en').error.message).toContain('control characters')
  },
)
