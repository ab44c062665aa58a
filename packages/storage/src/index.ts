// The ports of the operations, on SQLite and on PostgreSQL, and where the data is.

export { findDataFolder, sqlitePlace } from './data-folder.ts'
export { commitBatches, lockWaits } from './diagnostics.ts'
export { loadStore, openStore, type StorePlace } from './open-store.ts'
export { takeLock } from './process-lock.ts'
export { distrustedRecord, ownDataFolder, readServerRecord, type ServerRecord } from './server-record.ts'
export type { ConnectionFigures, Store } from './store.ts'
