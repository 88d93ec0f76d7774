export function telephone(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
