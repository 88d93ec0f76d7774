import { readFileSync } from 'node:fs';
import { withKeepPeriods } from '@consulting/contracts';
import { withPeriods } from './keep-periods.ts';
import type { LegalDocument } from './legal-document.tsx';

const policy: LegalDocument = {
  lang: 'en',
  title: 'Privacy policy',
  status: '',
  lead: '',
  description: '',
  contents: '',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      html: '<p>{{unverifiedAccountDays}} days, {{endedApplicationMonths}} months, {{contactMessageMonths}} months</p>',
    },
  ],
};
const periods = { unverifiedAccountDays: 30, endedApplicationMonths: 3, contactMessageMonths: 12 };
/** The built head of every page. */
const [meta = ''] = /<meta\s+name="keep-periods"[^>]*>/.exec(readFileSync('web/index.html', 'utf8')) ?? [];
const shown = () => withPeriods(policy).sections[0]?.html;

afterEach(() => void (document.head.innerHTML = ''));

it('the policy has the periods that the server has put into the page', () => {
  document.head.innerHTML = withKeepPeriods(meta, periods);
  expect(shown()).toBe('<p>30 days, 3 months, 12 months</p>');
});

it('the policy has the default periods where no server has filled the page', () => {
  document.head.innerHTML = meta;
  expect(shown()).toBe('<p>14 days, 6 months, 24 months</p>');
});
