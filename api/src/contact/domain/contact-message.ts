import type { Language } from '@consulting/contracts';

/** What a visitor sends with the contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  /** Of the page; the default one when absent. */
  language?: Language | undefined;
}

/** What the form sends to tell people from programs; each may be missing. */
export interface FormTraces {
  /** A field people do not see: whoever fills it is a program. */
  website?: string;
  /** Milliseconds between showing the form and sending it. */
  elapsed?: number;
}

/** Milliseconds; no person fills the form faster. */
const FASTEST_MS = 2000;

/** People name a few pages: their company's, a tender, a document. Whoever lists more advertises. */
const MOST_LINKS = 10;

/** Markup that the form does not offer and people do not type. */
const MARKUP = /<a\s[^<>]*href|\[url[=\]]|\[link=/i;

/** Whether a message looks like spam. It is kept either way: a wrong guess must not lose an inquiry. */
export function looksLikeSpam({ name, message }: ContactMessage, { website, elapsed }: FormTraces): boolean {
  const links = message.match(/https?:\/\//gi)?.length ?? 0;
  return (
    (website ?? '').trim() !== '' ||
    (elapsed !== undefined && elapsed < FASTEST_MS) ||
    links > MOST_LINKS ||
    MARKUP.test(message) ||
    /https?:\/\//i.test(name)
  );
}
