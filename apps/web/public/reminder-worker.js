// Shows reminders that are pushed to this browser, also while no page of Pawl is open, and does what their buttons say.
// What it may not do by itself it leaves to the page of the task.

const CSRF_COOKIES = ['__Host-pawl-csrf', `pawl-csrf-${self.location.port || '80'}`]
const SNOOZE_MINUTES = 10

self.addEventListener('push', (event) => {
  const { title, body, task, dueAt, language, snooze, done } = event.data.json()
  const actions = [
    { action: 'snooze', title: snooze },
    { action: 'done', title: done },
  ]
  // The open page tells of the same reminder under the same tag: one takes the place of the other.
  const shown = {
    body,
    lang: language,
    dir: 'auto',
    icon: '/icon.svg',
    tag: `reminder-${task}-${dueAt}`,
    data: { task },
  }
  event.waitUntil(self.registration.showNotification(title, task === null ? shown : { ...shown, actions }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { task } = event.notification.data
  event.waitUntil(event.action === '' ? openTask(task) : act(event.action, task))
})

async function act(action, task) {
  const body = action === 'snooze' ? { minutes: SNOOZE_MINUTES } : {}
  const headers = { 'content-type': 'application/json', ...(await csrfHeader()) }
  const answer = await fetch(`/api/tasks/${task}/${action}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (!answer?.ok) await openTask(task)
}

/** As the pages of Pawl say it, so that nobody else's page can. */
async function csrfHeader() {
  for (const name of CSRF_COOKIES) {
    const cookie = await self.cookieStore?.get(name)
    if (cookie) return { 'pawl-csrf': cookie.value }
  }
  return {}
}

async function openTask(task) {
  const path = task === null ? '/' : `/task/${task}`
  const open = await self.clients.matchAll({ type: 'window' })
  const [first] = open
  if (first === undefined) return self.clients.openWindow(path)
  await first.navigate(path).catch(() => undefined)
  return first.focus()
}
