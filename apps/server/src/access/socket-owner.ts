// Whose socket a loopback connection is, where the system says: Linux lists every connection with the user who has it.
// Reading that list takes some milliseconds, whatever it holds, so it is read once for a connection, off the main thread,
// and once for all connections that ask while it is being read.
//
// SO1. A connection its owner has closed is listed without one (as root's, with no inode): it is nobody's.
// SO2. The server's own end must still be listed beside it. Otherwise the connection is over, and the ports may be another's
//     by now.
// SO3. A user of another container is shown as the overflow user: nobody can be told by it.
// SO4. The system makes the list while it is read: a connection that comes or goes meanwhile can hide another, or have one
//     listed twice. A row that is missing, or of which there are two, is looked for again before anyone is refused for it, and what
//     was not found is not remembered.

import { readFileSync, readlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isIPv4, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The user's number; undefined if the system does not say. */
export type SocketOwner = (socket: Socket) => Promise<number | undefined>

const ESTABLISHED = '01'
/** So often the list is read for a connection that is not in it, with pauses of 1, 2, 4 … milliseconds. */
const MOST_LOOKS = 9

export function socketOwners(): SocketOwner {
  if (process.platform !== 'linux') return async () => undefined
  const known = new WeakMap<Socket, Promise<number | undefined>>()
  const tables = { tcp: sharedRead('/proc/net/tcp'), tcp6: sharedRead('/proc/net/tcp6') }
  /** 'missing' if one of the two ends is not in the list, or more than one is. */
  const look = async (socket: Socket): Promise<number | undefined | 'missing'> => {
    const { remotePort, localPort } = socket
    const inode = inodeOf(socket)
    if (remotePort === undefined || localPort === undefined || inode === undefined) return undefined
    const find = (table: string) => rowsBetween(table, remotePort, localPort)
    // A program may speak IPv4 through a socket of IPv6; then only its own end is in the other list.
    const rows = find(await tables.tcp())
    if (rows.length < 2) rows.push(...find(await tables.tcp6()))
    const isOpen = rows.some((row) => row.inode === inode)
    const theirs = rows.filter((row) => row.localPort === remotePort && row.inode !== inode && row.inode !== '0')
    const [their] = theirs
    const isOne = theirs.every((row) => row.inode === their?.inode)
    if (!isOpen || their === undefined || !isOne) return 'missing'
    return their.uid === overflowUser() ? undefined : their.uid
  }
  const lookAgain = async (socket: Socket) => {
    for (let tries = 0; tries < MOST_LOOKS; tries++) {
      const found = await look(socket)
      if (found !== 'missing' || socket.destroyed) return found === 'missing' ? undefined : found
      await pause(2 ** tries)
    }
    known.delete(socket)
    return undefined
  }
  return (socket) => {
    const owner = known.get(socket) ?? lookAgain(socket).catch(() => undefined)
    known.set(socket, owner)
    return owner
  }
}

/** A read that has begun may miss a connection that came since: those wait for the next, together. */
function sharedRead(path: string): () => Promise<string> {
  let reading: Promise<string> | undefined
  let next: Promise<string> | undefined
  const read = async () => {
    try {
      return await readFile(path, 'latin1')
    } catch {
      // A system without IPv6 has no list for it.
      return ''
    }
  }
  const begin = () => {
    next = undefined
    const mine = read().finally(() => {
      if (reading === mine) reading = undefined
    })
    reading = mine
    return mine
  }
  return () => {
    if (reading === undefined) return begin()
    next ??= reading.then(begin)
    return next
  }
}

interface Row {
  readonly localPort: number
  readonly uid: number
  readonly inode: string
}

/** The open ends, on loopback, of connections between the two ports. */
function rowsBetween(table: string, clientPort: number, serverPort: number): Row[] {
  const client = `:${portInHex(clientPort)} `
  const rows: Row[] = []
  for (const line of linesWith(table, client)) {
    const [, local = '', remote = '', state = '', , , , uid, , inode = '0'] = line.trim().split(/\s+/)
    const ports = [portOf(local), portOf(remote)]
    const isBetween = ports.includes(clientPort) && ports.includes(serverPort)
    if (!isBetween || state !== ESTABLISHED || !isLoopbackHex(local) || !isLoopbackHex(remote)) continue
    rows.push({ localPort: portOf(local), uid: Number(uid), inode })
  }
  return rows
}

/** Without cutting all of it into lines: it has thousands, and is searched once for each connection. */
function* linesWith(table: string, text: string): Generator<string> {
  let end = 0
  for (let at = table.indexOf(text); at !== -1; at = table.indexOf(text, end)) {
    end = table.indexOf('\n', at)
    if (end === -1) end = table.length
    yield table.slice(table.lastIndexOf('\n', at) + 1, end)
  }
}

/** As the kernel prints it: 127.x.y.z backwards, ::1 and ::ffff:127.x.y.z in groups of four bytes, each backwards. */
function isLoopbackHex(end: string): boolean {
  const address = end.slice(0, end.indexOf(':'))
  if (address.length === 8) return address.endsWith('7F')
  return (
    address === '00000000000000000000000001000000' ||
    (address.startsWith('0000000000000000FFFF0000') && address.endsWith('7F'))
  )
}

function portOf(end: string): number {
  return Number.parseInt(end.slice(end.indexOf(':') + 1), 16)
}

function portInHex(port: number): string {
  return port.toString(16).toUpperCase().padStart(4, '0')
}

function inodeOf(socket: Socket): string | undefined {
  const { fd } = (socket as unknown as { readonly _handle?: { readonly fd?: number } })._handle ?? {}
  return fd === undefined || fd < 0 ? undefined : /\[(\d+)\]/.exec(readlinkSync(`/proc/self/fd/${fd}`))?.[1]
}

function overflowUser(): number {
  return Number(readFileSync('/proc/sys/kernel/overflowuid', 'utf8'))
}

/** `::ffff:127.0.0.1` is how a socket that speaks both protocols says 127.0.0.1. */
export function plainAddress(address = ''): string {
  return address.replace(/^::ffff:/, '')
}

export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = plainAddress(address)
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}
