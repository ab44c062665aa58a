// The inbox by the keyboard: grouped by what is asked, and a question opens beside it.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { agent } from './agent.ts'
import { api, open, serve } from './browser.ts'
import { setReviewScene } from './governed-scene.ts'

const WORDS = {
  en: { review: 'Review', question: 'An agent asks', open: 'Open question', answer: 'Answer' },
  he: { review: 'ביקורת', question: 'סוכן שואל', open: 'השאלה הפתוחה', answer: 'תשובה' },
} as const

test.each(['en', 'he'] as const)(
  '[OT1] J and K go through the inbox with a question open beside it, Esc closes it, Back and a link work (%s)',
  async (language) => {
    const server = await serve()
    const words = WORDS[language]
    await setReviewScene(server)
    await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'], parallel: 2 })
    for (const name of ['one', 'two']) {
      await api(server, 'POST', '/api/rooms/site/messages', { content: `Build ${name}` })
      const builder = agent(server, 'site', 'builder', name)
      const task = await builder.claim()
      await builder.start(task)
      await builder.ask(task, `How deep is ${name}?`)
    }
    const page = await open(server, '/inbox', { language, width: 1440 })
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 2, name: `${words.question} 2` }).waitFor()
    await main.getByRole('heading', { level: 2, name: `${words.review} 1` }).waitFor()
    const questions = main.getByRole('region', { name: words.question, exact: true }).getByRole('link')
    const beside = page.getByRole('complementary', { name: words.open })
    await questions.first().focus()
    await page.keyboard.press('Enter')
    await beside.getByText('How deep is one?').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('j')
    await beside.getByText('How deep is two?').waitFor()
    await page.reload()
    await beside.getByText('How deep is two?').waitFor()
    await page.keyboard.press('Escape')
    await beside.waitFor({ state: 'detached' })
    await page.goBack()
    await beside.getByText('How deep is two?').waitFor()
    await beside.getByRole('textbox').first().fill('very')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => questions.count()).toBe(1)
    await main.getByRole('region', { name: words.review, exact: true }).getByRole('link').click()
    await page.waitForURL(/\/inbox\/[^?]+$/)
  },
)

test('J begins at the first question, also where one further down opens as a page of its own', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/initiatives', { title: 'Open the mill' })
  await setReviewScene(server)
  const page = await open(server, '/inbox')
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect.poll(() => rows.count()).toBe(2)
  await page.keyboard.press('j')
  expect(await rows.first().evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('j')
  expect(await rows.last().evaluate((link) => link === document.activeElement)).toBe(true)
})
