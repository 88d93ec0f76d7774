import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../test/render-app.tsx';
import SharedSkills, { OrderField, readOrder, SharedSkillsNote } from './shared-skills.tsx';

it('says what is shared, in words and a count', () => {
  renderAt('/', <SharedSkills shared={{ words: ['ABAP', 'RAP'], of: 6 }} />);
  expect(screen.getByText('You name 2 of 6: ABAP, RAP')).toBeVisible();
});

it('says nothing where nothing is shared, or nothing is known', () => {
  const { container } = renderAt(
    '/',
    <div data-testid="both">
      <SharedSkills shared={{ words: [], of: 6 }} />
      <SharedSkills shared={undefined} />
    </div>,
  );
  expect(container.querySelector('p')).toBeNull();
});

it('offers the order, which only those have who see what they share', async () => {
  const chosen: string[] = [];
  renderAt('/', <OrderField value={undefined} onChange={(sort) => chosen.push(sort)} />);
  expect(screen.getByLabelText('Order')).toHaveDisplayValue('Newest first');
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'What I share');
  expect(chosen).toEqual(['shared']);
  expect(readOrder('shared', { showsShared: true })).toBe('shared');
  expect(readOrder('shared', { showsShared: false })).toBeUndefined();
  expect(readOrder('anything', { showsShared: true })).toBeUndefined();
});

it('says who sees it, and leads to the switch', () => {
  renderAt('/', <SharedSkillsNote of="profile" />);
  expect(screen.getByText(/Only you see it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Switch it off' })).toHaveAttribute(
    'href',
    '/dashboard/account#shared-heading',
  );
});
