const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'));

/** Numbers that people choose: years, days and months, three or more equal digits in a row, counting up and down. */
export const COMMON_DIGITS: readonly string[] = [
  ...numbers(1900, 2059),
  ...numbers(1, 31),
  ...Array.from('0123456789', (digit) => digit.repeat(3)),
  ...['01234567890', '09876543210'].flatMap((run) =>
    Array.from({ length: run.length - 2 }, (_, at) => run.slice(at, at + 3)),
  ),
];
