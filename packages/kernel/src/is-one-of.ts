// Whether a text is one of a list that is written out. `includes` wants one of the list to begin with.

export const isOneOf = <One>(list: readonly One[], value: unknown): value is One =>
  (list as readonly unknown[]).includes(value)
