import { render, screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';

it('opens on its first field, of a group on the chosen one', () => {
  const { unmount } = render(
    <Modal title="Add Employee" onClose={() => undefined}>
      <input aria-label="Locked" disabled />
      <input aria-label="Name" />
      <input aria-label="Title" />
    </Modal>,
  );
  expect(screen.getByLabelText('Name')).toHaveFocus();
  unmount();
  render(
    <Modal title="Export" onClose={() => undefined}>
      <input type="radio" name="kind" aria-label="Tables" />
      <input type="radio" name="kind" aria-label="Text" defaultChecked />
    </Modal>,
  );
  expect(screen.getByLabelText('Text')).toHaveFocus();
});

it('opens on the field that is marked, even if it is not the first one', () => {
  render(
    <Modal title="Sign in" onClose={() => undefined}>
      <input aria-label="Email" />
      <input aria-label="Password" data-autofocus />
    </Modal>,
  );
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('asks for a confirmation with its sentence as the description, and opens on Cancel', () => {
  render(
    <ConfirmDialog title="Delete job" onConfirm={async () => undefined} onCancel={() => undefined}>
      Delete the job “Archive”?
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Delete job' });
  expect(dialog).toHaveAccessibleDescription('Delete the job “Archive”?');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});
