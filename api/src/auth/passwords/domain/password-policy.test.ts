import { checkPassword, ownWords } from './password-policy.ts';

const ABOUT = ['lena.vogt@spree-logistik.de', 'Lena', 'Vogt', 'Spree Logistik AG'];
const accepted = (password: string) => expect(() => checkPassword(password, ABOUT)).not.toThrow();
/** Expects 400 with its field. */
const refused = (password: string, code: string, ...field: [string?]) =>
  expect(() => checkPassword(password, ABOUT, ...field)).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      details: { errors: [expect.objectContaining({ field: field[0] ?? 'password', code })] },
    }),
  );
const tooEasy = (password: string) => refused(password, 'password.too-easy');

describe('password policy', () => {
  it.each([
    'password1234',
    'Passwort2024!',
    'iloveyou12345',
    'letmeinletmein',
    'Sommer2026!!',
    'sommer7winter',
    'welcome12345678',
    'correcthorsebatterystaple',
  ])('refuses common words with digits and signs: %s', tooEasy);

  it.each([
    'passw0rdpassw0rd',
    'w1llkommenw1llkommen',
    'w3lcomew3lcome',
    'dr4gondr4gon',
    'pa5swordpa5sword',
    's7arwarss7arwars',
    '8aseball8aseball',
    'dra9ondra9on',
    'p@ssw0rd!!!!!',
    'pa$swordpa$sword',
    'w!llkommenw!llkommen',
    'w€lcomew€lcome',
  ])('reads signs that look like letters: %s', tooEasy);

  it.each([
    '24.12.1985 24.12.1985',
    '31.05.2059 31.10.',
    '05.07.1999 08.09.',
    '198519861987',
    '111222333444',
  ])('refuses dates, years and equal digits: %s', tooEasy);

  it.each(['123456789012', '098765432109', '345345345678', '765765765432'])('refuses counting: %s', tooEasy);

  it.each(['aaaaaaaaaaaa', 'abcabcabcabc', 'xkq7xkq7xkq7x', '!!!!!!!!!!!!', 'xq1xxq11qxq1'])(
    'refuses few characters, and four that are repeated: %s',
    tooEasy,
  );

  it.each(['qwertzuiopasd', 'qwertyuiop12', '1q2w3e4r5t6z7u', 'zyxwvutsrqpo', 'Lkjhgfdsapoi'])(
    'refuses rows of the keyboard and the alphabet, in either direction: %s',
    tooEasy,
  );

  it.each(['lena.vogt@spree-logistik.de', 'lenavogt19901990', 'SpreeLogistik2026', 'V0gtV0gtV0gt!'])(
    'refuses what is known about the owner: %s',
    tooEasy,
  );

  it('knows the owner by words of three letters and more', () => {
    expect(ownWords(['a.vo@spree-ag.de', 'Zoë', 'Jo'])).toEqual(['avospreeagde', 'spree', 'zoë', 'zoë']);
  });

  it.each([
    'kupfer lampe sieben wolken',
    'tr5-Vm!kq92xPz',
    'Der Hund trinkt um 8 Kaffee',
    'Zwölf Boxkämpfer jagen',
    'Kupferlampe mit Sommer',
    'qwer+Kupferlampe',
    '847362915064738291',
    '5738 4926 5187 4639',
    '§~}]|>{^<*#;',
  ])('accepts %s', accepted);

  it('counts characters, not bytes, at both ends', () => {
    const rare = (length: number) => [...'xK7🦊'.repeat(40)].slice(0, length - 11).join('') + 'wolkenbruch';
    accepted(rare(128));
    refused(rare(129), 'password.longer-than-allowed');
    accepted('Kupfer🦊Lampe');
    refused('Kupfer🦊Lamp', 'password.shorter-than-allowed');
  });

  it('names the field of the form', () => refused('password1234', 'password.too-easy', 'new'));
});
