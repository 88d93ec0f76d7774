/**
 * Returns an address as it is checked before it is sent: without what is not seen, which comes along when an address is
 * copied. The server cleans what it gets (`cleanText`); its rules for other texts would be too much for the first load.
 */
export const typedEmail = (value: string): string => value.replace(/\p{Cf}/gu, '').trim();
