import { describeRefusal } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
import type { Guidance, NoWay } from '../guidance/guidance.ts'
import { httpWords } from '../guidance/http-words.ts'
import { LANGUAGES } from '../language.ts'
import { type ErrorCode, errorCatalogue } from './catalogue.ts'
import type { Refusal } from './refusal.ts'
import { renderError, textsOf } from './render.ts'

const LISTED: Readonly<Record<string, unknown>> = {
  problems: [{ at: 'title', problem: 'p', expected: 'e' }],
  roles: ['builder'],
  since: 0,
  at: 0,
  reason: 'itself',
}

/** Facts that fit every code: what a text asks for is there. */
const anyFacts = new Proxy(
  {},
  {
    get: (_, name) => LISTED[String(name)] ?? String(name),
    has: () => false,
    ownKeys: () => [],
  },
)
const codes = Object.keys(errorCatalogue) as ErrorCode[]

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(codes)('%s says what is wrong', (code) => {
    const { error } = renderError({ code, variables: anyFacts } as unknown as Refusal, language)
    expect(error.message.length).toBeGreaterThan(5)
    expect(error.message).not.toContain('undefined')
  })

  test('[LESSONS] no text spells out a whole command that destroys something', () => {
    for (const code of codes) {
      const { message, aiGuidance } = renderError({ code, variables: anyFacts } as unknown as Refusal, language).error
      expect(`${message} ${aiGuidance}`).not.toMatch(/pawl (delete|import|token revoke|transition)\b(?! <)/)
    }
  })
})

test('every Hebrew text is in Hebrew', () => {
  for (const code of codes) {
    if (code === 'WRONG_USAGE') continue
    expect(renderError({ code, variables: anyFacts } as unknown as Refusal, 'he').error.message).toMatch(
      /[\u05d0-\u05ea]/,
    )
  }
})

test('[001 error example] the English message of a refused transition is the kernel’s own', () => {
  const variables = { taskId: 't', currentStatus: 'acknowledged', attemptedStatus: 'completed' }
  const { message } = renderError({ code: 'TASK_INVALID_TRANSITION', variables }, 'en').error
  expect(message).toBe(describeRefusal('TASK_INVALID_TRANSITION', variables))
})

describe('[D29] guidance', () => {
  const refusal = (guidance: Guidance): Refusal => ({
    code: 'TASK_INVALID_TRANSITION',
    variables: { taskId: 't', currentStatus: 'acknowledged', attemptedStatus: 'completed' },
    guidance,
  })
  const steps = [
    { operation: 'startWork', input: { task: '7', session: 's1' } },
    { operation: 'completeWork', input: { task: '7', session: 's1', result: "it's" } },
  ] as const
  const way = refusal({ kind: 'way', steps })

  test('is the way there in the words of the door', () => {
    expect(renderError(way, 'en').error.aiGuidance).toBe(
      "Run: pawl task-started 7 --session s1 && pawl task-complete 7 --session s1 --result 'it'\\''s'",
    )
    expect(renderError(way, 'en', httpWords).error.aiGuidance).toBe(
      `Send: POST /api/work/7/start {"session":"s1"} — then: POST /api/work/7/complete {"session":"s1","result":"it's"}`,
    )
    expect(renderError(way, 'he').error.aiGuidance).toMatch(/^להריץ: pawl task-started 7/)
  })

  test('is there for programs too, beside the facts', () => {
    const { variables } = renderError(way, 'en', httpWords).error
    expect(variables).toMatchObject({ currentStatus: 'acknowledged', guidance: { kind: 'way', steps } })
  })

  test('says that there is no way where the door has nothing for a step of it', () => {
    const none = { ...httpWords, say: () => undefined }
    expect(renderError(way, 'en', none).error.aiGuidance).toMatch(/^There is no safe way from here: it takes startWork/)
  })

  test.each(LANGUAGES)('in %s every dead end has its sentence, with what else there is to do', (language) => {
    const otherwise = { operation: 'waitForTask', input: { worker: 'ada' } } as const
    for (const reason of Object.keys(textsOf.en.guidance.because) as NoWay['reason'][]) {
      const because = {
        reason,
        since: 0,
        to: [3],
        statuses: ['open'],
        operations: ['x'],
        field: 'f',
      } as unknown as NoWay
      const { aiGuidance } = renderError(refusal({ kind: 'noWay', because, otherwise }), language).error
      expect(aiGuidance).toMatch(/: pawl wait-for-task --worker ada$/)
    }
  })
})

test('both languages know every validation', () => {
  expect(Object.keys(textsOf.he.validations).sort()).toEqual(Object.keys(textsOf.en.validations).sort())
})
