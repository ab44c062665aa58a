const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** A name within a sentence of either direction: neither turns the other around. */
export const isolated = (text: string) => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`
