import { describeRefusal, FIELD_NOT_ALLOWED, validations } from '@pawl/kernel'
import { describe, expect, test } from 'vitest'
import { foreignWords, textsIn } from '../../../../testing/foreign-words.ts'
import { en } from '../governed/texts/en.ts'
import { he } from '../governed/texts/he.ts'
import type { Guidance, NoWay } from '../guidance/guidance.ts'
import { httpWords } from '../guidance/http-words.ts'
import { LANGUAGES, type Language } from '../language.ts'
import { reasonOf } from '../views/item-view.ts'
import { recordWordsOf } from '../words/records/record-words.ts'
import { securityEventWords } from '../words/security-events.ts'
import { wordsOf } from '../words/words.ts'
import { errorCatalogue } from './catalogue.ts'
import type { ErrorCode } from './facts.ts'
import type { InputProblem, UnfitBecause } from './reasons.ts'
import type { Refusal } from './refusal.ts'
import { renderError, textsOf } from './render.ts'
import { refuseUnfitAnswer } from './unfit-answer.ts'

const LISTED: Readonly<Record<string, unknown>> = {
  openTasks: [7, 8],
  problems: [{ at: 'title', problem: '7', expected: '7' }],
  roles: ['7'],
  since: 0,
  at: 0,
  validTriggers: ['answerItem'],
  could: ['7'],
  exist: ['7'],
  only: { rooms: ['7'] },
  approvers: ['7'],
  commands: ['7'],
  difference: { reason: 'no_events' },
  waitsFor: [{ id: '7', task: 7, title: '7' }, { id: '8' }],
  circle: [{ id: '7', task: 7, title: '7' }, { id: '8' }],
}

const SYSTEM = Object.keys(textsOf.en.system)

/** The reasons of the codes that have a sentence for each. */
const REASONS: { readonly [code in ErrorCode]?: readonly string[] } = {
  ATTACH_NOT_POSSIBLE: ['itself', 'other_room', 'not_backlog', 'parent_is_backlog', 'parent_is_over', 'already'],
  IMPORT_BAD_LINE: Object.keys(textsOf.en.badLine),
  IMPORT_NOT_READ: Object.keys(textsOf.en.unread),
  ITEM_OUTDATED: Object.keys(textsOf.en.outdated),
  AUTHOR_CANNOT_JUDGE: Object.keys(textsOf.en.cannotJudge),
  STORE_UNAVAILABLE: Object.keys(textsOf.en.storeTroubles),
  IMPORT_DOES_NOT_ADD_UP: Object.keys(textsOf.en.mismatch),
  // What the parser says in words of its own stays English.
  WRONG_USAGE: Object.keys(textsOf.en.usage).filter((reason) => reason !== 'other'),
  FILE_UNREADABLE: SYSTEM,
  COMMAND_NOT_FOUND: SYSTEM,
  REPOSITORY_UNFIT: [
    ...[
      'no_git',
      'no_repository',
      'bare',
      'detached',
      'no_commit',
      'no_such_base',
      'dirty',
      'bad_prefix',
      'git_failed',
    ],
  ],
  SERVER_UNREACHABLE: SYSTEM,
  CANNOT_LISTEN: SYSTEM,
}

const GUIDANCE_FACTS = {
  status: 'done',
  role: 'builder',
  since: 0,
  next: 4,
  task: 5,
  epoch: 6,
  to: [3],
  assignee: 'ada',
  tasks: [3],
  dropped: [],
  whom: 'system5',
  item: 'i1',
  field: 'f',
  statuses: ['open'],
  lifecycle: 'room',
  operations: ['x'],
}

/** Facts that fit every code: what a text asks for is there, called by its own name unless `named` says otherwise. */
const factsOf = (code: ErrorCode, reason = REASONS[code]?.[0] ?? 'reason', named = (fact: string) => fact) =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'reason') return reason
        if (name === 'state') return code === 'NOT_THE_HOLDER' ? 'alive' : named('state')
        return LISTED[String(name)] ?? named(String(name))
      },
      has: () => false,
      ownKeys: () => [],
    },
  )
const codes = Object.keys(errorCatalogue) as ErrorCode[]

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(codes)('%s says what is wrong', (code) => {
    const { error } = renderError({ code, variables: factsOf(code) } as unknown as Refusal, language)
    expect(error.message.length).toBeGreaterThan(5)
    expect(error.message).not.toContain('undefined')
  })

  test('[LESSONS] no text spells out a whole command that destroys something', () => {
    for (const code of codes) {
      const { message, aiGuidance } = renderError(
        { code, variables: factsOf(code) } as unknown as Refusal,
        language,
      ).error
      expect(`${message} ${aiGuidance}`).not.toMatch(/pawl (delete|import|token revoke|transition)\b(?! <)/)
    }
  })
})

test.each(codes.flatMap((code) => (REASONS[code] ?? ['reason']).map((reason) => [code, reason] as const)))(
  '[LG1] %s (%s) has no English inside its Hebrew',
  (code, reason) => {
    const variables = factsOf(code, reason, () => '7')
    const { message, aiGuidance } = renderError({ code, variables } as unknown as Refusal, 'he').error
    expect(message).toMatch(/[\u05d0-\u05ea]/)
    expect(foreignWords(message)).toEqual([])
    expect(foreignWords(aiGuidance)).toEqual([])
  },
)

test.each([
  ['errors', textsOf.he.input],
  ['words', wordsOf.he],
  ['records', recordWordsOf.he],
  ['security events', securityEventWords.he],
  ['questions', he()],
])('[LG1] nor has any other text: %s', (_, table) => {
  expect(textsIn(table).filter(([, text]) => foreignWords(text).length > 0)).toEqual([])
})

describe('a reason is said in the language of the rest', () => {
  const SENTENCE = /[A-Za-z]{2,} +[A-Za-z]{2,}/
  const withoutCommands = (text: string) => text.replaceAll(/pawl( [a-z-]+)+/g, '')
  const facts = (reason: string) => factsOf('ITEM_OUTDATED', reason, () => '7')
  const inBoth = (say: (language: Language) => string | undefined) => {
    expect(say('he')).toMatch(/[\u05d0-\u05ea]/)
    expect(say('he')).not.toMatch(SENTENCE)
    expect(say('en')).toMatch(/[a-z]/)
    expect(say('en')).not.toMatch(/undefined|[\u05d0-\u05ea]/)
  }

  test.each(Object.entries(REASONS).flatMap(([code, reasons]) => reasons.map((reason) => [code, reason])))(
    '%s because of %s',
    (code, reason) => {
      // The problem of a line that cannot be stored is in the reader's language already.
      const of = (language: Language) =>
        new Proxy(facts(reason as string), {
          get: (all, fact) => (fact === 'problem' ? textsOf[language].input.missing : Reflect.get(all, fact)),
        })
      const say = (language: Language) =>
        renderError({ code, variables: of(language) } as unknown as Refusal, language).error
      inBoth((language) => say(language).message)
      inBoth((language) => withoutCommands(say(language).aiGuidance))
    },
  )

  test.each(Object.keys(textsOf.en.unfit) as UnfitBecause['reason'][])(
    'an answer does not fit because of %s',
    (reason) => {
      const because = facts(reason) as UnfitBecause
      inBoth((language) => {
        const { refusal } = refuseUnfitAnswer(because, language)
        return (refusal.variables as { problems: readonly InputProblem[] }).problems[0]?.problem
      })
    },
  )

  test.each([...Object.keys(validations), `${FIELD_NOT_ALLOWED}:title`])('a change is not valid by %s', (name) => {
    const variables = { taskId: 't', currentStatus: 'open', attemptedStatus: 'done', validationReason: name }
    const refusal = { code: 'TASK_VALIDATION_FAILED', variables } as const
    inBoth((language) => renderError(refusal, language).error.message)
  })

  test.each(Object.keys(textsOf.en.guidance.because) as NoWay['reason'][])(
    'there is no way because of %s',
    (reason) => {
      const because = { ...GUIDANCE_FACTS, reason } as unknown as NoWay
      const variables = { taskId: 't', currentStatus: 'open', attemptedStatus: 'done' }
      const refusal = { code: 'TASK_INVALID_TRANSITION', variables, guidance: { kind: 'noWay', because } } as const
      inBoth((language) => renderError(refusal as Refusal, language).error.aiGuidance)
    },
  )

  test.each(Object.keys(en().because))('a question is asked because of %s', (reason) => {
    inBoth((language) => reasonOf({ reason: 'as stored', because: { reason, attempts: 5 } }, language) as string)
  })
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
      `Send: POST /api/work/7/task-started {"session":"s1"} — then: POST /api/work/7/task-complete {"session":"s1","result":"it's"}`,
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
      const because = { ...GUIDANCE_FACTS, reason } as unknown as NoWay
      const { aiGuidance } = renderError(refusal({ kind: 'noWay', because, otherwise }), language).error
      expect(aiGuidance).toMatch(/: pawl wait-for-task --worker ada$/)
    }
  })
})

test('both languages know every validation', () => {
  expect(Object.keys(textsOf.he.validations).sort()).toEqual(Object.keys(textsOf.en.validations).sort())
})
