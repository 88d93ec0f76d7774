import { COMPANY } from '@consulting/contracts';

/** The company as structured data (schema.org Organization). `origin` has no trailing slash. */
export function organization(origin: string): object {
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
      addressCountry: 'DE',
    },
  };
}
