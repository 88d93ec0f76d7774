import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import JobPage from './job-page.tsx';

listen();

const ID = '656f2a9e1c9d440000a1b2d1';
const open = () => renderPage(`/career/sap-basis-${ID}`, '/career/:slugAndId', <JobPage />);

it('says that a job is gone when the server answers 404', async () => {
  server.use(
    http.get('*/public/api/v0/jobs/:id', () =>
      HttpResponse.json({ message: 'Job not found' }, { status: 404 }),
    ),
  );
  open();
  expect(await screen.findByText('This job is no longer open.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All open jobs' })).toHaveAttribute('href', '/career');
  expect(document.title).toContain('Open position');
});

it('offers to try again when the job could not be loaded', async () => {
  let isAway = true;
  const job = { _id: ID, title: 'SAP Basis', company: 'Muster', description: 'Run it.' };
  server.use(
    http.get('*/public/api/v0/jobs/:id', () =>
      isAway ? HttpResponse.error() : HttpResponse.json({ ...job, createdAt: '2026-11-20T08:00:00.000Z' }),
    ),
  );
  open();
  expect(await screen.findByText('This job could not be loaded.')).toBeVisible();
  expect(screen.queryByText('This job is no longer open.')).toBeNull();
  expect(document.title).toContain('Open position');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'SAP Basis' })).toBeVisible();
});

it.each([
  ['paused', 'This position is not taking applications at the moment.'],
  ['closed', 'This position is no longer open.'],
])('says of a job that is %s why one cannot apply', async (state, text) => {
  const job = { _id: ID, title: 'SAP Basis', company: 'Muster', description: 'Run it.', state };
  const shown = { ...job, workplace: 'remote', createdAt: '2026-11-20T08:00:00.000Z' };
  server.use(http.get('*/public/api/v0/jobs/:id', () => HttpResponse.json(shown)));
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('Remote')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('marks what is written in another language than the page', async () => {
  const job = {
    _id: ID,
    title: 'SAP-Berater',
    company: 'Muster',
    description: 'Betrieb von HANA.',
    language: 'de',
  };
  const shown = {
    ...job,
    qualification: 'Drei Jahre',
    introduction: 'Für Kunden in Berlin.',
    offer: '- Zeit',
  };
  server.use(
    http.get('*/public/api/v0/jobs/:id', () =>
      HttpResponse.json({ ...shown, createdAt: '2026-11-20T08:00:00.000Z' }),
    ),
  );
  open();
  await screen.findByRole('heading', { level: 1, name: 'SAP-Berater' });
  for (const text of ['SAP-Berater', 'Betrieb von HANA.', 'Drei Jahre', 'Für Kunden in Berlin.', 'Zeit'])
    for (const element of screen.getAllByText(text))
      expect(element.closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Muster').closest('[lang]')).toBeNull();
});

it('shows what somebody typed as text, whatever it looks like', async () => {
  const typed = (name: string) => `${name} <img src=x onerror=alert(1)><b>bold</b> javascript:alert(1) &amp;`;
  const texts = ['title', 'company', 'location', 'qualification', 'introduction', 'description', 'offer'];
  const job = Object.fromEntries(texts.map((name) => [name, typed(name)]));
  server.use(
    http.get('*/public/api/v0/jobs/:id', () =>
      HttpResponse.json({ _id: ID, ...job, createdAt: '2026-11-20T08:00:00.000Z' }),
    ),
  );
  open();
  await screen.findByRole('heading', { level: 1, name: typed('title') });
  for (const name of texts)
    expect([name, document.body.textContent?.includes(typed(name))]).toEqual([name, true]);
  expect(screen.queryAllByText('bold')).toHaveLength(0);
  expect(document.querySelectorAll('img[src="x"], [onerror], [href^="javascript"]')).toHaveLength(0);
});
