// Whether something may be sent to an address. Whoever names a webhook must not reach what only this server can reach.
//
// AA1. Addresses of this machine and of private networks are refused, unless whoever runs the server has allowed them.
// AA2. What was looked at is what is connected to: the name is not looked up a second time.
// AA3. Without TLS only what was allowed is sent to.

import { lookup } from 'node:dns/promises'
import { BlockList, isIP, SocketAddress } from 'node:net'
import { fail } from '@pawl/contract'
import { present } from '@pawl/kernel'

export class NotAllowed extends Error {}

/** What is not of the public internet (IANA's special-purpose registries). */
const SPECIAL = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
  ...['2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]

export interface FoundAddress {
  readonly address: string
  readonly family: 4 | 6
}

export class AllowedAddresses {
  readonly #special = networks(SPECIAL)
  readonly #allowed: BlockList

  /** Networks such as 10.0.0.0/8 that may be sent to all the same. */
  constructor(allowed: readonly string[] = []) {
    this.#allowed = networks(allowed)
  }

  /** Where to connect to; throws NotAllowed. */
  async find({ protocol, hostname }: URL): Promise<FoundAddress> {
    const host = hostname.replace(/^\[|\]$/g, '')
    const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
    const plain = found.map(({ address }) => unmapped(address))
    for (const one of plain) {
      if (contains(this.#allowed, one)) continue
      if (protocol !== 'https:' || contains(this.#special, one)) throw new NotAllowed(hostname)
    }
    return present(plain[0])
  }
}

/** `::ffff:127.0.0.1` is 127.0.0.1. */
function unmapped(address: string): FoundAddress {
  const family = isIP(address) as 4 | 6
  if (family === 4) return { address, family }
  const { address: written } = new SocketAddress({ address, family: 'ipv6' })
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(written)?.[1]
  return inner === undefined ? { address: written, family } : { address: inner, family: 4 }
}

function contains(list: BlockList, { address, family }: FoundAddress): boolean {
  return list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

function networks(given: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of given) {
    const [address = '', length] = network.trim().split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    const prefix = length === undefined ? most : Number(length)
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
      throw fail('NETWORK_NOT_UNDERSTOOD', { network })
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}
