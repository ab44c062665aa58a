// The order of the files of a project: those that take longest are begun first, so that at its end no processor waits
// for one file. Vitest knows how long a file took only where it was run before; a fresh clone would begin with the
// largest texts. The list needs no care: a name that is missing costs a few seconds, one too many nothing.

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take ten seconds or more by themselves, the longest first. */
const LONGEST = [
  'apps/server/src/foreign',
  'apps/cli/src/work/supervise',
  'scripts/documents',
  'apps/cli/src/answer/answer-with',
  'scripts/third-language',
  'apps/server/src/idempotency',
  'apps/server/src/fuzz',
  'apps/server/src/room-chaos',
  'apps/cli/src/store-away',
  'scripts/package',
  'apps/server/src/crash',
  'apps/cli/src/guidance-matrix',
  'apps/cli/src/mcp/tools',
  'apps/cli/src/cli',
  'apps/cli/src/door/outlives',
  'apps/cli/src/work/worktree/task-worktree',
  'apps/server/src/revoked-token',
  'apps/server/src/hooks/dying-hook',
  'apps/server/src/http',
  'apps/server/src/who-may',
  'apps/server/src/database-away',
  'apps/cli/src/work/fenced',
  'apps/server/src/reminders/dying-reminder',
  'apps/server/src/readiness',
  'apps/cli/src/work/credentials',
  'apps/server/src/hooks/hooks',
  'apps/cli/src/mcp/room-tools',
  'apps/cli/src/door/send-again',
  'apps/cli/src/board',
  'apps/cli/src/work/worktree-chaos',
  'scripts/two-versions',
  'scripts/left-out',
  'packages/operations/src/dispatch/run-once',
  'packages/storage/src/earlier-stores',
  'packages/operations/src/store/round-trip',
  'packages/operations/src/governed/dying-answer',
  'packages/storage/src/database-faults',
  'packages/operations/src/conversation/dying-turn',
  'packages/operations/src/governed/walk',
  'packages/operations/src/access/members',
  'packages/operations/src/governed/large-initiative',
  'packages/operations/src/rooms/waking',
  'apps/web/e2e/killed-server',
  'apps/web/e2e/killed-work',
  'apps/web/e2e/offered',
  'apps/web/e2e/people',
  'apps/web/e2e/still',
  'apps/web/e2e/phone',
  'apps/web/e2e/board',
  'apps/web/e2e/chat',
  'apps/web/e2e/governed',
  'apps/web/e2e/away',
  'apps/web/e2e/insight',
  'apps/web/e2e/rooms',
  'apps/web/e2e/killed-now',
  'apps/web/e2e/governed-answers',
  'apps/web/e2e/room-talk',
  'apps/web/e2e/task-page',
  'apps/web/e2e/room-live',
  'apps/web/e2e/lost-scripts',
  'apps/web/e2e/tasks',
  'apps/web/e2e/add-task',
  'apps/web/e2e/to-do-page',
  'apps/web/e2e/saved-views',
  'apps/web/e2e/governed-pages',
  'apps/web/e2e/room-backlog',
  'apps/web/e2e/keyboard',
  'packages/dialogue/src/direct/everyday',
  'packages/dialogue/src/effort',
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(moduleId.slice(root.length + 1).replace(/\.test\.ts$/, ''))
      return place === -1 ? LONGEST.length : place
    }
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return (await super.sort(files)).sort((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b))
  }
}
