import { expect, test } from 'vitest'
import { type Preview, partsOf } from './preview-parts.ts'

const preview = (understood: Preview['understood'], left: Preview['left'] = {}) =>
  partsOf({ title: 'water', understood, left }).map(({ name, kind, value, isLeft }) =>
    [name, kind, value, isLeft ? 'left' : 'taken'].join(' '),
  )

test('[AT3] each thing that was understood is one chip, also when it is left in the title', () => {
  const recurs = { deadline: '2026-11-20', recurrence: 'FREQ=WEEKLY;BYDAY=FR', recurrenceText: 'every friday' }
  expect(preview({ ...recurs, tags: ['home', 'garden'], priority: 'high' })).toEqual([
    'deadline recurrence every friday taken',
    'priority priority high taken',
    '#home tag home taken',
    '#garden tag garden taken',
  ])
  expect(preview({ tags: ['home'] }, { deadline: '2026-11-20', tags: ['garden'] })).toEqual([
    'deadline deadline 2026-11-20 left',
    '#home tag home taken',
    '#garden tag garden left',
  ])
  expect(preview({})).toEqual([])
})
