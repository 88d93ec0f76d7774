/** What a message of the contact form is: a question, or the report of a barrier, for which the law wants a way of its own. */
export const CONTACT_KINDS = ['contact', 'barrier'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
