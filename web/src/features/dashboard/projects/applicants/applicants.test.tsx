import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import { signedIn } from '../../../../../test/users.ts';
import type { OwnersApplicantDetail, Project } from '../../../../shared/api/types.ts';
import { Applicants } from './applicants.tsx';

listen();

const project = { _id: '656f2a9e1c9d440000a1b2e1', title: 'EWM roll-out' } as Project;

const applicant = (index: number, changes: Partial<OwnersApplicantDetail> = {}): OwnersApplicantDetail => ({
  _id: `656f2a9e1c9d440000a1b4a${index}`,
  applicantId: `656f2a9e1c9d440000a1b5a${index}`,
  hidden: false,
  name: ['Nora Lindt', 'Jonas Reuter', 'Ida Brandt'][index] ?? '',
  role: 'Freelancer',
  company: '',
  skills: ['ewm', 'abap'],
  status: 'pending',
  appliedAt: '2025-11-21T08:00:00.000Z',
  seenAt: null,
  stage: 'company-new',
  stageSince: '2025-11-21T08:00:00.000Z',
  note: `Note ${index}`,
  proposed: false,
  files: {},
  country: 'Germany',
  qualification: [],
  experience: [{ company: 'Muster', role: 'Lead', from: '2019', to: '' }],
  email: null,
  phone: null,
  reason: '',
  decisionNote: '',
  ...changes,
});

let stored: OwnersApplicantDetail[];
let asked: string[];
beforeEach(() => {
  stored = [applicant(0, { status: 'withdrawn', reason: 'Too far' }), applicant(1), applicant(2)];
  asked = [];
  server.use(
    http.get('*/private/api/projects/:id/applicants', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(stored, { headers: { 'X-Total-Count': String(stored.length) } });
    }),
    http.get('*/private/api/projects/:id/applicants/:application', ({ params }) => {
      const found = stored.find(({ _id }) => _id === params['application']);
      if (found) found.seenAt ??= '2025-11-22T09:30:00.000Z';
      return found ? HttpResponse.json(found) : HttpResponse.json({}, { status: 404 });
    }),
  );
});

const open = (query = '') =>
  renderAt(
    `/dashboard/projects?projectId=${project._id}${query}`,
    <Applicants project={project} user={signedIn('B2B')} />,
  );
const row = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

it('lists the applicants with skills and status, and tells when one was opened', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Jonas Reuter' }));
  expect(await screen.findByText('Note 1')).toBeVisible();
  expect(within(screen.getByRole('article')).getByRole('heading', { name: 'Jonas Reuter' })).toHaveFocus();
  expect(screen.getByText(/once you have selected somebody/)).toBeVisible();
  await waitFor(() => expect(within(row('Jonas Reuter')).queryByText('Not opened yet')).toBeNull());
  expect(within(row('Ida Brandt')).getByText('Not opened yet')).toBeVisible();
  expect(within(row('Nora Lindt')).getByText('Withdrawn')).toBeVisible();
  expect(within(row('Ida Brandt')).getByText('ewm')).toBeVisible();
});

it('keeps search and status in the address, and asks by them', async () => {
  open('&decision=pending');
  await screen.findByRole('link', { name: 'Ida Brandt' });
  expect(asked.at(-1)).toContain('status=pending');
  await userEvent.type(screen.getByLabelText('Search applicants'), 'ida{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatch(/q=ida.*status=pending|status=pending.*q=ida/));
});

it.each([
  ['Select', 'selected', 'You have been selected for the project “EWM roll-out” of Spree Logistik AG.'],
  ['Reject', 'rejected', 'Spree Logistik AG has decided to proceed with other applicants this time.'],
] as const)(
  '%s shows the sentence before it is sent, and moves on to the next',
  async (press, status, sentence) => {
    let body: unknown;
    server.use(
      http.patch('*/private/api/projects/:id/applicants/:application', async ({ request }) => {
        body = await request.json();
        stored[1] = applicant(1, { status, ...(status === 'selected' && { email: 'jonas@example.com' }) });
        return HttpResponse.json({ message: `Applicant has been ${status} and notified.` });
      }),
    );
    open(`&applicationId=${applicant(1)._id}`);
    await screen.findByRole('button', { name: press });
    const region = within(screen.getByRole('article')).getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: press }));
    const dialog = screen.getByRole('dialog', { name: `${press} Jonas Reuter` });
    expect(within(dialog).getByText(new RegExp(sentence))).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox'), 'See you.');
    expect(body).toBeUndefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(`Applicant has been ${status} and notified.`)).toBeVisible();
    // The same region as before, so that it is announced although the focus moves.
    expect(region).toHaveTextContent(`Applicant has been ${status} and notified.`);
    expect(body).toEqual({ status, note: 'See you.' });
    expect(screen.getByRole('link', { name: 'Ida Brandt' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: press })).toBeNull());
    expect(
      within(row('Jonas Reuter')).getByText(status === 'selected' ? 'Selected' : 'Rejected'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'jonas@example.com' }) !== null).toBe(status === 'selected');
    await userEvent.click(screen.getByRole('link', { name: 'Next: Ida Brandt' }));
    expect(await screen.findByText('Note 2')).toBeVisible();
  },
);

it('tells when the applicant has withdrawn meanwhile, and then why', async () => {
  const message = 'This application has been withdrawn.';
  server.use(
    http.patch('*/private/api/projects/:id/applicants/:application', () => {
      stored[1] = applicant(1, { status: 'withdrawn', reason: 'Found another' });
      return HttpResponse.json({ message }, { status: 409 });
    }),
  );
  open(`&applicationId=${applicant(1)._id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await screen.findByText('Found another')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});

it('goes back to the list, at the one that was open', async () => {
  open(`&applicationId=${applicant(2)._id}`);
  await screen.findByText('Note 2');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getByRole('link', { name: 'Ida Brandt' })).toHaveFocus();
});

it('scrolls to the one a link leads to, and not when it is opened again from the list', async () => {
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  open(`&applicationId=${applicant(2)._id}`);
  await screen.findByText('Note 2');
  expect(scrolled).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await userEvent.click(screen.getByRole('link', { name: 'Ida Brandt' }));
  await screen.findByText('Note 2');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('shows what the applicant was told, whoever decided', async () => {
  stored[1] = applicant(1, { status: 'rejected', decisionNote: 'The budget was cut.' });
  open(`&applicationId=${applicant(1)._id}`);
  const part = await screen.findByRole('region', { name: 'Text sent with the decision' });
  expect(part).toHaveTextContent('The budget was cut.');
});

it('says of somebody whose account is not available that nothing is shown, and leaves rejecting alone', async () => {
  stored[1] = applicant(1, { hidden: true, name: '', skills: [], note: '', country: '', experience: [] });
  open(`&applicationId=${applicant(1)._id}`);
  const article = within(await screen.findByRole('article', { name: 'Not shown at present' }));
  expect(article.getByText(/name, profile and documents are not shown.* shown again/)).toBeVisible();
  expect(article.queryByText('Documents sent')).toBeNull();
  expect(article.queryByRole('button', { name: 'Select' })).toBeNull();
  expect(await article.findByText('No appointment has been offered yet.')).toBeVisible();
  expect(article.queryByRole('button', { name: 'Offer times' })).toBeNull();
  await userEvent.click(article.getByRole('button', { name: 'Reject' }));
  expect(screen.getByRole('dialog', { name: 'Reject Applicant' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Not shown at present' })).toBeInTheDocument();
});
