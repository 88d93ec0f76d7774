import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { wordsOf } from '../../ui/form/meanwhile/field-words.ts';
import { CreateJob } from '../../../features/admin/jobs/job-editor.tsx';

listen();

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const hints = () => screen.getByRole('region', { name: 'Hints' });
const button = (name: string | RegExp) => within(hints()).getByRole('button', { name });
const status = () => within(hints()).getByRole('status');

async function write(title: string, description: string, language: 'Deutsch' | 'English' = 'Deutsch') {
  renderAt('/admin-dashboard?tab=jobs/create', <CreateJob backTo="/admin-dashboard?tab=jobs" />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), language);
  await userEvent.type(field('Title'), title);
  await userEvent.type(field('Description'), description);
}

/** The values that the form has sent. */
async function sent(): Promise<unknown> {
  let body: unknown;
  server.use(
    http.post('*/api/admin/createJob', async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await userEvent.type(field('Qualification'), 'SAP');
  await userEvent.click(screen.getByRole('button', { name: 'Create job' }));
  expect(await screen.findByText('Error creating job. Try again.')).toBeVisible();
  return body;
}

it('says nothing before something is written', async () => {
  renderAt('/admin-dashboard?tab=jobs/create', <CreateJob backTo="/admin-dashboard?tab=jobs" />);
  expect(await screen.findByText(/^Nothing to point out so far/)).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
});

it('shows wording, reason, source and date of a hint, counts hints aloud, and takes one to its wording', async () => {
  await write('Beratung (m/w/d)', 'Wir sind ein junges Team.');
  const place = await within(hints()).findByRole('button', { name: 'Description: junges Team' });
  expect(within(place).getByText('junges Team')).toHaveAttribute('lang', 'de');
  const hint = within(place.closest('li')!);
  expect(hint.getByText(/^This may be read as a search for young people\./)).toBeVisible();
  expect(hint.getByRole('link', { name: /^AGG §§\s1, 7, 10, 11$/ })).toHaveAttribute(
    'href',
    'https://www.gesetze-im-internet.de/agg/',
  );
  expect(hint.getByText(/of 14 August 2006/)).toBeVisible();
  // The pay and the last day are missing, too.
  expect(status()).toHaveTextContent('3 hints');
  expect(within(hints()).getByText(/reviewed in November 2026/)).toBeVisible();
  await userEvent.click(place);
  const input = field('Description') as HTMLTextAreaElement;
  expect(input).toHaveFocus();
  expect(input.value.slice(input.selectionStart, input.selectionEnd)).toBe('junges Team');
  await userEvent.click(button('Last day to apply'));
  expect(screen.getByLabelText(/^Last day to apply/)).toHaveFocus();
});

it.each([
  ['SAP-Berater', 'SAP-Berater (m/w/d)', 'Deutsch'],
  ['SAP-Berater (m/w) Finanzen', 'SAP-Berater (m/w/d) Finanzen', 'Deutsch'],
  ['SAP consultant', 'SAP consultant (m/f/d)', 'English'],
] as const)('completes the title "%s" to "%s", and takes that back', async (title, completed, language) => {
  await write(title, 'HANA', language);
  expect(field('Title')).toHaveAttribute('lang', language === 'Deutsch' ? 'de' : 'en');
  await userEvent.click(await within(hints()).findByRole('button', { name: /^Use this wording/ }));
  expect(field('Title')).toHaveValue(completed);
  expect(field('Title')).toHaveFocus();
  expect(within(hints()).queryByRole('button', { name: /^Title/ })).toBeNull();
  await userEvent.click(button('Undo'));
  expect(field('Title')).toHaveValue(title);
  expect(within(hints()).queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(button(/^Title/)).toBeVisible();
});

it('offers no way back once the text was changed by hand', async () => {
  await write('SAP-Berater', 'HANA');
  await userEvent.click(await within(hints()).findByRole('button', { name: /^Use this wording/ }));
  await userEvent.type(field('Title'), '!');
  expect(within(hints()).queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('dismisses a hint with the posting, shows it again, and never keeps the form from being sent', async () => {
  await write('SAP-Beratung', 'Wir sind ein junges Team.');
  await userEvent.click(await within(hints()).findByRole('button', { name: /^Dismiss.*This may be read/ }));
  expect(within(hints()).getByRole('heading', { name: 'Hints' })).toHaveFocus();
  expect(within(hints()).queryByRole('button', { name: /junges Team/ })).toBeNull();
  expect(status()).toHaveTextContent('2 hints');
  expect(await sent()).toMatchObject({
    description: 'Wir sind ein junges Team.',
    dismissed: ['age-young-team'],
  });
  // Who compares two versions of the form reads the hint and not the name of its rule.
  const { label, say } = wordsOf(document.querySelector('form'), 'dismissed')!;
  expect([label, say(['age-young-team'])]).toEqual(['Hints', expect.stringMatching(/^This may be read/)]);
  await userEvent.click(button('1 dismissed hint'));
  await userEvent.click(button(/^Show again.*This may be read/));
  expect(button(/junges Team/)).toBeVisible();
  expect(within(hints()).queryByRole('button', { name: /dismissed hint/ })).toBeNull();
  expect(await sent()).toMatchObject({ dismissed: [] });
});
