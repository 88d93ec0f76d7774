import { PASSWORD } from '../../../../../support/people/accounts.ts';
import { longText } from './largest.ts';
import { LARGEST_PDF, type Item, type Prepare } from './worst-day.item.ts';

const guest = (n: number) => ({
  ...{ first_name: longText(100, n), last_name: longText(100, n + 25), email: `guest${n}@example.org` },
  ...{ note: longText(2000, n), elapsed: '48000', website: '' },
});
/** Everybody in a network of their own, which `fromEverywhere` sees to. */
const post =
  (route: string, body: (n: number) => object, status: number): Prepare =>
  (flooded) =>
    Promise.resolve((n) => flooded.app.request.post(`/public/api/v0/${route}`).send(body(n)).expect(status));

export const OF_STRANGERS: Item[] = [
  {
    ...{
      what: 'applications without an account that wait, with their CV',
      bound: '2,000 at a time, 200 of a network',
      most: 2000,
    },
    ...{ stays: '7 days', made: 4 },
    prepare: async ({ world, app }) => {
      const path = `/public/api/v0/jobs/${await world.job()}/apply`;
      return async (n) =>
        app.request.post(path).field(guest(n)).attach('cv', LARGEST_PDF, 'cv.pdf').expect(202);
    },
  },
  {
    ...{ what: 'messages of the contact form', bound: '300 an hour, then 2 of each network', most: 7200 },
    ...{ stays: '24 months', made: 100 },
    prepare: post(
      'contact-admin',
      (n) => ({
        name: longText(100, n),
        email: `c${n}@example.org`,
        message: longText(2000, n),
        elapsed: 48_000,
      }),
      201,
    ),
  },
  {
    ...{
      what: 'accounts that were never confirmed',
      bound: '300 an hour, then 2 of each network',
      most: 7200,
    },
    ...{ stays: '14 days', made: 60 },
    prepare: post(
      'register',
      (n) => ({
        ...guestAccount(n),
        company_name: longText(100, n),
        country: longText(100),
        gender: longText(100),
      }),
      201,
    ),
  },
  {
    ...{ what: 'counted wrong passwords of a network address', bound: '60 a minute', most: 900 },
    ...{ stays: '15 minutes', made: 60 },
    prepare: post('login', (n) => ({ email: `nobody${n}@example.org`, password: PASSWORD }), 401),
  },
];

function guestAccount(n: number) {
  const { first_name, last_name, email } = guest(n);
  return { first_name, last_name, email: `new.${email}`, phone: longText(40), password: PASSWORD };
}
