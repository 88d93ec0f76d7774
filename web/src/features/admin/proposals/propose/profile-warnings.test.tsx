import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../../../test/server.ts';
import {
  answer,
  answerCheck,
  ASKED,
  checked,
  field,
  fillBranches,
  PERSON,
  send,
  sent,
  serveForm,
  showForm,
} from '../../../../../test/propose.tsx';

listen();
beforeEach(serveForm);

const WARNING = '“Elbe” may name an employer of this person: Elbe Steel';
const warning = {
  warnings: [{ field: 'profile.employers.0.branch', code: 'proposal.warns-employer', message: WARNING }],
};
const all = () => screen.queryByRole('button', { name: 'Ask all the same' });

it('names what may say who the person is before the person is asked, who is asked all the same if the desk wants it', async () => {
  answer(201, ASKED);
  answerCheck({ body: warning });
  await showForm();
  await fillBranches();
  await send();
  expect(await screen.findByText(WARNING, { exact: false })).toHaveTextContent(
    `Branch, employer 1: ${WARNING}`,
  );
  expect(screen.getByText(/Nobody has been asked yet/).closest('[role=status]')).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.click(all()!);
  expect(await screen.findByText('The person has been asked.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(checked).toEqual([
    expect.objectContaining({
      subject: { kind: 'freelancer', id: PERSON },
      profile: expect.anything() as object,
    }),
  ]);
});

it('names letters that the PDF cannot show, and does not say then that the profile names the person', async () => {
  answer(201, ASKED);
  const message = 'The PDF of the profile shows “?” in place of what its fonts do not have: 漢';
  answerCheck({ body: { warnings: [{ field: 'profile.text', code: 'proposal.warns-letters', message }] } });
  await showForm();
  await fillBranches();
  await send();
  expect(await screen.findByText(message, { exact: false })).toHaveTextContent(`Text: ${message}`);
  expect(screen.getByText(/cannot show all letters\. Nobody has been asked yet/)).toBeVisible();
  expect(screen.queryByText(/may say who the person is/)).toBeNull();
  await userEvent.click(all()!);
  expect(await screen.findByText('The person has been asked.')).toBeVisible();
});

it('checks a profile again that was changed after a warning', async () => {
  answer(201, ASKED);
  answerCheck({ body: warning }, { body: { warnings: [] } });
  await showForm();
  await fillBranches();
  await send();
  await screen.findByText(WARNING, { exact: false });
  await userEvent.type(field('Branch, in place of Elbe Steel'), ' works');
  expect(all()).toBeNull();
  expect(screen.getByText(WARNING, { exact: false })).toBeVisible();
  await send();
  expect(await screen.findByText('The person has been asked.')).toBeVisible();
  expect([checked.length, sent.length]).toEqual([2, 1]);
});

it('asks nobody when the check fails, and says so', async () => {
  answer(201, ASKED);
  answerCheck({ status: 409, body: { code: 'proposal.person-blocked', message: 'The account is blocked.' } });
  await showForm();
  await fillBranches();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The account is blocked.');
  expect(sent).toEqual([]);
  expect(field('Branch, in place of Elbe Steel')).toHaveValue('Steel');
});

it('checks again what was typed while the check was on its way', async () => {
  answer(201, ASKED);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post('*/api/admin/proposals/check', async ({ request }) => {
      checked.push(await request.json());
      if (checked.length === 1) await held;
      return HttpResponse.json({ warnings: [] });
    }),
  );
  await showForm();
  await fillBranches();
  await send();
  await waitFor(() => expect(checked).toHaveLength(1));
  await userEvent.type(field('Branch, in place of Elbe Steel'), ' works');
  release();
  expect(await screen.findByText('The person has been asked.')).toBeVisible();
  expect(checked).toHaveLength(2);
  expect(checked[1]).toMatchObject({ profile: { employers: [{ branch: 'Steel works', years: 6 }] } });
});
