import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import { CvSkills } from './cv-skills.tsx';

listen();

const CV = {
  filename: 'cv.pdf',
  contentType: 'application/pdf',
  size: 1000,
  uploadedAt: '2026-11-20T08:00:00.000Z',
};
const READ = {
  suggestions: [
    { skill: 'ABAP', line: 'ABAP and Fiori since 2015' },
    { skill: 'SAP HANA', line: 'Three systems on HANA' },
  ],
  pages: 2,
  readPages: 2,
  hasText: true,
};

const answer = (body: object, status = 200) =>
  server.use(http.get('*/private/api/me/cv/skills', () => HttpResponse.json(body, { status })));

async function opened() {
  const taken: string[][] = [];
  renderAt(
    '/',
    <CvSkills user={signedIn('Freelancer', { cv: CV })} onTake={(skills) => taken.push(skills)} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suggest skills from my CV' }));
  return { taken, dialog: within(await screen.findByRole('dialog', { name: 'Skills from your CV' })) };
}

it('takes over what was ticked, and nothing else', async () => {
  answer(READ);
  const { taken, dialog } = await opened();
  expect(await dialog.findByText('Three systems on HANA')).toBeVisible();
  for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Take over 0 skills' }));
  expect(taken).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /SAP HANA/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take over 1 skill' }));
  expect(taken).toEqual([['SAP HANA']]);
  expect(screen.getByText('Added: SAP HANA. Save your profile to keep them.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes over nothing when it is closed', async () => {
  answer(READ);
  const { taken, dialog } = await opened();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /ABAP/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(taken).toEqual([]);
});

it.each([
  ['is a scan', { ...READ, suggestions: [], hasText: false }, /no text that we can read/],
  ['names nothing new', { ...READ, suggestions: [] }, /no skills in your CV that are missing/],
  ['was read in part', { ...READ, pages: 44, readPages: 30 }, /the first 30 of 44 pages/],
])('says so when the CV %s', async (_, body, text) => {
  answer(body);
  const { dialog } = await opened();
  expect(await dialog.findByText(text)).toBeVisible();
});

it('shows the sentence of a refusal, and reads again on request', async () => {
  answer({ message: 'Reading this CV takes too much time or memory.' }, 422);
  const { dialog } = await opened();
  expect(await dialog.findByText('Reading this CV takes too much time or memory.')).toBeVisible();
  answer(READ);
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Three systems on HANA')).toBeVisible();
});

it('is not offered without a CV', () => {
  renderAt('/', <CvSkills user={signedIn('Freelancer')} onTake={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
