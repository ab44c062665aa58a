// The chat beside a page. It knows what is selected there.

import { Plus } from 'lucide-react'
import { personNow } from '../api/person.ts'
import { OngoingChat } from '../chat/ongoing-chat.tsx'
import { chatPhrases } from '../chat/phrases.ts'
import { usePhrases } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Subpage } from '../parts/page/page.tsx'
import { closeChat } from './chat-panel.ts'
import { Frame } from './frame.tsx'
import { besidePhrases } from './phrases.ts'
import { useAtHand } from './use-at-hand.ts'

export default function ChatBeside() {
  const phrases = usePhrases(besidePhrases)
  const chat = usePhrases(chatPhrases)
  const atHand = useAtHand()
  // A conversation is its person's.
  const name = `pawl.panel.conversation.${personNow()}`
  return (
    <OngoingChat
      key={name}
      name={name}
      atHand={atHand}
      suggestions={atHand.length === 0 ? [] : phrases.say(atHand.map(({ number }) => number))}
      frame={(conversation, startNew) => (
        <Frame
          label={phrases.chat}
          bar={
            <Button kind="quiet" size="small" onClick={startNew}>
              <Plus size={16} aria-hidden />
              {chat.newConversation}
            </Button>
          }
          onClose={closeChat}
          closesByEscape
        >
          <Subpage>{conversation}</Subpage>
        </Frame>
      )}
    />
  )
}
