/** Returns a text of exactly this length, with words as long as German ones get. */
export const words = (length: number, first: string) =>
  `${first} ${'Donaudampfschifffahrtsgesellschaft, Instandhaltung und Lagerverwaltung '.repeat(80)}`
    .slice(0, length)
    .trimEnd()
    .padEnd(length, 'x');

/** Returns a text of exactly this length without a place to break. */
export const unbroken = (length: number, first = '') =>
  first + 'Wirtschaftspruefung'.repeat(30).slice(0, length - first.length);
