import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import { send } from '../../../api/client.ts';
import { ApiForm } from '../api-form.tsx';
import { Button } from '../button.tsx';
import { SelectField, TextField } from '../fields.tsx';
import { useApiForm } from '../use-api-form.ts';
import { useDraft } from '../use-draft.ts';
import { editOf } from './use-edit.ts';

listen();

interface Entry {
  version: string;
  title: string;
  place: string;
  kind: string;
}
const STORED: Entry = { version: 'v1', title: 'SAP', place: 'Berlin', kind: 'a' };
const toValues = ({ title, place, kind }: Entry) => ({ title, place, kind });

/** A form as the editing ones are; any route with a body serves. */
function Editor({ entry = STORED }: { entry?: Entry }) {
  const form = useApiForm({
    initial: useDraft('edit:test', toValues(entry)),
    edits: editOf(entry, toValues),
    texts: { failed: 'Failed' },
    send: async (values, _, from) => {
      const body = { name: JSON.stringify(values), text: '-' };
      const params = { id: 't1' };
      await send('put', '/api/admin/templates/{id}', { params, body, ifMatch: from?.version });
      return 'Saved.';
    },
  });
  const kinds = [
    { value: 'a', label: 'Full-time' },
    { value: 'b', label: 'Part-time' },
  ];
  return (
    <ApiForm form={form} actions={<Button type="submit">Save</Button>}>
      <TextField label="Title" {...form.getInputProps('title')} />
      <TextField label="Place" optional {...form.getInputProps('place')} />
      <SelectField label="Employment" options={kinds} {...form.getInputProps('kind')} />
    </ApiForm>
  );
}

/** A server on which `now` is stored; collects what it accepts. */
function storing(now: Entry) {
  const at = { now, saved: [] as unknown[] };
  server.use(
    http.put('*/api/admin/templates/t1', async ({ request }) => {
      const { version, ...values } = at.now;
      if (request.headers.get('If-Match') !== `"${version}"`) {
        const changed = Object.fromEntries(
          Object.entries(values).filter(([name, value]) => value !== STORED[name as keyof Entry]),
        );
        const said = { code: 'request.changed-meanwhile', message: 'Changed.' };
        return HttpResponse.json({ statusCode: 412, ...said, version, changed }, { status: 412 });
      }
      at.saved.push(JSON.parse(((await request.json()) as { name: string }).name));
      return HttpResponse.json({ message: 'Saved.' });
    }),
  );
  return at;
}
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const dialog = () => screen.findByRole('dialog', { name: 'Changed meanwhile' });
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }));

it('sends the version that the form was filled from, although what is stored has been loaded anew', async () => {
  const at = storing({ ...STORED, version: 'v2', title: 'Theirs' });
  const { rerender } = renderAt('/', <Editor />);
  await type('Title', 'Mine');
  rerender(<Editor entry={at.now} />);
  await save();
  expect(await dialog()).toBeVisible();
  expect(at.saved).toEqual([]);
});

it('shows both versions of a field in the words of the form, and saves mine with what was changed elsewhere', async () => {
  const at = storing({ version: 'v2', title: 'SAP Finance', place: 'Bonn', kind: 'b' });
  renderAt('/', <Editor />);
  await type('Title', 'SAP Basis');
  await save();
  const title = within(await dialog()).getByRole('group', { name: 'Title' });
  expect(within(title).getByRole('radio', { name: /My version/ })).toBeChecked();
  expect(title).toHaveTextContent('My versionSAP BasisSaved versionSAP Finance');
  expect(within(await dialog()).getByRole('region')).toHaveTextContent(
    'Changed elsewhere, and kept:PlaceBonnEmploymentPart-time',
  );
  await press('Save');
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(at.saved).toEqual([{ title: 'SAP Basis', place: 'Bonn', kind: 'b' }]);
  expect(screen.getByLabelText('Place (optional)')).toHaveValue('Bonn');
});

it('saves for each field what was chosen, by keyboard too', async () => {
  const at = storing({ ...STORED, version: 'v2', title: 'Theirs', place: 'Bonn' });
  renderAt('/', <Editor />);
  await type('Title', 'Mine');
  await type('Place (optional)', 'Mainz');
  await save();
  const place = within(await dialog()).getByRole('group', { name: 'Place' });
  within(place)
    .getByRole('radio', { name: /Saved version/ })
    .focus();
  await userEvent.keyboard(' ');
  await press('Save');
  await waitFor(() => expect(at.saved).toEqual([{ title: 'Mine', place: 'Bonn', kind: 'a' }]));
});

it('takes all that is saved, or goes back to the form with nothing lost', async () => {
  const at = storing({ ...STORED, version: 'v2', title: 'Theirs', place: 'Bonn' });
  renderAt('/', <Editor />);
  await type('Title', 'Mine');
  await type('Place (optional)', 'Mainz');
  await save();
  await press('Back to the form');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Changed.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  await save();
  await press('Take all saved ones');
  await press('Save');
  await waitFor(() => expect(at.saved).toEqual([{ title: 'Theirs', place: 'Bonn', kind: 'a' }]));
});

it('asks again when it was changed once more', async () => {
  const at = storing({ ...STORED, version: 'v2', title: 'Theirs' });
  renderAt('/', <Editor />);
  await type('Title', 'Mine');
  await save();
  at.now = { ...STORED, version: 'v3', title: 'Others' };
  await press('Save');
  expect(await screen.findByText('Others')).toBeVisible();
  await press('Save');
  await waitFor(() => expect(at.saved).toEqual([{ title: 'Mine', place: 'Berlin', kind: 'a' }]));
});

it('a draft of an earlier visit takes over what was stored since, and asks about the rest', async () => {
  const at = storing({ ...STORED, version: 'v2', title: 'Theirs', place: 'Bonn' });
  const first = renderAt('/', <Editor />);
  await type('Title', 'Mine');
  first.unmount();
  renderAt('/', <Editor entry={at.now} />);
  expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  expect(screen.getByLabelText('Place (optional)')).toHaveValue('Bonn');
  await save();
  expect(await dialog()).toHaveTextContent('Theirs');
  expect(at.saved).toEqual([]);
});
