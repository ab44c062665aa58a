// The ports of the operations, on SQLite and on PostgreSQL, and where the data is.

export { dataFolderOf, findDataFolder, homeFolder, sqlitePlace, storeFileIn } from './data-folder.ts'
export { commitBatches, lockWaits } from './diagnostics.ts'
export { examineStore, type StoreCondition } from './examine-store.ts'
export { makeFolder } from './make-folder.ts'
export { loadStore, openStore, type StorePlace } from './open-store.ts'
export { takeLock } from './process-lock.ts'
export { distrustedRecord, ownDataFolder, readServerRecord, type ServerRecord } from './server-record.ts'
export type { ComingUpgrade, ConnectionFigures, Store, Upgrade } from './store.ts'
