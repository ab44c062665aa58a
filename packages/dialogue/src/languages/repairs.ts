// How a person puts right what was asked or done: none of those that were offered, only one of them, not this time, not again.

export interface Repairs {
  /** Right after something was done or asked: `which` names the task that was meant, or with `not` the one that was not. */
  readonly meantName: readonly RegExp[]
  /** ‘Not the slides, the summary’: `wrong` names the task that was taken, `which` the one that was meant. */
  readonly notThatBut: readonly RegExp[]
  /** To ‘which one?’, as the whole message. */
  /** What is asked of several tasks, `order`, and those of them that are left out, `which`. */
  readonly exceptFor: readonly RegExp[]
  readonly noneOfThem: readonly string[]
  /** Before those that are meant after all: no, only the gym. `which`: their names. */
  readonly onlyThose: readonly RegExp[]
  /** All that were asked about but one: yes, but not the present. `which` names it. */
  readonly allBut: readonly RegExp[]
  /** Not that number, this one: `not`, if it is said, and `meant`. */
  readonly notThatNumber: readonly RegExp[]
  /** What comes again is left out once. `task`: which; without it, the one just spoken of. `skip`: said in so many words. */
  readonly skip: readonly RegExp[]
  /** What comes again is to come no more. `task` as before. `once`: right after it was moved, that may be said of the move. */
  readonly noMore: readonly RegExp[]
  /** More of how it comes again, right after it was spoken of, and how that is said behind a rule: except weekends. */
  readonly ofRule: readonly (readonly [shape: RegExp, plain: string])[]
  /** Of what comes on days of the week: on which others alone, and how that is said plainly. */
  readonly onlyDays?: readonly (readonly [RegExp, string])[]
  /** Not to be reminded of a task any more. */
  readonly noReminder: readonly RegExp[]
  /** To be reminded again and again until it is done: `every` says how often, `deed` what is to be done. */
  readonly untilDone: readonly RegExp[]
  /** To be reminded of a task that is there: `task`, and `ahead` as it is said of a new one. */
  readonly remindOf: readonly RegExp[]
  /** Does again what was just taken back, as the whole message: redo. */
  readonly redo: readonly string[]
  /** Takes back what was done to `task`; with `also` only right after something else was taken back, with `keep` only what was deleted or completed. */
  readonly undoNamed: readonly RegExp[]
  /** Takes back what was done in the last two answers, as the whole message. */
  readonly undoTwo: readonly string[]
  /** To be reminded of the task spoken of, at a time of its own: `at`. */
  readonly remindIt: readonly RegExp[]
  /** On more days than now, right after it was spoken of, and how that is said of a new rule: every friday. */
  readonly moreDays: readonly (readonly [shape: RegExp, plain: string])[]
  /** The task that was added last, as a name: the new one. */
  readonly newOne: readonly string[]
  /** How a reason begins behind an order and a comma: we have. */
  readonly reasonStarts: readonly string[]
  /** Asks why something was done, and what was done, right after it, as the whole message. */
  readonly why: readonly string[]
  readonly whatDidYouDo: readonly string[]
  /** Asks how many those are that were asked about, as the whole message. */
  readonly howManyThose: readonly string[]
  /** A new task behind its `project`, and how that is said plainly; `sure`: it can be nothing but a project. */
  readonly projectFirst?: readonly (readonly [shape: RegExp, plain: string])[]
  /** The same behind what is added, where an order to add stands first. */
  readonly projectLast?: readonly (readonly [shape: RegExp, plain: string])[]
  /** What was just said is to be a note, as the whole message. */
  readonly asNote?: readonly RegExp[]
  /** Adds `steps`, or one `step`, to a `task`, or to the one spoken of. */
  readonly addsSteps?: readonly RegExp[]
  /** Asks for the steps of the task spoken of. */
  readonly stepsLeft?: readonly RegExp[]
  /** As another `task` has it: one of `tag`, `project`, `priority`, `when`, `place` (where it is filed) says what. */
  readonly asAnother: readonly RegExp[]
  /** Said of what was just spoken of, and of nothing else: make it …, both, 3. Never the title of a task. */
  readonly pointsBack: readonly RegExp[]
}
