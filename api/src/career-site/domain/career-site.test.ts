import { LIMITS, shownCareerSite, type InLanguages } from '@consulting/contracts';
import {
  AS_THE_SITE,
  assertMembers,
  inOrder,
  isAsTheSite,
  teammates,
  withMember,
  withoutMember,
  type CareerSite,
  type TeamMember,
} from './career-site.ts';

const both = (en: string, de = ''): InLanguages => ({ en, de });
const member = (id: string, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  name: id,
  role: both('Role', 'Rolle'),
  sentence: both(''),
  phone: '',
  email: '',
  shown: true,
  portrait: null,
  ...more,
});
const site = (...team: TeamMember[]): CareerSite => ({ contact: null, team, steps: [], benefits: [] });
const ids = ({ team }: { team: { id?: string; _id?: string }[] }) => team.map(({ id, _id }) => id ?? _id);

it('a team has an order and a size, and a removed member is no contact any more', () => {
  const two = { ...site(member('a'), member('b')), contact: 'a' };
  expect(ids(inOrder(two, ['b', 'a']))).toEqual(['b', 'a']);
  for (const wrong of [['a'], ['a', 'a'], ['a', 'b', 'c'], ['a', 'c']])
    expect(() => inOrder(two, wrong)).toThrow('The team has changed meanwhile');
  const full = site(...Array.from({ length: LIMITS.teamMembers - 1 }, (_, at) => member(String(at))));
  expect(withMember(full, member('last')).team).toHaveLength(LIMITS.teamMembers);
  expect(() => withMember(withMember(full, member('last')), member('more'))).toThrow('at most 24');
  expect(withoutMember(two, 'a')).toMatchObject({ contact: null, team: [{ id: 'b' }] });
  expect(withoutMember(two, 'b').contact).toBe('a');
});

it('only members are named', () => {
  const one = site(member('a'));
  expect(() => assertMembers(one, { contact: 'a', team: ['a'] })).not.toThrow();
  expect(() => assertMembers(one, { contact: null })).not.toThrow();
  expect(() => assertMembers(one, { contact: 'b' })).toThrow('This team member no longer exists');
  expect(() => assertMembers(one, { contact: null, team: ['a', 'b'] })).toThrow(
    'This team member no longer exists',
  );
});

describe('visitors see', () => {
  const team = [
    member('a', { phone: '1', email: 'a@firma.example' }),
    member('b'),
    member('c', { shown: false }),
  ];
  const whole: CareerSite = {
    ...site(...team),
    contact: 'a',
    benefits: [{ title: both('', 'Urlaub'), text: both('Text') }],
  };
  const shown = (page = AS_THE_SITE, of = whole) => shownCareerSite(of, teammates(of), 'en', page);

  it('no hidden member, and the other language where one is missing', () => {
    expect(ids(shown())).toEqual(['a', 'b']);
    expect(shown().benefits).toEqual([{ title: 'Urlaub', text: 'Text' }]);
    expect(shown().contact).toMatchObject({ _id: 'a', phone: '1', email: 'a@firma.example' });
    expect(shown().team[0]).toEqual({ _id: 'a', name: 'a', role: 'Role', sentence: '', portrait: null });
  });

  it('what a job has of its own, and its contact only while that one is shown', () => {
    const page = { contact: 'b', team: ['c', 'b'], steps: null, benefits: [] };
    expect([shown(page).contact?._id, ids(shown(page)), shown(page).benefits]).toEqual(['b', ['b'], []]);
    expect(shown(page).contact).not.toHaveProperty('phone');
    expect(shown({ ...AS_THE_SITE, contact: 'c' }).contact?._id).toBe('a');
    expect(shown(AS_THE_SITE, { ...whole, contact: 'c' }).contact).toBeNull();
    expect([isAsTheSite(page), isAsTheSite(AS_THE_SITE)]).toEqual([false, true]);
  });
});
