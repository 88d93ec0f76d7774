import { render } from '@testing-library/react';
import { MessageLanguageHint } from './message-language-hint.tsx';

const said = (...languages: ('en' | 'de')[]) =>
  render(<MessageLanguageHint languages={languages} />).container.textContent ?? '';

it('says in which language somebody is told, and how many are, but not where it is that of the page', () => {
  expect(said('en')).toBe('');
  expect(said('en', 'en')).toBe('');
  expect(said('de')).toMatch(/^Sent in German, the language of this account\./);
  expect(said('en', 'de')).toMatch(/^1 of them receives it in German/);
  expect(said('de', 'en', 'de')).toMatch(/^2 of them receive it in German/);
});
