// Text of other programs in the form in which Pawl keeps it. Nothing is thrown away: what is too long for a title stands whole
// in the description.

import { DESCRIPTION_LIMIT, TITLE_LIMIT, withoutForbidden } from '@pawl/contract'
import { cutText, shortenText } from '@pawl/kernel'
import type { SourceFields } from './source-file.ts'

const PROJECT_LIMIT = 100
const TAG_LIMIT = 50
const TAGS_LIMIT = 50

export type Titled = Pick<SourceFields, 'title' | 'description'>

/** Undefined if there is no title in it. */
export function titled(title: string, ...parts: readonly (string | undefined)[]): Titled | undefined {
  const whole = withoutForbidden(title)
  const line = whole.replaceAll(/\s+/g, ' ')
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) return undefined
  const isShort = line.length <= TITLE_LIMIT
  const description = [isShort ? '' : whole, ...parts.map((part) => withoutForbidden(part ?? ''))]
    .filter((part) => part !== '')
    .join('\n\n')
  return {
    title: isShort ? line : shortenText(line, TITLE_LIMIT),
    ...(description !== '' && { description: cutText(description, DESCRIPTION_LIMIT) }),
  }
}

export function projectNamed(...parts: readonly (string | undefined)[]): string | undefined {
  const name = parts
    .map((part) => withoutForbidden(part ?? '').replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' / ')
  return name === '' ? undefined : shortenText(name, PROJECT_LIMIT)
}

/** ‘Travel plans’ is Travel-plans; each once. */
export function tagsFrom(names: readonly string[]): readonly string[] | undefined {
  const tags = new Map<string, string>()
  for (const name of names) {
    const tag = cutText(
      withoutForbidden(name)
        .replaceAll(/\s+/g, '-')
        .replaceAll(/[^\p{L}\p{N}\p{M}._/&+-]/gu, '')
        .replace(/^[^\p{L}\p{N}]+/u, ''),
      TAG_LIMIT,
    )
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return tags.size === 0 ? undefined : [...tags.values()].slice(0, TAGS_LIMIT)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text of a page, with its lines. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(?:style|script|head)\b[\s\S]*?<\/(?:style|script|head)>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .trim()
}
