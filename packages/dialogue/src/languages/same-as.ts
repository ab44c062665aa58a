// Ways of saying what can be said more plainly: a sentence of this shape means the plain one, which is then read as any other.
// It counts only if that one turns out to be about tasks that are there, or a list of them; otherwise nothing was said of it.
//
// The first shape that fits and turns out so counts: their order matters. A shape is tried only where one of its words stands
// (reading/pattern-index.ts). What can be told by the roles of words belongs into the rules of reading instead.

export interface SameAs {
  /** The shape, and the plain sentence with what stood in it. */
  readonly shapes: readonly (readonly [shape: RegExp, plainly: string])[]
}
