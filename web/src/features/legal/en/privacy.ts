import { COMPANY } from '@consulting/contracts';
import type { LegalDocument } from '../legal-document.tsx';
import { ACCOUNT_SECTIONS } from './privacy-accounts.tsx';
import { RIGHTS_SECTIONS } from './privacy-rights.tsx';
import { VISIT_SECTIONS } from './privacy-visit.tsx';

export const privacy: LegalDocument = {
  lang: 'en',
  title: 'Privacy policy',
  status: '01.06.2025',
  lead: 'What data this site stores about you, why, for how long, and what rights you have.',
  description: `Privacy policy of ${COMPANY.name}: which personal data the site processes, why, on what legal basis, for how long, and your rights.`,
  contents: 'Contents',
  sections: [...VISIT_SECTIONS, ...ACCOUNT_SECTIONS, ...RIGHTS_SECTIONS],
};
