import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import PoolPage from './pool-page.tsx';

listen();

afterEach(() => document.getElementById('root')?.remove());

const QUESTION = /^May we keep your documents for 12 months/;

function show(rendered?: string) {
  if (rendered) {
    const root = document.createElement('div');
    root.id = 'root';
    root.dataset.prerendered = rendered;
    document.body.append(root);
  }
  return renderPage('/pool/abc', '/pool/:token', <PoolPage />);
}

it('asks, and sends nothing before one of the two answers is pressed', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/pool/:token', async ({ params, request }) => {
      sent.push([params['token'], await request.json()]);
      return HttpResponse.json({ message: 'Thank you!', until: null });
    }),
  );
  show('/pool/:token?asked');
  expect(screen.getByText(QUESTION)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'No' }));
  expect(await screen.findByText('Thank you!')).toBeVisible();
  expect(sent).toEqual([['abc', { answer: 'no' }]]);
  expect(screen.queryByRole('button', { name: 'Yes, keep them' })).toBeNull();
});

it('can be pressed again after a failure', async () => {
  server.use(http.post('*/pool/:token', () => HttpResponse.error()));
  show('/pool/:token?asked');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, keep them' }));
  expect(await screen.findByText('Server error')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, keep them' })).toBeEnabled();
});

it('shows no question for a link that is none', () => {
  show();
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
