// C: the field that adds a task, over whatever page one is on. Loaded when it is first opened.

import { usePhrases } from '../language/language.tsx'
import { Dialog } from '../parts/form/dialog.tsx'
import { addingPhrases } from './phrases.ts'
import { QuickAdd } from './quick-add.tsx'

export default function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const phrases = usePhrases(addingPhrases)
  return (
    <Dialog label={phrases.field} onClose={onClose} at="top">
      <QuickAdd autoFocus onAdded={onClose} />
    </Dialog>
  )
}
