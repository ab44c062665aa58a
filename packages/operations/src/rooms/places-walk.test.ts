// Whatever is done to the work of a room, in whatever order, no claim makes more of it held than its setting says.

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const HOUR = 3_600_000
const ROLES = ['builder', 'reviewer'] as const
const SESSIONS = ['s1', 's2', 's3', 's4'] as const
const HELD: readonly string[] = ['acknowledged', 'in_progress']

const steps = fc.array(
  fc.record({
    verb: fc.constantFrom(
      ...([
        'claim',
        'claim',
        'claim',
        'claim at once',
        'post',
        'post',
        'depend',
        'plan',
        'queue',
        'finish',
        'fail',
      ] as const),
      ...([
        'release',
        'ask',
        'answer',
        'hand on',
        'hand to user',
        'send back',
        'reset',
        'stop',
        'free',
        'retry',
      ] as const),
      ...(['later', 'schedule', 'reopen', 'cancel', 'change', 'close and open', 'takeover'] as const),
    ),
    pick: fc.nat(50),
  }),
  { minLength: 30, maxLength: 70 },
)

describe.each(databases)('on $name', ({ name, freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('[D26] by no way is a task held beyond the room’s number', async () => {
    let run = 0
    const reached: number[] = []
    const property = fc.asyncProperty(steps, async (walk) => {
      const place = new Place(now.context, `build${run++}`)
      await place.begin()
      for (const { verb, pick } of walk) await place.take(verb, pick)
      reached.push(place.most)
    })
    await fc.assert(property, { numRuns: name === 'SQLite' ? 25 : 8, endOnFailure: true })
    // It was tried: walks came to full rooms.
    expect(reached.filter((most) => most >= 2).length).toBeGreaterThan(0)
  }, 120_000)
})

type Context = Parameters<typeof asked>[0]

class Place {
  readonly #room: string
  readonly #elsewhere: string
  readonly #context: Context
  #ahead = 0
  parallel = 2
  most = 0

  constructor(context: Context, room: string) {
    this.#context = { ...context, now: () => context.now() + this.#ahead }
    this.#room = room
    this.#elsewhere = `${room}-elsewhere`
  }

  async begin(): Promise<void> {
    const settings = { roles: ROLES, parallel: this.parallel, retrySeconds: 60, leaseSeconds: 60, resetSuspects: true }
    await this.#ask('createRoom', { room: this.#room, ...settings })
    await this.#ask('createRoom', { room: this.#elsewhere, roles: ['builder'], parallel: 100 })
  }

  async take(verb: string, pick: number): Promise<void> {
    const held = await this.#held()
    await this.#do(verb, pick)
    const after = await this.#held()
    this.most = Math.max(this.most, after)
    expect(after, verb).toBeLessThanOrEqual(Math.max(held, this.parallel))
  }

  async #do(verb: string, pick: number): Promise<unknown> {
    const room = this.#room
    const role = ROLES[pick % 2] as string
    const wait = (session: string, as = role) =>
      this.#ask('waitForTask', {
        room,
        role: as,
        session,
        timeoutSeconds: 0,
        ...(pick % 5 === 0 && { skills: ['rust'] }),
      })
    const session = SESSIONS[pick % 4] as string
    switch (verb) {
      case 'claim':
        return wait(session)
      case 'takeover':
        this.#ahead += HOUR
        return wait(session)
      case 'claim at once':
        return Promise.all(SESSIONS.map((one, index) => wait(one, ROLES[index % 2])))
      case 'post':
        return this.#ask('postMessage', { room, content: 'Grind', ...(pick % 3 === 0 && { skills: ['rust'] }) })
      case 'depend': {
        const made = await this.#ask('postMessage', { room: this.#elsewhere, content: 'First' })
        const blocker = String((made as { task: { number: number } } | undefined)?.task.number)
        return this.#ask('postMessage', { room, content: 'Then', blockedBy: [blocker] })
      }
      case 'free': {
        const mine = { room: this.#elsewhere, role: 'builder', session: 'other', timeoutSeconds: 0 }
        const got = (await this.#ask('waitForTask', mine)) as { task: { number: number } } | undefined
        await this.#ask('startWork', { task: String(got?.task.number), session: 'other' })
        return this.#ask('completeWork', { task: String(got?.task.number), session: 'other' })
      }
      case 'plan':
        return this.#ask('addBacklogTask', { room, content: 'Later' })
      case 'later':
        this.#ahead += HOUR
        return wait(session)
      case 'schedule':
        return this.#ask('addSchedule', { room, content: 'Triage', every: 'every day at 9', overlap: true })
      case 'change':
        this.parallel = 1 + (pick % 4)
        return this.#ask('changeRoom', { room, parallel: this.parallel })
      case 'close and open':
        await this.#ask('closeRoom', { room })
        return this.#ask('openRoom', { room })
      default:
        return this.#withTask(verb, pick)
    }
  }

  async #withTask(verb: string, pick: number): Promise<unknown> {
    const one = async (...statuses: string[]) => {
      const tasks = await this.#context.store.roomTasks({ room: this.#room, statuses, limit: 100 })
      return tasks[pick % Math.max(1, tasks.length)]
    }
    const on = async (key: string, statuses: string[], more: object = {}) =>
      this.#ask(key, { task: String((await one(...statuses))?.number), ...more })
    const asHolder = async (key: string, more: object = {}) => {
      const task = await one(...HELD)
      const mine = { task: String(task?.number), session: String(task?.fields.claimedBy) }
      if (task?.status === 'acknowledged') await this.#ask('startWork', mine)
      return this.#ask(key, { ...mine, ...more })
    }
    switch (verb) {
      case 'queue':
        return on('moveToQueue', ['backlog'])
      case 'finish':
        return asHolder('completeWork', { result: 'Done' })
      case 'fail':
        return asHolder('failWork', { because: 'No flour' })
      case 'release':
        return asHolder('giveBackWork', { because: 'Not mine' })
      case 'ask':
        return asHolder('blockWork', { ask: 'Which wheel?', ...(pick % 2 === 0 && { of: ROLES[pick % 2] }) })
      case 'answer':
        return this.#ask('answerItem', {
          item: String((await one('pending_user_review'))?.number),
          answer: 'The big one',
        })
      case 'hand on':
        return asHolder('handOff', { to: ROLES[pick % 2], message: 'Look' })
      case 'hand to user':
        return asHolder('handOff', { to: 'user', message: 'Look', result: 'Ground' })
      case 'send back':
        return on('sendBackForRework', ['pending_user_review'], { because: 'Finer' })
      case 'reset':
        return on('resetStuckTask', [...HELD])
      case 'stop':
        return on('stopAgent', [...HELD], { because: 'Wrong grain' })
      case 'retry':
        return on('retryTask', ['pending'])
      case 'reopen':
        return on('reopenBacklogTask', ['completed', 'closed'])
      default:
        return on('cancelTask', ['pending', 'queued', ...HELD])
    }
  }

  async #held(): Promise<number> {
    return (await this.#context.store.roomTasks({ room: this.#room, statuses: HELD, limit: 100 })).length
  }

  /** Undefined where it was refused: what is asked is not always possible. */
  async #ask(key: string, input: object): Promise<unknown> {
    const done = asked(this.#context).done as (key: string, input: object) => Promise<unknown>
    return done(key, input).catch((error: Error) => {
      if (/^[A-Z_]+$/.test(error.message) || error.name === 'ZodError') return undefined
      throw error
    })
  }
}
