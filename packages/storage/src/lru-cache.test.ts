import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('the value that was not used for the longest time makes room, and whoever asked to know is told', () => {
  const dropped: string[] = []
  const cache = new LruCache<number, string>(2, (value) => dropped.push(value))
  cache.set(1, 'one')
  cache.set(2, 'two')
  expect(cache.get(1)).toBe('one')
  cache.set(3, 'three')
  expect([cache.get(1), cache.get(2), cache.get(3)]).toEqual(['one', undefined, 'three'])
  expect(dropped).toEqual(['two'])
})

test('a value that is set again, or deleted, takes no room twice', () => {
  const cache = new LruCache<number, string>(2)
  cache.set(1, 'one')
  cache.set(1, 'uno')
  cache.set(2, 'two')
  expect([cache.get(1), cache.get(2)]).toEqual(['uno', 'two'])
  cache.delete(1)
  cache.set(3, 'three')
  expect([cache.get(1), cache.get(2), cache.get(3)]).toEqual([undefined, 'two', 'three'])
})
