import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { ownProfile, sendApplyDialog } from '../../../../test/apply-dialog.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { aUser, signedIn } from '../../../../test/users.ts';
import { ConsultantsTab } from './consultants-tab.tsx';

listen();

const consultant = {
  _id: '656f2a9e1c9d440000a1b3c4',
  name: 'Greta Lorenz',
  skills: ['ABAP'],
  projects: [],
  qualification: [],
  experience: [],
  applied: false,
};

it('shows that the company has applied before the list was loaded again', async () => {
  signedIn('B2B');
  server.use(
    ownProfile,
    http.get('*/private/api/consultants', () => HttpResponse.json([consultant])),
    http.post('*/private/api/apply-consultant', () => {
      server.use(http.get('*/private/api/consultants', () => delay('infinite')));
      return HttpResponse.json(
        { message: 'Successfully applied for Greta Lorenz', applicationId: '656f2a9e1c9d440000a1b4a1' },
        { status: 201 },
      );
    }),
  );
  renderAt('/dashboard/consultants', <ConsultantsTab user={aUser('B2B')} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for Greta Lorenz' }));
  await sendApplyDialog('Two months of EWM from March');
  expect(await screen.findByText('Successfully applied for Greta Lorenz')).toBeVisible();
  expect(screen.getByText('Applied')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(screen.queryByRole('button', { name: 'Apply for Greta Lorenz' })).toBeNull();
});

const TEAM = ['Greta Lorenz', 'Andreas Wolff', 'Aylin Demir', 'Priya Raman'].map((name, index) => ({
  ...consultant,
  _id: `656f2a9e1c9d440000a1b3d${index}`,
  name,
  rate: `${index + 1}00 € per day`,
}));

/** Answers as the API does: filtered by `q`, or page by page. */
const team = http.get('*/private/api/consultants', ({ request }) => {
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q') ?? '';
  return HttpResponse.json(TEAM.filter(({ name }) => name.includes(q)));
});

const noWords = http.get('*/public/api/v0/vocabulary', () =>
  HttpResponse.json({ suggestions: [], also: [] }),
);

const compare = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });

it('compares up to three consultants, whom filters do not remove from the choice', async () => {
  signedIn('B2B');
  server.use(ownProfile, team, noWords);
  renderAt('/dashboard/consultants', <ConsultantsTab user={aUser('B2B')} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare Andreas Wolff' }));
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('Search'), 'Priya');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Greta Lorenz' })).toBeNull());
  await userEvent.click(compare('Priya Raman'));
  await userEvent.clear(screen.getByLabelText('Search'));
  await screen.findByRole('heading', { name: 'Greta Lorenz' });
  await userEvent.click(compare('Greta Lorenz'));
  expect(compare('Aylin Demir')).toBeDisabled();
  expect(compare('Aylin Demir')).toHaveAccessibleDescription(
    'Three is the most. Remove one to choose another.',
  );

  await userEvent.click(screen.getByRole('link', { name: 'Compare 3 consultants' }));
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await screen.findByRole('table');
  expect(heads()).toEqual(['Andreas Wolff', 'Priya Raman', 'Greta Lorenz']);
  expect(screen.getByRole('row', { name: /^Rate/ })).toHaveTextContent('200 € per day400 € per day100 €');
  expect(screen.queryByRole('rowheader', { name: 'Projects' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Priya Raman from the comparison' }));
  expect(heads()).toEqual(['Andreas Wolff', 'Greta Lorenz']);

  await userEvent.click(screen.getByRole('button', { name: 'Back to all consultants' }));
  const bar = await screen.findByRole('region', { name: 'Chosen for the comparison' });
  expect(within(bar).getByRole('link', { name: 'Compare 2 consultants' })).toBeVisible();
  expect(compare('Aylin Demir')).toBeEnabled();
});

it('opens a comparison by its link, without those who have left', async () => {
  signedIn('B2B');
  server.use(ownProfile, team);
  const ids = [TEAM[3]?._id, '656f2a9e1c9d440000ffffff', TEAM[0]?._id].join('-');
  renderAt(`/dashboard/consultants?compare=${ids}&view=comparison`, <ConsultantsTab user={aUser('B2B')} />);
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Priya Raman',
    'Greta Lorenz',
  ]);
});
