import type { ContactKind, Language } from '@consulting/contracts';

/** A message of the contact form. */
export interface ContactMessage {
  kind: ContactKind;
  name: string;
  email: string;
  message: string;
  /** The language of the page; the default one when absent. */
  language?: Language | undefined;
}

/** Fields of the form that distinguish people from programs; each may be missing. */
export interface FormTraces {
  /** A field hidden from people: if it is filled, the sender is a program. */
  website?: string;
  /** Milliseconds between showing the form and sending it. */
  elapsed?: number;
}

/** Milliseconds; no person fills the form faster. */
const FASTEST_MS = 2000;

/** People link to a few pages: their company's, a tender, a document. More links are advertising. */
const MOST_LINKS = 10;

/** Markup that the form does not offer and people do not type. */
const MARKUP = /<a\s[^<>]*href|\[url[=\]]|\[link=/i;

/** Returns whether a message looks like spam. It is stored either way: a wrong guess must not lose an inquiry. */
export function looksLikeSpam(
  { name, message }: Omit<ContactMessage, 'kind'>,
  { website, elapsed }: FormTraces,
): boolean {
  const links = message.match(/https?:\/\//gi)?.length ?? 0;
  return (
    (website ?? '').trim() !== '' ||
    (elapsed !== undefined && elapsed < FASTEST_MS) ||
    links > MOST_LINKS ||
    MARKUP.test(message) ||
    /https?:\/\//i.test(name)
  );
}
