import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { ExportsPanel } from './exports-panel.tsx';

listen();

it('downloads each table as a workbook and as CSV, under its name, and says when that has failed', async () => {
  const asked: string[] = [];
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.use(
    http.get('*/api/admin/exports/:file', ({ params }) => {
      asked.push(String(params['file']));
      return new HttpResponse('table');
    }),
  );
  renderAt('/admin-dashboard?tab=system/exports', <ExportsPanel />);
  const files = ['applicants', 'freelancers', 'b2b-users', 'messages'];
  const labels = ['Applicants', 'Freelancers', 'B2B users', 'Messages'];
  for (const [index, label] of labels.entries()) {
    await userEvent.click(screen.getByRole('button', { name: `Download ${label} as Excel` }));
    await waitFor(() => expect(saved.at(-1)).toBe(`${files[index]}.xlsx`));
    await userEvent.click(screen.getByRole('button', { name: `Download ${label} as CSV` }));
    await waitFor(() => expect(saved.at(-1)).toBe(`${files[index]}.csv`));
  }
  expect(asked).toEqual(files.flatMap((file) => [`${file}.xlsx`, `${file}.csv`]));
  server.use(http.get('*/api/admin/exports/:file', () => new HttpResponse(null, { status: 500 })));
  await userEvent.click(screen.getByRole('button', { name: 'Download Messages as Excel' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(saved).toHaveLength(8);
});
