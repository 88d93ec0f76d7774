import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import { endUserSession } from '../../shared/api/session/sign-out.ts';
import { userSession } from '../../shared/api/session/session.ts';
import { OfferedLanguage } from './offered-language.tsx';

listen();

const offer = () => screen.findByText('Diese Seite gibt es auch auf Deutsch.');
const speaks = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

/** jsdom does not navigate, so the test checks the link's address. */
function follow(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault());
  return userEvent.click(link);
}

const open = () => renderAt('/career', <OfferedLanguage />);

afterEach(() => jest.restoreAllMocks());

it.each([
  ['the first that the site speaks', ['fr-FR', 'de-AT', 'en-GB'], true],
  ['English before German', ['en-GB', 'de-DE'], false],
  ['none that the site speaks', ['fr-FR'], false],
])('offers German on an English page by what the browser prefers: %s', async (_, languages, isOffered) => {
  speaks(...languages);
  const { container } = open();
  if (isOffered) expect(await offer()).toBeVisible();
  else expect(container).toBeEmptyDOMElement();
});

it('speaks the offered language, and does not come again once it was closed', async () => {
  speaks('de');
  const { unmount } = open();
  expect((await offer()).closest('[lang]')).toHaveAttribute('lang', 'de');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  unmount();
  const { container } = open();
  expect(container).toBeEmptyDOMElement();
});

it.each([
  ['what the account chose', 'de', ['en-GB'], true],
  ['the browser, where the account has the language that all begin with', 'en', ['de-DE'], true],
  ['neither', 'en', ['en-GB'], false],
] as const)('to whoever is signed in offers by %s', async (_, language, languages, isOffered) => {
  speaks(...languages);
  signedIn('Freelancer', { language });
  const { container } = open();
  if (isOffered) expect(await offer()).toBeVisible();
  else expect(container).toBeEmptyDOMElement();
});

it('leads to the same page with its query, and tells the account of the choice', async () => {
  speaks('de');
  signedIn('Freelancer');
  window.history.replaceState(null, '', '/career?search=EWM#open');
  const saved: unknown[] = [];
  server.use(
    http.put('*/private/api/language', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ message: 'Saved.' });
    }),
  );
  open();
  await offer();
  const link = screen.getByRole('link', { name: 'Deutsch' });
  await follow(link);
  expect(link).toHaveAttribute('href', '/de/career?search=EWM#open');
  await waitFor(() => expect(saved).toEqual([{ language: 'de' }]));
  expect(userSession.whole?.language).toBe('de');
});

it('keeps the answer on the device when the user signs out, and nothing else', async () => {
  speaks('de');
  signedIn('Freelancer');
  server.use(http.put('*/private/api/language', () => HttpResponse.json({ message: 'Saved.' })));
  const { unmount } = open();
  await offer();
  await follow(screen.getByRole('link', { name: 'Deutsch' }));
  endUserSession();
  unmount();
  expect(Object.keys(localStorage).sort()).toEqual(['language', 'language-offer-dismissed']);
  const { container } = open();
  expect(container).toBeEmptyDOMElement();
});
