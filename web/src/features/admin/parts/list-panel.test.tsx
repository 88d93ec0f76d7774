import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { useAdminLocation } from '../use-admin-location.ts';
import { ListPanel } from './list-panel.tsx';
import { Panel } from './panel.tsx';

listen();

const ROWS = Array.from({ length: 32 }, (_, index) => ({ _id: `j${index}`, title: `Job ${index}` }));

beforeEach(() =>
  server.use(
    http.get('*/api/admin/jobs', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      return HttpResponse.json(ROWS.slice((page - 1) * limit, page * limit), {
        headers: { 'X-Total-Count': String(ROWS.length) },
      });
    }),
  ),
);

const TEXTS = {
  list: 'List of jobs',
  table: 'Table of jobs',
  search: 'Filter jobs',
  pages: 'Pages of jobs',
  searchedFields: 'Filter by title or location',
  count: (total: number) => `${total} jobs`,
  noMatch: (search: string) => `No jobs match “${search}”.`,
};

function Screen() {
  const { chosen, to } = useAdminLocation();
  return (
    <>
      <ListPanel
        texts={TEXTS}
        path="/api/admin/jobs"
        empty="No jobs posted yet."
        selected={chosen['jobid']}
        onBack={chosen['jobid'] ? () => undefined : undefined}
        head="Title"
        entry={(row) => ({ to: to('jobs', { jobid: row._id }), title: row.title })}
        columns={[]}
      />
      {chosen['jobid'] && (
        <Panel title="The job" crumbs={[{ to: to('jobs'), label: 'Jobs' }]}>
          Text
        </Panel>
      )}
    </>
  );
}

it('goes to the last page when the URL names a later one', async () => {
  renderAt('/admin-dashboard?tab=jobs&page=9', <Screen />);
  expect(await screen.findByRole('link', { name: 'Job 31' })).toBeVisible();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(screen.queryByText('No jobs posted yet.')).toBeNull();
});

it('moves the focus to the opened heading, and back to the row on return', async () => {
  renderAt('/admin-dashboard?tab=jobs', <Screen />);
  await userEvent.click(await screen.findByRole('link', { name: 'Job 7' }));
  expect(screen.getByRole('heading', { name: 'The job' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(screen.getByRole('link', { name: 'Job 7' })).toHaveFocus();
});

it('leaves the focus alone when the page is opened with a selected entry', async () => {
  renderAt('/admin-dashboard?tab=jobs/jobid=j7', <Screen />);
  await screen.findByRole('link', { name: 'Job 7' });
  expect(document.body).toHaveFocus();
});
