import { describeRefusal } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
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

test('[001] the English message of a refused transition is the kernel’s own', () => {
  const variables = { taskId: 't', currentStatus: 'acknowledged', attemptedStatus: 'completed' }
  const { message } = renderError({ code: 'TASK_INVALID_TRANSITION', variables }, 'en').error
  expect(message).toBe(describeRefusal('TASK_INVALID_TRANSITION', variables))
})

describe('[D29] guidance', () => {
  const refusal = (
    steps: { trigger: string; to: string; requiredFields?: string[] }[],
    lifecycle = 'todo',
  ): Refusal => ({
    code: 'TASK_INVALID_TRANSITION',
    variables: {
      taskId: 't',
      currentStatus: 'deleted',
      attemptedStatus: 'done',
      validTransitions: [{ to: 'open', trigger: 'restoreTask', requiredFields: [] }],
    },
    way: { number: 7, lifecycle, steps: steps.map((step) => ({ from: '', requiredFields: [], ...step })) },
  })
  const guidance = (of: Refusal) => renderError(of, 'en').error.aiGuidance

  test('is the way there as commands with their arguments', () => {
    const steps = [
      { trigger: 'restoreTask', to: 'open' },
      { trigger: 'completeTask', to: 'done' },
    ]
    expect(guidance(refusal(steps))).toBe('Run: pawl restore 7 — then: pawl done 7')
  })

  test('in governed work it is the commands of workers, and the inbox for what follows from an answer', () => {
    const steps = [{ trigger: 'start', to: 'in_progress', requiredFields: ['assignee'] }]
    expect(guidance(refusal(steps, 'governed'))).toBe('Run: pawl task-started 7 --session <session>')
    const judged = [{ trigger: 'approve', to: 'approved', requiredFields: [] }]
    expect(guidance(refusal(judged, 'governed'))).toBe('Run: pawl inbox')
  })

  test('in a room it is the commands of agents, with the room, the role and the session filled in', () => {
    const steps = ['claimTask', 'startTask', 'completeTask'].map((trigger) => ({ trigger, to: '' }))
    const of = refusal(steps, 'room')
    const given = { room: 'build', role: 'builder', session: 's1' }
    expect(guidance({ ...of, way: { ...of.way, given } as Refusal['way'] } as Refusal)).toBe(
      'Run: pawl wait-for-task --room build --role builder — then: pawl task-started 7 --session s1 — then: pawl task-complete 7 --session s1',
    )
  })

  test('lists the legal moves when no safe way leads there', () => {
    expect(guidance(refusal([]))).toBe('From here it can go to: open.')
  })
})

test('both languages know every validation', () => {
  expect(Object.keys(textsOf.he.validations).sort()).toEqual(Object.keys(textsOf.en.validations).sort())
})
