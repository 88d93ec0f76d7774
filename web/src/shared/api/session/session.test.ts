import { openUserSession, userSession } from './session.ts';
import { endUserSession } from './sign-out.ts';
import type { User } from '../types.ts';

const lena = { _id: '1', first_name: 'Lena', role: 'JobSeeker' } as User;

it('empties the storage of the tab before it writes token and user back', () => {
  sessionStorage.setItem('left', 'over');
  openUserSession('t', lena);
  expect(Object.keys(sessionStorage).sort()).toEqual(['token', 'user']);
  expect(localStorage.getItem('token')).toBe('t');
});

it('follows another tab: takes over a change, and reports a sign-out', () => {
  const went: string[] = [];
  const off = userSession.follow(() => went.push('/sign_in'));
  openUserSession('t', lena);
  localStorage.setItem('user', JSON.stringify({ ...lena, first_name: 'Magdalena' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect(userSession.person?.first_name).toBe('Magdalena');
  expect(went).toEqual([]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(userSession.token).toBeNull();
  expect(went).toEqual(['/sign_in']);
  off();
});

it('removes everything on logout', () => {
  openUserSession('t', lena);
  localStorage.setItem('cookiesAccepted', 'true');
  endUserSession();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

it('keeps a newer token that another tab has stored when data of the same person arrives', () => {
  openUserSession('t', lena);
  localStorage.setItem('token', 'newer');
  userSession.update({ ...lena, first_name: 'Magdalena' });
  expect(localStorage.getItem('token')).toBe('newer');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ first_name: 'Magdalena' });
});
