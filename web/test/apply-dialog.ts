import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { userSession } from '../src/shared/api/session/session.ts';

/** The profile that the apply dialog loads. */
export const ownProfile = http.get('*/private/api/me', () => HttpResponse.json(userSession.whole));

/** Types a note into the open apply dialog, and submits it. */
export async function sendApplyDialog(note = ''): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: /^Apply: / });
  if (note) await userEvent.type(within(dialog).getByRole('textbox'), note);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
}
