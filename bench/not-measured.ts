// What the table does not say. Goals of the design without a figure here are named, so that nobody takes silence for a
// yes.

export const NOT_MEASURED: readonly string[] = [
  'Batches of tasks for one agent; agents in several processes; a room whose queue is promoted with every completion.',
  'Changes lost over kill -9: that is a matter for tests, not for a stop-watch.',
  'Networks: every client, server and database is on this machine, on loopback, and they share its cores.',
  'Servers on machines of their own; PostgreSQL with a pooler or a replica.',
  'Refused changes, undo, verify, export and import, the live stream, and text search over many tasks.',
  'A disk that is full, slow or far away; a cold page cache; days of growth. Files lie in the temporary folder (TMPDIR).',
  'Memory.',
]

export const NO_DISK =
  'A disk: the temporary folder is in memory here, and nothing had to wait for one. Set TMPDIR to a folder on a disk.'
