import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { renderAt } from '../../test/render-app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Page() {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('This page is broken.');
  return <p>At {pathname}</p>;
}

function Moves() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/broken')}>On</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

it('shows an error for a page that cannot be rendered, and the previous page again on Back', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt(
    '/whole',
    <>
      <Moves />
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(await screen.findByRole('heading', { name: 'This page could not be displayed' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('At /whole')).toBeVisible();
  log.mockRestore();
});
