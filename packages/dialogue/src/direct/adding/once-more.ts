// ‘We're out of milk again’: milk is wanted, and not ‘milk again’. Only of a thing that is needed: ‘call mom again’ is an errand.

const AGAIN = /(?<=\S) (?:again|once more|שוב|עוד פעם)(?=[.!\s]*$)/u

export const onceMore = (text: string) => text.replace(AGAIN, '')
