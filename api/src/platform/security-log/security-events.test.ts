import { TABLE } from '../../../../test/e2e/shared/http/permissions/table.ts';
import { textOf } from '../../../../test/support/checks/sources.ts';
import { EVENTS_OF_ROUTES, OF_ANY_ROUTE, SECURITY_EVENTS } from './security-events.ts';

it('docs/operations.md lists every event of the security log', () => {
  const section = textOf('docs/operations.md').split('### The security log')[1]?.split('\n| field')[0] ?? '';
  const listed = [...section.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(listed.sort()).toEqual([...SECURITY_EVENTS].sort());
});

it('every event is written by a route', () => {
  const written = new Set([...OF_ANY_ROUTE, ...[...EVENTS_OF_ROUTES.values()].flat()]);
  expect(SECURITY_EVENTS.filter((event) => !written.has(event))).toEqual([]);
});

/** Routes about access that change it; an availability that is confirmed is none of them. */
const ABOUT_ACCESS =
  /(?<!\/availability)\/(admins|api-keys|webhooks|sessions|factors|logout|login|register|password|email|confirm|sign-in|linkedin|users|second-factor)(\b|\/|$)|-(password|email)$/i;
/** They only prepare what another route of the table does, or read, or send a link or a test. */
const PREPARING =
  /\/(options|deliveries\/\{deliveryId\}\/retry|test|language)$|^POST .*\/(factors|enrolment)\/codes$|\/resend-verification$|\/linkedIn\/login$|\/user-by-email$/;

// The table of permissions names every operation of the API; its own test compares.
it('every route of the table exists, and every route that changes access is in it', () => {
  const routes = TABLE.map(({ operation }) => operation);
  const listed = [...EVENTS_OF_ROUTES.keys()].map((route) => route.replace(/:(\w+)/g, '{$1}'));
  expect(listed.filter((route) => !routes.includes(route))).toEqual([]);
  const changing = routes.filter((route) => !route.startsWith('GET') && ABOUT_ACCESS.test(route));
  expect(changing.filter((route) => !PREPARING.test(route) && !listed.includes(route))).toEqual([]);
  expect(changing.length).toBeGreaterThan(40);
});
