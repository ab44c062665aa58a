// Reminders in an open page, with a server whose clock is set by hand.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { SimulatedTimer } from '../../../testing/simulated-timer.ts'
import { accessibilityProblems } from './accessibility.ts'
import { open, serveAt } from './browser.ts'

const HOUR = 3_600_000

/** What the system would show. */
async function noteNotifications(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = []
    const Noted = class {
      static permission = 'granted'
      constructor(title: string, { tag }: NotificationOptions) {
        shown.push(`${title} ${tag?.replace(/-\d+$/, '')}`)
      }
    }
    Object.assign(window, { shown, Notification: Noted })
  })
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
}

async function asked(page: Page, path: string, body?: object) {
  return page.evaluate(
    async ([to, given]) => {
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }
      return (await fetch(to as string, given === undefined ? {} : options)).json()
    },
    [path, body] as const,
  )
}

test('an open page tells of a reminder when its time has come, and puts it off', async () => {
  const start = Date.now()
  const timer = new SimulatedTimer(start)
  const server = await serveAt({ dataFolder: temporaryFolder(), timer })
  const page = await open(server, '/tasks')
  const shown = await noteNotifications(page)
  const deadline = new Date(Math.ceil(start / 1000) * 1000 + HOUR).toISOString().replace('.000Z', 'Z')
  await asked(page, '/api/tasks', { title: 'Dentist', deadline, reminders: ['PT0S'] })
  await page.getByText('Dentist').first().waitFor()
  await page.getByText('Live').first().waitFor()
  expect(await shown()).toEqual([])
  await timer.to(start + HOUR + 1_000)
  await page.getByText('Reminder: Dentist').first().waitFor()
  await expect.poll(shown).toEqual(['Dentist reminder-1'])
  await page.getByRole('button', { name: 'In 10 minutes' }).click()
  await expect
    .poll(async () => (await asked(page, '/api/tasks/1')).task.snoozedUntil)
    .toBe(start + HOUR + 1_000 + 600_000)
})

test('the account page says where one is reminded, in both languages, and takes an address', async () => {
  const server = await serveAt({ dataFolder: temporaryFolder() })
  const page = await open(server, '/account')
  await page.getByLabel('Email address').fill('not an address')
  await page.getByRole('button', { name: 'Remind me by email' }).click()
  await page.getByText('one email address').first().waitFor()
  await page.getByLabel('Email address').fill('dana@example.com')
  await page.getByRole('button', { name: 'Remind me by email' }).click()
  await page.getByLabel('Code for dana@example.com').fill('1234')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('the eight digits of the message').waitFor()
  await page.getByText('this server is not set up to send these').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const hebrew = await open(server, '/account', { language: 'he' })
  await hebrew.getByText('השרת הזה לא הוגדר לשלוח הודעות כאלה').waitFor()
  await hebrew.getByRole('button', { name: 'להסיר את dana@example.com' }).click()
  await hebrew.getByText('עוד אין מקום נוסף.').waitFor()
})

test('the code of an address is asked for once on a page and outlives a reload; until then no test is offered', async () => {
  const server = await serveAt({ dataFolder: temporaryFolder() })
  const page = await open(server, '/account')
  await asked(page, '/api/channels', { kind: 'email', address: 'dana@example.com' })
  await asked(page, '/api/hooks', { on: 'todo -> done', to: 'dana@example.com', name: 'mail' })
  const code = page.getByLabel('Code for dana@example.com')
  await code.fill('1234')
  await expect.poll(() => page.getByRole('button', { name: 'Send another code' }).count()).toBe(1)
  await page.reload()
  await expect.poll(() => code.inputValue()).toBe('1234')
  await page.goto(`${server.url}/hooks`)
  const row = page.getByRole('list', { name: 'Hooks' }).getByRole('listitem')
  await row.getByText('Waits for the code').waitFor()
  await row.getByRole('button', { name: 'Pause: mail' }).waitFor()
  expect(await row.getByRole('button', { name: 'Send a test: mail' }).count()).toBe(0)
})

test('a browser shows what is pushed to it while no page tells, with buttons', async () => {
  const server = await serveAt({ dataFolder: temporaryFolder() })
  const page = await open(server, '/account', { withWorker: true })
  await page.context().grantPermissions(['notifications'])
  await page.getByRole('button', { name: 'Remind me in this browser' }).click()
  // There is no push service to be reached from here.
  await page.getByText('This browser is reminded while a page is open.').waitFor()
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))
  // A browser without a screen shows nothing.
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, given) => {
      const { body, tag, actions } = given as NotificationOptions & { actions: { action: string }[] }
      Object.assign(self, { shown: [title, body, tag, actions.map(({ action }) => action)] })
    }
  })
  const devtools = await page.context().newCDPSession(page)
  const registrationId = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first !== undefined) registrationId.resolve(first.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify({
    id: 'x',
    title: 'Dentist',
    body: 'Due today',
    task: 7,
    dueAt: 5,
    language: 'en',
    snooze: 'Later',
    done: 'Done',
  })
  const { origin } = new URL(server.url)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId.promise,
    data,
  })
  const shown = () => worker.evaluate(() => (self as unknown as { shown?: unknown }).shown)
  await expect.poll(shown).toEqual(['Dentist', 'Due today', 'reminder-7-5', ['snooze', 'done']])
})
