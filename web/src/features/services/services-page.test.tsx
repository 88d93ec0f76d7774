import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../test/render-app.tsx';
import ServicesPage from './services-page.tsx';

it('a card flipped by keyboard stays flipped while the mouse moves elsewhere', async () => {
  renderAt('/services', <ServicesPage />);
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
  await userEvent.hover(first);
  expect(first).toHaveClass('flipped');
  const turn = within(second).getByRole('button', { name: /^Turn card:/ });
  turn.focus();
  await userEvent.keyboard('{Enter}');
  expect(second).toHaveClass('flipped');
  await userEvent.unhover(first);
  expect(second).toHaveClass('flipped');
  expect(first).not.toHaveClass('flipped');
});
