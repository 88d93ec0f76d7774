/** Excludes blanks, control characters and the at sign. */
const PLAIN = '^\\s\\u0000-\\u001f\\u007f-\\u009f@';

/**
 * The contact form's address pattern: local part, domain with a dot, top-level part of 2 to 4 characters (the
 * specification, section 5). Counts code points, so an emoji is one character.
 */
export const CONTACT_EMAIL = new RegExp(`^[${PLAIN}]+@[${PLAIN}]+\\.[${PLAIN}.]{2,4}$`, 'u');

/** An id of any entity: 24 hexadecimal digits. */
export const OBJECT_ID = /^[0-9a-f]{24}$/i;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\u00a1-\\u167f\\u1681-\\u1fff\\u3001-\\ud7ff-]+";
const LETTER = 'A-Za-z\\u00a1-\\u167f\\u1681-\\u1fff\\u3001-\\ud7ff';
const LABEL = `[0-9${LETTER}](?:[0-9${LETTER}-]{0,61}[0-9${LETTER}])?`;

/**
 * The email address of an account: any that a mail server may accept, with any top-level domain and letters of any
 * script. At most 64 characters before the at sign.
 */
export const ACCOUNT_EMAIL = new RegExp(
  `^(?![^@]{65})${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:[${LETTER}]{2,63}|[Xx][Nn]--[0-9A-Za-z-]{0,57}[0-9A-Za-z])$`,
);
