import { describe, expect, test } from 'vitest'
import { api, open, serve } from './browser.ts'
import { answer, cases, judge, openItem, setReviewScene } from './governed-scene.ts'

describe('questions of governed work', () => {
  test('[D33] the review desk needs no mouse', async () => {
    const server = await serve()
    await setReviewScene(server)
    const page = await open(server, `/inbox/${(await openItem(server, 'TaskReview')).id}`)
    const desk = page.getByRole('button', { name: 'Send the verdicts' })
    await desk.waitFor()
    const radio = page.getByRole('group', { name: 'brief' }).getByRole('radio').first()
    // The keys work wherever the focus is.
    await radio.waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
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

  test('[D42] a policy that changes under an open review is for later results: the verdicts count as they were written', async () => {
    const server = await serve()
    await setReviewScene(server)
    const page = await open(server, `/inbox/${(await openItem(server, 'TaskReview')).id}`)
    await judge(page, 'brief', 'Satisfied')
    await judge(page, 'no-secrets', 'Satisfied')
    await api(server, 'PATCH', '/api/policies/brief', { text: 'A result has at most three words.' })
    await page.getByRole('button', { name: 'Send the verdicts' }).click()
    // The word stands in what will follow, too.
    await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.status).toBe('approved')
    expect((await api(server, 'GET', '/api/tasks/1')).task).toMatchObject({ not_separated: true })
  })

  test('an initiative that is only planned asks nobody anything until it is begun', async () => {
    const server = await serve()
    const page = await open(server, '/initiatives')
    await page.getByText('New initiative').click()
    await page.getByRole('textbox', { name: 'What it is for' }).fill('Later')
    await page.getByRole('checkbox', { name: /Only plan it/ }).check()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('planned', { exact: true }).waitFor()
    expect((await api(server, 'GET', '/api/inbox')).items).toEqual([])
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('active', { exact: true }).waitFor()
    expect((await api(server, 'GET', '/api/inbox')).items).toMatchObject([{ type: 'InitiativeAssign' }])
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
    await page.getByText(/^Version 1, .person:local/).waitFor()
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
    await api(server, 'POST', '/api/work/1/task-started', { session: 'ada' })
    await api(server, 'POST', '/api/work/1/task-blocked', { session: 'ada', owner: 'dana', action: 'give the token' })
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

  test('[D36] the inbox is live, and what only a person can answer is counted beside it', async () => {
    const server = await serve()
    const page = await open(server, '/inbox')
    await page.getByText('nothing waits for an answer.').waitFor()
    await page.getByText('Live').waitFor()
    await setReviewScene(server)
    await page.getByRole('link', { name: /Review.*#1 Announce it/ }).waitFor()
    await answer(server, (await openItem(server, 'TaskReview')).id, cases('Satisfied', 'Violated'))
    const change = { decision: 'change_required', reason: 'nobody here may' }
    await answer(server, (await openItem(server, 'RejectionDecision')).id, change)
    const none = { outcome: 'none_viable', reason: 'a person decides' }
    await answer(server, (await openItem(server, 'RemediationRequest')).id, none)
    await page.getByRole('link', { name: 'Inbox waiting for you: 1' }).waitFor()
    await page.getByRole('link', { name: /Nobody else can solve it/ }).click()
    await page.getByText('a person decides').waitFor()
    await page.getByRole('button', { name: 'Stop this task' }).click()
    await page.getByRole('link', { name: 'Inbox', exact: true }).waitFor()
  })
})
