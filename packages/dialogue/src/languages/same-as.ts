// Ways of saying what can be said more plainly: a sentence of this shape means the plain one, which is then read as any other.
// It counts only if that one turns out to be about tasks that are there, or a list of them; otherwise nothing was said of it.

export interface SameAs {
  /** The shape, and the plain sentence with what stood in it. */
  readonly shapes: readonly (readonly [shape: RegExp, plainly: string])[]
}
