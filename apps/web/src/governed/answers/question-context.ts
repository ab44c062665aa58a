// The question a form is for: the words of its ways depend on it.

import { createContext } from 'react'
import type { Item } from '../item.ts'

export const QuestionContext = createContext<Pick<Item, 'type' | 'ways'>>({ type: '' })
