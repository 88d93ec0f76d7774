import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusFallback } from './focus.ts';

/** A heading that takes the focus of rows that go, and a button that loads, removes or locks. */
function Rows({ first }: { first?: number }) {
  const [count, setCount] = useState(first);
  const [isLocked, setLocked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(() => heading.current?.focus(), count && `${count} ${isLocked}`);
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        Rows
      </h2>
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => setCount((count ?? 3) - 1)}>
        Next
      </button>
      <button disabled={isLocked} onClick={() => setLocked(true)}>
        Lock
      </button>
    </>
  );
}

it('moves nothing when the first rows have come, and to the heading when one of them goes', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('takes a focused button that is disabled for one that has gone', async () => {
  render(<Rows first={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
  expect(screen.getByRole('heading')).toHaveFocus();
});
