import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderAt } from '../../test/render-app.tsx';
import { signedIn } from '../../test/users.ts';
import { adminSession } from '../shared/api/session/session.ts';
import type { Admin } from '../shared/api/types.ts';
import { RouteEffects } from './route-effects.tsx';

function Where() {
  return <p>At {useLocation().pathname}</p>;
}

const show = (path: string) =>
  renderAt(
    path,
    <>
      <RouteEffects />
      <Where />
    </>,
  );

/** Ends a session as another tab would. */
function endElsewhere(...keys: string[]) {
  act(() => {
    for (const key of keys) localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key: keys[0] }));
  });
}

it.each([
  ['/career', '/sign_in'],
  ['/admin-dashboard', '/admin-dashboard'],
])('redirects a user who signed out in another tab from %s to %s', (from, to) => {
  signedIn('B2B');
  sessionStorage.setItem('left', 'over');
  show(from);
  endElsewhere('token', 'user');
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByText(`At ${to}`)).toBeVisible();
});

it('stays on public pages when an administrator signed out in another tab', () => {
  adminSession.open('t', { _id: 'a', email: 'admin@example.com' } as Admin);
  show('/career');
  endElsewhere('adminToken', 'adminData');
  expect(screen.getByText('At /career')).toBeVisible();
});
