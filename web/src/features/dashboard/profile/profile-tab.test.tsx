import { LIMITS } from '@consulting/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { aUser, signedIn } from '../../../../test/users.ts';
import { ProfileTab } from './profile-tab.tsx';
import { toProfileBody, toProfileValues, toSkills } from './profile-values.ts';

listen();

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));

it('asks before a role is changed, and sends nothing when that is cancelled', async () => {
  const user = signedIn('JobSeeker');
  let calls = 0;
  server.use(
    http.put('*/private/api/update-profile/:id', () => {
      calls += 1;
      return HttpResponse.json({
        message: 'Profile updated successfully!',
        user: aUser('Freelancer'),
      });
    }),
  );
  renderAt('/dashboard/profile', <ProfileTab user={user} />);
  await userEvent.click(screen.getByRole('radio', { name: /Freelancer/ }));
  await save();
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Change role from JobSeeker to Freelancer?',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls).toBe(0);
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(calls).toBe(1);
});

it('requires a company of B2B users', async () => {
  const user = signedIn('JobSeeker');
  renderAt('/dashboard/profile', <ProfileTab user={user} />);
  await userEvent.click(screen.getByRole('radio', { name: /B2B.*request consultants/ }));
  await save();
  expect(await screen.findByText('Company name is required for B2B users')).toBeVisible();
});

it('shows why saving failed and keeps the input, also on the next visit', async () => {
  const user = signedIn('Freelancer');
  server.use(http.put('*/private/api/update-profile/:id', () => HttpResponse.json({}, { status: 400 })));
  const { unmount } = renderAt('/dashboard/profile', <ProfileTab user={user} />);
  await userEvent.type(screen.getByLabelText('Phone (optional)'), '+49 30 1');
  await save();
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
  unmount();
  renderAt('/dashboard/profile', <ProfileTab user={user} />);
  expect(screen.getByLabelText('Phone (optional)')).toHaveValue('+49 30 1');
  await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(screen.getByLabelText('Phone (optional)')).toHaveValue('');
});

it('keeps one qualification row, and drops blank ones when it sends', async () => {
  const user = signedIn('Freelancer');
  renderAt('/dashboard/profile', <ProfileTab user={user} />);
  expect(screen.queryByRole('button', { name: 'Remove qualification 1' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add qualification' }));
  expect(screen.getByLabelText('Course, qualification 2')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove qualification 1' }));
  expect(screen.queryByLabelText('Course, qualification 2')).not.toBeInTheDocument();

  const values = toProfileValues(user);
  const filled = { course: 'Informatics', university: '', year: '' };
  const body = toProfileBody(
    { ...values, skills: 'ABAP, ,abap, Fiori', qualification: [...values.qualification, filled] },
    { cv: null, certificate: null },
  );
  expect(body).toMatchObject({ qualification: [filled], experience: [], skills: 'abap,fiori' });
  expect(body).not.toHaveProperty('cv');
});

it('splits skills as the server does', () => {
  expect(toSkills(' SAP FI ,, Co')).toEqual(['sap fi', 'co']);
});

it('refuses a file that is too large before it is sent', async () => {
  const user = signedIn('JobSeeker');
  renderAt('/dashboard/profile', <ProfileTab user={user} />);
  const input = screen.getByLabelText('CV (optional)');
  const content = '%PDF-1.7'.padEnd(LIMITS.fileBytes + 1);
  const large = new File([content], 'cv.pdf', { type: 'application/pdf' });
  fireEvent.change(input, { target: { files: [large] } });
  await waitFor(() => expect(input).toHaveAccessibleDescription(/at most 5\sMB/));
});

it('lets a selected file be removed before it is sent, and selected again', async () => {
  /** Whether the browser would warn before leaving the page. */
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  renderAt('/dashboard/profile', <ProfileTab user={signedIn('JobSeeker')} />);
  const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
  const input = screen.getByLabelText<HTMLInputElement>('CV (optional)');
  const giveUp = { name: 'Remove file cv.pdf' };
  await userEvent.upload(input, file);
  await userEvent.click(await screen.findByRole('button', giveUp));
  expect(screen.queryByText('cv.pdf')).toBeNull();
  expect(input).toHaveFocus();
  expect(asks()).toBe(false);
  // Browsers fire no change event when the input already holds the same file.
  expect(input.value).toBe('');
  await userEvent.upload(input, file);
  expect(await screen.findByRole('button', giveUp)).toBeVisible();
  expect(asks()).toBe(true);
});

it('shows a company only documents stored under an earlier role', () => {
  const cv = {
    filename: 'Lebenslauf.pdf',
    contentType: 'application/pdf',
    size: 20_000,
    uploadedAt: '2026-11-02T09:00:00.000Z',
  };
  const { unmount } = renderAt('/dashboard/profile', <ProfileTab user={signedIn('B2B')} />);
  expect(screen.queryByLabelText(/^CV/)).toBeNull();
  unmount();
  renderAt('/dashboard/profile', <ProfileTab user={signedIn('B2B', { cv })} />);
  expect(screen.getByText('Lebenslauf.pdf')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove CV' })).toBeVisible();
});
