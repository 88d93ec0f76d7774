import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../../../test/server.ts';
import { aPerson } from '../../../../../test/people.ts';
import {
  answer,
  answerCheck,
  ASKED,
  field,
  fillBranches,
  PERSON,
  PROJECT,
  project,
  send,
  sent,
  serveForm,
  show,
  showForm,
} from '../../../../../test/propose.tsx';

listen();
beforeEach(serveForm);

it('chooses a person and an open project of a company, of those that can be proposed', async () => {
  const searched: string[] = [];
  server.use(
    http.get('*/api/admin/people', ({ request }) => {
      searched.push(new URL(request.url).search);
      return HttpResponse.json([aPerson({ _id: PERSON, first_name: 'Anna', last_name: 'Berger' })]);
    }),
    http.get('*/api/admin/consultants', ({ request }) => {
      const isUnlisted = new URL(request.url).searchParams.get('listed') === 'false';
      const listed = { _id: 'c1', name: 'Listed Louise', listed: true, position: '' };
      const unlisted = { _id: 'c2', name: 'Andreas Wolff', listed: false, position: 'Basis' };
      return HttpResponse.json(isUnlisted ? [unlisted] : [listed, unlisted]);
    }),
    http.get('*/api/admin/projects', ({ request }) => {
      const ofCompanies = [project, { ...project, _id: 'hidden', title: 'Hidden', hidden: true }];
      const own = { ...project, _id: 'own', title: 'Of the firm', b2bId: null };
      return HttpResponse.json(request.url.includes('owner=companies') ? ofCompanies : [own, ...ofCompanies]);
    }),
  );
  show('/create');
  expect(await screen.findByRole('link', { name: /Andreas Wolff/ })).toBeVisible();
  expect(searched[0]).toContain('role=Freelancer&blocked=false');
  expect(screen.queryByText('Listed Louise')).toBeNull();
  expect(screen.queryByText('Of the firm')).toBeNull();
  expect(screen.queryByText('Hidden')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Anna Berger/ }));
  await userEvent.click(await screen.findByRole('link', { name: /S\/4HANA roll-out/ }));
  expect(await screen.findByRole('button', { name: 'Ask the person' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Change.*Person$/ })).toHaveAttribute(
    'href',
    `/admin-dashboard?tab=proposals/projectid=${PROJECT}/create`,
  );
});

it('shows the profile as the company will see it, without the names of employers, and sends that', async () => {
  answer(201, ASKED);
  await showForm();
  const preview = within(screen.getByRole('region', { name: 'As the company will see it' }));
  await fillBranches();
  await userEvent.clear(field('Position'));
  await userEvent.type(field('Position'), 'FI lead');
  await userEvent.type(screen.getByRole('textbox', { name: /^Languages/ }), 'German (C2), English (C1)');
  expect(preview.getByRole('heading', { name: 'FI lead' })).toBeVisible();
  expect(preview.getByText('German (C2), English (C1)')).toBeVisible();
  expect(preview.getByText('Steel')).toBeVisible();
  expect(preview.queryByText(/Elbe/)).toBeNull();
  expect(screen.getByText(/because the project does not show its company/)).toBeVisible();
  expect(screen.getByText(/The answer is possible for 7 days/)).toBeVisible();
  await send();
  expect(await screen.findByText('The person has been asked.')).toBeVisible();
  expect(sent).toEqual([
    {
      projectId: PROJECT,
      subject: { kind: 'freelancer', id: PERSON },
      profile: {
        position: 'FI lead',
        skills: ['SAP FI', 'S/4HANA'],
        years: 12,
        languages: ['German (C2)', 'English (C1)'],
        availability: 'from March',
        rate: '',
        employers: [{ branch: 'Steel', years: 6 }],
        text: '',
      },
    },
  ]);
  expect(screen.getByRole('link', { name: 'Open the proposal' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=proposals/proposalid=p1',
  );
});

it('asks for a branch in place of every employer before anything is sent', async () => {
  answer(201, ASKED);
  await showForm();
  await send();
  expect(screen.getAllByText('Please name a branch, or remove the employer')).toHaveLength(2);
  expect(field('Branch, in place of Elbe Steel')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('shows errors of the API at their fields, also those of one entry of a list', async () => {
  const contact = 'The profile must hold no telephone number: “0171 2345678”';
  answer(201, ASKED);
  answerCheck({
    status: 400,
    body: {
      code: 'request.invalid',
      message: 'Please check your entries',
      errors: [
        { field: 'profile.employers.0.branch', code: 'proposal.no-contact', message: contact },
        { field: 'profile.languages.1', code: 'proposal.name-in-profile', message: 'It names the person' },
      ],
    },
  });
  await showForm();
  await fillBranches();
  await send();
  await waitFor(() => expect(field('Branch, in place of Elbe Steel')).toHaveAccessibleDescription(contact));
  expect(sent).toEqual([]);
  const languages = screen.getByRole('textbox', { name: /^Languages/ });
  expect(languages).toHaveFocus();
  expect(languages).toHaveAccessibleDescription(/It names the person/);
  await userEvent.type(languages, 'German');
  expect(languages).not.toHaveAccessibleDescription(/It names the person/);
});

it('says why a person cannot be asked now, and keeps what was written', async () => {
  answer(409, { code: 'proposal.asked-too-often', message: 'This person has been asked three times.' });
  await showForm();
  await fillBranches();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This person has been asked three times.');
  expect(field('Branch, in place of Elbe Steel')).toHaveValue('Steel');
});

it('says why somebody cannot be proposed at all', async () => {
  server.use(
    http.get('*/api/admin/proposals/draft', () =>
      HttpResponse.json({ code: 'proposal.no-address', message: 'There is no address.' }, { status: 409 }),
    ),
  );
  show(`/consultantid=${PERSON}/create/projectid=${PROJECT}`);
  expect(await screen.findByText('There is no address.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask the person' })).toBeNull();
});

it('keeps what was written for a later visit', async () => {
  const { unmount } = show(`/userid=${PERSON}/create/projectid=${PROJECT}`);
  await screen.findByRole('button', { name: 'Ask the person' });
  await userEvent.type(field('Branch, in place of Elbe Steel'), 'Steel');
  unmount();
  await showForm();
  expect(field('Branch, in place of Elbe Steel')).toHaveValue('Steel');
});
