import { COMPANY } from '@consulting/contracts';
import type { LegalDocument } from '../legal-document.tsx';
import { CONTRACT_SECTIONS } from './terms-contract.tsx';
import { PLATFORM_SECTIONS } from './terms-platform.tsx';

export const terms: LegalDocument = {
  lang: 'en',
  title: 'General terms',
  status: 'March 2025',
  lead: `The terms on which ${COMPANY.name} works for companies, and for the use of this site.`,
  description: `General terms of ${COMPANY.name}: scope, offers, prices and payment within 14 days, warranty of 12 months, liability, use of the site.`,
  contents: 'Contents',
  sections: [...CONTRACT_SECTIONS, ...PLATFORM_SECTIONS],
};
