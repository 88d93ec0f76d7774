/** The contact form's address pattern: local part, domain with a dot, top-level part of 2 to 4 characters (the specification, section 5). */
export const CONTACT_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,4}$/;

/** An id of any entity: 24 hexadecimal digits. */
export const OBJECT_ID = /^[0-9a-f]{24}$/i;
