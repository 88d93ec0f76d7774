import { render, screen } from '@testing-library/react';
import { lazyPage } from './lazy-page.tsx';

const Page = () => <h1>Jobs</h1>;
const load = jest.fn(() => Promise.resolve({ default: Page }));

it('waits for the code of a page', async () => {
  render(lazyPage(load).element);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});

it('shows a page that was loaded ahead at once', async () => {
  const page = lazyPage(load);
  await page.loadAhead();
  render(page.element);
  expect(screen.getByRole('heading', { name: 'Jobs' })).toBeVisible();
});

it('loads a page again of which loading ahead has failed', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  const page = lazyPage(load);
  await expect(page.loadAhead()).rejects.toThrow('offline');
  render(page.element);
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
});

it('waits for the parts that a page shows first, and shows the page when one is missing', async () => {
  const loadParts = jest.fn(() => Promise.reject(new Error('offline')));
  render(lazyPage(() => Promise.resolve({ default: Page, loadParts })).element);
  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
  expect(loadParts).toHaveBeenCalledTimes(1);
});
