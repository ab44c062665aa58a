// A message of a hook as its receiver wants it: JSON that is signed, or a text for a chat.
//
// HM1. What people and agents wrote is shown as they wrote it: it makes no link, no emphasis, and calls nobody by name.

import type { HookFormat } from '@pawl/contract'
import { shortenText } from '@pawl/kernel'
import type { StoredChannel, StoredDelivery, Told } from '@pawl/operations'
import type { PostedMessage } from '../reminders/post-message.ts'
import { signedHeaders } from '../reminders/webhook.ts'
import { type HookText, titleOf } from './hook-text.ts'

type Formatting = (url: URL, text: HookText) => { readonly url: URL; readonly body: object }

export function hookMessage(
  delivery: StoredDelivery,
  channel: StoredChannel,
  told: Told,
  text: HookText,
  now: number,
): PostedMessage {
  const url = new URL(channel.address)
  const format = channel.kind as Exclude<HookFormat, 'email'>
  if (format === 'json') {
    const body = JSON.stringify(documentOf(delivery, told, text))
    return { url, headers: signedHeaders(String(channel.keys.secret), delivery.id, now, body), body }
  }
  const made = FORMATS[format](url, text)
  const headers = { 'content-type': 'application/json', 'user-agent': 'Pawl', 'webhook-id': delivery.id }
  return { url: made.url, headers, body: JSON.stringify(made.body) }
}

function documentOf({ message }: StoredDelivery, { hook, task }: Told, text: HookText) {
  const { event, dueAt } = message
  const of = { id: hook.id, name: hook.body.name ?? null, on: hook.body.filter }
  const timestamp = new Date(dueAt).toISOString()
  if (event === undefined || task === undefined)
    return {
      type: 'hook.test',
      timestamp,
      data: { hook: of, event: null, task: null, text: text.title, url: text.url },
    }
  const { taskId: _, number: __, ...facts } = event
  const { id, number, lifecycle, status, version, fields } = task
  return {
    type: 'task.changed',
    timestamp,
    data: {
      hook: of,
      event: facts,
      // As it is when this is sent: it may have gone on since.
      task: {
        id,
        number,
        lifecycle,
        status,
        version,
        title: titleOf(task),
        room: fields.chatroomId ?? null,
        initiative: fields.initiative_id ?? null,
      },
      text: [text.headline, text.title, text.detail].filter((line) => line !== null).join('\n'),
      url: text.url,
    },
  }
}

const FORMATS: { readonly [format in Exclude<HookFormat, 'json' | 'email'>]: Formatting } = {
  // plain_text is not parsed. The text beside it, for notifications, is: there &, < and > are escaped, as Slack says.
  slack: (url, text) => ({
    url,
    body: {
      text: escapedForSlack(`${text.headline}\n${text.title}`),
      unfurl_links: false,
      blocks: [
        { type: 'section', text: { type: 'plain_text', text: linesOf(text), emoji: false } },
        ...(text.url === null
          ? []
          : [
              {
                type: 'context',
                elements: [{ type: 'mrkdwn', text: `<${escapedForSlack(text.url)}>`, verbatim: true }],
              },
            ]),
      ],
    },
  }),
  // Nobody is mentioned, whatever the text says; flag 4 keeps links from being unfolded.
  discord: (url, text) => ({
    url,
    body: {
      content: shortenText(
        [escapedForDiscord(linesOf(text)), text.url && `<${text.url}>`].filter(Boolean).join('\n'),
        2_000,
      ),
      allowed_mentions: { parse: [] },
      flags: 4,
    },
  }),
  // Without a parse mode nothing is formatted; names, commands and tags would still be made links.
  telegram: (url, text) => {
    const bare = new URL(url)
    const { chat_id, ...given } = Object.fromEntries(bare.searchParams)
    bare.search = ''
    const lines = [withoutNames(linesOf(text)), ...(text.url === null ? [] : [text.url])].join('\n')
    return {
      url: bare,
      body: { ...given, chat_id, text: shortenText(lines, 4_096), link_preview_options: { is_disabled: true } },
    }
  },
  // Published as JSON, to the root of the server: headers could not hold Hebrew.
  ntfy: (url, text) => {
    const root = new URL(url)
    const parts = root.pathname.split('/').filter((part) => part !== '')
    const topic = decodeURIComponent(parts.pop() ?? '')
    root.pathname = `/${parts.join('/')}`
    const message = [text.title, text.detail].filter((line) => line !== null).join('\n')
    return { url: root, body: { topic, title: text.headline, message, ...(text.url !== null && { click: text.url }) } }
  },
}

function linesOf({ headline, title, detail }: HookText): string {
  return [headline, title, detail].filter((line) => line !== null).join('\n')
}

function escapedForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A word joiner is not seen, and what stands before it is no name any more. */
const JOINER = '\u2060'

function withoutNames(text: string): string {
  return text.replace(/[@#/$](?=[\p{L}\p{N}_])/gu, `$&${JOINER}`)
}

/** Every sign that Markdown could read; and addresses, which would be made links, are broken. */
function escapedForDiscord(text: string): string {
  return text
    .replace(/[\\`*_~|<>#()[\]\-+.!:@]/g, (sign) => `\\${sign}`)
    .replace(/(https?)\\:(?=\/\/)/gi, `$1\\:${JOINER}`)
}
