// The way to the operations: through a server, or straight to the store. The person does not notice which.

import { fail, type OperationKey, type Outcome } from '@pawl/contract'
import { readServerRecord } from '@pawl/storage'
import type { Settings } from '../settings.ts'

export interface Door {
  run(key: OperationKey, input: object): Promise<Outcome<unknown>>
  /** The lines of an operation that writes lines. */
  lines(key: 'exportStore' | 'verifyStore'): AsyncIterable<string>
  importLines(lines: AsyncIterable<string>): Promise<Outcome<{ tasks: number; events: number }>>
  close(): Promise<void>
}

export async function openDoor(settings: Settings): Promise<Door> {
  if (settings.serverUrl !== undefined) return remoteDoor(settings, settings.serverUrl)
  if (settings.databaseUrl !== undefined) return localDoor(settings)
  const record = readServerRecord(settings.dataFolder)
  if (record !== undefined && (await isListening(record.url))) return remoteDoor(settings, record.url, record.instance)
  return localDoor(settings)
}

async function remoteDoor(settings: Settings, url: string, instance?: string): Promise<Door> {
  if (!URL.canParse(url)) throw fail('SERVER_UNREACHABLE', { url, reason: 'it is not an address' })
  return (await import('./remote-door.ts')).openRemoteDoor(settings, url, instance)
}

async function localDoor(settings: Settings): Promise<Door> {
  return (await import('./local-door.ts')).openLocalDoor(settings)
}

/** A server that died left its address behind; then nobody listens there. */
async function isListening(url: string): Promise<boolean> {
  const { connect } = await import('node:net')
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
