import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECOVERY_CODES } from '../../../test/second-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

afterEach(() => jest.restoreAllMocks());

const show = () => render(<RecoveryCodes codes={RECOVERY_CODES} done="Done" onDone={() => undefined} />);

it('begins at what to do with the codes', () => {
  show();
  expect(screen.getByText(/Store these recovery codes/)).toHaveFocus();
});

it('copies all of them, one a line', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${RECOVERY_CODES.join('\n')}\n`);
});

it('says what to do instead where the browser does not let it copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be copied. Please select them/);
});

it('saves them as a text file that says what they are for', async () => {
  let saved: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:test';
  });
  let name = '';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(name).toBe('recovery-codes.txt');
  const lines = ((await saved?.text()) ?? '').split('\n');
  expect(lines[0]).toMatch(/^Recovery codes for .+\. Each works once\.$/);
  expect(lines.slice(2, 12)).toEqual(RECOVERY_CODES);
});
