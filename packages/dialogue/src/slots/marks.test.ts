// Tags, projects and priorities written in signs are taken out of a text; what only looks like them stays.

import { expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { takeMarks } from './marks.ts'

const reader = createReader()
const take = (text: string) => takeMarks(reader, text)

test.each([
  ['water plants #home', { rest: 'water plants', tags: ['home'] }],
  ['water plants #home #garden', { rest: 'water plants', tags: ['home', 'garden'] }],
  ['water plants #home #Home', { rest: 'water plants', tags: ['home'] }],
  ['#work call dana', { rest: 'call dana', tags: ['work'] }],
  ['call dana, #work', { rest: 'call dana,', tags: ['work'] }],
  ['add milk to #groceries', { rest: 'add milk', tags: ['groceries'] }],
  ['fix the fence +Garden', { rest: 'fix the fence', project: 'Garden' }],
  ['fix the fence in project garden', { rest: 'fix the fence', project: 'garden' }],
  ['fix the fence in project "Big garden" tomorrow', { rest: 'fix the fence tomorrow', project: 'Big garden' }],
  ['fix the fence tagged home', { rest: 'fix the fence', tags: ['home'] }],
  ['pay rent p1', { rest: 'pay rent', priority: 'urgent' }],
  ['pay rent p2 tomorrow', { rest: 'pay rent tomorrow', priority: 'high' }],
  ['p3 pay rent', { rest: 'pay rent', priority: 'medium' }],
  ['pay rent p4 #home', { rest: 'pay rent', priority: 'low', tags: ['home'] }],
  ['pay rent !high', { rest: 'pay rent', priority: 'high' }],
  ['pay rent !1', { rest: 'pay rent', priority: 'urgent' }],
  ['להשקות עציצים #בית', { rest: 'להשקות עציצים', tags: ['בית'] }],
  ['לתקן את הגדר +גינה', { rest: 'לתקן את הגדר', project: 'גינה' }],
  ['לתקן את הגדר בפרויקט גינה', { rest: 'לתקן את הגדר', project: 'גינה' }],
  ['לתקן את הגדר עם תגית בית', { rest: 'לתקן את הגדר', tags: ['בית'] }],
] as const)('[D44] %s', (text, marks) => {
  expect(take(text)).toEqual(marks)
})

test.each([
  ...['#home', '+Garden', 'p1', 'call about ticket #12', 'bring +1', 'learn C++', 'review p1 bugs', 'wow!', 'Stop!!'],
  ...['read "the #home manual"', 'issue#home', 'a+b', 'buy 2 + 2 packs', '!', '# home', 'map1 update', 'up2 you'],
])('[D44] ‘%s’ stays as it is', (text) => {
  expect(take(text)).toEqual({ rest: text })
})
