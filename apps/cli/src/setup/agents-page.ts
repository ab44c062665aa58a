// The page of instructions, as a marked block in the file that an agent reads first.

import { agentGuide } from '@pawl/contract'
import type { Edited } from './edited.ts'
import { hasBlock, type Marks, putBlock, takeBlock } from './marked-block.ts'

const MARKS: Marks = {
  begin: '<!-- pawl setup: begin -->',
  end: '<!-- pawl setup: end -->',
  form: 'page',
}

export interface Place {
  readonly room?: string | undefined
  readonly role?: string | undefined
}

export function addAgentsPage(text: string | undefined, place: Place, head?: string): Edited {
  return putBlock(text, agentGuide(place), MARKS, head)
}

export function removeAgentsPage(text: string, head?: string): Edited {
  return takeBlock(text, MARKS, head)
}

export function hasAgentsPage(text: string): boolean {
  return hasBlock(text, MARKS)
}
