import { RARE } from '../../lib/varied.mjs';

/** The longest of the lists with a search: their addresses, up to the text. */
const SEARCHED = [
  '/public/api/v0/jobs?q=',
  '/public/api/v0/home-search?tab=projects&skill=',
  '/public/api/v0/home-search?tab=consultants&skill=',
  '/private/api/projects/all?q=',
  '/private/api/consultants?q=',
  '/api/admin/jobs?q=',
  '/api/admin/projects?q=',
  '/api/admin/people?q=',
  '/api/admin/freelancers?q=',
  '/api/admin/freelancers?skill=',
  '/api/admin/applications?q=',
  '/api/admin/messages/all?q=',
  '/api/admin/consultants?q=',
  '/api/admin/employees?q=',
  '/api/admin/audit?q=',
];

const each = (texts) => SEARCHED.flatMap((list) => texts.map((text) => list + encodeURIComponent(text)));

/**
 * Searches with no or few matches in a list of any length: words, a frequent word or concept with a wrong one,
 * alternatives, signs.
 */
export const RARE_SEARCHES = each([
  ...['Beratre', 'SAP Beratre', 'S4HANA Beratre', RARE.word, `Koeln, ${RARE.word} S4HANA`, 'zq', '#'],
]);
/** Searches with matches in many entries of a long list. */
export const FREQUENT_SEARCHES = [
  ...each(['SAP', 'FI', 'a', 'mail', 'Consultant SAP', 'S4HANA', 'Authorisations']),
  '/api/admin/messages/conversation/USER?q=Beratre',
];
