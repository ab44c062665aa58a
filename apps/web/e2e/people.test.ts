// Two people in two browsers, on a server on which everyone signs in.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { open, serve } from './browser.ts'
import { joinBy, PASSWORD, serveForPeople } from './people-scene.ts'

test('[D41] an owner joins by a link, invites another, and each is who they are in their own browser', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  expect(new URL(dana.url()).hash).toBe('')
  await dana.goto(`${server.url}/members`)
  await dana.getByRole('row', { name: /^dana/ }).waitFor()
  expect(await accessibilityProblems(dana)).toEqual([])
  await dana.getByRole('button', { name: 'Make a link' }).click()
  const invitation = await dana.getByText(/\/join#pawl_join_/).innerText()

  const eve = await joinBy(server, new URL(invitation).pathname + new URL(invitation).hash, 'eve')
  await dana.getByRole('row', { name: /^eve/ }).waitFor()
  for (const [page, name] of [
    [dana, 'dana'],
    [eve, 'eve'],
  ] as const) {
    await page.goto(`${server.url}/chat`)
    await page.getByRole('textbox', { name: 'Your message' }).fill(`add by ${name}`)
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText(`'By ${name}'`, { exact: false }).first().waitFor()
    const me = await page.evaluate(() => fetch('/api/whoami').then((answer) => answer.json()))
    expect(me).toMatchObject({ principal: `person:${name}`, by: 'sign-in' })
  }
  expect(await eve.evaluate(() => document.cookie)).not.toContain('pawl_in_')
  await eve.goto(`${server.url}/members`)
  await eve.getByRole('alert').getByText('You may not do this').waitFor()

  // What is refused to a member is not offered, and their account says what that is.
  for (const page of [dana, eve]) {
    await page.goto(`${server.url}/policies`)
    await page.getByRole('heading', { level: 2, name: 'Workers' }).waitFor()
  }
  await dana.getByText('New policy').waitFor()
  expect(await eve.getByText('New policy').count()).toBe(0)
  await eve.getByRole('link', { name: 'You: eve, member' }).click()
  await eve.getByText('You may not').click()
  await eve.getByText('change policies and workers').waitFor()
})

test('[ME1] the last owner stays one, and it is said why; another role works at once', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  await dana.goto(`${server.url}/members`)
  await dana.getByLabel('Role of dana').selectOption('member')
  await dana.getByText('is the last owner of this workspace').first().waitFor()
  await expect.poll(() => dana.getByLabel('Role of dana').inputValue()).toBe('owner')
})

test('whoever is signed out by an owner is asked to sign in where they were, with what they had written', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  await dana.goto(`${server.url}/members`)
  await dana.getByRole('button', { name: 'Make a link' }).click()
  const invitation = new URL(await dana.getByText(/\/join#pawl_join_/).innerText())
  const eve = await joinBy(server, invitation.pathname + invitation.hash, 'eve')
  await eve.goto(`${server.url}/chat`)
  await eve.getByText('Live').first().waitFor()
  await eve.getByRole('textbox', { name: 'Your message' }).fill('add something I am still')
  const row = dana.getByRole('row', { name: /^eve/ })
  await row.getByRole('button', { name: 'Sign out everywhere' }).click()
  await dana.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await eve.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await accessibilityProblems(eve)).toEqual([])
  await eve.getByLabel('Name').fill('eve')
  await eve.getByLabel('Password').fill('not the password')
  await eve.keyboard.press('Enter')
  await eve.getByText('This name and password do not belong together.').waitFor()
  await eve.getByLabel('Password').fill(PASSWORD)
  await eve.keyboard.press('Enter')
  await expect
    .poll(() => eve.getByRole('textbox', { name: 'Your message' }).inputValue())
    .toBe('add something I am still')
  await eve.getByText('Live').first().waitFor()
})

test('a password is changed beside its own errors, and one signs out', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  await dana.getByRole('link', { name: 'You: dana' }).click()
  await dana.getByText('You are dana. Your role here: owner.').waitFor()
  expect(await accessibilityProblems(dana)).toEqual([])
  await dana.getByLabel('The password you have').fill('not mine at all')
  await dana.getByLabel('A new password').fill('short')
  await dana.getByRole('button', { name: 'Change it' }).click()
  await dana.getByText('is shorter than 12 characters').waitFor()
  await dana.getByLabel('A new password').fill('another long password')
  await dana.getByRole('button', { name: 'Change it' }).click()
  await dana.getByText('This is not your password.').waitFor()
  await dana.getByLabel('The password you have').fill(PASSWORD)
  await dana.getByRole('button', { name: 'Change it' }).click()
  await dana.getByText('The password is changed.').first().waitFor()
  await dana.getByRole('button', { name: 'Sign out', exact: true }).click()
  await dana.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await dana.evaluate(() => document.cookie)).toBe('')
})

test('whoever is in two workspaces goes from one to the other, and finds there what is there', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  await dana.getByRole('textbox', { name: 'Add a task' }).fill('only at home')
  await dana.keyboard.press('Enter')
  await dana.getByRole('main').getByText('only at home').first().waitFor()
  const made = await dana.evaluate(() =>
    fetch('/api/workspaces', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'pawl-csrf': document.cookie.split('=').at(-1) as string },
      body: JSON.stringify({ name: 'design' }),
    }).then((answer) => answer.status),
  )
  expect(made).toBe(200)
  await dana.goto(`${server.url}/account`)
  await dana.getByRole('button', { name: 'Go to design' }).click()
  await dana.getByRole('button', { name: 'Go to default' }).waitFor()
  await dana.goto(`${server.url}/tasks`)
  await dana.getByText('Live').first().waitFor()
  expect(await dana.getByText('nly at home').count()).toBe(0)
})

test('it is all there in Hebrew, in the dark, and reached by the keyboard', async () => {
  const { server, link } = await serveForPeople()
  const page = await open(server, link, { language: 'he', theme: 'dark', width: 390 })
  await page.getByRole('heading', { name: 'הצטרפות' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByLabel('בחירת סיסמה').fill('קצר')
  await page.keyboard.press('Enter')
  await page.getByText('קצר מ־12 תווים').waitFor()
  await page.getByLabel('בחירת סיסמה').fill('סוס נכון סוללה סיכה')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'עוד' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'החשבון שלך: dana' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'חברים' }).waitFor()
  await page.goto(`${server.url}/members`)
  await page.getByRole('heading', { name: 'להזמין מישהו' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('[D41] alone on one’s own machine nobody signs in; a quiet sign says who one is', async () => {
  const server = await serve()
  const page = await open(server, '/')
  await page.getByRole('link', { name: 'You: local' }).click()
  await page.getByText('You work alone on this machine: nobody signs in.').waitFor()
  expect(await page.getByRole('button', { name: /Sign out/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Members' }).count()).toBe(0)
})

test('[D41] a to-do is shared on its page, changed by the other as it says, and gone for them once it is taken back', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  await dana.goto(`${server.url}/members`)
  await dana.getByRole('button', { name: 'Make a link' }).click()
  const invitation = new URL(await dana.getByText(/\/join#pawl_join_/).innerText())
  const eve = await joinBy(server, invitation.pathname + invitation.hash, 'eve')
  await dana.goto(`${server.url}/chat`)
  await dana.getByRole('textbox', { name: 'Your message' }).fill('add buy a ring')
  await dana.keyboard.press('Enter')
  await dana.getByRole('log').getByText('Buy a ring', { exact: false }).first().waitFor()
  await eve.goto(`${server.url}/tasks`)
  await dana.goto(`${server.url}/task/1`)
  await dana.getByLabel('Share with (name)').fill('eve')
  await dana.getByRole('button', { name: 'Share', exact: true }).click()
  await eve.getByRole('link', { name: 'Buy a ring' }).click()
  await eve.getByText('It is dana’s.').waitFor()
  expect(await eve.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0)
  expect(await eve.getByRole('button', { name: 'Done', exact: true }).count()).toBe(0)
  expect(await accessibilityProblems(dana)).toEqual([])
  await dana.getByLabel('What eve may do').selectOption('change')
  await eve.getByRole('button', { name: 'Done', exact: true }).click()
  await dana.getByRole('button', { name: 'Stop sharing with eve' }).click()
  await eve.getByText('There is no task', { exact: false }).first().waitFor()
})

test('[D41] a room is closed to others on its page, and is gone for them; opened, it is there again', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  await dana.goto(`${server.url}/members`)
  await dana.getByRole('button', { name: 'Make a link' }).click()
  const invitation = new URL(await dana.getByText(/\/join#pawl_join_/).innerText())
  const eve = await joinBy(server, invitation.pathname + invitation.hash, 'eve')
  await dana.evaluate(async () => {
    const csrf = document.cookie.match(/csrf[^=]*=([^;]*)/)?.[1] ?? ''
    const headers = { 'content-type': 'application/json', 'pawl-csrf': csrf }
    await fetch('/api/rooms', { method: 'POST', headers, body: JSON.stringify({ room: 'mill', roles: ['builder'] }) })
  })
  await eve.goto(`${server.url}/rooms/mill`)
  await eve.getByText('Everyone of the workspace sees it.').first().waitFor()
  await dana.goto(`${server.url}/rooms/mill`)
  await dana.getByLabel('Let in').fill('dana')
  await dana.getByRole('button', { name: 'Let in' }).click()
  await dana.getByRole('button', { name: 'Remove person:dana' }).waitFor()
  expect(await accessibilityProblems(dana)).toEqual([])
  await eve.getByText('There is no room', { exact: false }).first().waitFor()
  await dana.getByRole('button', { name: 'Open to all' }).click()
  await dana.getByRole('dialog').getByRole('button', { name: 'Open to all' }).click()
  await dana.getByText('Everyone of the workspace sees it.').first().waitFor()
})
