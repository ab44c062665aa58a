import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'
import { handIn, judge, openItem, setReviewScene } from './governed-scene.ts'

describe.each(['SQLite', 'PostgreSQL'] as const)('governed work on %s', (database) => {
  test('[003 A0–NX6] from a policy to an approved task, by hand but for the work itself', async () => {
    const server = await serve(database)
    const page = await open(server, '/policies')
    await page.getByText('New policy').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('brief')
    await page.getByRole('textbox', { name: 'What it demands' }).fill('A result is brief.')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'brief' }).waitFor()
    await page.getByText('New policy').click()
    await page.getByText('New worker').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('ada')
    await page.getByRole('textbox', { name: 'Skills' }).fill('writing, plain words')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('plain-words').waitFor()

    await page.goto(`${server.url}/initiatives`)
    await page.getByText('New initiative').click()
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Release version 2')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Plan an initiative').click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Announce it')
    await page.getByRole('button', { name: 'Add another' }).click()
    await page.getByRole('textbox', { name: 'Title' }).last().fill('Thank everyone')
    await page.getByRole('button', { name: 'Make these tasks' }).click()
    await page.getByText('2 pending').waitFor()
    await page.getByText('In work with ada').waitFor()

    await handIn(server, 1, 'Version 2 is out.')
    await page.goto(`${server.url}/inbox`)
    await page.getByRole('link', { name: /Review.*#1 Announce it/ }).click()
    await judge(page, 'brief', 'Satisfied')
    await page.getByText('The task is approved. Then ⁨#2 Thank everyone⁩ is assigned.').waitFor()
    await page.getByRole('button', { name: 'Send the verdicts' }).click()
    await page.getByRole('heading', { name: 'Answered.' }).waitFor()
    const { attempts } = await api(server, 'GET', '/api/governed/1/lineage')
    expect(attempts).toMatchObject([{ status: 'approved' }])
  })

  test('[D34] a rejection is decided in the inbox, and its replacement is seen in the lineage', async () => {
    const server = await serve(database)
    const { initiative } = await setReviewScene(server)
    const page = await open(server, `/inbox/${(await openItem(server, 'TaskReview')).id}`)
    await judge(page, 'brief', 'Satisfied')
    await judge(page, 'no-secrets', 'Violated')
    await page.getByText('The task is rejected because of ⁨no-secrets⁩.').waitFor()
    await page.getByRole('button', { name: 'Send the verdicts' }).click()
    await page.getByRole('link', { name: /Rejected task/ }).click()
    await page.getByRole('radio', { name: 'Better information is enough' }).check()
    await page.getByRole('button', { name: 'Answer' }).click()
    // The server refuses an empty description, and says so at the field.
    await page
      .getByRole('textbox', { name: /^Description/ })
      .and(page.locator('[data-wrong] textarea'))
      .waitFor()
    await page.getByRole('textbox', { name: /^Description/ }).fill('Leave the password out.')
    await page.getByRole('button', { name: 'Answer' }).click()
    await page.getByText('attempt 2').waitFor()

    await handIn(server, 2, 'Version 2 is out.\n**Nothing** more.')
    await page.goto(`${server.url}/inbox/${(await openItem(server, 'TaskReview')).id}`)
    await page.getByRole('button', { name: 'What changed since the last attempt' }).click()
    const diff = page.getByRole('region', { name: 'Result' })
    await diff.getByText('-Password: hunter2').waitFor()
    await diff.getByText('+**Nothing** more.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.goto(`${server.url}/initiatives/${initiative}`)
    await page.getByText('One earlier attempt').click()
    await page.getByRole('link', { name: '#1 Announce it' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Show as a graph' }).click()
    await page.getByText('attempt 1').waitFor()
    await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(1)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('of two reviewers the second is told who was faster and with what, and keeps what they wrote', async () => {
    const server = await serve(database)
    await setReviewScene(server)
    const { id } = await openItem(server, 'TaskReview')
    const [first, second] = [await open(server, `/inbox/${id}`), await open(server, `/inbox/${id}`)]
    for (const page of [first, second]) {
      await judge(page, 'brief', 'Satisfied')
      await judge(page, 'no-secrets', 'Satisfied')
    }
    await second.getByRole('textbox', { name: 'Reasoning' }).first().fill('my own words')
    // The second does not hear of it before their own answer is on its way.
    const sent = Promise.withResolvers<void>()
    await second.route(`**/api/inbox/${id}`, async (route) => {
      if (route.request().method() === 'GET') await sent.promise
      await route.continue()
    })
    await first.getByRole('button', { name: 'Send the verdicts' }).click()
    await first.getByRole('heading', { name: 'Answered.' }).waitFor()
    const refused = second.waitForResponse((response) => response.request().method() === 'POST')
    await second.getByRole('button', { name: 'Send the verdicts' }).click()
    expect((await refused).status()).toBe(409)
    sent.resolve()
    await second.getByText('Someone was faster.').waitFor()
    await second.getByRole('heading', { name: /Answered by .person:local/ }).waitFor()
    expect(await second.getByRole('textbox', { name: 'Reasoning' }).first().inputValue()).toBe('my own words')
    expect(await second.getByText('it is Satisfied').count()).toBeGreaterThan(0)
  })
})
