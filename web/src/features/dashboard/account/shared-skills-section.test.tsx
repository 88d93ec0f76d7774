import type { Role } from '@consulting/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import { userSession } from '../../../shared/api/session/session.ts';
import { SharedSkillsSection } from './shared-skills-section.tsx';

listen();

const show = (role: Role, address = '/dashboard/account') =>
  renderAt(address, <SharedSkillsSection user={signedIn(role, { showsShared: true, version: 'v1' })} />);

it('switches it off, on the condition that the choice is still what was shown', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put('*/private/api/me/shared', async ({ request }) => {
      sent.push(await request.json(), request.headers.get('if-match'));
      return HttpResponse.json({ message: 'Your choice about shared skills has been saved.', version: 'v2' });
    }),
  );
  show('Freelancer');
  const box = screen.getByRole('checkbox', { name: 'Show me what I share' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your choice about shared skills has been saved.')).toBeVisible();
  expect(sent).toEqual([{ showsShared: false }, '"v1"']);
  expect(userSession.whole).toMatchObject({ showsShared: false, version: 'v2' });
});

it('says to a company what of it is compared, and to others what of them', () => {
  const { unmount } = show('B2B');
  expect(screen.getByText(/skills your open projects ask for/)).toBeVisible();
  unmount();
  show('JobSeeker');
  expect(screen.getByText(/are in your profile/)).toBeVisible();
});

it('has the focus of somebody who came from the note beside a list', () => {
  show('Freelancer', '/dashboard/account#shared-heading');
  expect(screen.getByRole('heading', { name: 'What you share' })).toHaveFocus();
});
