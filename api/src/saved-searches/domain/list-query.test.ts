import { fieldsOf, textOf } from './list-query.ts';

it('the parameters of a query are those that are not empty', () => {
  expect(fieldsOf('q=S%2F4HANA+Basis&location=K%C3%B6ln&category=')).toEqual({
    q: 'S/4HANA Basis',
    location: 'Köln',
  });
  expect(fieldsOf('')).toEqual({});
});

it.each(['page=2', 'limit=5', 'sort=name', 'savedSearch=x', 'q=a&q=b', 'q=a&page=1'])(
  '%s is no search',
  (query) => {
    expect(() => fieldsOf(query)).toThrow(expect.objectContaining({ kind: 'invalid' }));
  },
);

it('equal searches have equal texts, which are read back as they were', () => {
  const fields = { q: 'R&D = C++', location: 'Köln' };
  expect(textOf(fieldsOf('q=ewm&location=Berlin'))).toBe(textOf(fieldsOf('location=Berlin&q=ewm&category=')));
  expect(fieldsOf(textOf(fields))).toEqual(fields);
});
