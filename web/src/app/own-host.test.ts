import { onOtherHost } from './own-host.ts';

/** The page's meta elements, as the server fills them. The tests' page is at http://localhost. */
function served(publicUrl: string, adminUrl: string) {
  document.head.innerHTML = `<meta name="public-url" content="${publicUrl}"><meta name="admin-url" content="${adminUrl}">`;
}
afterEach(() => void (document.head.innerHTML = ''));

const HERE = window.location.origin;

it('leads nowhere else while both share a host', () => {
  for (const admin of ['', '__ADMIN_URL__']) {
    served(HERE, admin);
    expect(['/', '/admin_sign_in', '/reset-password?for=admin'].map(onOtherHost)).toEqual([null, null, null]);
  }
});

it('leads from the public host to the administration', () => {
  served(HERE, 'https://desk.firm.test');
  expect(onOtherHost('/career?q=a')).toBeNull();
  expect(onOtherHost('/admin-dashboard?tab=jobs')).toBe('https://desk.firm.test/admin-dashboard?tab=jobs');
  expect(onOtherHost('/reset-password?for=admin#token=t')).toBe(
    'https://desk.firm.test/reset-password?for=admin#token=t',
  );
});

it('leads from the administration to public pages', () => {
  served('https://www.firm.test', HERE);
  expect(onOtherHost('/admin_sign_in')).toBeNull();
  expect(onOtherHost('/career')).toBe('https://www.firm.test/career');
});
