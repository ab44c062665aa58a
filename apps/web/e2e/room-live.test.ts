import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { agent } from './agent.ts'
import { open, serve } from './browser.ts'
import { createRoom, panel, press } from './room-scene.ts'

async function post(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
  await press(page, 'Post')
}

/** Whether a press in its middle is for it. */
const takesPresses = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

describe.each(['SQLite', 'PostgreSQL'] as const)('a room on %s', (database) => {
  test('what a person posts and each step of the agents is seen as it happens', async () => {
    const server = await serve(database)
    await createRoom(server)
    const [planner, builder] = [agent(server, 'build', 'planner', 'p1'), agent(server, 'build', 'builder', 'b1')]
    const page = await open(server, '/rooms/build')
    const [who, waiting] = [panel(page, 'Who works'), panel(page, 'What waits')]
    await post(page, 'We need a bridge')
    await page.getByText('Task 1 is pending for planner.').waitFor()
    // The note that says so stays for a while, over the button.
    expect(await takesPresses(page, 'Post')).toBe(true)
    await waiting.getByText('We need a bridge').waitFor()

    const plan = await planner.claim()
    await who.getByText('p1', { exact: true }).waitFor()
    await who.getByText('claimed').waitFor()
    await planner.start(plan)
    await who.getByText('in progress').waitFor()
    await planner.report(plan, 'Two pillars, I think')
    await who.getByText('Two pillars, I think').waitFor()

    await post(page, 'And a tunnel')
    await page.getByText('your message is queued, number 1 in the queue').waitFor()
    await waiting.getByText('And a tunnel').waitFor()

    await planner.handOff(plan, 'builder', 'Two pillars of stone')
    await waiting.getByText('Two pillars of stone').waitFor()
    const build = await builder.claim()
    await who.getByText('b1', { exact: true }).waitFor()
    await builder.start(build)
    await builder.complete(build, 'It stands')
    const history = panel(page, 'What was said and done')
    await history
      .getByRole('listitem')
      .filter({ hasText: 'handed on' })
      .filter({ hasText: 'planner to builder' })
      .waitFor()
    await history.getByRole('button', { name: 'as a picture' }).click()
    await history.locator('svg').getByText('It stands').waitFor()
    // What waited is next, by itself.
    await waiting.getByRole('link', { name: '3' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})
