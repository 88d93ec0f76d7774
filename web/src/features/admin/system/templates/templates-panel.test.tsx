import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import type { Template } from '../../../../shared/api/types.ts';
import { TemplatesPanel } from './templates-panel.tsx';

listen();

let kept: Template[];

beforeEach(() => {
  kept = [];
  localStorage.clear();
  server.use(http.get('*/api/admin/templates', () => HttpResponse.json(kept)));
});

const show = () => renderAt('/admin-dashboard?tab=system/templates', <TemplatesPanel />);

it('adds a template, and shows while it is typed how it reads', async () => {
  server.use(
    http.post('*/api/admin/templates', async ({ request }) => {
      kept = [{ _id: 't1', ...((await request.json()) as Omit<Template, '_id'>) }];
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  show();
  expect(await screen.findByText('No templates yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add template' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add template' });
  expect(within(dialog).getByText(/\{first_name\}, \{title\}, \{company\}/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(within(dialog).getByText('Name is required')).toBeVisible();
  expect(within(dialog).getByText('Please enter the text.')).toBeVisible();
  expect(within(dialog).getByLabelText('Name')).toHaveFocus();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Invitation');
  await userEvent.type(within(dialog).getByLabelText('Text'), 'Dear {{first_name}, hello!');
  expect(within(dialog).getByText('Dear Lena, hello!')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Dear {first_name}, hello!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('edits a template, and shows at the field what the server refuses', async () => {
  kept = [{ _id: 't1', version: 'v1', name: 'Invitation', text: 'Dear {first_name}' }];
  const sentence = 'Only these placeholders can be used in a template: {first_name}, {title}, {company}';
  server.use(
    http.put('*/api/admin/templates/t1', async ({ request }) => {
      const body = (await request.json()) as Omit<Template, '_id'>;
      if (body.text.includes('{name}'))
        return HttpResponse.json(
          { message: sentence, errors: [{ field: 'text', message: sentence }] },
          { status: 400 },
        );
      kept = [{ _id: 't1', ...body }];
      return HttpResponse.json({});
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Invitation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit template' });
  const text = within(dialog).getByLabelText('Text');
  await userEvent.type(text, ' {{name}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(sentence)).toBeVisible();
  expect(text).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await userEvent.clear(text);
  await userEvent.type(text, 'Hello');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Hello')).toBeVisible();
});

it('says that a name is taken, and keeps what was typed', async () => {
  server.use(
    http.post('*/api/admin/templates', () =>
      HttpResponse.json({ message: 'There is already a template with this name.' }, { status: 409 }),
    ),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add template' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add template' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Invitation');
  await userEvent.type(within(dialog).getByLabelText('Text'), 'Hello');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('There is already a template with this name.')).toBeVisible();
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Invitation');
});

it('deletes a template after asking, by its name', async () => {
  kept = [{ _id: 't1', version: 'v1', name: 'Invitation', text: 'Hello' }];
  server.use(
    http.delete('*/api/admin/templates/t1', () => {
      kept = [];
      return HttpResponse.json({ message: 'The template has been deleted.' });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Invitation' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete template' });
  expect(within(dialog).getByText('Delete the template “Invitation”?')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByText('No templates yet.')).toBeVisible();
  expect(screen.getByText('The template has been deleted.').closest('[tabindex]')).toHaveFocus();
});
