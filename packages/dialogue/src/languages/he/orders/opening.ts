// Hebrew commands that stand before the one that is meant: open my list and add milk.

import { verbs } from '../forms.ts'

export const opening = [
  ...verbs(
    'open',
    ['פתח, פתחי, פתחו, תפתח, תפתחי, תפתחו, לפתוח', 'תפתח את הרשימה ותוסיף אורז', 'CREATE_TASK'],
    ['מצא, מצאי, מצאו, תמצא, תמצאי', 'תמצא את הרשימה ותוסיף אורז', 'CREATE_TASK'],
    ['בדוק, בדקי, בדקו, תבדוק, תבדקי', 'תבדוק את הרשימה ותוסיף אורז', 'CREATE_TASK'],
    ['עדכן, עדכני, תעדכן, תעדכני', 'תעדכן את הרשימה ותוסיף אורז', 'CREATE_TASK'],
  ),
]
