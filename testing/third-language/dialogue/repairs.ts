import type { Repairs } from '../../../packages/dialogue/src/languages/repairs.ts'

export const repairs: Repairs = {
  noneOfThem: ['neniu el ili'],
  notThatBut: [],
  untilDone: [],
  meantName: [],
  allBut: [],
  onlyThose: [],
  notThatNumber: [],
  skip: [],
  noMore: [],
  noReminder: [],
  remindOf: [],
  ofRule: [],
  redo: ['refaru'],
  why: ['kial'],
  whatDidYouDo: ['kion vi faris'],
  undoNamed: [],
  moreDays: [],
  howManyThose: [],
  asAnother: [],
  pointsBack: [],
}
