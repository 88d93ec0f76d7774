import { cleanName, nameProblem } from './index.ts';

it.each([
  'O’Neill',
  "O'Neill",
  'Müller-Lüdenscheidt GmbH & Co. KG',
  'SAP.com',
  'Österreichische Post AG (Wien)',
  'Nguyễn Thị Minh Khai',
  'علی‌رضا',
  'श्री‍',
  '王小明',
  'Awwwards',
  '+49 (0)30 123456-78',
  '',
])('accepts %j', (name) => expect(nameProblem(name)).toBeNull());

it.each([
  ['Ihr Konto wurde gesperrt, https://evil.example', 'field.name-web-address'],
  ['ftp://evil.example', 'field.name-web-address'],
  ['WWW.evil.example', 'field.name-web-address'],
])('refuses %j', (name, problem) => expect(nameProblem(name)).toBe(problem));

it('cleans names from elsewhere', () => {
  expect(cleanName(' Lena\n\u202eVogt https://evil.example www.x.de ')).toBe(
    'Lena Vogt https evil.example x.de',
  );
  expect(cleanName('O’Neill')).toBe('O’Neill');
  expect(nameProblem(cleanName('a\u200b\u{e0041}b:://www.WWW.c'))).toBeNull();
});
