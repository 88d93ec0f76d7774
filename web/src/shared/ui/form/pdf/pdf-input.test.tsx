import { LIMITS } from '@consulting/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAt } from '../../../../../test/render-app.tsx';
import { PdfInput } from './pdf-input.tsx';

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'cv.pdf') =>
  new File([content], name, { type: 'application/pdf' });
const ofSize = (bytes: number) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF-1.7'));
  return file(content, 'large.pdf');
};

function Form({ optional = false }) {
  const [chosen, setChosen] = useState<File | null>(null);
  return <PdfInput label="CV" file={chosen} onFile={setChosen} optional={optional} />;
}
const show = (optional = false) => renderAt('/', <Form optional={optional} />);
const input = () => screen.getByLabelText(/^CV/);
const choose = (chosen: File) => userEvent.upload(input(), chosen, { applyAccept: false });
const reason = () =>
  input().getAttribute('aria-describedby') && screen.queryByText(/PDF/, { selector: '.msg-err' });

it.each([
  [/document of Word or another program, not a PDF.*on a phone/, file('PK\u0003\u0004', 'cv.docx')],
  [/picture, not a PDF.*choose Print/, file(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'cv.jpg')],
  [/not a PDF.*choose Save as, PDF; on a phone/, file('Curriculum vitae')],
  [/This file has 5\.1\sMB, and at most 5\sMB.*smaller pictures/, ofSize(LIMITS.fileBytes + 1)],
  [/This file has 7\.0\sMB/, ofSize(7 * 1024 * 1024)],
])('says %s, until another file is chosen', async (text, refused) => {
  show();
  await choose(refused);
  expect(await screen.findByText(text)).toBeVisible();
  expect(input()).toHaveAccessibleDescription(text);
  expect(screen.queryByRole('button', { name: /Remove file/ })).toBeNull();
  await choose(file('%PDF-1.7'));
  expect(await screen.findByRole('button', { name: 'Remove file cv.pdf' })).toBeVisible();
  expect(reason()).toBeNull();
});

it('says where a file is optional that it can be left out', async () => {
  show(true);
  await choose(file('Curriculum vitae'));
  expect(await screen.findByText(/leave this file out and add it later/)).toBeVisible();
});

it.each(['\r\n', '\ufeff', '   '])('accepts a PDF behind %j, as the server does', async (blanks) => {
  show();
  await choose(file(`${blanks}%PDF-1.7`));
  expect(await screen.findByRole('button', { name: 'Remove file cv.pdf' })).toBeVisible();
});

it('refuses a file with the mark of a PDF in its middle, as the server does', async () => {
  show();
  await choose(file('<html>%PDF-1.7'));
  expect(await screen.findByText(/This is not a PDF/)).toBeVisible();
});
