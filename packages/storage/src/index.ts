// The ports of the operations, on SQLite and on PostgreSQL.

export { openStore, type StorePlace } from './open-store.ts'
export type { Store } from './store.ts'
