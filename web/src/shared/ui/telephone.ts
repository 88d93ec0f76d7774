/** The `tel:` address of a number as people write it. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
