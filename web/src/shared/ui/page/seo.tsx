import { ALTERNATES, COMPANY, localizedPath } from '@consulting/contracts';
import { fullPath, LOCALE } from '../../language.ts';
import { DataBlock } from './data-block.tsx';

/** Placeholder for the site's origin in prerendered pages; the server replaces it with PUBLIC_URL at start. */
const PLACEHOLDER = '__PUBLIC_URL__';

/**
 * The site's origin without a trailing slash: the placeholder while prerendering, afterwards read from the page's
 * head.
 */
export function publicUrl(): string {
  if (typeof document === 'undefined') return PLACEHOLDER;
  const content = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return content && content !== PLACEHOLDER ? content : window.location.origin;
}

/** The company as structured data (schema.org Organization). `origin` has no trailing slash. */
function organization(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: COMPANY.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    description: COMPANY.description,
    email: COMPANY.email,
    telephone: COMPANY.phones[0],
    vatID: COMPANY.vatId,
    foundingDate: String(COMPANY.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: COMPANY.street,
      postalCode: COMPANY.postalCode,
      addressLocality: COMPANY.city,
      // eslint-disable-next-line lingui/no-unlocalized-strings -- a code
      addressCountry: 'DE',
    },
  };
}

interface SeoProps {
  /** Without the company's name, which is appended. */
  title: string;
  description: string;
  /** Path of the route with a leading slash; omitted on the 404 page. */
  path?: string;
  noindex?: boolean;
  /** Path of the picture for previews, 1200 by 630 pixels, which is the same for all languages; the site's by default. */
  image?: string;
}

/** Title, description, canonical URL and Open Graph tags; indexable pages also carry the organization. */
export function Seo({ title, description, path, noindex, image = fullPath('/social.png') }: SeoProps) {
  const origin = publicUrl();
  const fullTitle = `${title} | ${COMPANY.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={origin + fullPath(path)} />}
      {path && !noindex && <Alternates origin={origin} path={path} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={COMPANY.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={origin + fullPath(path)} />}
      <meta property="og:locale" content={LOCALE.replace('-', '_')} />
      <meta property="og:image" content={origin + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {!noindex && <JsonLd data={organization(origin)} />}
    </>
  );
}

/** Links to the page in every language; the default language is for readers of all others. */
function Alternates({ origin, path }: { origin: string; path: string }) {
  return ALTERNATES.map(([hrefLang, language]) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={origin + localizedPath(language, path)} />
  ));
}

/** Structured data. `<` is escaped, so that no text can close the element. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  return <DataBlock type="application/ld+json" text={text} />;
}
