import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

/** The company as structured data (schema.org Organization). `origin` has no trailing slash. */
export function organization(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': t`Organization`,
    name: COMPANY.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    description: COMPANY.description,
    email: COMPANY.email,
    telephone: COMPANY.phones[0],
    vatID: COMPANY.vatId,
    foundingDate: String(COMPANY.founded),
    address: {
      '@type': t`PostalAddress`,
      streetAddress: COMPANY.street,
      postalCode: COMPANY.postalCode,
      addressLocality: COMPANY.city,
      addressCountry: t`DE`,
    },
  };
}
