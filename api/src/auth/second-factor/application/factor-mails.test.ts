import { LANGUAGES, type Language } from '@consulting/contracts';
import { expectWritten, namesCompany } from '../../../../../test/support/checks/mail-texts.ts';
import * as mails from './factor-mails.ts';

const recipient = (language: Language) =>
  ({ audience: 'user', email: 'ada@firma.berlin', first_name: 'Ada', last_name: 'Berg', language }) as const;

const made = (language: Language) => [
  mails.codesAddedMail(recipient(language)),
  mails.codesRemovedMail(recipient(language)),
  mails.passkeyAddedMail(recipient(language), 'Laptop'),
  mails.passkeyRemovedMail(recipient(language), 'Laptop'),
  mails.recoveryCodesMadeMail(recipient(language)),
  ...[0, 1, 2].map((left) => mails.recoveryCodeUsedMail(recipient(language), left)),
  mails.factorsResetMail(recipient(language)),
];

it('mails about the second factor are whole texts in the language of their reader', () => {
  const english = expectWritten(made);
  expect(english.map(({ kind }) => kind)).toEqual([
    ...['second-factor-added', 'second-factor-removed', 'passkey-added', 'passkey-removed'],
    ...['recovery-codes-made', 'recovery-code-used', 'recovery-code-used', 'recovery-code-used'],
    'second-factor-reset',
  ]);
  expect(english.filter((mail) => !namesCompany(mail))).toEqual([]);
  for (const { to, greeting, paragraphs, action } of english) {
    expect([to, greeting, action?.path]).toEqual(['ada@firma.berlin', 'Hello Ada,', '/sign_in']);
    expect(paragraphs).toHaveLength(2);
    expect(paragraphs[1]).toMatch(/^If (this was not you|you did not ask for this), please/);
  }
});

it('a passkey is named, and the recovery codes that are left are counted', () => {
  for (const language of LANGUAGES) {
    const texts = made(language).map(({ paragraphs }) => paragraphs.join('\n'));
    expect(texts.filter((text) => text.includes('Laptop'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes(' 2 '))).toHaveLength(1);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
