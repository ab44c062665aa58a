import type { QuickReplies } from '../quick-replies.ts'

export const quickReplies: QuickReplies = {
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  undo: 'Undo',
  none: 'No deadline',
  priorities: ['Low', 'Medium', 'High', 'Urgent'],
  statuses: ['Open', 'In progress', 'Done'],
  days: ['Today', 'Tomorrow'],
  fields: {
    title: 'Title',
    description: 'Description',
    priority: 'Priority',
    deadline: 'Deadline',
    status: 'Status',
  },
  deeds: { complete: 'Complete it', update: 'Update it', delete: 'Delete it' },
}
