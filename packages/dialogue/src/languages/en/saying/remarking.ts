// English: how a remark begins, about a task or the day: it broke again, I hate Mondays.

import { forms } from '../../entries.ts'
import type { Remarking } from '../../saying.ts'

export const remarking: Remarking = {
  holdOn: ['wait', 'hold on', 'oh wait', 'hang on', 'no wait'],
  but: ['but', 'though', 'although', 'except', '-', '–', '—'],
  hardly: forms(
    'almost, nearly, half, partly, tried, never, barely, hardly, if, would, should, could, will, might, may, not',
  ),
  predicates: forms(`
    is, isn't, are, aren't, was, wasn't, were, weren't, has, hasn't, have, haven't, had, hadn't, will, won't, would, can, can't, could,
    might, may, must, does, doesn't, did, didn't, do, don't, keeps, keep, looks, look, seems, seem, gets, got, get, went, goes,
    came, comes, broke, breaks, costs, cost, smells, smell, says, said, called, needs, need, takes, took, started, stopped,
    feels, felt, died, ran, still, never, just, also, cancelled, canceled, closed, closes, opened, opens, arrived, left, wants
  `),
  remarks: forms(`
    it, it's, its, he, he's, she, she's, they, they're, that, that's, thats, this is, you, you're, those are, these are,
    it'll, he'll, she'll, they'll, that'll, there was, there were, who knows, whatever, no way, what a, such a, too bad, too late, too early,
    too much, too expensive, too soon, not enough time,
    so much for, good thing, thank god, of course, as if, for once, some day, someday, one day,
    i'm not, im not, i am not, we're not, we are not, we aren't, i hate, i love, i like, i don't like, i dont like, i don't feel like, i dont feel like, i don't feel, i feel,
    i'm so, im so, i am so, i'm too, im too, i'm very, i'm really, i'm just, i'm tired, im tired, i'm exhausted,
    i'm sick, i'm still, im still, i am still, i'm waiting, i'm glad,
    i'm happy, i'm sad, i'm busy, i'm late, i'm bored, i'm stuck, i'm done with, i'm sorry, i'm afraid, i'm dreading,
    not sure, i'm not sure, doing it, on it, k doing, i'll do it, ill do it, yes she, yes he, yes they, she did, he did, they did,
    feel better, feeling better, feels good,
    i wish, i hope, i guess, i doubt, i bet, i knew, i can't believe, i cant believe,
    i can't stand, i can't wait, i'll never, i will never, i never, i always, i keep, i wonder, i don't know, i dont know,
    i don't think, i dont think, i don't care, i dont care, i have no energy, i have no time, i have no idea,
    i've been, ive been, i couldn't care less, we're so, we were, we always, we never, we're still, wait the, wait he,
    wait she, wait they, wait it, wait that, i already have, we already have, i've already got, we've already got
  `),
}
