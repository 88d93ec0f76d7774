import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen } from '../../../../../test/server.ts';
import ApplicationsSection from '../list/applications-section.tsx';
import { anApplication, serveDesk } from '../../../../../test/desk.ts';

listen();

const show = (rest = '') => renderAt(`/admin-dashboard?tab=applications${rest}`, <ApplicationsSection />);
const stageButton = (name: string) =>
  within(screen.getByRole('list', { name: 'Stage' })).getByRole('button', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const note = async (text: string) =>
  (await screen.findByText(text, { selector: '.note p' })).closest<HTMLElement>('.note')!;

it('moves the open application by its line, from the keyboard, and Z takes it back', async () => {
  const desk = serveDesk([anApplication('a1', 'Karim Haddad', { stage: 'review' })]);
  show('/applicationid=a1');
  await screen.findByRole('list', { name: 'Stage' });
  expect(stageButton('In review')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('m');
  expect(stageButton('In review')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await note('Karim Haddad has been moved to Interview.');
  expect(stageButton('Interview')).toHaveAttribute('aria-pressed', 'true');
  expect(stageButton('Interview')).toHaveFocus();
  await waitFor(() => expect(stageButton('Interview')).not.toHaveAttribute('aria-disabled'));
  await userEvent.keyboard('z');
  await note('Karim Haddad has been moved to In review.');
  expect(desk.moved).toEqual([
    { id: 'a1', stage: 'interview', from: 'review' },
    { id: 'a1', stage: 'review', from: 'interview' },
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says so when a colleague has moved it meanwhile, and shows where it stands', async () => {
  const desk = serveDesk([anApplication('a1', 'Karim Haddad', { stage: 'new' })]);
  show('/applicationid=a1');
  await screen.findByRole('list', { name: 'Stage' });
  desk.kept = [anApplication('a1', 'Karim Haddad', { stage: 'interview' })];
  await userEvent.click(stageButton('In review'));
  await note('Karim Haddad: This application is in another stage now.');
  await waitFor(() => expect(stageButton('Interview')).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('shows the stage of a company’s application and of a decided one without a way to move it', async () => {
  const kind = 'project' as const;
  serveDesk([
    anApplication('a1', 'Karim Haddad', { kind, stage: 'company-review' }),
    anApplication('a2', 'Mara Linke', { status: 'selected', stage: null, waitingDays: null }),
  ]);
  const { unmount } = show('/applicationid=a1');
  const line = await screen.findByRole('list', { name: 'Stage' });
  expect(within(line).queryByRole('button')).toBeNull();
  expect(within(line).getByText('In review')).toHaveAttribute('aria-current', 'step');
  unmount();
  show('/applicationid=a2');
  const decided = await screen.findByRole('list', { name: 'Stage' });
  expect(within(decided).queryByRole('button')).toBeNull();
  expect(within(decided).getByText('Decided')).toHaveAttribute('aria-current', 'step');
});

it('moves the checked ones, names who could not be moved, and takes it back to where each stood', async () => {
  const desk = serveDesk([
    anApplication('a1', 'Karim Haddad', { stage: 'new' }),
    anApplication('a2', 'Mara Linke', { stage: 'review' }),
    anApplication('a3', 'Anna Kolb', { stage: 'company-new' }),
  ]);
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Check all/ }));
  await userEvent.selectOptions(screen.getByLabelText('Move to stage'), 'Interview');
  await press('Move checked');
  const notice = await note('2 applications have been moved to Interview. 1 application was not moved:');
  expect(notice).toHaveFocus();
  expect(within(notice).getByRole('listitem')).toHaveTextContent(
    'Anna Kolb: Only the company moves applications for its project.',
  );
  await press('Undo');
  await note('2 applications are back in their stages.');
  expect(desk.moved).toEqual([
    { ids: ['a1', 'a2', 'a3'], stage: 'interview' },
    { ids: ['a1'], stage: 'new', from: 'interview' },
    { ids: ['a2'], stage: 'review', from: 'interview' },
  ]);
  expect(desk.kept.map(({ stage }) => stage)).toEqual(['new', 'review', 'company-new']);
});

it('filters by stage, and ignores one that nobody knows', async () => {
  serveDesk([
    anApplication('a1', 'Karim Haddad', { stage: 'new' }),
    anApplication('a2', 'Mara Linke', { stage: 'review' }),
  ]);
  const { unmount } = show();
  await press('In review');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Karim Haddad' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Mara Linke' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'In review' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Rejected');
  expect(screen.queryByRole('group', { name: 'Stage' })).toBeNull();
  unmount();
  show('&stage=gone');
  expect(await screen.findByRole('link', { name: 'Karim Haddad' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});
