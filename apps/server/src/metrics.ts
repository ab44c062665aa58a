// Counts of what happened in this process, in the text form that Prometheus reads.

const HELP: Readonly<Record<string, string>> = {
  pawl_rewrites_total:
    'Replies offered for rewriting, by what became of it: used, refused by the checker, failed or late.',
}

const counts = new Map<string, number>()

export function count(name: keyof typeof HELP, outcome: string): void {
  const key = `${name}{outcome="${outcome}"}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

export function metricsText(): string {
  const lines = Object.entries(HELP).flatMap(([name, help]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...[...counts].filter(([key]) => key.startsWith(name)).map(([key, value]) => `${key} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}
