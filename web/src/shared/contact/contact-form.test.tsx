import { COMPANY } from '@consulting/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { contactErrors, ContactForm } from './contact-form.tsx';

listen();

it.each([
  [{ name: ' ', email: 'a@b.de', message: 'x' }, { name: 'Name is required' }],
  [{ name: 'x', email: ' ', message: 'x' }, { email: 'Email is required' }],
  [{ name: 'x', email: 'a@b', message: 'x' }, { email: 'Enter a valid email' }],
  [{ name: 'x', email: 'a@b.info', message: '\n' }, { message: 'Message is required' }],
  [{ name: 'x', email: 'a@b.info', message: 'x' }, {}],
  [
    { name: 'See https://evil.example', email: 'a@b.info', message: 'x' },
    { name: 'Please leave out web addresses' },
  ],
])('validates %j', (values, errors) => expect(contactErrors(values)).toEqual(errors));

it('tells other ways to who has an address with a longer ending, and keeps the message', async () => {
  renderAt('/contact', <ContactForm />);
  await userEvent.type(screen.getByLabelText('Name'), 'Lena');
  await userEvent.type(screen.getByLabelText('Email'), 'lena@vogt.berlin');
  await userEvent.type(screen.getByLabelText('Message'), 'Two plants on ECC.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const field = screen.getByLabelText('Email');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/takes only addresses that end like .de or .info/);
  expect(screen.getByRole('link', { name: COMPANY.email })).toHaveAttribute(
    'href',
    `mailto:${COMPANY.email}`,
  );
  expect(screen.getByRole('link', { name: COMPANY.phones[0] })).toHaveAttribute('href', 'tel:+49300000000');
  expect(screen.getByLabelText('Message')).toHaveValue('Two plants on ECC.');
});

it('takes every address for the report of a barrier', () => {
  const report = { name: 'Lena', email: 'lena@vogt.berlin', message: 'x' };
  expect(contactErrors(report, 'barrier')).toEqual({});
  expect(contactErrors({ ...report, email: 'lena@vogt' }, 'barrier')).toEqual({
    email: 'Enter a valid email',
  });
});

it('sends trimmed values with the fields that detect bots', async () => {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('*/public/api/v0/contact-admin', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ message: 'ok' }, { status: 201 });
    }),
  );
  renderAt('/contact', <ContactForm />);
  await userEvent.type(screen.getByLabelText('Name'), ' Lena ');
  await userEvent.type(screen.getByLabelText('Email'), 'lena@vogt.de');
  await userEvent.type(screen.getByLabelText('Message'), 'Two plants on ECC.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you! Your message has been sent.')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Lena',
      email: 'lena@vogt.de',
      message: 'Two plants on ECC.',
      kind: 'contact',
      language: 'en',
      website: '',
      elapsed: expect.any(Number),
    },
  ]);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('sends the report of a barrier as such, with a draft of its own', async () => {
  const kinds: unknown[] = [];
  server.use(
    http.post('*/public/api/v0/contact-admin', async ({ request }) => {
      kinds.push(((await request.json()) as { kind: string }).kind);
      return HttpResponse.json({ message: 'ok' }, { status: 201 });
    }),
  );
  localStorage.setItem('draft:contact', JSON.stringify({ name: 'Lena', email: '', message: 'Two plants' }));
  renderAt('/accessibility', <ContactForm kind="barrier" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/screen reader/);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Name'), 'Heike');
  await userEvent.type(screen.getByLabelText('Email'), 'heike@lindner.de');
  await userEvent.type(screen.getByLabelText('Message'), 'No focus.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you! Your message has been sent.')).toBeVisible();
  expect(kinds).toEqual(['barrier']);
});

it('keeps a draft while visiting another page, and none after sending', async () => {
  server.use(http.post('*/public/api/v0/contact-admin', () => HttpResponse.json({}, { status: 201 })));
  const first = renderAt('/contact', <ContactForm />);
  await userEvent.type(screen.getByLabelText('Name'), 'Lena');
  await userEvent.type(screen.getByLabelText('Email'), 'lena@vogt.de');
  await userEvent.type(screen.getByLabelText('Message'), 'Two plants on ECC.');
  await userEvent.type(screen.getByLabelText('Please leave this empty'), 'trapped');
  expect(JSON.parse(localStorage.getItem('draft:contact') ?? '')).not.toHaveProperty('website');
  first.unmount();
  const second = renderAt('/contact', <ContactForm />);
  expect(screen.getByText(/Your unfinished draft has been restored/)).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Two plants on ECC.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you! Your message has been sent.')).toBeVisible();
  expect(screen.queryByText(/unfinished draft/)).toBeNull();
  second.unmount();
  renderAt('/contact', <ContactForm />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('empties the fields when the draft is discarded', async () => {
  localStorage.setItem('draft:contact', JSON.stringify({ name: 'Lena', email: '', message: 'Old' }));
  renderAt('/contact', <ContactForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(localStorage.getItem('draft:contact')).toBeNull();
});

it('checks when it is sent, not before, sends nothing then, and puts the cursor into the first wrong field', async () => {
  const sent = jest.fn();
  server.events.on('request:start', sent);
  renderAt('/contact', <ContactForm />);
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'lena@muster');
  await userEvent.tab();
  expect(screen.queryByText('Enter a valid email')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  for (const text of ['Name is required', 'Enter a valid email', 'Message is required'])
    expect(screen.getByText(text)).toBeVisible();
  await userEvent.clear(email);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  server.events.removeListener('request:start', sent);
});

it('keeps what was typed when sending fails, and goes on saying so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  server.use(http.post('*/public/api/v0/contact-admin', () => HttpResponse.json({}, { status: 500 })));
  renderAt('/contact', <ContactForm />);
  await user.type(screen.getByLabelText('Name'), 'Lena');
  await user.type(screen.getByLabelText('Email'), 'lena@vogt.de');
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const sorry = 'Sorry, there was a problem sending your message.';
  expect(await screen.findByText(sorry)).toBeVisible();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(screen.getByText(sorry)).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

it('ties an error to its field', async () => {
  renderAt('/contact', <ContactForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

it('shows each success for 5 seconds of its own, and nothing while the next message is sent', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  let arrive = (): void => undefined;
  server.use(
    http.post('*/public/api/v0/contact-admin', async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  renderAt('/contact', <ContactForm />);
  const thanks = 'Thank you! Your message has been sent.';
  const send = async () => {
    await user.type(screen.getByLabelText('Name'), 'Lena');
    await user.type(screen.getByLabelText('Email'), 'lena@vogt.de');
    await user.type(screen.getByLabelText('Message'), 'Two plants');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByText(thanks)).toBeNull();
    await waitFor(() => {
      arrive();
      expect(screen.getByText(thanks)).toBeVisible();
    });
  };
  await send();
  act(() => void jest.advanceTimersByTime(3000));
  await send();
  act(() => void jest.advanceTimersByTime(3000));
  expect(screen.getByText(thanks)).toBeVisible();
  act(() => void jest.advanceTimersByTime(2000));
  expect(screen.queryByText(thanks)).toBeNull();
  jest.useRealTimers();
});
