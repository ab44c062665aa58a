// What the gate holds: the worst ratio that is still accepted, for each row that has one, by its benchmark. They are wide on purpose. The
// gate is there to catch a third lost, not a tenth, and a busy machine must not fail it. A limit is relaxed only with a
// decision in docs/decisions.

import type { Limits } from './gate.ts'

export const LIMITS = {
  decide: {
    'decide one transition, in memory / Map lookup and a result object': { atLeast: 0.36 },
    'decide one transition, in memory / the same, a Map of Maps': { atLeast: 0.2 },
    'decide one transition, in memory / XState 5 pure transition': { atLeast: 17 },
  },
  sqlite: {
    'durable transition, one at a time, SQLite FULL / raw prepared statements': { atLeast: 0.6 },
  },
  http: {
    'the same over HTTP, 64 connections / plain fastify, one transaction per request': { atLeast: 2.2 },
  },
  dialogue: {
    'understand one message (50 of history, 1,000 tasks): our own messages / node-nlp, the intent only': {
      atMost: 1.4,
    },
    'the same, a task changed before every message / none changed': { atMost: 8 },
  },
  chat: {
    '/api/chat guided, 32 people at once, adding tasks / raw durable transitions, one at a time': { atLeast: 0.72 },
    '/api/chat guided, 32 people at once, each moving one of 1,000 tasks / raw durable transitions, one at a time': {
      atLeast: 0.65,
    },
    '/api/chat direct, 32 people at once, adding tasks / raw durable transitions, one at a time': { atLeast: 0.32 },
    '/api/chat direct, 32 people at once, each moving one of 1,000 tasks / raw durable transitions, one at a time': {
      atLeast: 0.32,
    },
  },
  rooms: {
    'claim, start, complete on PostgreSQL, 8 agents / graphile-worker, job by job': { atLeast: 0.36 },
    'claim, start, complete on PostgreSQL, 8 agents / pg-boss, fetch and complete': { atLeast: 0.45 },
  },
  'governed on SQLite': {
    'begin, hand in, judge, next on SQLite, 1 worker / the same writes as raw statements': { atLeast: 0.42 },
  },
  'governed on PostgreSQL': {
    'begin, hand in, judge, next on PostgreSQL, 1 worker / the same writes as raw statements': { atLeast: 0.62 },
    'begin, hand in, judge, next on PostgreSQL, 8 workers / the same writes as raw statements': { atLeast: 0.39 },
  },
  cli: {
    'pawl list, whole process, no server / node -e 0': { atMost: 3.4 },
    'pawl list, whole process, through a server / node -e 0': { atMost: 3.4 },
    'pawl add, whole process, no server / node -e 0': { atMost: 5.2 },
    'pawl done, whole process, no server / node -e 0': { atMost: 3.4 },
  },
} as const satisfies Limits
