// ‘Remind me half an hour before yoga’, where ‘Yoga’ is on the list: that task reminds so long before it is due, and no other is added.

import { splitWords } from '../../reading/words.ts'
import type { NewTask } from '../../slots/new-task.ts'
import { AT_ONCE } from '../../slots/reminder.ts'
import { writtenLocal } from '../../when/moment.ts'
import { doDeed, isPending, type Wish } from '../changing/deeds.ts'
import { isDefiniteName } from '../finding/named-task.ts'
import { propose } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Act, Scene } from '../scene.ts'

/** By its whole title it is done; by a part of it, with the article, it is asked. */
export function remindOfTask(read: NewTask, scene: Scene): Act | undefined {
  const { title, deadline, recurrence, reminders = [] } = read
  const isAtIt = reminders.every((one) => one === AT_ONCE)
  if (deadline !== undefined && recurrence === undefined && isAtIt) return remindAt(read, scene)
  const ahead = reminders.filter((one) => one !== AT_ONCE)
  if (ahead.length === 0 || deadline !== undefined || recurrence !== undefined) return undefined
  const found = resolveFitting(scene.reader, title, { ...scene, isIn: isPending })
  if (found.kind !== 'one' || !found.task.deadline) return undefined
  const wish: Wish = {
    deed: 'update',
    fields: { reminders: [...new Set([...(found.task.reminders ?? []), ...ahead])] },
  }
  if (found.how === 'whole') return doDeed(wish, found.task, scene)
  const isDefinite = found.how === 'part' && isDefiniteName(scene.reader, splitWords(scene.reader, title))
  return isDefinite ? propose(wish, found.task, scene) : undefined
}

/** ‘Remind me about the water bill on Sunday’, where it is on the list: it reminds then, and is due as it was. It is asked. */
function remindAt({ title, deadline, description, priority, unsure }: NewTask, scene: Scene): Act | undefined {
  if (deadline === undefined || (description ?? priority ?? unsure) !== undefined) return undefined
  const { reader, moment } = scene
  if (!isDefiniteName(reader, splitWords(reader, title))) return undefined
  const found = resolveFitting(reader, title, { ...scene, isIn: isPending })
  if (found.kind !== 'one' || found.how === 'similar') return undefined
  const at = writtenLocal(deadline, moment) ?? deadline.replace(/(?::00)?Z$/, '')
  const fields = { reminders: [...new Set([...(found.task.reminders ?? []), at])] }
  return propose({ deed: 'update', fields }, found.task, scene)
}
