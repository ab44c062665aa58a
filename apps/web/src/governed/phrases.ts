// The words of governed work that every page of it uses.

import { inEachLanguage } from '@pawl/contract'

export interface GovernedPhrases {
  readonly systems: Readonly<Record<string, string>>
  /** Of any of the people here, where it is not the one who looks. */
  readonly ofPeople: string
  /** After ‘an answer’. */
  readonly from: Readonly<Record<string, string>>
  readonly roles: Readonly<Record<string, string>>
  readonly version: (version: number) => string
  readonly attempt: (attempt: number) => string
  readonly by: string
  readonly result: string
  readonly policy: string
  readonly policies: string
  readonly initiative: string
  readonly evidence: string
}

export const governedPhrases = inEachLanguage<GovernedPhrases>({
  en: {
    systems: {
      system1: 'System1',
      system2: 'System2',
      system3: 'System3',
      system4: 'System4',
      system5: 'System5',
      user: 'For you',
    },
    ofPeople: 'For people',
    from: {
      system3: 'from System3',
      system4: 'from System4',
      system5: 'from System5',
      user: 'from you',
    },
    roles: {
      system3: 'Control: tasks, verdicts, blocks',
      system4: 'Intelligence: research, what comes next',
      system5: 'Policy: what it means, who can do it',
      user: 'Only a person can answer',
    },
    version: (version) => `version ${version}`,
    attempt: (attempt) => `attempt ${attempt}`,
    by: 'by',
    result: 'Result',
    policy: 'Policy',
    policies: 'Policies',
    initiative: 'Initiative',
    evidence: 'Evidence',
  },
  he: {
    systems: {
      system1: 'System1',
      system2: 'System2',
      system3: 'System3',
      system4: 'System4',
      system5: 'System5',
      user: 'אליך',
    },
    ofPeople: 'לאנשים',
    from: {
      system3: 'מ־System3',
      system4: 'מ־System4',
      system5: 'מ־System5',
      user: 'ממך',
    },
    roles: {
      system3: 'בקרה: משימות, הכרעות, חסימות',
      system4: 'מודיעין: מחקר ומה הלאה',
      system5: 'מדיניות: מה היא אומרת ומי מסוגל',
      user: 'רק אדם יכול לענות',
    },
    version: (version) => `גרסה ${version}`,
    attempt: (attempt) => `ניסיון ${attempt}`,
    by: 'מאת',
    result: 'תוצאה',
    policy: 'כלל מדיניות',
    policies: 'כללי המדיניות',
    initiative: 'יוזמה',
    evidence: 'ראיות',
  },
})
