import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { ApplySection } from './apply-section.tsx';

listen();

const ID = '656f2a9e1c9d440000a1b2d1';
const APPLY = `*/public/api/v0/jobs/${ID}/apply`;
const PDF = new File(['%PDF-1.7 …'], 'cv.pdf', { type: 'application/pdf' });
const show = () => renderAt('/career/x', <ApplySection target={{ kind: 'job', id: ID }} />);
const button = () => screen.getByRole('button', { name: 'Send application' });

async function fill() {
  await userEvent.type(screen.getByLabelText('First name'), ' Nadine ');
  await userEvent.type(screen.getByLabelText('Last name'), 'Berger');
  await userEvent.type(screen.getByLabelText('Email'), 'nadine@example.com');
  await userEvent.upload(screen.getByLabelText('CV'), PDF);
}

it('names what is missing and goes to the first of it, without a request', async () => {
  show();
  await userEvent.click(button());
  expect(screen.getByLabelText('First name')).toHaveFocus();
  for (const [label, problem] of [
    ['First name', 'First name is required'],
    ['Email', 'Email is required'],
    ['CV', 'Please choose your CV as a PDF'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(problem));
});

it('asks for one more press when it was too fast for a person, and sends it then', async () => {
  const sent: FormData[] = [];
  server.use(
    http.post(APPLY, async ({ request }) => {
      sent.push(await request.formData());
      if (sent.length === 1)
        return HttpResponse.json(
          { code: 'guest-application.press-again', message: 'Please press once more.' },
          { status: 409 },
        );
      return HttpResponse.json({ code: 'guest-application.received', message: 'ok' }, { status: 202 });
    }),
  );
  show();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText('Please press once more.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue(' Nadine ');
  await userEvent.click(button());
  expect(await screen.findByText(/We have sent an email to/)).toBeVisible();
  expect(sent.map((form) => form.get('again'))).toEqual([null, 'true']);
});

it('sends four fields with the CV, and says that one step is left', async () => {
  const sent: FormData[] = [];
  server.use(
    http.post(APPLY, async ({ request }) => {
      sent.push(await request.formData());
      return HttpResponse.json({ code: 'guest-application.received', message: 'ok' }, { status: 202 });
    }),
  );
  show();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText(/We have sent an email to/)).toHaveTextContent('nadine@example.com');
  expect(Object.fromEntries(sent[0]!)).toMatchObject({
    ...{ first_name: 'Nadine', last_name: 'Berger', email: 'nadine@example.com', note: '' },
    ...{ language: 'en', website: '', elapsed: expect.stringMatching(/^\d+$/), cv: expect.anything() },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('First name')).toHaveValue('');
});

it('keeps what was typed when the server refuses it, and shows the reason', async () => {
  server.use(
    http.post(APPLY, () =>
      HttpResponse.json({ code: 'job.closed', message: 'This position is no longer open.' }, { status: 409 }),
    ),
  );
  show();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText('This position is no longer open.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('nadine@example.com');
  expect(screen.getByRole('button', { name: 'Remove file cv.pdf' })).toBeVisible();
});

it('remembers where to go for those who sign in instead', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Register' }));
  await waitFor(() => expect(localStorage.getItem('intent')).toContain(`jobid=${ID}&apply=1`));
});

it('takes back what was said of a file when another one is chosen', async () => {
  const text = 'This PDF contains a script.';
  server.use(
    http.post(APPLY, () => {
      const error = { code: 'file.has-script', message: text };
      return HttpResponse.json({ ...error, errors: [{ field: 'cv', ...error }] }, { status: 400 });
    }),
  );
  show();
  await fill();
  await userEvent.click(button());
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(screen.getByLabelText('CV')).toHaveAccessibleDescription(new RegExp(text));
  await userEvent.upload(screen.getByLabelText('CV'), PDF);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});
