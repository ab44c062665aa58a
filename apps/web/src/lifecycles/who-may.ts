// Who pulls the trigger of each rule. The operations hold to it; here it is said.

import type { LifecycleName } from '@pawl/kernel'

/** `itself`: it follows from something else. `answer`: it follows from the answer to an item of an inbox. */
export type Who = 'anyone' | 'person' | 'agent' | 'holder' | 'holderOrPerson' | 'worker' | 'answer' | 'itself'

const WHO: { readonly [lifecycle in LifecycleName]: Readonly<Record<string, Who>> } = {
  todo: {
    startTask: 'anyone',
    stopTask: 'anyone',
    completeTask: 'anyone',
    reopenTask: 'anyone',
    deleteTask: 'anyone',
    restoreTask: 'anyone',
  },
  room: {
    claimTask: 'agent',
    startTask: 'holder',
    completeTask: 'holder',
    attachToMessage: 'person',
    parentTaskAcknowledged: 'itself',
    markBacklogComplete: 'person',
    sendBackForRework: 'person',
    promoteNextTask: 'itself',
    cancelTask: 'person',
    resetStuckTask: 'holderOrPerson',
    setAside: 'holder',
    reopenBacklogTask: 'person',
    moveToQueue: 'person',
  },
  governed: {
    start: 'worker',
    complete: 'worker',
    block: 'worker',
    resetInvalidReview: 'itself',
    resume: 'answer',
    restart: 'answer',
    cancel: 'answer',
    approve: 'answer',
    reject: 'answer',
    archive: 'itself',
  },
}

export function whoMay(lifecycle: LifecycleName, trigger: string): Who | undefined {
  return WHO[lifecycle][trigger]
}
