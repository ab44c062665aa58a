import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'
import { answer, cases, handIn, openItem, setReviewScene } from './governed-scene.ts'

/** The verdict on a policy, with its reasoning. */
async function judge(page: Page, policy: string, verdict: string): Promise<void> {
  const group = page.getByRole('group', { name: policy })
  await group.getByRole('radio', { name: verdict }).check()
  await group.getByRole('textbox', { name: 'Reasoning' }).fill(`it is ${verdict}`)
}

describe.each(['SQLite', 'PostgreSQL'] as const)('governed work on %s', (database) => {
  test('[003 A0–NX6] from a policy to an approved task, by hand but for the work itself', async () => {
    const server = await serve(database)
    const page = await open(server, '/policies')
    await page.getByText('New policy').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('brief')
    await page.getByRole('textbox', { name: 'What it demands' }).fill('A result is brief.')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('heading', { name: 'brief' }).waitFor()
    await page.getByText('New policy').click()
    await page.getByText('New worker').click()
    await page.getByRole('textbox', { name: 'Name' }).fill('ada')
    await page.getByRole('textbox', { name: 'Skills' }).fill('writing, plain words')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByText('plain-words').waitFor()

    await page.goto(`${server.url}/initiatives`)
    await page.getByText('New initiative').click()
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Release version 2')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Tasks of an initiative').click()
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
    const { tasks } = await api(server, 'GET', '/api/tasks/1')
      .then(() => api(server, 'GET', '/api/governed/1/lineage'))
      .then(({ attempts }) => ({ tasks: attempts }))
    expect(tasks).toMatchObject([{ status: 'approved' }])
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
    await second.route('**/api/events*', (route) => route.abort())
    await first.getByRole('button', { name: 'Send the verdicts' }).click()
    await first.getByRole('heading', { name: 'Answered.' }).waitFor()
    const send = second.getByRole('button', { name: 'Send the verdicts' })
    if (await send.isEnabled()) await send.click()
    await second.getByText('Someone was faster.').waitFor()
    await second.getByRole('heading', { name: /Answered by person:local/ }).waitFor()
    expect(await second.getByRole('textbox', { name: 'Reasoning' }).first().inputValue()).toBe('my own words')
    expect(await second.getByText('it is Satisfied').count()).toBeGreaterThan(0)
  })
})

describe('governed work', () => {
  test('[D33] the review desk needs no mouse', async () => {
    const server = await serve()
    await setReviewScene(server)
    const page = await open(server, `/inbox/${(await openItem(server, 'TaskReview')).id}`)
    const desk = page.getByRole('button', { name: 'Send the verdicts' })
    await desk.waitFor()
    const radio = page.getByRole('group', { name: 'brief' }).getByRole('radio').first()
    while (!(await radio.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    for (const key of ['1', 'r']) await page.keyboard.press(key)
    await page.keyboard.type('few words 123')
    for (const key of ['Escape', 'j', '2', 'r']) await page.keyboard.press(key)
    await page.keyboard.type('what is a secret?')
    await page.getByText('System5 is asked what it means: ⁨no-secrets⁩.').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByRole('link', { name: /Vague policy/ }).waitFor()
    const { attempts } = await api(server, 'GET', '/api/governed/1/evidence')
    expect(attempts[0].cases.map(({ body }: { body: { reasoning: string } }) => body.reasoning).toSorted()).toEqual([
      'few words 123',
      'what is a secret?',
    ])
  })

  test('a policy that changes under an open review is asked about anew, and the person is led there', async () => {
    const server = await serve()
    await setReviewScene(server)
    const page = await open(server, `/inbox/${(await openItem(server, 'TaskReview')).id}`)
    await judge(page, 'brief', 'Satisfied')
    await judge(page, 'no-secrets', 'Satisfied')
    await api(server, 'PATCH', '/api/policies/brief', { text: 'A result has at most three words.' })
    await page.getByRole('button', { name: 'Send the verdicts' }).click()
    await page.getByRole('link', { name: 'It is asked anew: go there' }).click()
    await page.getByText('A result has at most three words.').waitFor()
  })

  test('System5 says what a vague policy means, and the result is judged again', async () => {
    const server = await serve()
    await setReviewScene(server)
    await answer(server, (await openItem(server, 'TaskReview')).id, cases('Vague', 'Satisfied'))
    const page = await open(server, '/inbox?for=system5')
    await page.getByRole('link', { name: /Vague policy/ }).click()
    await page.getByRole('textbox', { name: 'What it means' }).fill('At most ten words.')
    await page.getByRole('button', { name: 'Clarify' }).click()
    await page
      .getByRole('link', { name: /Review/ })
      .first()
      .click()
    await page.getByText('Clarified: At most ten words.').waitFor()
    await page.goto(`${server.url}/policies`)
    await page.getByText('Versions').click()
    await page.getByText(/^Version 1, person:local/).waitFor()
  })

  test('[D36] a question is set aside with a reason and can still be answered; one nobody knows is refused', async () => {
    const server = await serve()
    await setReviewScene(server)
    const { id } = await openItem(server, 'TaskReview')
    const page = await open(server, `/inbox/${id}`)
    await page.getByText('Set it aside').first().click()
    await page.getByRole('textbox', { name: 'Why it is not answered now' }).fill('dana decides')
    await page.getByRole('button', { name: 'Set it aside' }).click()
    await page.getByText('dana decides').waitFor()
    await page.getByRole('button', { name: 'Send the verdicts' }).waitFor()
    await page.goto(`${server.url}/inbox/nothing`)
    await page.getByRole('alert').waitFor()
  })

  test('stopping an initiative says first what will happen to its tasks', async () => {
    const server = await serve()
    const { initiative } = await setReviewScene(server, 'Announce it', 'Thank everyone')
    const page = await open(server, `/initiatives/${initiative}`)
    await page.getByRole('button', { name: 'Stop the initiative' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('One task that is pending, blocked or rejected is canceled now.').waitFor()
    await dialog.getByText('One task in work or under review ends where it is').waitFor()
    await dialog.getByRole('button', { name: 'Stop the initiative' }).click()
    await page.getByRole('heading', { name: /stopped/ }).waitFor()
  })

  test('a block is resolved by one of the ways the server allows, each with what it causes', async () => {
    const server = await serve()
    await api(server, 'POST', '/api/workers', { worker: 'ada', skills: [] })
    await api(server, 'POST', '/api/initiatives', { title: 'Ship it' })
    await answer(server, (await openItem(server, 'InitiativeAssign')).id, { tasks: [{ title: 'Publish' }] })
    await api(server, 'POST', '/api/work/1/start', { session: 'ada' })
    await api(server, 'POST', '/api/work/1/block', { session: 'ada', owner: 'dana', action: 'give the token' })
    const page = await open(server, `/inbox/${(await openItem(server, 'BlockedResolution')).id}`)
    await page.getByText('give the token').waitFor()
    expect(await page.getByRole('radio').count()).toBeGreaterThanOrEqual(5)
    await page.getByRole('radio', { name: /System1 is not equipped/ }).check()
    await page.getByRole('textbox', { name: 'Reason' }).fill('it has no token')
    await page.getByRole('button', { name: 'Answer' }).click()
    await page
      .getByRole('link', { name: /Change of System1/ })
      .first()
      .click()
    await page.getByRole('radio', { name: /Add a worker/ }).check()
    await page
      .getByRole('textbox', { name: 'Worker' })
      .or(page.getByRole('combobox', { name: 'Worker' }))
      .fill('bob')
    await page.getByRole('textbox', { name: 'Skills' }).fill('release')
    await page.getByRole('button', { name: 'Answer' }).click()
    await page.getByRole('heading', { name: 'Answered.' }).waitFor()
    expect((await api(server, 'GET', '/api/workers')).workers).toMatchObject([{ id: 'ada' }, { id: 'bob' }])
  })
})
