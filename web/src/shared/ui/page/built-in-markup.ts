/** The part of the browser's interface that is used here; browsers without trusted types take strings. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
}

/** What illustrations and legal texts do not contain: elements and attributes that run, load or send something. */
const ACTIVE =
  /<(?:script|style|iframe|frame|object|embed|base|meta|link|form|template|foreignobject)\b|[\s/"']on\w+\s*=|\s(?:style|srcdoc|formaction)\s*=|javascript:/i;

function passive(html: string): string {
  if (ACTIVE.test(html)) throw new TypeError('This markup is not one of the built-in ones.');
  return html;
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('built-in', {
  createHTML: passive,
});

/**
 * Returns markup that was built into the client, illustrations and legal texts, for `dangerouslySetInnerHTML`. It is the
 * only way by which strings become HTML: the Content-Security-Policy requires trusted types and allows no other policy.
 */
export const builtIn = (html: string): { __html: string | TrustedHTML } => ({
  __html: policy ? policy.createHTML(html) : passive(html),
});
