import type { Holiday, TimeWord } from '../dates.ts'

/** Names, by the holiday. */
const NAMES: { readonly [holiday in Holiday]?: string } = {
  newYear: 'השנה האזרחית החדשה',
  newYearsEve: 'סילבסטר, הסילבסטר',
  valentines: 'ולנטיין, יום ולנטיין, ולנטיינז',
  halloween: 'האלווין, ליל כל הקדושים',
  christmasEve: 'ערב חג המולד',
  christmas: 'חג המולד, כריסמס',
  thanksgiving: 'חג ההודיה',
  blackFriday: 'בלאק פריידי',
  easter: 'חג הפסחא, הפסחא',
  roshHashanahEve: 'ערב ראש השנה',
  roshHashanah: 'ראש השנה',
  kippurEve: 'ערב יום כיפור, ערב כיפור, ערב יום הכיפורים',
  kippur: 'יום כיפור, יום הכיפורים, כיפור',
  sukkotEve: 'ערב סוכות',
  sukkot: 'סוכות, חג סוכות, חג הסוכות',
  simchatTorah: 'שמחת תורה',
  hanukkah: 'חנוכה, חג החנוכה',
  tuBishvat: 'ט"ו בשבט, טו בשבט',
  purim: 'פורים, חג פורים',
  passoverEve: 'ערב פסח, ליל הסדר',
  passover: 'פסח, חג הפסח, חג פסח',
  holocaustDay: 'יום השואה',
  israelRemembrance: 'יום הזיכרון',
  israelIndependence: 'יום העצמאות',
  lagBaomer: 'ל"ג בעומר, לג בעומר',
  shavuotEve: 'ערב שבועות, ערב חג השבועות',
  shavuot: 'חג השבועות, חג שבועות',
  tishaBav: "תשעה באב, ט' באב, ט באב",
  tuBav: 'ט"ו באב, טו באב',
}

export const HOLIDAYS: readonly (readonly [forms: string, meaning: TimeWord])[] = Object.entries(NAMES).map(
  ([holiday, forms]) => [forms, { is: 'holiday', holiday: holiday as Holiday }],
)
