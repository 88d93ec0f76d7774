import { createHash } from 'node:crypto';

type Directives = Readonly<Record<string, readonly string[]>>;

/** What every policy has in common: no frame, no plug-in, no other base and no form lead out of an answer. */
const COMMON: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * What a page of the site may load and do. Previews of stored files are frames of this site, those of chosen
 * ones frames of blobs. The client's one policy of trusted types
 * is `built-in` (web/src/shared/ui/page/built-in-markup.ts).
 */
const PAGE: Directives = {
  ...COMMON,
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", 'blob:'],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['built-in'],
};

/**
 * `/docs` as strict as Swagger UI allows: it assigns HTML that it has sanitized as strings, so it cannot require trusted
 * types. It has no frames, fonts or blobs, and reaches no other host.
 */
const DOCS: Directives = {
  ...COMMON,
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
};

/** A page with plain forms: it loads nothing but an icon of its own. */
const FORMS: Directives = { ...COMMON, 'img-src': ['data:'], 'form-action': ["'self'"] };

/**
 * A PDF in a frame of a page, or on its own. Viewers that are pages themselves follow its policy: WebKit's style is inline, and
 * in a `sandbox` it would need scripts and our origin, which leaves nothing of one. The page in its place has an icon of its own.
 */
const PREVIEW: Directives = {
  ...COMMON,
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'frame-ancestors': ["'self'"],
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the sources by which the `<style>` elements and `style` attributes of a document are allowed. */
function inlineStyles(html: string): string[] {
  const elements = html
    .split(/<style(?=[\s>])/)
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</style>')));
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => text);
  const hashes = [...elements, ...attributes].map(hashOf);
  return [...new Set(attributes.length > 0 ? ["'unsafe-hashes'", ...hashes] : hashes)];
}

/** The Content-Security-Policy of each kind of answer. `reportTo`: the address that browsers send violations to. */
export class SecurityPolicy {
  /** Of answers that are not documents: nothing may be loaded. */
  readonly ofAnswers: string;
  /** Of PDFs that a viewer of the browser shows. */
  readonly ofPreviews: string;

  constructor(private readonly reportTo: string | null) {
    this.ofAnswers = this.written(COMMON);
    this.ofPreviews = this.written(PREVIEW);
  }

  /** Of a page of the site. Its inline styles are allowed by their hashes, computed from this HTML. */
  ofPage(html: string): string {
    return this.written({ ...PAGE, 'style-src': ["'self'", ...inlineStyles(html)] });
  }

  /** Of a page without scripts, whose forms go back to this site. */
  ofForms(html: string): string {
    return this.written({ ...FORMS, 'style-src': inlineStyles(html) });
  }

  ofDocs(html: string): string {
    return this.written({ ...DOCS, 'style-src': ["'self'", ...inlineStyles(html)] });
  }

  private written(directives: Directives): string {
    const parts = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
    // `report-uri` is for browsers without the Reporting API; the others ignore it.
    const reports = this.reportTo === null ? [] : [`report-to csp`, `report-uri ${this.reportTo}`];
    return [...parts, ...reports].join('; ');
  }
}
