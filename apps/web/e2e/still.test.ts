// Pages while they load.
//
// ST1. Nothing on a page moves once it is shown, in whatever order the answers come.

import { expect, test } from 'vitest'
import { agent } from './agent.ts'
import { api, open, type Served, serve } from './browser.ts'
import { openItem, setReviewScene } from './governed-scene.ts'

/** The number of a task of the room whose agent asks. */
async function askInRoom(server: Served): Promise<number> {
  const builder = agent(server, 'site', 'builder', 'b1')
  const task = await builder.claim()
  await builder.start(task)
  await builder.report(task, 'Half of it')
  await builder.ask(task, 'Which colour?')
  return task
}

/** Places that are told, one of which has to be confirmed. */
async function setTold(server: Served): Promise<void> {
  const email = 'dana@example.com'
  await api(server, 'POST', '/api/channels', { kind: 'email', address: email })
  await api(server, 'POST', '/api/hooks', { on: 'todo -> done', to: email })
  await api(server, 'POST', '/api/hooks', { on: 'room:* -> *', to: 'https://example.com/hook' })
}

/** Of all that is in sight, times how far it goes. */
const LIMIT = 0.02

test.each([390, 1280])(
  '[ST1] nothing moves once it is shown, if what is asked first is answered last (%s px)',
  async (width) => {
    const server = await serve()
    const { initiative } = await setReviewScene(server)
    await api(server, 'POST', '/api/tasks', { title: 'Call the bank', deadline: '2026-01-02', project: 'Home' })
    await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
    for (const content of ['Build it', 'Test it']) await api(server, 'POST', '/api/rooms/site/messages', { content })
    await api(server, 'POST', '/api/rooms/site/backlog', { content: 'Faster search' })
    const asked = await askInRoom(server)
    await setTold(server)
    const review = `/inbox/${(await openItem(server, 'TaskReview')).id}`
    const page = await open(server, '/lifecycles', { width })
    await page.addInitScript(() => {
      const seen = { moved: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const held: (() => void)[] = []
    await page.route(/\/api\/(?!events)/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue().catch(() => {})
    })
    const paths = [
      ...[
        '/',
        '/task/2',
        `/task/${asked}`,
        '/rooms',
        '/rooms/site',
        review,
        `/inbox/${asked}.1`,
        '/policies',
        '/inbox',
      ],
      ...[`/initiatives/${initiative}`, '/agents', '/hooks', '/account'],
    ]
    const jumps: string[] = []
    for (const path of paths) {
      await page.goto(`${server.url}${path}`)
      // What was seen a while ago is there at once, from the last state.
      await page.locator('[aria-busy=true], h1').first().waitFor({ state: 'attached' })
      // One after the other, the last one asked for first.
      await expect
        .poll(async () => {
          held.pop()?.()
          const isBusy = (await page.locator('[aria-busy=true]').count()) > 0
          return held.length === 0 && !isBusy
        })
        .toBe(true)
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      const moved = await page.evaluate(() => (globalThis as never as { seen: { moved: number } }).seen.moved)
      if (moved > LIMIT) jumps.push(`${path}: ${moved.toFixed(3)}`)
    }
    expect(jumps).toEqual([])
  },
  120_000,
)
