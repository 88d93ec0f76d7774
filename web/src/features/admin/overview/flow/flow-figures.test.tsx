import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import type { Figures } from '../../../../shared/api/types.ts';
import { FlowFigures } from './flow-figures.tsx';
import { WaitingLongest } from './waiting-longest.tsx';

listen();

const few = (cases: number) => ({ cases, median: null, nineOfTen: null });

const FIGURES: Figures = {
  at: '2026-11-28T09:42:00.000Z',
  days: 30,
  from: '2026-10-30',
  waiting: [
    {
      ...{ _id: 'a1', kind: 'job', title: 'SAP-Berater', language: 'de', waitingDays: 8 },
      appliedAt: '2026-11-20T09:00:00.000Z',
    },
    {
      ...{ _id: 'a2', kind: 'speculative', title: '', language: null, waitingDays: 1 },
      appliedAt: '2026-11-27T09:00:00.000Z',
    },
  ],
  kinds: [
    {
      kind: null,
      arrived: 12,
      seen: { cases: 9, median: 1.5, nineOfTen: 6 },
      decided: { cases: 7, median: 1, nineOfTen: 8.2 },
    },
    { kind: 'job', arrived: 9, seen: { cases: 9, median: 1.5, nineOfTen: 6 }, decided: few(3) },
    { kind: 'project', arrived: 3, seen: few(0), decided: few(4) },
    { kind: 'consultant', arrived: 0, seen: few(0), decided: few(0) },
    { kind: 'speculative', arrived: 0, seen: few(0), decided: few(0) },
  ],
  weeks: [
    { name: '2026-W47', monday: '2026-11-16', arrived: 8, decided: 7 },
    { name: '2026-W48', monday: '2026-11-23', arrived: 4, decided: 0 },
  ],
  stages: [{ stage: 'interview', name: { en: 'Interview', de: 'Gespräch' } }],
  jobs: [
    {
      ...{ _id: 'j1', title: 'SAP-Berater', language: 'de' },
      steps: [
        { cases: 10, share: 100 },
        { cases: 4, share: null },
        { cases: null, share: null },
      ],
    },
  ],
  others: { jobs: 2, arrived: 3 },
};

function answering(asked: string[] = []) {
  server.use(
    http.get('*/api/admin/figures', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('days') ?? '');
      return HttpResponse.json(FIGURES);
    }),
  );
  renderAt(
    '/admin-dashboard?tab=notifications',
    <>
      <WaitingLongest />
      <FlowFigures />
    </>,
  );
  return asked;
}

const rowsOf = async (name: string) => {
  const table = within(await screen.findByRole('region', { name }));
  return table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('columnheader')
      .concat(within(row).queryAllByRole('cell'))
      .map((cell) => cell.textContent),
  );
};

it('says in tables what the bars show, and of few applications their number alone', async () => {
  answering();
  expect((await rowsOf('Table of days until decided')).slice(0, 4)).toEqual([
    ['Kind', 'Decided', 'Half (days)', 'Nine of ten (days)'],
    ['All kinds', '7', '1', '8.2'],
    ['Jobs', '3', '–', '–'],
    ['Projects', '4', '–', '–'],
  ]);
  expect((await rowsOf('Table of weeks')).slice(1)).toEqual([
    ['16 Nov 2026', '8', '7'],
    ['23 Nov 2026', '4', '0'],
  ]);
  expect(await rowsOf('Table of jobs')).toEqual([
    ['Job', 'Arrived', 'Interview', 'Selected'],
    ['SAP-Berater', '10 (100%)', '4', '–'],
  ]);
  expect(screen.getByText('2 other jobs: 3 applications')).toBeVisible();
  // The bars say it for the eye alone.
  for (const text of screen.getAllByText('8.2 days'))
    expect(text.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.getByText('3 applications', { selector: '.bars *' }).previousElementSibling).toBeNull();
});

it('begins with what has waited longest, linked to the desk', async () => {
  answering();
  const table = within(await screen.findByRole('region', { name: /waited longest/ }));
  const links = table.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
    ['SAP-Berater', '/admin-dashboard?tab=applications/applicationid=a1', 'de'],
    ['Without a position', '/admin-dashboard?tab=applications/applicationid=a2', ''],
  ]);
  expect(table.getByText('8 days')).toBeVisible();
  expect(table.getByText('1 day')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All that are waiting' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=applications&status=pending&sort=waiting',
  );
});

it('asks for thirty days, and for those that are chosen, which the address keeps', async () => {
  const asked = answering();
  expect(await screen.findByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: '90 days' }));
  expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  await rowsOf('Table of weeks');
  expect(asked).toEqual(['30', '90']);
});

it('downloads the chosen days as a workbook or as CSV, and says when that has failed', async () => {
  answering();
  const asked: string[] = [];
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const answer = ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${pathname} ${searchParams.get('days')}`);
    return new HttpResponse('table');
  };
  server.use(http.get('*/api/admin/figures.csv', answer), http.get('*/api/admin/figures.xlsx', answer));
  await userEvent.click(await screen.findByRole('button', { name: 'Download Figures as Excel' }));
  await waitFor(() => expect(saved).toEqual(['figures.xlsx']));
  await userEvent.click(screen.getByRole('button', { name: 'Download Figures as CSV' }));
  await waitFor(() => expect(saved).toEqual(['figures.xlsx', 'figures.csv']));
  expect(asked).toEqual(['/api/admin/figures.xlsx 30', '/api/admin/figures.csv 30']);
  server.use(http.get('*/api/admin/figures.csv', () => new HttpResponse(null, { status: 500 })));
  await userEvent.click(screen.getByRole('button', { name: 'Download Figures as CSV' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
});
