import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { ownProfile, sendApplyDialog } from '../../../../test/apply-dialog.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import { ConsultantsTab } from './consultants-tab.tsx';

listen();

const consultant = {
  _id: '656f2a9e1c9d440000a1b3c4',
  name: 'Greta Lorenz',
  skills: ['ABAP'],
  projects: [],
  qualification: [],
  experience: [],
  applied: false,
};

it('shows that the company has applied before the list was loaded again', async () => {
  signedIn('B2B');
  server.use(
    ownProfile,
    http.get('*/private/api/consultants', () => HttpResponse.json([consultant])),
    http.post('*/private/api/apply-consultant', () => {
      server.use(http.get('*/private/api/consultants', () => delay('infinite')));
      return HttpResponse.json(
        { message: 'Successfully applied for Greta Lorenz', applicationId: '656f2a9e1c9d440000a1b4a1' },
        { status: 201 },
      );
    }),
  );
  renderAt('/dashboard/consultants', <ConsultantsTab />);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for Greta Lorenz' }));
  await sendApplyDialog('Two months of EWM from March');
  expect(await screen.findByText('Successfully applied for Greta Lorenz')).toBeVisible();
  expect(screen.getByText('Applied')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(screen.queryByRole('button', { name: 'Apply for Greta Lorenz' })).toBeNull();
});
