import { describe, expect, test } from 'vitest'
import { describeRefusal } from './refusal.ts'

const variables = { taskId: 't', currentStatus: 'open', attemptedStatus: 'done' }
const move = 'Cannot transition task from open to done'

describe('[001 error example] a refusal in English', () => {
  test.each([
    ['TASK_INVALID_TRANSITION', {}, move],
    ['TASK_MISSING_REQUIRED_FIELD', { missingField: 'assignedTo' }, `${move}: assignedTo is required`],
    ['TASK_VALIDATION_FAILED', { validationReason: 'fieldNotAllowed:x' }, `${move}: x cannot be set by this change`],
    [
      'TASK_VALIDATION_FAILED',
      { validationReason: 'originIsBacklog' },
      `${move}: the task did not come from the backlog`,
    ],
    ['TASK_VALIDATION_FAILED', { validationReason: 'something' }, `${move}: something`],
    ['TASK_VALIDATION_FAILED', {}, `${move}: `],
    ['NOT_ALLOWED', { could: ['owner'] }, `${move}: this is for the person whose to-do it is`],
    [
      'NOT_ALLOWED',
      { could: ['user', 'roomRule'] },
      `${move}: this is for a person of the workspace, or a setting of the room`,
    ],
    ['NOT_ALLOWED', {}, `${move}: this is for `],
  ] as const)('%s %j', (code, more, expected) => {
    expect(describeRefusal(code, { ...variables, ...more })).toBe(expected)
  })
})
