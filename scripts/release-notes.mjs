// What the files of .changeset/ make of a version and of the list of changes. Pure: `npm run bump` reads and writes.

const KINDS = ['patch', 'minor', 'major']
const FORM = /^---\n["']?pawl["']?: (\w+)\n---\n\s*([\s\S]*?)\s*$/

/** The kind and the text of one file; none if it is not in the form. */
export function readChange(file) {
  const [, kind, text] = FORM.exec(file.replaceAll('\r\n', '\n')) ?? []
  return KINDS.includes(kind) && text !== '' ? { kind, text } : undefined
}

/** Before 1.0 what breaks is a minor version. */
export function nextVersion(version, changes) {
  const [major, minor, patch] = version.split('.').map(Number)
  const kind = KINDS[Math.max(...changes.map((change) => KINDS.indexOf(change.kind)))]
  if (kind === 'patch') return `${major}.${minor}.${patch + 1}`
  return kind === 'major' && major > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** A section above the others, with what breaks first; what stood under “Unreleased” goes into it. */
export function withRelease(changelog, version, day, changes) {
  const [head, unreleased = '', ...rest] = changelog.split(/^(?=## )/m)
  const isUnreleased = unreleased.startsWith('## Unreleased')
  const before = isUnreleased ? unreleased.replace(/^## Unreleased\s*/, '').trim() : ''
  const texts = [...changes]
    .sort((a, b) => KINDS.indexOf(b.kind) - KINDS.indexOf(a.kind))
    .map(({ text }) => (text.startsWith('- ') ? text : `- ${text.replaceAll('\n', '\n  ')}`))
  const section = [`## ${version}, ${day}`, '', ...(before === '' ? [] : [before]), ...texts, '', ''].join('\n')
  return [head, section, ...(isUnreleased ? [] : [unreleased]), ...rest].join('').trimEnd().concat('\n')
}
