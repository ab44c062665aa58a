// What the log of security events needs of a store.
//
// SL1. Events are only ever added; the database itself refuses to change or delete one.
// SL2. They stand in the order in which they were stored.

import type { SecurityEventKind } from '@pawl/contract'

export interface SecurityEvent {
  readonly at: number
  readonly kind: SecurityEventKind
  /** Who was authenticated; an address where nobody was. */
  readonly who: string
  /** The name acted under. */
  readonly actor: string
  /** The token, policy, member or operation it is about. */
  readonly about: string | null
  /** How often it happened; more than once where a flood was counted together. */
  readonly times: number
  readonly details: Readonly<Record<string, unknown>>
}

export interface StoredSecurityEvent extends SecurityEvent {
  readonly position: number
}

export interface SecurityEventQuery {
  readonly since?: number
  readonly who?: string
  readonly kind?: SecurityEventKind
  /** Only those before this position. */
  readonly before?: number
  readonly limit: number
}

export interface AuditStore {
  addSecurityEvent(event: SecurityEvent): Promise<void>
  /** Newest first. */
  securityEvents(query: SecurityEventQuery): Promise<readonly StoredSecurityEvent[]>
}
