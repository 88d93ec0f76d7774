import { LANGUAGES, localizedPath, splitLanguage } from './languages.ts';

it('puts the prefix of a language before a path, and takes it off again', () => {
  for (const [path, german] of [
    ['/', '/de'],
    ['/services', '/de/services'],
  ] as const) {
    expect(LANGUAGES.map((language) => localizedPath(language, path))).toEqual([path, german]);
    expect(splitLanguage(german)).toEqual({ language: 'de', path });
  }
});

it('leads from the accessibility statement in each language to the other, and to no page that is called alike', () => {
  for (const name of ['/accessibility', '/barrierefreiheit'])
    expect(LANGUAGES.map((language) => localizedPath(language, name))).toEqual([
      '/accessibility',
      '/de/barrierefreiheit',
    ]);
  expect(localizedPath('de', splitLanguage('/de/barrierefreiheit').path)).toBe('/de/barrierefreiheit');
  expect(localizedPath('de', '/accessibility/more')).toBe('/de/accessibility/more');
});
