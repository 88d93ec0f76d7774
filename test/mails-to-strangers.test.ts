import { LANGUAGES } from '@consulting/contracts';
import * as authMails from '../api/src/auth/account/application/auth-mails.ts';
import * as emailMails from '../api/src/auth/account/application/email-mails.ts';
import { newMessageMail, notificationMail } from '../api/src/messaging/application/message-mails.ts';
import { erasedMail } from '../api/src/people/application/erased-mail.ts';
import type { Mail } from '../api/src/platform/mail/mail-queue.ts';
import { aUser } from '../api/src/users/domain/user.fixture.ts';

// Anybody may register with somebody else's address. What they type as their name must not reach that address as words of
// the firm. All other mails go to people who have signed in, which needs a confirmed address.

const TYPED = 'Ihr Konto wurde gesperrt';
const AT = new Date('2026-03-02T09:00:00Z');

function mailsTo(language: (typeof LANGUAGES)[number]): Mail[] {
  const user = aUser({ first_name: TYPED, last_name: TYPED, company_name: TYPED, phone: TYPED, language });
  const recipient = { audience: 'user' as const, ...user };
  return [
    authMails.verificationMail(recipient, 'token'),
    authMails.finishRegistrationMail(recipient, 'token'),
    authMails.addressKnownMail(recipient),
    authMails.resetMail(recipient, 'token'),
    authMails.invitationMail('next@firma.example', 'code', recipient),
    emailMails.confirmAddressMail(recipient, 'next@firma.example', 'token'),
    emailMails.addressWantedMail(recipient),
    emailMails.addressKeptMail('next@firma.example', AT, language),
    newMessageMail(user),
    notificationMail(user, 'Good morning'),
    erasedMail(user),
  ];
}

it.each(LANGUAGES)(
  'mails to addresses that may be unconfirmed hold nothing that was typed (%s)',
  (language) => {
    const telling = mailsTo(language).filter((mail) => JSON.stringify(mail).includes(TYPED));
    expect(telling.map(({ kind }) => kind)).toEqual([]);
  },
);
