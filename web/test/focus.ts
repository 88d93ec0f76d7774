import { waitFor } from '@testing-library/react';

/** Waits until an element has the focus, which an effect may move after the commit that shows the element. */
export async function expectFocused(found: Promise<HTMLElement>): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toHaveFocus());
}
