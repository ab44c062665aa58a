// Works for the pages of Pawl in the background: opens them while the server is away, and shows reminders that are pushed to
// this browser, also while no page is open, and does what their buttons say. What it may not do by itself it leaves to the
// page of the task.
//
// SW1. A page comes from the server whenever that can be reached, and so does what has the same name in every version, such as
//     the script that chooses its language. Only scripts, styles and fonts, which are named after what is in them, come from
//     here first. Nothing that was asked of the API is kept here.

const PAGE = '/'
const FILES = ASSETS
const CACHE = 'pawl-app'

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/** What is not there yet; those of the version before stay for pages that were opened with it, and the ones before go. */
async function keepFiles() {
  const cache = await caches.open(CACHE)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all(FILES.filter((file) => !known.has(file)).map((file) => cache.add(file).catch(() => undefined)))
  await cache.add(PAGE)
  const before = (await (await cache.match('/files-before'))?.json().catch(() => [])) ?? []
  const wanted = new Set([...FILES, ...before, PAGE, '/files-before'])
  for (const path of known) if (!wanted.has(path)) await cache.delete(path)
  await cache.put('/files-before', new Response(JSON.stringify(FILES)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && !/^\/(api|mcp|widget|auth)(\/|$)/.test(pathname))
    event.respondWith(openNewest(request, PAGE))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request))
  else if (FILES.includes(pathname)) event.respondWith(openNewest(request, pathname))
})

async function openNewest(request, keptAs) {
  try {
    const answer = await fetch(request)
    if (answer.ok && (keptAs !== PAGE || isPage(answer))) await (await caches.open(CACHE)).put(keptAs, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(keptAs, { ignoreVary: true })
    if (kept === undefined) throw error
    return kept
  }
}

/** Whoever opens another address of the server, such as its description, is not shown that instead of Pawl later. */
function isPage(answer) {
  return answer.headers.get('content-type')?.startsWith('text/html') === true
}

async function openFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

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
