import { expect, test } from 'vitest'
import { askedToWait, pauseAfter, type RetryOptions, retry } from './retry.ts'

const backoff = { first: 100, longest: 1_000 }

/** A clock that moves only while someone pauses. */
function simulated() {
  const pauses: number[] = []
  let time = 0
  const options = {
    backoff,
    now: () => time,
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds)
      time += milliseconds
    },
  } satisfies Partial<RetryOptions<unknown>>
  return { pauses, options }
}

test('pauses double up to the longest', () => {
  expect([1, 2, 3, 4, 5, 6].map((failures) => pauseAfter(backoff, failures))).toEqual([100, 200, 400, 800, 1000, 1000])
})

test('what succeeds is not tried again', async () => {
  const { pauses, options } = simulated()
  const answer = await retry(async () => 'done', { ...options, retryUntil: () => undefined })
  expect([answer, pauses]).toEqual(['done', []])
})

test('it is tried until it succeeds', async () => {
  const { pauses, options } = simulated()
  let attempts = 0
  const attempt = async () => {
    if (++attempts < 4) throw new Error('away')
    return attempts
  }
  const retryUntil: RetryOptions<number>['retryUntil'] = (ended) => ('error' in ended ? 10_000 : undefined)
  expect(await retry(attempt, { ...options, retryUntil })).toBe(4)
  expect(pauses).toEqual([100, 200, 400])
})

test('the last attempt is made when the time is up, and its error is the one that is thrown', async () => {
  const { pauses, options } = simulated()
  let attempts = 0
  const attempt = async () => {
    throw new Error(`attempt ${++attempts}`)
  }
  await expect(retry(attempt, { ...options, retryUntil: () => 250 })).rejects.toThrow('attempt 3')
  expect(pauses).toEqual([100, 150])
})

test('an outcome that is a value can be tried again too', async () => {
  const { options } = simulated()
  const outcomes = ['busy', 'busy', 'done']
  const retryUntil: RetryOptions<string | undefined>['retryUntil'] = (ended) =>
    'value' in ended && ended.value === 'busy' ? 10_000 : undefined
  expect(await retry(async () => outcomes.shift(), { ...options, retryUntil })).toBe('done')
})

test('whoever is told how long to wait waits so long, and no longer than it may', async () => {
  const { pauses, options } = simulated()
  let attempts = 0
  const attempt = async () => ({ retryAfterSeconds: 7, attempts: ++attempts })
  const retryUntil = () => 10_000
  const pauseFor: RetryOptions<object>['pauseFor'] = (ended) =>
    'value' in ended ? askedToWait({ variables: ended.value as never }) : undefined
  expect(await retry(attempt, { ...options, retryUntil, pauseFor })).toMatchObject({ attempts: 3 })
  expect(pauses).toEqual([7_000, 3_000])
})
