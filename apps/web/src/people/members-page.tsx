// The people of this workspace: who is here with which role, and whom to invite.

import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Answered } from '../parts/page/answered.tsx'
import { Page, Panel } from '../parts/page/page.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberTable } from './member-table.tsx'
import { peoplePhrases } from './phrases.ts'

export default function MembersPage() {
  const { members: phrases } = usePhrases(peoplePhrases)
  const listed = useAsked('listMembers', {})
  return (
    <Page title={phrases.title}>
      <Answered query={listed}>
        {({ members, invitations }) => (
          <>
            <Panel>
              <MemberTable members={members} />
            </Panel>
            <Panel title={phrases.invite}>
              <InviteForm />
            </Panel>
            {invitations.length > 0 && (
              <Panel title={phrases.open}>
                <InvitationList invitations={invitations} />
              </Panel>
            )}
          </>
        )}
      </Answered>
    </Page>
  )
}
