import { looksLikeSpam } from './contact-message.ts';

const inquiry = {
  name: 'Maria Sommer',
  email: 'maria@example.com',
  message:
    'We move to S/4HANA next year (see https://example.com and https://example.com/plan). Can you help?',
};

describe('spam in the contact form', () => {
  it('lets an inquiry through, with and without the traces of the form', () => {
    expect(looksLikeSpam(inquiry, {})).toBe(false);
    expect(looksLikeSpam(inquiry, { website: '', elapsed: 2000 })).toBe(false);
  });

  it('takes nobody for a program because of the pages an inquiry names', () => {
    const message = 'Our tender: https://a.example, https://b.example/plan and https://c.example/systems';
    expect(looksLikeSpam({ ...inquiry, message }, {})).toBe(false);
    expect(looksLikeSpam({ ...inquiry, message }, { website: '', elapsed: 48_000 })).toBe(false);
  });

  it('lets ten links pass, blanks in the hidden field, and markup that links nowhere', () => {
    const message = `${'https://a.de '.repeat(10)}<a name="x"> [urls]`;
    expect(looksLikeSpam({ ...inquiry, message }, { website: '  ' })).toBe(false);
  });

  it.each([
    ['one link too many', { ...inquiry, message: 'https://a.de '.repeat(11) }, {}],
    ['markup of other forums', { ...inquiry, message: 'Look [URL]x[/URL]' }, {}],
    ['markup of more forums', { ...inquiry, message: 'Look [link=x]here[/link]' }, {}],
    ['markup with other attributes first', { ...inquiry, message: '<A  target="_blank" HREF="x">' }, {}],
    ['a plain link for a name', { ...inquiry, name: 'HTTP://casino.example' }, {}],
    ['a filled field that people do not see', inquiry, { website: 'https://spam.example' }],
    ['a form sent faster than anybody types', inquiry, { elapsed: 1999 }],
    ['a list of links', { ...inquiry, message: 'HTTPS://a.de http://b.de '.repeat(5) + 'http://c.de' }, {}],
    ['markup of links', { ...inquiry, message: 'Look <a href="x">here</a>' }, {}],
    ['markup of forums', { ...inquiry, message: 'Look [url=x]here[/url]' }, {}],
    ['a link for a name', { ...inquiry, name: 'Win at https://casino.example' }, {}],
  ])('flags %s', (_, message, traces) => {
    expect(looksLikeSpam(message, traces)).toBe(true);
  });
});
