import { CONTACT_EMAIL } from './index.ts';

describe('contact address pattern', () => {
  it.each(['a@b.de', 'a.b+c@sub.domain.info', 'a@b.\u{1f600}\u{1f600}\u{1f600}\u{1f600}'])(
    'accepts %s',
    (address) => expect(address).toMatch(CONTACT_EMAIL),
  );
  it.each(['a@b', '@b.de', 'a@b.berlin', 'a b@c.de', 'a@b.c', 'a@b.d\u0007e', 'a\u0085@b.de'])(
    'refuses %s',
    (address) => expect(address).not.toMatch(CONTACT_EMAIL),
  );
});
