// What the kinds of security events are called.

import { inEachLanguage } from '../language.ts'
import type { SecurityEventKind } from '../operations/audit-operations.ts'

export const securityEventWords = inEachLanguage<{ readonly [kind in SecurityEventKind]: string }>({
  en: {
    signed_in: 'Signed in',
    sign_in_failed: 'Sign-in failed',
    signed_out: 'Signed out',
    refused: 'Refused',
    limited: 'Held back by a limit',
    token_made: 'Token made',
    token_revoked: 'Token revoked',
    calendar_made: 'Calendar address made',
    calendar_revoked: 'Calendar address revoked',
    member_invited: 'Member invited',
    member_joined: 'Member joined',
    member_changed: 'Member changed',
    member_removed: 'Member removed',
    password_changed: 'Password changed',
    identity_linked: 'Other sign-in linked',
    workspace_made: 'Workspace made',
    policy_changed: 'Policy changed',
    exported: 'Store exported',
    imported: 'Store imported',
  },
  he: {
    signed_in: 'כניסה',
    sign_in_failed: 'כניסה נכשלה',
    signed_out: 'יציאה',
    refused: 'סירוב',
    limited: 'עוכב בגלל מגבלה',
    token_made: 'נוצר אסימון',
    token_revoked: 'אסימון בוטל',
    calendar_made: 'נוצרה כתובת ללוח השנה',
    calendar_revoked: 'כתובת לוח השנה בוטלה',
    member_invited: 'הזמנת חבר',
    member_joined: 'הצטרפות חבר',
    member_changed: 'שינוי בחברים',
    member_removed: 'הסרת חבר',
    password_changed: 'החלפת סיסמה',
    identity_linked: 'קישור דרך כניסה נוספת',
    workspace_made: 'נוצרה סביבת עבודה',
    policy_changed: 'שינוי במדיניות',
    exported: 'המאגר יוצא',
    imported: 'המאגר יובא',
  },
})
