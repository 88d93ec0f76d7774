import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../test/render-app.tsx';
import SapServicesPage from './sap-services-page.tsx';
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

it('turns a card by its buttons, and the focus follows to the side that is shown', async () => {
  renderAt('/services', <ServicesPage />);
  const [card] = screen.getAllByRole('article') as [HTMLElement];
  within(card)
    .getByRole('button', { name: /^Turn card:/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  const back = within(card).getByRole('button', { name: /^Turn card back:/ });
  await waitFor(() => expect(back).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(card).getByRole('button', { name: /^Turn card:/ })).toHaveFocus());
  expect(card).not.toHaveClass('flipped');
});

it('shows one of the eight SAP services at a time, chosen by mouse or arrow keys', async () => {
  renderAt('/sap-services', <SapServicesPage />);
  expect(screen.getAllByRole('tab')).toHaveLength(8);
  await userEvent.click(screen.getByRole('tab', { name: 'SAP maintenance' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Support packages');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Application managed services');
});
