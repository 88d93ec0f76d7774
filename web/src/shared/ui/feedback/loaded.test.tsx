import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from './loaded.tsx';

const texts = { empty: 'No jobs posted yet.', failed: 'Failed to load messages' };
const show = (query: { data?: string[]; error?: unknown; mutate?: () => unknown }, failed = texts.failed) =>
  render(
    <Loaded query={{ mutate: () => undefined, ...query }} empty={texts.empty} failed={failed}>
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Loaded>,
  );

it('shows the loading state, then the empty state', () => {
  const { unmount } = show({});
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  unmount();
  show({ data: [] });
  expect(screen.getByText(texts.empty)).toBeVisible();
});

it('offers to try again after a failure', async () => {
  let tries = 0;
  show({ error: new Error(), mutate: () => (tries += 1) });
  expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

it('shows the empty text for a failure where the specification says so', () => {
  show({ error: new Error() }, 'empty');
  expect(screen.getByText(texts.empty)).toBeVisible();
});

it('keeps showing loaded data when a refresh fails', () => {
  show({ data: ['SAP Basis Administrator'], error: new Error() });
  expect(screen.getByText('SAP Basis Administrator')).toBeVisible();
});
