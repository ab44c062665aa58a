// Projects of one test run share what their global setups make. Vitest loads a setup file anew for each project, so that
// the shared things are kept on the process itself.

interface Made<Value> {
  readonly value: Value
  readonly remove: () => Promise<void> | void
}

const KEY = Symbol.for('pawl: made once per test run')
const holder = globalThis as { [KEY]?: Map<string, Promise<Made<unknown>>> }

/** The first project that asks makes it; the first teardown removes it, which is after the last test. */
export async function oncePerRun<Value>(
  name: string,
  make: () => Promise<Made<Value>>,
): Promise<{ value: Value; remove: () => Promise<void> }> {
  holder[KEY] ??= new Map()
  const kept = holder[KEY]
  const made = (kept.get(name) as Promise<Made<Value>> | undefined) ?? make()
  kept.set(name, made)
  const { value, remove } = await made
  return {
    value,
    remove: async () => {
      if (kept.delete(name)) await remove()
    },
  }
}
