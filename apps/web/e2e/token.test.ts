import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

test('whoever comes with a token that is none is asked for one, and can leave again', async () => {
  const server = await serve()
  const { secret } = await api(server, 'POST', '/api/tokens', { name: 'dana', actor: 'person:dana', may: 'write' })
  const page = await open(server, '/chat')
  await page.evaluate(() => localStorage.setItem('pawl.token', 'pawl_nothing'))
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel('Token', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('add by token')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText("'By token'").first().waitFor()
  expect((await api(server, 'GET', '/api/tasks/1')).task.createdBy).toBe('person:dana')
  await page.getByRole('button', { name: 'Forget the token' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pawl.token'))).toBe(null)
})

test('whose token is revoked is asked for another at once, and the stream is not asked for again and again', async () => {
  const server = await serve()
  const made = await api(server, 'POST', '/api/tokens', { name: 'eve', actor: 'person:eve', may: 'write' })
  const page = await open(server, '/')
  await page.evaluate((secret) => localStorage.setItem('pawl.token', secret), made.secret)
  await page.reload()
  await page.getByRole('button', { name: 'Forget the token' }).waitFor()
  await page.getByRole('status', { name: 'Live' }).or(page.getByText('Live')).first().waitFor()
  const next = await api(server, 'POST', '/api/tokens', { name: 'eve-2', actor: 'person:eve', may: 'write' })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) asked++
  })
  await api(server, 'DELETE', '/api/tokens/eve')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Token', { exact: true }).fill(next.secret)
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('status', { name: 'Live' }).or(page.getByText('Live')).first().waitFor()
  expect(asked).toBe(1)
})
