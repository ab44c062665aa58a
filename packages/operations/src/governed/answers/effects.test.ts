// What is gathered to be stored, and which System1 is chosen.

import { refuse } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { contextFor, record, task, told, viewOf } from '../../../../../testing/governed-answer.ts'
import { chooseWorker } from '../choose-worker.ts'
import { allOf, both, following, NOTHING, recording, writing } from '../effects.ts'
import { edit, given, move, newGovernedTask } from '../moves.ts'
import { afterTerminal, assign, firstFree, isAskedAbout } from '../next.ts'
import { resultOf, review } from '../review.ts'

const context = contextFor({})
const no = refuse('NOTHING_TO_BEGIN', { initiative: 'i1', state: 'active' })
const [ada, bob] = ['ada', 'bob'].map((id) => record('worker', id)) as [
  ReturnType<typeof record<'worker'>>,
  ReturnType<typeof record<'worker'>>,
]
const block = { owner: 'dana', next_action: 'x' }
const moved = () => move(context, task('in_progress'), 'blocked', 'block', block)

describe('effects', () => {
  test('are put one after the other', () => {
    const all = both(recording(ada), writing(moved(), undefined), NOTHING, recording({ refused: false, value: bob }))
    expect(told(all)).toMatchObject({
      moves: ['t1 block blocked'],
      names: ['worker ada enabled', 'worker bob enabled'],
    })
  })

  test('are nothing where one of them is refused', () => {
    for (const refused of [both(recording(ada), no, recording(bob)), recording(ada, no, bob), writing(moved(), no)])
      expect(refused).toEqual(no)
    expect(following(no, () => recording(ada))).toEqual(no)
    expect(following(moved(), () => no)).toEqual(no)
    expect([allOf([{ refused: false, value: 1 }, no]), allOf([{ refused: false, value: 1 }])]).toEqual([
      no,
      { refused: false, value: [1] },
    ])
  })

  test('a move that the table refuses is refused with what the table says', () => {
    expect(told(writing(move(context, task('approved'), 'pending', 'restart')))).toMatchObject({
      refused: 'TASK_INVALID_TRANSITION',
      currentStatus: 'approved',
    })
    expect(move(context, task('completed'), 'rejected', 'reject', {}, ['assignee'])).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    })
  })

  test('an edit is one only if something is other than before, and by whoever may', () => {
    expect(edit(context, task('pending'), { title: 'Ship it' })).toBeUndefined()
    expect(edit(context, task('pending'), { title: 'Other' })).toMatchObject({ task: { fields: { title: 'Other' } } })
    expect(edit(context, task('pending'), { title: 'Other' }, ['assignee'])).toMatchObject({
      refused: true,
      refusal: { code: 'NOT_ALLOWED' },
    })
  })

  test('a new task is the first attempt unless it says otherwise, and is signed', () => {
    const { id, write } = newGovernedTask(contextFor({ actor: 'system3' }), 'i1', { title: 'x' })
    expect('insert' in write && write.insert(7)).toMatchObject({
      task: {
        id,
        number: 7,
        createdBy: 'system3',
        createdAt: 50,
        fields: { initiative_id: 'i1', attempt: 1, title: 'x' },
      },
    })
  })

  test('what was left out is not given', () => {
    expect(given({ a: undefined, b: null, c: 0 })).toEqual({ b: null, c: 0 })
  })
})

describe('[D35] the System1 that suits a task best', () => {
  const chosen = (workers: ReturnType<typeof record<'worker'>>[], skills?: string[], loads = {}) =>
    chooseWorker({ fields: skills === undefined ? {} : { skills } }, viewOf(task('pending'), { workers, loads }))
  const worker = (id: string, skills: string[], state = 'enabled') => record('worker', id, { skills }, { state })

  test('has most of the skills', () => {
    expect(
      chosen([worker('a', ['ts']), worker('b', ['ts', 'sql']), worker('c', ['go', 'c', 'ada'])], ['sql', 'ts']),
    ).toBe('b')
  })

  test('then is not the one whose process was just lost', () => {
    const anew = (lost: string) =>
      chooseWorker({ fields: {} }, viewOf(task('pending'), { workers: [ada, bob], loads: { ada: 1, bob: 1 } }), lost)
    expect([anew('ada'), anew('bob'), anew('eve')]).toEqual(['bob', 'ada', 'ada'])
  })

  test('then the least to do', () => {
    expect(chosen([ada, bob], [], { ada: 1 })).toBe('bob')
    expect(chosen([bob, ada], [], { ada: 1, bob: 2 })).toBe('ada')
  })

  test('then the first by name', () => {
    expect([chosen([bob, ada]), chosen([ada, bob])]).toEqual(['ada', 'ada'])
  })

  test('is enabled, or there is none', () => {
    expect(chosen([worker('a', ['ts'], 'disabled'), bob], ['ts'])).toBe('bob')
    expect(chosen([worker('a', [], 'disabled')])).toBeUndefined()
  })
})

describe('[F2] a task that nobody can be given', () => {
  const waiting = [record('item', 'q2', { type: 'RemediationRequest', task_id: 't1' })]

  test('is asked about once while it waits', () => {
    expect(told(assign(context, viewOf(task('pending'), { waiting }), task('pending'))).names).toEqual([])
  })

  test('is asked about once, whatever is asked about others', () => {
    const more = [...waiting, record('item', 'q3', { type: 'RemediationRequest', task_id: 't9' })]
    expect(told(assign(context, viewOf(task('pending'), { waiting: more }), task('pending'))).names).toEqual([])
  })

  test('is asked about anew once it has come back from elsewhere, where the question was another', () => {
    expect(told(assign(context, viewOf(task('blocked'), { waiting }), task('pending'))).names).toHaveLength(1)
  })

  test('is taken as it stands now where it was not read before', () => {
    const view = { ...viewOf(task('blocked'), { waiting }), tasks: new Map() }
    expect(told(assign(context, view, task('pending'))).names).toEqual([])
  })
})

describe('[003 NX1] [D50] what comes after a task that has ended', () => {
  const other = (id: string, waitsFor?: readonly string[]) => ({
    ...task('pending', waitsFor === undefined ? {} : { waitsFor: [...waitsFor] }),
    id,
  })
  /** Which of them are given out. */
  const after = (status: 'approved' | 'canceled', unassigned: ReturnType<typeof other>[]) => {
    const view = viewOf(task('completed'), { workers: [ada], unassigned })
    return told(afterTerminal(context, view, task(status))).moves?.map((move) => move.split(' ')[0])
  }

  test('is the first that is free by then, and nothing else is given out with it', () => {
    expect(after('approved', [other('t2', ['t9']), other('t3', ['t1']), other('t4')])).toEqual(['t3'])
    expect(after('approved', [other('t2', ['t1', 't9']), other('t3')])).toEqual(['t3'])
  })

  test('is everything that is left if all of it waits: what was canceled frees nobody', () => {
    expect(after('canceled', [other('t2', ['t1']), other('t3', ['t9'])])).toEqual(['t2', 't3'])
  })

  test('is not the task itself', () => {
    expect(after('approved', [other('t1'), other('t2')])).toEqual(['t2'])
  })

  test('the first that is free is begun with, else the first', () => {
    expect(firstFree([other('t2', ['t9']), other('t3')])?.id).toBe('t3')
    expect(firstFree([other('t2', ['t9'])])?.id).toBe('t2')
    expect(firstFree([])).toBeUndefined()
  })

  test('an error that System5 is told of is no question about a task, nor is one about another', () => {
    const about = (type: string, task_id: string) => {
      const waiting = [record('item', 'q1', { type, task_id })]
      return isAskedAbout(viewOf(task('pending'), { waiting }), task('pending'))
    }
    expect([
      about('RemediationRequest', 't1'),
      about('InternalError', 't1'),
      about('RemediationRequest', 't2'),
    ]).toEqual([true, false, false])
  })
})

describe('[RV1] the policies that apply to a result', () => {
  const result = (version: number) => ({ version, record: undefined })
  const judgedBy = (...policies: ReturnType<typeof record<'policy'>>[]) => {
    const caused = told(
      review(context, viewOf(task('completed'), { policies }), task('completed', { skills: ['ts'] }), result(2)),
    )
    return (caused.bodies?.[0]?.policies as { policy_id: string }[] | undefined)?.map(({ policy_id }) => policy_id)
  }
  const policy = (id: string, body: object, state = 'active') => record('policy', id, { text: id, ...body }, { state })

  test('are active, and for everything, for this initiative or for a skill the task needs', () => {
    expect(
      judgedBy(
        policy('all', {}),
        policy('here', { initiatives: ['i9', 'i1'] }),
        policy('elsewhere', { initiatives: ['i2'] }),
        policy('typed', { skills: ['ts'], initiatives: ['i2'] }),
        policy('untyped', { skills: ['js'] }),
        policy('gone', {}, 'retired'),
      ),
    ).toEqual(['all', 'here', 'typed'])
  })

  test('are asked about with the result and its version', () => {
    const completed = task('completed', { result: 'r' })
    const caused = told(review(context, viewOf(completed, { policies: [policy('all', {})] }), completed, result(2)))
    expect(caused.bodies?.[0]).toMatchObject({ type: 'TaskReview', result_version: 2, result: 'r', task_id: 't1' })
    expect(caused.bodies?.[0]).not.toHaveProperty('not_by')
  })

  test('[TE1] are there for whoever retired one while the work was under way, not for others', () => {
    const retired = (by: string, since: number) => {
      const versions = [
        policy('all', {}),
        record('policy', 'all', { text: 'all' }, { state: 'retired', actor: by, at: 20 }),
      ]
      const policyHistory = { since, versions: new Map([['all', versions]]) }
      const view = viewOf(task('completed'), { policies: versions.slice(-1), policyHistory })
      const handedIn = { version: 1, record: record('result', 'r1', { version: 1 }) }
      return told(review(context, view, task('completed'), handedIn)).names
    }
    expect(retired('person:dana', 15)).toEqual(['TaskReview open'])
    expect(retired('person:dana', 25)).not.toContain('TaskReview open')
    expect(retired('person:else', 15)).not.toContain('TaskReview open')
  })

  test('judge the newest result, in whatever order they were read', () => {
    const newest = (...versions: number[]) => {
      const results = versions.map((version) => record('result', `r${version}`, { version }, { subject: 't1' }))
      return resultOf(viewOf(task('completed'), { results }), task('completed')).version
    }
    expect([newest(1, 3, 2), newest(3, 1, 2), newest(2, 1, 3)]).toEqual([3, 3, 3])
  })

  test('[D32] are none: it is approved and says so, unless the initiative wants one', () => {
    const completed = task('completed')
    expect(told(review(context, viewOf(completed), completed, result(1))).tasks).toMatchObject([
      { no_policy_applied: true },
    ])
    const initiative = record('initiative', 'i1', { title: 'x', require_policy: true })
    const caused = told(review(context, viewOf(completed, { initiative }), completed, result(1)))
    expect([caused.moves, caused.names]).toEqual([[], ['PolicyVague open']])
    expect(caused.bodies?.[0]).toMatchObject({ policies: [], because: { reason: 'no_policy_applies' } })
  })
})
