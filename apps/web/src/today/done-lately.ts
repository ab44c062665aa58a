// What was done today, and how much in a week of days. Pure.

import type { TaskView } from '@pawl/contract'
import { dayOf, daysBetween } from '../language/relative-day.ts'

const WEEK = 7

export function doneLately(done: readonly TaskView[], today: string) {
  const daysAgo = ({ updatedAt }: TaskView) => daysBetween(dayOf(new Date(updatedAt)), today)
  return {
    today: done.filter((task) => daysAgo(task) === 0),
    lately: done.filter((task) => daysAgo(task) < WEEK).length,
  }
}
