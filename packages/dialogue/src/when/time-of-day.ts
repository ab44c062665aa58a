// Which minute of the day is meant by a time and the part of the day it is said with. Two are returned where it could be
// either, none where the two exclude each other.
//
// An hour alone is the one within the working day, from 9 to 18; six, seven and eight are on both sides of it. In digits
// (2:30) it could also be the clock of 24 hours, so that it is sure only where both agree.

import type { Part } from '../languages/dates.ts'
import type { ClockTime } from './clock.ts'

/** Tonight is the evening or the night of today. */
export type PartSaid = Part | 'tonight'

const HALF = 720
const WINDOWS: { readonly [part in PartSaid]: (minutes: number) => boolean } = {
  dawn: (minutes) => minutes >= 120 && minutes < 420,
  morning: (minutes) => minutes < HALF,
  noon: (minutes) => minutes >= 660 && minutes < 960,
  afternoon: (minutes) => minutes >= HALF && minutes < 1140,
  evening: (minutes) => minutes >= 960,
  night: (minutes) => minutes >= 1080 || minutes < 300,
  tonight: (minutes) => minutes >= 960 || minutes < 300,
}

export function isWithin(minutes: number, part: Part): boolean {
  return WINDOWS[part](minutes % 1440)
}

/** What a part of the day is without a time. */
export const PART_MINUTES: { readonly [part in Part]: number } = {
  dawn: 300,
  morning: 540,
  noon: HALF,
  afternoon: 900,
  evening: 1080,
  night: 1260,
}

/** Minutes after midnight; after 1440 it is the next day. */
export function minutesMeant(clock: ClockTime, parts: readonly PartSaid[]): readonly number[] {
  const said = readingsOf(clock)
  if (parts.length === 0) return clock.half === undefined && said.length > 1 ? usual(clock, said) : said
  return said.filter((minutes) => parts.every((part) => WINDOWS[part](minutes))).map((minutes) => late(minutes, parts))
}

/** Every minute of the day these words could be. */
export function readingsOf({ hour, minute, half, style }: ClockTime): readonly number[] {
  const minutes = hour * 60 + minute
  if (half !== undefined && hour <= 12) return [(hour % 12) * 60 + minute + (half === 'pm' ? HALF : 0)]
  if (style === 'exact' || hour > 12) return [minutes]
  return [(hour % 12) * 60 + minute, (hour % 12) * 60 + minute + HALF]
}

/** Twelve at night is the end of that day. */
function late(minutes: number, parts: readonly PartSaid[]): number {
  return minutes < 60 && parts.some((part) => part === 'night' || part === 'tonight') ? minutes + 1440 : minutes
}

function usual({ hour, style }: ClockTime, both: readonly number[]): readonly number[] {
  const [early, afternoon] = both as [number, number]
  if (hour === 12) return [afternoon]
  if (hour >= 9) return [early]
  return style === 'spoken' && hour <= 5 ? [afternoon] : both
}

/** Both halves of the day, for a time whose words exclude each other: tomorrow morning at 8 pm. */
export function eitherHalf({ hour, minute }: ClockTime): readonly number[] {
  return [(hour % 12) * 60 + minute, (hour % 12) * 60 + minute + HALF]
}
