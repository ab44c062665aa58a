// Times that other programs keep as people typed them, read by the grammar of our own.

import { present } from '@pawl/kernel'
import { offsetOf } from '../conversation/time-zone.ts'
import type { SourceTime, Surroundings } from './source-file.ts'

/** Something to be done, in which the phrase stands as people put it. */
const ERRANDS: Readonly<Record<string, string>> = { he: 'לקנות חלב', en: 'Buy milk' }

export async function phraseReader(now: number, timeZone: string): Promise<Surroundings['readTime']> {
  const { reader, readAddedTask } = await import('../todo/adding-reader.ts')
  const utcOffsetAt = (moment: number) => offsetOf(timeZone, moment)
  const moment = { now, utcOffset: utcOffsetAt(now), utcOffsetAt, timeZone }
  return (phrase, language) => {
    const isHebrew = language === 'he' || /\p{Script=Hebrew}/u.test(phrase)
    const errand = present(isHebrew ? ERRANDS.he : ERRANDS.en)
    const { title, ...read } = readAddedTask(reader, `${errand} ${phrase}`, moment) as SourceTime & { title: string }
    const { deadline, deadlineLocal, recurrence, recurrenceText, recurrenceFrom } = read
    return title !== errand || deadline === undefined
      ? undefined
      : { deadline, deadlineLocal, recurrence, recurrenceText, recurrenceFrom }
  }
}
