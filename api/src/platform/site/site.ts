import { DEFAULT_LANGUAGE, NOTIFICATIONS, splitLanguage, type Language } from '@consulting/contracts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface SiteFile {
  type: string;
  body: Buffer;
  etag: string;
  isImmutable: boolean;
  /** The Content-Security-Policy of a page; absent for other files. */
  policy?: string;
  /** When it was built. */
  changedAt: Date;
  /** A page with forms that the query decides, for an address with one: marked, because it was rendered without one. */
  readonly queried?: SiteFile;
  /** Precompressed forms, if they exist. */
  br?: Buffer;
  gzip?: Buffer;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Files that are not pages of their own: templates, and the page of unknown addresses. */
const TEMPLATES = new Set([
  ...['spa.html', 'admin-spa.html', '404.html'],
  ...['job.html', 'job-not-open.html', 'project.html', 'project-not-open.html'],
  ...['availability.html', 'availability-known.html'],
  ...['pool.html', 'pool-asked.html'],
  ...['unsubscribe.html', ...NOTIFICATIONS.map((each) => `unsubscribe-${each}.html`)],
]);

/** Marks the forms of a page that its query decides (`<UntilHydrated byQuery>`). */
const BY_QUERY = /class="[^"]*\bby-query\b/;

/** What happens to the HTML of each page when it is read. */
interface Pages {
  fill: (html: string) => string;
  policyOf: (filled: string) => string;
}

/**
 * The built client: a few megabytes, read once and served from memory. Values that differ between installations are
 * filled into its HTML.
 */
export class Site {
  private readonly files = new Map<string, SiteFile>();

  /** If `folder` is null or missing, there is no site, only the API. */
  constructor(folder: string | null, pages: Pages) {
    if (folder === null || !existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const type = TYPES[extname(name)];
      const isHidden = name.split('/').some((part) => part.startsWith('.'));
      if (type !== undefined && !isHidden) this.files.set(name, readSiteFile(folder, name, type, pages));
    }
  }

  get isEmpty(): boolean {
    return this.files.size === 0;
  }

  /** Returns the file for an address path: an asset by its name, a page by its folder. */
  find(path: string): SiteFile | undefined {
    const name = path.slice(1);
    if (extname(name) === '.html') return undefined;
    return this.files.get(name) ?? this.files.get(name === '' ? 'index.html' : `${name}/index.html`);
  }

  /** Returns the parts of the addresses of pages and files. */
  words(): Set<string> {
    return new Set([...this.files.keys()].flatMap((name) => name.split('/')));
  }

  /** Returns the pages that search engines may show, by address in the default language; all languages have them. */
  pages(): { path: string; changedAt: Date }[] {
    const pages = [...this.files].filter(([name]) => name === 'index.html' || name.endsWith('/index.html'));
    return pages
      .filter(([, { body }]) => !/<meta name="robots" content="noindex"/.test(body.toString('utf8')))
      .map(([name, { changedAt }]) => ({ path: `/${name.replace(/\/?index\.html$/, '')}`, changedAt }))
      .filter(({ path }) => splitLanguage(path).language === DEFAULT_LANGUAGE)
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  /** Returns a template by its file name, one of `TEMPLATES`, in a language. */
  template(name: string, language: Language): SiteFile | undefined {
    if (!TEMPLATES.has(name)) return undefined;
    return this.files.get(language === DEFAULT_LANGUAGE ? name : `${language}/${name}`);
  }
}

function readSiteFile(folder: string, name: string, type: string, { fill, policyOf }: Pages): SiteFile {
  const path = join(folder, name);
  const read = (suffix: string): Buffer | undefined =>
    existsSync(`${path}${suffix}`) ? readFileSync(`${path}${suffix}`) : undefined;
  const about = {
    type,
    // Only files with a hash in their names; the folder of the site may have any name.
    isImmutable: name.startsWith('assets/'),
    changedAt: statSync(path).mtime,
  };
  const body = readFileSync(path);
  if (!type.startsWith('text/html'))
    return { ...about, ...withEtag(body), br: read('.br'), gzip: read('.gz') };
  const html = fill(body.toString('utf8'));
  const policy = policyOf(html);
  const page = (text: string): SiteFile => ({ ...about, policy, ...withEtag(Buffer.from(text)) });
  if (!BY_QUERY.test(html)) return page(html);
  return { ...page(html), queried: page(html.replace('<html ', '<html data-query ')) };
}

function withEtag(body: Buffer): Pick<SiteFile, 'body' | 'etag'> {
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
