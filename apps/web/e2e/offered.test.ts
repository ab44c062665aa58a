// What is offered to whom. Each role opens every page: nothing is asked of the server that is refused to them, and no control is
// there that would be.
//
// OF1. A control whose operation is refused to the one who looks is not there; what they may read is.

import type { RunningServer } from '@pawl/server'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { accessibilityProblems } from './accessibility.ts'
import { agent } from './agent.ts'
import { api, serveAt, stop } from './browser.ts'
import { openItem, setReviewScene } from './governed-scene.ts'
import { joinBy, serveForPeople } from './people-scene.ts'
import { createRoom } from './room-scene.ts'

/** Work of every kind, with the pages that show it. */
async function setWork(dataFolder: string): Promise<Readonly<Record<string, string>>> {
  const server = await serveAt({ dataFolder })
  await setReviewScene(server)
  await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
  await api(server, 'POST', '/api/rooms/site/messages', { content: 'Build it' })
  await api(server, 'POST', '/api/rooms/site/backlog', { content: 'Faster search' })
  const { id } = await openItem(server, 'TaskReview')
  const { initiatives } = await api(server, 'GET', '/api/initiatives')
  await stop(server)
  return {
    today: '/',
    tasks: '/tasks',
    board: '/board',
    chat: '/chat',
    inbox: '/inbox',
    review: `/inbox/${id}`,
    room: '/rooms/site',
    rooms: '/rooms',
    agents: '/agents',
    initiative: `/initiatives/${initiatives[0].id}`,
    policies: '/policies',
    insight: '/insight',
    account: '/account',
  }
}

/** By name, on which pages they stand for whoever may; each role's own list says which of them are there for it. */
const CONTROLS = {
  'Add a task': ['today', 'tasks', 'board'],
  'Add sample tasks': ['today'],
  'Your message': ['chat'],
  'Send the verdicts': ['review'],
  'Earlier verdicts': ['review'],
  Message: ['room'],
  'New backlog item': ['room'],
  'How much it may cost': ['room'],
  'Score of': ['room'],
  'Copy: pawl wait-for-task': ['room'],
  'Create the room': ['rooms'],
  'Stop the initiative': ['initiative'],
  Evidence: ['initiative'],
  'New policy': ['policies'],
  Change: ['policies'],
  Retire: ['policies'],
  'New worker': ['policies'],
  'Turn off': ['policies'],
  'Remind me by email': ['account'],
} as const
type Control = keyof typeof CONTROLS

const OFFERED: Readonly<Record<'member' | 'agent' | 'auditor', readonly Control[]>> = {
  member: [
    ...(['Add a task', 'Add sample tasks', 'Your message', 'Message', 'New backlog item', 'Score of'] as const),
    ...(['How much it may cost', 'Create the room', 'Stop the initiative', 'Remind me by email'] as const),
    'Copy: pawl wait-for-task',
  ],
  agent: [
    ...(['Add a task', 'Add sample tasks', 'Your message', 'Message', 'New backlog item', 'Score of'] as const),
    ...(['Copy: pawl wait-for-task', 'Remind me by email'] as const),
  ],
  auditor: ['Earlier verdicts', 'Evidence'],
}

const controlIn = (page: Page, name: Control) => {
  const main = page.getByRole('main')
  return main
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .or(main.getByRole('textbox', { name: new RegExp(`^${name}`) }))
    .or(main.getByRole('link', { name: new RegExp(`^${name}`) }))
    .or(main.locator('summary').getByText(new RegExp(`^${name}`)))
    .locator('visible=true')
    .first()
}

async function invite(owner: Page, server: RunningServer, role: string): Promise<string> {
  await owner.goto(`${server.url}/members`)
  await owner.getByRole('combobox', { name: 'Role' }).last().selectOption(role)
  await owner.getByRole('button', { name: 'Make a link' }).click()
  const { pathname, hash } = new URL(await owner.getByText(/\/join#pawl_join_/).innerText())
  return pathname + hash
}

/** As by a link on the page: each page asks for what it shows, and the app is not loaded again. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}

test('[OF1] what a role is refused it is not offered on any page, and is not asked of the server', async () => {
  const dataFolder = temporaryFolder()
  const pages = await setWork(dataFolder)
  const { server, link } = await serveForPeople({ dataFolder })
  const dana = await joinBy(server, link)
  for (const [role, offered] of Object.entries(OFFERED)) {
    const page = await joinBy(server, await invite(dana, server, role), `some-${role}`)
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(new URL(response.url()).pathname)
    })
    for (const [name, path] of Object.entries(pages)) {
      await goOn(page, path)
      await settled(page)
      const here = (Object.keys(CONTROLS) as Control[]).filter((one) =>
        (CONTROLS[one] as readonly string[]).includes(name),
      )
      const seenHere = async () => {
        const seen: Control[] = []
        for (const control of here) if ((await controlIn(page, control).count()) > 0) seen.push(control)
        return { role, name, seen }
      }
      const expected = { role, name, seen: here.filter((one) => offered.includes(one)) }
      await expect.poll(seenHere, { timeout: 15_000 }).toEqual(expected)
    }
    expect({ role, refused }).toEqual({ role, refused: [] })
  }
  // To the owner all of them are offered: the names above are right.
  const all = Object.entries(CONTROLS) as [Control, readonly string[]][]
  for (const [name, path] of Object.entries(pages)) {
    const here = all.filter(([, places]) => places[0] === name)
    if (here.length > 0) await goOn(dana, path)
    for (const [control] of here) await controlIn(dana, control).waitFor()
  }
}, 240_000)

test('[QU2] whoever may not judge reads the result and is told who can', async () => {
  const dataFolder = temporaryFolder()
  const { review } = await setWork(dataFolder)
  const { server, link } = await serveForPeople({ dataFolder })
  const dana = await joinBy(server, link)
  const eve = await joinBy(server, await invite(dana, server, 'member'), 'eve')
  await eve.goto(`${server.url}${review}`)
  await eve.getByText('You can read this question, but not answer it. System3 or an owner can.').waitFor()
  await eve.getByText('Version 2 is out.').waitFor()
  expect(await eve.getByRole('radio').count()).toBe(0)
  expect(await accessibilityProblems(eve)).toEqual([])
})

test('[QU2] what waits for people is not said to wait for an auditor, who is told who can answer', async () => {
  const dataFolder = temporaryFolder()
  const before = await serveAt({ dataFolder })
  await createRoom(before)
  await api(before, 'POST', '/api/rooms/build/messages', { content: 'Build it' })
  const planner = agent(before, 'build', 'planner', 'p1')
  const task = await planner.claim()
  await planner.start(task)
  await planner.ask(task, 'Which colour?')
  await stop(before)
  const { server, link } = await serveForPeople({ dataFolder })
  const dana = await joinBy(server, link)
  const ada = await joinBy(server, await invite(dana, server, 'auditor'), 'ada')
  await ada.goto(`${server.url}/inbox`)
  const main = ada.getByRole('main')
  await main.getByRole('listitem').getByText('For people').waitFor()
  expect(await ada.getByText(/For you|waits for you/).count()).toBe(0)
  await ada.goto(`${server.url}/inbox/${task}.1`)
  await main.getByText('You can read this question, but not answer it. A member or an owner can.').waitFor()
})

test('[OF1] C and Ctrl+J do nothing for whoever only reads; a page that is refused is not offered to be tried again', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  const ada = await joinBy(server, await invite(dana, server, 'auditor'), 'ada')
  await ada.goto(`${server.url}/`)
  await ada.getByText('You can look at everything here and change nothing.').waitFor()
  expect(await ada.getByRole('button', { name: /^Add/ }).count()).toBe(0)
  await ada.keyboard.press('c')
  await ada.keyboard.press('Control+j')
  await ada.keyboard.press('?')
  await ada.getByRole('dialog').waitFor()
  expect(await ada.getByRole('dialog').count()).toBe(1)
  expect(await ada.getByRole('textbox').count()).toBe(0)
  await ada.goto(`${server.url}/members`)
  await ada.getByRole('alert').getByText('You may not do this').waitFor()
  expect(await ada.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})
