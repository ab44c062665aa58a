// Being told: hooks on their page, the budget of a room, the number on the tab, and news while one looks elsewhere.

import { expect, test } from 'vitest'
import { SECRET } from '../../../testing/session-secret.ts'
import { accessibilityProblems } from './accessibility.ts'
import { agent } from './agent.ts'
import { api, open, serve } from './browser.ts'
import { createRoom, panel, press } from './room-scene.ts'

test('a hook is added, paused and resumed on its page, and what is wrong with it is said', async () => {
  const server = await serve('SQLite')
  const page = await open(server, '/hooks')
  await page.getByText('No hooks yet.').waitFor()
  const fill = async (on: string) => {
    await page.getByRole('textbox', { name: 'Of what' }).fill(on)
    await page.getByRole('textbox', { name: 'Where to' }).fill('https://example.com/hook')
    await page.getByRole('textbox', { name: 'Name' }).fill('chat')
    await press(page, 'Add a hook')
  }
  await fill('room → done')
  await page.getByText('room → done').last().waitFor()
  expect((await api(server, 'GET', '/api/hooks')).hooks).toEqual([])
  await fill('todo → done')
  await page.getByText('whsec_').waitFor()
  await press(page, 'Pause: chat')
  await page.getByText('Paused').waitFor()
  await press(page, 'Resume: chat')
  await page.getByText('Active').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('[D49] the budget of a room is set on its page, asks when it is used up, and is raised there', async () => {
  const server = await serve('PostgreSQL')
  await createRoom(server)
  await api(server, 'POST', '/api/rooms/build/messages', { content: 'Dig' })
  const page = await open(server, '/rooms/build')
  const budget = panel(page, 'Budget')
  await budget.getByRole('textbox').fill('2')
  await budget.getByRole('button', { name: 'Set' }).click()
  await budget.getByText('0.00 of 2.00 a day').waitFor()
  const planner = agent(server, 'build', 'planner', 'p1')
  const task = await planner.claim()
  await planner.start(task)
  await api(server, 'POST', `/api/work/${task}/report-progress`, { session: `p1${SECRET}`, cost: 2.5 })
  await budget.getByText('nothing new is begun until you decide').waitFor()
  await budget.getByRole('textbox').fill('10')
  await budget.getByRole('button', { name: 'Raise to this amount' }).click()
  await budget.getByText('2.50 of 10.00 a day').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('[D49] what waits is a number on the tab, and a question a notification while one looks elsewhere; what is not chosen is not told', async () => {
  const server = await serve('SQLite')
  await createRoom(server, { parallel: 2 })
  for (const content of ['Dig', 'Fill']) await api(server, 'POST', '/api/rooms/build/messages', { content })
  const [one, two] = [agent(server, 'build', 'planner', 'p1'), agent(server, 'build', 'planner', 'p2')]
  const page = await open(server, '/account')
  await page.context().grantPermissions(['notifications'])
  await page.evaluate(() => {
    document.hasFocus = () => false
    const told: string[] = []
    Object.assign(window, {
      told,
      Notification: Object.assign(
        function (this: object, title: string, { body }: { body: string }) {
          told.push(`${title}: ${body}`)
        },
        { permission: 'granted' },
      ),
    })
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('group', { name: 'By email' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('group', { name: 'On this computer' }).getByLabel('Work that waits for a review').uncheck()
  const [asking, stopped] = [await one.claim(), await two.claim()]
  for (const [who, task] of [
    [one, asking],
    [two, stopped],
  ] as const)
    await who.start(task)
  await api(server, 'POST', `/api/work/${stopped}/stop`, { because: 'Enough' })
  await api(server, 'POST', `/api/work/${asking}/task-blocked`, { session: `p1${SECRET}`, ask: 'How deep?' })
  await page.waitForFunction(() => document.title.startsWith('(2) '))
  await page.waitForFunction(() => (window as unknown as { told: string[] }).told.length > 0)
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    'A question for you: How deep?',
  ])
})
