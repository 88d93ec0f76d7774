import { deviceName, LANGUAGES } from '@consulting/contracts';
import { wordsOf } from '../../../shared/texts/words.ts';
import * as factorMails from '../../second-factor/application/factor-mails.ts';
import { expectWritten, namesCompany } from '../../../../../test/support/checks/mail-texts.ts';
import { aboutOwner } from '../../sessions/application/about-owner.ts';
import { aUser } from '../../../users/domain/user.fixture.ts';
import * as authMails from './auth-mails.ts';
import * as emailMails from './email-mails.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const PERSON = { email: 'ada@firma.berlin', first_name: 'Ada', last_name: 'Berg', language: 'en' } as const;
const USER = { ...PERSON, audience: 'user' as const };
const ADMIN = { ...PERSON, audience: 'admin' as const, first_name: '', last_name: '' };
const DEVICE = { device: 'Firefox/140.0 (Linux)', address: '10.0.0.0', at: NOW };
const OTHER = 'b@firma.berlin';

const made = (holder: typeof USER | typeof ADMIN) => [
  authMails.verificationMail(holder, 't'),
  authMails.finishRegistrationMail(holder, 't'),
  authMails.addressKnownMail(holder),
  authMails.resetMail(holder, 't'),
  authMails.passwordChangedMail(holder),
  authMails.newDeviceMail(holder, DEVICE),
  authMails.invitationMail(OTHER, 'code', holder),
  emailMails.confirmAddressMail(holder, OTHER, 't'),
  emailMails.addressWantedMail(holder),
  emailMails.addressKeptMail(holder.email, NOW, holder.language),
  emailMails.emailChangedMail(holder, OTHER, 't'),
  emailMails.emailRestoredMail(holder, 't'),
  emailMails.emailTakenBackMail(holder),
  factorMails.codesAddedMail(holder),
  factorMails.factorsResetMail(holder),
];

it('mails about sign-in are whole texts in the language of their reader', () => {
  for (const holder of [USER, ADMIN]) {
    const english = expectWritten((language) => made({ ...holder, language } as unknown as typeof USER));
    const nameless = english.filter((mail) => !namesCompany(mail)).map(({ kind }) => kind);
    // These go to the account's own address, or have said it before.
    expect(nameless).toEqual(['password-reset', 'password-changed']);
    expect(english.map(({ paragraphs }) => paragraphs.length)).toEqual(
      english.map(({ kind }) =>
        kind === 'address-known' || kind === 'finish-registration' ? 3 : kind === 'invitation' ? 1 : 2,
      ),
    );
  }
  const unproven = authMails.resetMail(USER, 't', false).paragraphs;
  expect(unproven.filter((each) => each.includes('starts empty'))).toHaveLength(1);
  const [change, undo] = ['confirm-address', 'email-changed']
    .map((kind) => made(USER).find((mail) => mail.kind === kind))
    .map((mail) => JSON.stringify(mail));
  expect([change, undo]).toEqual([expect.stringContaining('24 hours'), expect.stringContaining('7 days')]);
});

it('mails about sign-in lead to where their reader goes on', () => {
  const paths = (holder: typeof USER | typeof ADMIN) =>
    Object.fromEntries(made(holder).map(({ kind, action }) => [kind, action?.path.replace(/[?#&]/g, ' ')]));
  const user = {
    verification: '/verify-email token=t',
    'finish-registration': '/reset-password token=t',
    'address-known': '/sign_in',
    'password-reset': '/reset-password token=t',
    'password-changed': '/sign_in',
    'new-device': '/forgot-password for=admin',
    invitation: '/admin_sign_in invite=code',
    'confirm-address': '/confirm-email token=t',
    'address-wanted': '/sign_in',
    'address-kept': '/sign_in',
    'email-changed': '/undo-email-change token=t',
    'email-restored': '/reset-password token=t',
    'email-taken-back': undefined,
    'second-factor-added': '/sign_in',
    'second-factor-reset': '/sign_in',
  };
  expect(paths(USER)).toEqual(user);
  const reset = '/reset-password for=admin token=t';
  expect(paths(ADMIN)).toEqual({
    ...user,
    'password-reset': reset,
    'email-restored': reset,
    'confirm-address': '/confirm-email for=admin token=t',
    'email-changed': '/undo-email-change for=admin token=t',
    ...Object.fromEntries(
      ['password-changed', 'address-wanted', 'second-factor-added', 'second-factor-reset'].map((kind) => [
        kind,
        '/admin_sign_in',
      ]),
    ),
  });
});

it('mails about sign-in go to the account, but those to the address that is not its own yet', () => {
  const to = Object.fromEntries(made(USER).map(({ kind, to }) => [kind, to]));
  const { invitation, 'confirm-address': confirm, ...rest } = to;
  expect([invitation, confirm]).toEqual([OTHER, OTHER]);
  expect(new Set(Object.values(rest))).toEqual(new Set([PERSON.email]));
});

it('users and administrators are told of their own kind of account', () => {
  const text = (holder: typeof USER | typeof ADMIN) =>
    made({ ...holder, first_name: '' } as typeof holder).map(({ paragraphs }) => paragraphs.join('\n'));
  const [user, admin] = [text(USER), text(ADMIN)];
  const different = made(USER).flatMap(({ kind }, at) => (user[at] === admin[at] ? [] : [kind]));
  expect(different).toEqual([
    'confirm-address',
    'address-wanted',
    'email-changed',
    'email-restored',
    'email-taken-back',
  ]);
});

it('a new device, the other address and a date are named in the words of the language', () => {
  for (const language of LANGUAGES) {
    const holder = { ...USER, language };
    const device = JSON.stringify(authMails.newDeviceMail(holder, DEVICE).facts);
    expect(device).toContain(deviceName(DEVICE.device, wordsOf(language)));
    expect(device).toContain(DEVICE.address);
    expect(emailMails.emailChangedMail(holder, OTHER, 't').paragraphs.join('\n')).toContain(OTHER);
    expect(emailMails.addressKeptMail(OTHER, NOW, language).paragraphs.join('\n')).toContain(
      language === 'de' ? '2. März 2026' : '2 March 2026',
    );
  }
});

it('a person is greeted as the language does it, and somebody without a name too', () => {
  const greetings = [USER, ADMIN].flatMap((holder) =>
    LANGUAGES.map((language) => authMails.passwordChangedMail({ ...holder, language }).greeting),
  );
  expect(greetings).toEqual(['Hello Ada,', 'Guten Tag Ada Berg!', 'Hello,', 'Guten Tag!']);
});

it('a password may not be made of what the account says of its owner', () => {
  const user = aUser({ company_name: 'Spree AG' });
  expect(aboutOwner(user)).toEqual([user.email, user.first_name, user.last_name, 'Spree AG']);
});
