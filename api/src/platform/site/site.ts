import { DEFAULT_LANGUAGE, splitLanguage, type Language } from '@consulting/contracts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface SiteFile {
  type: string;
  body: Buffer;
  etag: string;
  isImmutable: boolean;
  /** When it was built. */
  changedAt: Date;
  /** A page for an address with a query: marked, because its HTML was drawn without one. Made when first asked for. */
  readonly queried?: SiteFile;
  /** Precompressed forms, where they exist. */
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

/** Files that are no page of their own: templates, and the page of unknown addresses. */
const TEMPLATES = new Set(['spa.html', '404.html', 'job.html', 'job-not-open.html']);

/**
 * The built client, read once: a few megabytes, served from memory. Its HTML is filled with what differs between
 * installations.
 */
export class Site {
  private readonly files = new Map<string, SiteFile>();

  /** `folder` may be missing: then there is no site, only the API. */
  constructor(folder: string | null, fill: (html: string) => string) {
    if (folder === null || !existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const type = TYPES[extname(name)];
      const isHidden = name.split('/').some((part) => part.startsWith('.'));
      if (type !== undefined && !isHidden) this.files.set(name, readSiteFile(folder, name, type, fill));
    }
  }

  get isEmpty(): boolean {
    return this.files.size === 0;
  }

  /** The file for an address path: an asset by its name, a page by its folder. */
  find(path: string): SiteFile | undefined {
    const name = path.slice(1);
    if (extname(name) === '.html') return undefined;
    return this.files.get(name) ?? this.files.get(name === '' ? 'index.html' : `${name}/index.html`);
  }

  /** The pages that search engines may show, by their address in the default language; each exists in all of them. */
  pages(): { path: string; changedAt: Date }[] {
    const pages = [...this.files].filter(([name]) => name === 'index.html' || name.endsWith('/index.html'));
    return pages
      .filter(([, { body }]) => !/<meta name="robots" content="noindex"/.test(body.toString('utf8')))
      .map(([name, { changedAt }]) => ({ path: `/${name.replace(/\/?index\.html$/, '')}`, changedAt }))
      .filter(({ path }) => splitLanguage(path).language === DEFAULT_LANGUAGE)
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  /** A template by its file name (`spa.html`, `404.html`, `job.html`, `job-not-open.html`) in a language. */
  template(name: string, language: Language): SiteFile | undefined {
    if (!TEMPLATES.has(name)) return undefined;
    return this.files.get(language === DEFAULT_LANGUAGE ? name : `${language}/${name}`);
  }
}

function readSiteFile(folder: string, name: string, type: string, fill: (html: string) => string): SiteFile {
  const path = join(folder, name);
  const read = (suffix: string): Buffer | undefined =>
    existsSync(`${path}${suffix}`) ? readFileSync(`${path}${suffix}`) : undefined;
  const about = {
    type,
    // Only what has a hash in its name; the folder itself may be called anything.
    isImmutable: name.startsWith('assets/'),
    changedAt: statSync(path).mtime,
  };
  const body = readFileSync(path);
  if (!type.startsWith('text/html'))
    return { ...about, ...withEtag(body), br: read('.br'), gzip: read('.gz') };
  const html = fill(body.toString('utf8'));
  const page = { ...about, ...withEtag(Buffer.from(html)) };
  let queried: SiteFile | undefined;
  return {
    ...page,
    get queried() {
      const marked = (): string => page.body.toString('utf8').replace('<html ', '<html data-query ');
      return (queried ??= { ...about, ...withEtag(Buffer.from(marked())) });
    },
  };
}

function withEtag(body: Buffer): Pick<SiteFile, 'body' | 'etag'> {
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
