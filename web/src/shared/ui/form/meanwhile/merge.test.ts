import { differing } from './differing.ts';
import { merge, rebase } from './merge.ts';

const base = { title: 'SAP', place: 'Berlin', skills: ['fi'] };
const V1 = { values: base, version: 'v1' };

describe('two versions', () => {
  it('are merged where only one side has changed a field', () => {
    const mine = { ...base, title: 'SAP Basis' };
    const theirs = { ...base, place: 'Bonn', skills: ['fi', 'co'] };
    expect(merge(base, mine, theirs)).toEqual({
      values: { title: 'SAP Basis', place: 'Bonn', skills: ['fi', 'co'] },
      both: [],
      taken: ['place', 'skills'],
    });
  });

  it('have two of a field that both have changed, and mine is kept', () => {
    const mine = { ...base, title: 'Mine', skills: ['mine'] };
    const theirs = { ...base, title: 'Theirs', place: 'Bonn' };
    expect(merge(base, mine, theirs)).toEqual({
      values: { title: 'Mine', place: 'Bonn', skills: ['mine'] },
      both: ['title'],
      taken: ['place'],
    });
  });

  it('agree on a field that both have changed in the same way', () => {
    const same = { ...base, title: 'Same' };
    expect(merge(base, same, same)).toEqual({ values: same, both: [], taken: [] });
  });

  it('differ in a field that I have emptied and they have changed', () => {
    const { both, values } = merge(base, { ...base, title: '' }, { ...base, title: 'Theirs' });
    expect([both, values.title]).toEqual([['title'], '']);
  });
});

describe('a form that follows', () => {
  it('shows what is stored now, with the new version, beside my changes', () => {
    const stored = { values: { ...base, place: 'Bonn' }, version: 'v2' };
    expect(rebase(V1, { ...base, title: 'Mine' }, stored)).toEqual({
      origin: stored,
      values: { ...base, title: 'Mine', place: 'Bonn' },
    });
  });

  it('keeps the old version while a field has two new ones, so that sending it asks', () => {
    const stored = { values: { ...base, title: 'Theirs', place: 'Bonn' }, version: 'v2' };
    expect(rebase(V1, { ...base, title: 'Mine' }, stored)).toEqual({
      origin: { values: { ...base, place: 'Bonn' }, version: 'v1' },
      values: { ...base, title: 'Mine', place: 'Bonn' },
    });
  });
});

it.each([
  ['a b c', 'a x c', ['a ', 'b', ' c']],
  ['a b', 'a b', ['a b', '', '']],
  ['a b', 'a b c', ['a b', '', '']],
  ['a b c', 'a b', ['a b', ' c', '']],
  ['', 'a', ['', '', '']],
  ['a a', 'a', ['a', ' a', '']],
])('%j has, beside %j, the words %j', (text, other, parts) => expect(differing(text, other)).toEqual(parts));
