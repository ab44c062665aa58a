// Which type of question a form is for: the words of its ways depend on it.

import { createContext } from 'react'

export const QuestionContext = createContext<{ readonly type: string }>({ type: '' })
