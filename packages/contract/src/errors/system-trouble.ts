// Trouble with files, programs and the network, in a word each language has a sentence for. What the system itself says
// is in English, and for the log.

const BY_CODE = {
  ENOENT: 'not_there',
  ENOTDIR: 'not_there',
  EACCES: 'not_allowed',
  EPERM: 'not_allowed',
  EROFS: 'only_read',
  EISDIR: 'is_a_folder',
  EEXIST: 'in_the_way',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  ENAMETOOLONG: 'name_too_long',
  ECONNREFUSED: 'nobody_listens',
  ENOTFOUND: 'no_such_host',
  EAI_AGAIN: 'no_such_host',
  EHOSTUNREACH: 'no_way_there',
  ENETUNREACH: 'no_way_there',
  EADDRNOTAVAIL: 'not_our_address',
  ETIMEDOUT: 'silent',
  ECONNRESET: 'cut_off',
  EPIPE: 'cut_off',
} as const

export type SystemTrouble =
  | (typeof BY_CODE)[keyof typeof BY_CODE]
  | 'another_program'
  | 'not_an_address'
  | 'not_for_a_command'
  | 'no_home_folder'
  | 'no_such_program'
  | 'not_executable'
  | 'other'

export interface SystemTroubleFacts {
  readonly reason: SystemTrouble
  /** As the system calls it: ENOENT. */
  readonly systemCode?: string
}

interface SystemError {
  readonly name?: string
  readonly code?: unknown
  readonly message?: string
  readonly cause?: { readonly code?: unknown }
}

export function systemTrouble(error: unknown): SystemTroubleFacts {
  const { name, code, message, cause } = error as SystemError
  const systemCode =
    name === 'TimeoutError' ? 'ETIMEDOUT' : (code ?? cause?.code ?? /\bE[A-Z_]{3,}\b/.exec(message ?? '')?.[0])
  if (typeof systemCode !== 'string') return { reason: 'other' }
  return { reason: BY_CODE[systemCode as keyof typeof BY_CODE] ?? 'other', systemCode }
}
