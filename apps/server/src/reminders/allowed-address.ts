// Whether something may be sent to an address. Whoever names a webhook must not reach what only this server can reach.
//
// AA1. Addresses of this machine and of private networks are refused, unless whoever runs the server has allowed them.
// AA2. What was looked at is what is connected to: the name is not looked up a second time.
// AA3. Without TLS only what was allowed is sent to.
// AA4. What is certain without looking a name up is said when an address is given.

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
  readonly #allowsNone: boolean

  /** Networks such as 10.0.0.0/8 that may be sent to all the same. */
  constructor(allowed: readonly string[] = []) {
    this.#allowed = networks(allowed)
    this.#allowsNone = allowed.length === 0
  }

  /** False only where it is certain that `find` throws [AA4]. */
  couldBe({ protocol, hostname }: URL): boolean {
    const host = bare(hostname)
    if (isIP(host)) return this.#isAllowed(protocol, unmapped(host))
    if (/(?:^|\.)localhost\.?$/i.test(host)) return LOOPBACK.some((one) => this.#isAllowed(protocol, unmapped(one)))
    return protocol === 'https:' || !this.#allowsNone
  }

  /** Where to connect to; throws NotAllowed. */
  async find({ protocol, hostname }: URL): Promise<FoundAddress> {
    const host = bare(hostname)
    const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
    const plain = found.map(({ address }) => unmapped(address))
    if (!plain.every((one) => this.#isAllowed(protocol, one))) throw new NotAllowed(hostname)
    return present(plain[0])
  }

  #isAllowed(protocol: string, one: FoundAddress): boolean {
    return contains(this.#allowed, one) || (protocol === 'https:' && !contains(this.#special, one))
  }
}

/** An address of IPv6 stands in brackets. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

const LOOPBACK = ['127.0.0.1', '::1']

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
