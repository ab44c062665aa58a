// What the types cannot know to be there, and the code before has made sure of: the first of a list that is not empty, the
// row behind a key. A missing one is a defect of that code, found here and not three calls later.

export function present<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error('Something is missing that was made sure of before.')
  return value
}
