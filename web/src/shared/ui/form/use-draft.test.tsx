import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { endUserSession } from '../../api/session/sign-out.ts';
import { useDraft } from './use-draft.ts';

const NOTHING = { text: '' };

function Form() {
  const draft = useDraft('test', NOTHING);
  return (
    <>
      <input
        aria-label="Text"
        value={draft.value.text}
        onChange={(event) => draft.change({ text: event.target.value })}
      />
      {draft.restored && <p>It is back</p>}
    </>
  );
}

/** Whether the browser would warn before leaving the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const kept = () => localStorage.getItem('draft:test');

it('keeps a draft, says so on the next visit, and warns before the page is left', async () => {
  const { unmount } = render(<Form />);
  expect(asks()).toBe(false);
  await userEvent.type(screen.getByLabelText('Text'), 'Hello');
  expect(asks()).toBe(true);
  expect(screen.queryByText('It is back')).toBeNull();
  unmount();
  expect(asks()).toBe(false);
  render(<Form />);
  expect(screen.getByLabelText('Text')).toHaveValue('Hello');
  expect(screen.getByText('It is back')).toBeVisible();
});

it('keeps no draft and does not warn when the input was undone', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Text'), 'a{Backspace}');
  expect(asks()).toBe(false);
  expect(kept()).toBeNull();
});

it('ignores a draft that equals the stored value', () => {
  localStorage.setItem('draft:test', JSON.stringify(NOTHING));
  render(<Form />);
  expect(screen.queryByText('It is back')).toBeNull();
});

it('does not warn on sign-out, which discards everything', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Text'), 'Hello');
  endUserSession();
  expect(asks()).toBe(false);
});

it('shows a draft on a prerendered page only after hydration', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  localStorage.setItem('draft:test', JSON.stringify({ text: 'Hello' }));
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Form />, { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
  expect(screen.getByLabelText('Text')).toHaveValue('Hello');
  root.remove();
});
