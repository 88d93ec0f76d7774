/** Returns the address of a link that calls this number. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
