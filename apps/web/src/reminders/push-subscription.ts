// Whether this browser is reminded while no page is open: a worker, and an address at the push service of the browser.

import { change } from '../api/change.ts'
import { ownZone } from './own-zone.ts'

const WORKER = '/app-worker.js'

export type Allowed = 'yes' | 'no' | 'not here'

/** The worker that shows reminders, if this browser has one. */
export async function registeredWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration()
}

/** Asks the person, and says what came of it. Without a push service the open page still tells of reminders. */
export async function remindHere(pushKey: string | null): Promise<Allowed> {
  if (!('Notification' in window)) return 'not here'
  if ((await Notification.requestPermission()) !== 'granted') return 'no'
  const worker = await navigator.serviceWorker?.register(WORKER)
  if (worker?.pushManager === undefined || pushKey === null) return 'not here'
  await navigator.serviceWorker.ready
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch(() => undefined)
  if (subscription === undefined) return 'not here'
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'not here'
  const { p256dh, auth } = keys
  await change('addChannel', { kind: 'push', address: endpoint, p256dh, auth, timeZone: ownZone() })
  return 'yes'
}
