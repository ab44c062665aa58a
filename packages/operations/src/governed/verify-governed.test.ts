// `pawl verify` on governed work that someone has tampered with: every difference is named.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { all, asked, freshContexts } from '../../../../testing/operation-context.ts'
import { tamperWith } from '../../../../testing/tamper.ts'
import { streams } from '../index.ts'

interface Ids {
  readonly [name: string]: string
}

describe.each(databases)('on $name', ({ name, freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const isSqlite = name === 'SQLite'
  const problems = async () =>
    (await all(streams.verifyStore(now.context))).flatMap((line) => (line.kind === 'difference' ? [line.problem] : []))

  /** Task 1 was rejected and replaced by 2, which was approved; 3 is rejected, 4 blocked, 5 completed. */
  async function filled(): Promise<Ids> {
    const { done } = asked(now.context)
    const { store } = now.context
    await done('addWorker', { worker: 'ada', skills: [] })
    await done('addPolicy', { policy: 'safe', text: 'no secrets' })
    const open = async (type: string) =>
      (await done('inbox', { limit: 100 })).items.find((item) => item.type === type)?.id ?? ''
    const answer = async (type: string, given: Record<string, unknown>) =>
      done('answerItem', { item: await open(type), answer: given })
    const work = async (task: string) => {
      await done('startWork', { task, session: 'ada' })
      await done('completeWork', { task, session: 'ada', result: `result of ${task}` })
    }
    const judge = (verdict: string) =>
      answer('TaskReview', { cases: [{ policy_id: 'safe', verdict, reasoning: 'so' }] })
    const initiative = async (title: string) => {
      const made = await done('startInitiative', { title })
      await answer('InitiativeAssign', { tasks: [{ title }] })
      return made.initiative.id
    }
    const first = await initiative('replaced')
    await work('1')
    await judge('Violated')
    await answer('RejectionDecision', { decision: 'improve', description: 'better' })
    await work('2')
    await judge('Satisfied')
    await initiative('rejected')
    await work('3')
    await judge('Violated')
    const other = await initiative('blocked')
    await done('startWork', { task: '4', session: 'ada' })
    await done('blockWork', { task: '4', session: 'ada', owner: 'dana', action: 'act' })
    await initiative('completed')
    await work('5')
    const id = async (number: number) => (await store.findTask({ number }))?.id ?? ''
    const [one, two, three, four, five] = await Promise.all([1, 2, 3, 4, 5].map(id))
    const subjectOf = async (kind: 'case' | 'result' | 'message', task: string | undefined) =>
      (await store.records({ kind, subject: task ?? '', limit: 1 }))[0]?.id ?? ''
    const answered = (await store.itemsAbout({ task: two ?? '', states: ['answered'] }))[0]?.id ?? ''
    return {
      first,
      other,
      one,
      two,
      three,
      four,
      five,
      answered,
      review: await open('TaskReview'),
      rejection: await open('RejectionDecision'),
      block: await open('BlockedResolution'),
      verdict: await subjectOf('case', two),
      result: await subjectOf('result', two),
      notice: await subjectOf('message', two),
    } as Ids
  }

  test('finds nothing where nothing is wrong', async () => {
    await filled()
    expect(await problems()).toEqual([])
  })

  const from = (table: string, kind: string, id: string) =>
    `${table} where workspace = '${now.workspace}' and kind = '${kind}' and id = '${id}'`
  /** Another body, for one record or for its version too. */
  const rewritten = (kind: string, id: string, before: string, after: string) =>
    ['records', 'record_heads'].map((table) => {
      const body = isSqlite
        ? `replace(body, '${before}', '${after}')`
        : `replace(body::text, '${before}', '${after}')::json`
      return `update ${table} set body = ${body} where workspace = '${now.workspace}' and kind = '${kind}' and id = '${id}'`
    })
  const setEverywhere = (kind: string, id: string, assignment: string) =>
    ['records', 'record_heads'].map(
      (table) =>
        `update ${table} set ${assignment} where workspace = '${now.workspace}' and kind = '${kind}' and id = '${id}'`,
    )
  const field = (task: string, before: string, after: string) =>
    `update tasks set fields = ${
      isSqlite ? `replace(fields, '${before}', '${after}')` : `replace(fields::text, '${before}', '${after}')::jsonb`
    } where workspace = '${now.workspace}' and id = '${task}'`
  /** A version more, as if it had got there. */
  const nextState = (kind: string, id: string, state: string) => [
    `insert into records (workspace, kind, id, version, subject, state, body, actor, at)
     select workspace, kind, id, version + 1, subject, '${state}', body, actor, at from ${from('record_heads', kind, id)}`,
    `update record_heads set version = version + 1, state = '${state}'
     where workspace = '${now.workspace}' and kind = '${kind}' and id = '${id}'`,
  ]
  const gone = (kind: string, id: string) => [
    `delete from ${from('record_heads', kind, id)}`,
    `delete from ${from('records', kind, id)}`,
  ]

  test.each<[string, (ids: Ids) => string[], RegExp]>([
    [
      'a version that is missing',
      ({ answered }) => [`delete from ${from('records', 'item', answered ?? '')} and version = 1`],
      /^item \w+ has version 2 where version 1 should be/,
    ],
    [
      'a head that is not the newest version',
      () => [`update record_heads set state = 'retired' where workspace = '${now.workspace}' and id = 'safe'`],
      /^policy safe is not filed as its newest version/,
    ],
    [
      'a head that is missing',
      () => [`delete from ${from('record_heads', 'policy', 'safe')}`],
      /^policy safe is not filed/,
    ],
    ['a policy that is missing', () => gone('policy', 'safe'), /^case \w+ judges by safe v1, which there is not/],
    [
      'an initiative that is missing',
      ({ first }) => gone('initiative', first ?? ''),
      /is of initiative \w+, which there is not/,
    ],
    [
      'a question about a task that there is not',
      ({ review, five }) => rewritten('item', review ?? '', five ?? '', 'nowhere'),
      /^item \w+ speaks of task nowhere, which there is not/,
    ],
    [
      'a question about a task of another initiative',
      ({ first, five }) => [
        `update tasks set fields = ${
          isSqlite
            ? `json_set(fields, '$.initiative_id', '${first}')`
            : `jsonb_set(fields::jsonb, '{initiative_id}', '"${first}"')`
        } where workspace = '${now.workspace}' and id = '${five}'`,
      ],
      /^item \w+ speaks of task 5, which is of another initiative/,
    ],
    [
      'a message with a field that is unknown',
      ({ notice }) => rewritten('message', notice ?? '', '"worker"', '"helper"'),
      /^message \w+ does not fit TaskAssign/,
    ],
    [
      'a question for someone else',
      ({ review }) => setEverywhere('item', review ?? '', "subject = 'system5'"),
      /^item \w+ is for system5, but TaskReview is not/,
    ],
    [
      'an answer that is not allowed',
      ({ answered }) => rewritten('item', answered ?? '', 'Satisfied', 'Fine'),
      /^item \w+ has an answer that is not allowed/,
    ],
    [
      'a question that is answered without an answer',
      ({ review }) => setEverywhere('item', review ?? '', "state = 'answered'"),
      /^item \w+ is answered without an answer/,
    ],
    [
      'an initiative in a state that no rule leads to',
      ({ first }) => setEverywhere('initiative', first ?? '', "state = 'closed'"),
      /^initiative \w+ version 1: does not begin as closed/,
    ],
    [
      'a record that moved where no rule leads',
      ({ first }) => nextState('initiative', first ?? '', 'planned'),
      /^initiative \w+ version 3: no rule from under_review to planned/,
    ],
    [
      'a policy in a state that there is not',
      () => nextState('policy', 'safe', 'secret'),
      /^policy safe version 2: there is no state secret/,
    ],
    [
      'a question that goes on after its answer',
      ({ answered }) => nextState('item', answered ?? '', 'withdrawn'),
      /^item \w+ version 3: no rule from answered to withdrawn/,
    ],
    [
      'a question that says something else than it asked',
      ({ answered }) => [
        `update records set body = ${
          isSqlite ? `replace(body, '"title"', '"label"')` : `replace(body::text, '"title"', '"label"')::json`
        } where workspace = '${now.workspace}' and kind = 'item' and id = '${answered}' and version = 1`,
      ],
      /^item \w+ version 2: answerItem changes/,
    ],
    [
      'a rejected task that nobody owns',
      ({ rejection }) => gone('item', rejection ?? ''),
      /^is rejected, and nobody is asked/,
    ],
    ['a blocked task that nobody owns', ({ block }) => gone('item', block ?? ''), /^is blocked, and nobody is asked/],
    ['a result that nobody judges', ({ review }) => gone('item', review ?? ''), /^is completed, and nobody is asked/],
    [
      'a link back that is missing',
      ({ one, two }) => [field(one ?? '', two ?? '', 'nowhere')],
      /^replaces task 1, which does not say so/,
    ],
    [
      'a link forward that leads nowhere',
      ({ one, two }) => [field(one ?? '', two ?? '', 'nowhere')],
      /^was replaced by nowhere, which there is not/,
    ],
    [
      'a link forward that is missing on the other side',
      ({ one, two }) => [field(two ?? '', one ?? '', 'nowhere')],
      /^was replaced by task 2, which does not say so/,
    ],
    [
      'an approval without a verdict',
      ({ verdict }) => gone('case', verdict ?? ''),
      /^was approved without a verdict on result 1/,
    ],
    [
      'an approval against a verdict',
      ({ verdict }) => rewritten('case', verdict ?? '', 'Satisfied', 'Violated'),
      /^was approved, but the verdict of safe is Violated/,
    ],
    [
      'a verdict on another result',
      ({ verdict }) => rewritten('case', verdict ?? '', '"result_version":1', '"result_version":7'),
      /^was approved without a verdict on result 1/,
    ],
    ['a result that is not kept', ({ result }) => gone('result', result ?? ''), /^has a result that is not kept/],
    [
      'a result that was changed',
      ({ result }) => rewritten('result', result ?? '', 'result of 2', 'something else'),
      /^does not hold result 1, its newest/,
    ],
    [
      'results that are numbered wrongly',
      ({ result }) => rewritten('result', result ?? '', '"version":1', '"version":3'),
      /^result 1 says it is result 3/,
    ],
  ])('names %s', async (_, tampering, problem) => {
    const ids = await filled()
    await tamperWith(now.place, tampering(ids))
    expect(await problems()).toContainEqual(expect.stringMatching(problem))
  })
})
