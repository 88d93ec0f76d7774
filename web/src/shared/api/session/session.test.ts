import { adminSession, openUserSession, userSession } from './session.ts';
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

const KNOWN = { _id: '1', first_name: 'Lena', last_name: 'Vogt', role: 'JobSeeker' };
const whole = { ...KNOWN, email: 'lena@example.com', phone: '+49 30 1', skills: ['SAP'] } as unknown as User;

it('stores id, names and role only, whatever it is given, and keeps the rest in memory', () => {
  openUserSession('t', whole);
  adminSession.open('a', {
    _id: '2',
    email: 'erika@example.com',
    phone: '+49 30 2',
    language: 'de',
    version: '1',
  });
  for (const storage of [localStorage, sessionStorage]) {
    expect(JSON.parse(storage.getItem('user') ?? '')).toEqual(KNOWN);
    expect(JSON.parse(storage.getItem('adminData') ?? '')).toEqual({ _id: '2' });
  }
  expect([userSession.whole?.email, adminSession.whole?.email]).toEqual([
    'lena@example.com',
    'erika@example.com',
  ]);
  userSession.update({ ...whole, phone: '+49 30 3' });
  expect(localStorage.getItem('user')).not.toContain('+49');
  expect(userSession.whole?.phone).toBe('+49 30 3');
});

it('cuts down what an earlier version has stored, when the page loads', async () => {
  localStorage.setItem('token', 't');
  localStorage.setItem('user', JSON.stringify(whole));
  await jest.isolateModulesAsync(async () => {
    const { userSession: loaded } = await import('./session.ts');
    expect(loaded.person).toEqual(KNOWN);
    expect(loaded.whole).toBeNull();
  });
  for (const storage of [localStorage, sessionStorage])
    expect(JSON.parse(storage.getItem('user') ?? '')).toEqual(KNOWN);
});

it('keeps what it knows when another tab stores a new name, and forgets it for another person', () => {
  const off = userSession.follow();
  openUserSession('t', whole);
  const elsewhere = (changes: object) => {
    localStorage.setItem('user', JSON.stringify({ ...KNOWN, ...changes }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  };
  elsewhere({ first_name: 'Magdalena' });
  expect(userSession.whole).toMatchObject({ first_name: 'Magdalena', email: 'lena@example.com' });
  elsewhere({ _id: '3' });
  expect(userSession.whole).toBeNull();
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
