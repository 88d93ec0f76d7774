/** Returns the address of a link that calls a number of the firm, which is written as it is dialled from abroad. */
export const callFirm = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
