// What this browser keeps for next time. Where a browser keeps nothing (a frame on another site, a private window) it
// lasts as long as the page.

const memory = new Map<string, string>()

export function readKept(name: string): string | null {
  return storage()?.getItem(name) ?? memory.get(name) ?? null
}

export function keep(name: string, value: string): void {
  memory.set(name, value)
  try {
    storage()?.setItem(name, value)
  } catch {
    // Full: it lasts as long as the page.
  }
}

export function forget(name: string): void {
  memory.delete(name)
  storage()?.removeItem(name)
}

export function keptUnder(prefix: string): readonly string[] {
  const all = { ...storage(), ...Object.fromEntries(memory) } as Record<string, string>
  return Object.entries(all).flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : []))
}

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
