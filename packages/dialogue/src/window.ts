/** The last so many messages of a conversation are looked at (document 002, rule 4). */
export const WINDOW = 50
