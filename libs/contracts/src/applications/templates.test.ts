import { fillTemplate, UNKNOWN_PLACEHOLDER } from '../index.ts';

const values = { first_name: 'Lena', title: 'SAP Basis', company: 'Spree AG' };

describe('fillTemplate', () => {
  it('puts every value where its placeholder stands, as often as it stands there', () => {
    expect(fillTemplate('Dear {first_name}, {title} at {company}: welcome, {first_name}!', values)).toBe(
      'Dear Lena, SAP Basis at Spree AG: welcome, Lena!',
    );
  });

  it('leaves other braces, and those of a value, as they are', () => {
    expect(fillTemplate('{name} {first_name', values)).toBe('{name} {first_name');
    expect(fillTemplate('{title} {company}', { ...values, title: '{company} $&' })).toBe(
      '{company} $& Spree AG',
    );
  });
});

describe('a placeholder that is none', () => {
  it.each(['{name}', 'Dear {First_name}', '{first-name}', '{}', '{ title }', '{title} {titel}'])(
    'is found in %s',
    (text) => expect(UNKNOWN_PLACEHOLDER.test(text)).toBe(true),
  );

  it.each(['', 'Dear {first_name}', '{title}{company}', 'a { b', 'a } b', '} {'])(
    'is not found in %p',
    (text) => expect(UNKNOWN_PLACEHOLDER.test(text)).toBe(false),
  );
});
