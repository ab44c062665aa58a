// Passwords are kept as argon2id makes them, with the salt and the parameters they were made with, so that these can grow.
//
// PW1. A name that nobody has costs as much time as a wrong password: it is compared with a hash that no password has.
// PW2. Few are worked out at a time: each takes a thread and 19 MB, and nobody should get them all by asking.

import { fail } from '@pawl/contract'
import { crypto } from '../crypto.ts'

/** As OWASP advises for argon2id. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32
const AT_ONCE = 2
const MOST_WAITING = 64

interface Parameters {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto().randomBytes(SALT_BYTES)
  const parameters = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES }
  return written(parameters, salt, await derive(password, salt, parameters, HASH_BYTES))
}

/** Without a hash it takes as long and is false. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const { salt, hash, ...parameters } = read(kept ?? nobodys())
  const given = await derive(password, salt, parameters, hash.length)
  return crypto().timingSafeEqual(given, hash) && kept !== undefined
}

/** In the form that other programs use too: $argon2id$v=19$m=19456,t=2,p=1$salt$hash. */
function written({ memory, passes, parallelism }: Parameters, salt: Buffer, hash: Buffer): string {
  const texts = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${texts.join('$')}`
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

function read(kept: string): Parameters & { readonly salt: Buffer; readonly hash: Buffer } {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(kept) ?? []
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

let noPassword: string | undefined

function nobodys(): string {
  noPassword ??= hashOfNoPassword()
  return noPassword
}

/** Random, so that no password has it. */
export function hashOfNoPassword(): string {
  const parameters = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES }
  return written(parameters, crypto().randomBytes(SALT_BYTES), crypto().randomBytes(HASH_BYTES))
}

let working = 0
const waiting: (() => void)[] = []

async function derive(message: string, nonce: Buffer, parameters: Parameters, tagLength: number): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) throw fail('SIGN_IN_SLOWED', { retryAfterSeconds: 5 })
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else working++
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      crypto().argon2('argon2id', { message, nonce, tagLength, ...parameters }, (error, hash) =>
        error === null ? resolve(Buffer.from(hash)) : reject(error),
      )
    })
  } finally {
    // Whoever waits takes over the place.
    const next = waiting.shift()
    if (next === undefined) working--
    else next()
  }
}
