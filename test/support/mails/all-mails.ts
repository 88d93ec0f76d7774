import { APPLICATION_KINDS, CONTACT_KINDS, HOLD_CAUSES, ROLES, type Language } from '@consulting/contracts';
import { digestMail } from '../../../api/src/administration/application/digest-mail.ts';
import type { Overview } from '../../../api/src/administration/application/overview.service.ts';
import { anAppointment } from '../../../api/src/appointments/domain/appointment.fixture.ts';
import * as appointmentMails from '../../../api/src/appointments/application/appointment-mails.ts';
import { moved, taken } from '../../../api/src/appointments/domain/appointment.ts';
import * as authMails from '../../../api/src/auth/account/application/auth-mails.ts';
import * as feedMails from '../../../api/src/appointments/application/calendar-feed-mails.ts';
import * as noticeMails from '../../../api/src/auth/admins/application/notice-mails.ts';
import * as emailMails from '../../../api/src/auth/account/application/email-mails.ts';
import * as factorMails from '../../../api/src/auth/second-factor/application/factor-mails.ts';
import { contactMail } from '../../../api/src/contact/application/contact-mail.ts';
import * as guestMails from '../../../api/src/guest-applications/application/guest-application-mails.ts';
import { GUEST_KINDS } from '../../../api/src/guest-applications/domain/guest-application.ts';
import * as messageMails from '../../../api/src/messaging/application/message-mails.ts';
import { erasedMail } from '../../../api/src/people/application/erased-mail.ts';
import type { Mail } from '../../../api/src/platform/mail/mail-queue.ts';
import { permitMissingMail } from '../../../api/src/projects/application/permit-missing-mail.ts';
import { ownerMail, severalChangedMail } from '../../../api/src/projects/application/owner-notice.ts';
import { aProject } from '../../../api/src/projects/domain/project.fixture.ts';
import { postingFacts } from '../../../api/src/saved-searches/adapters/http/posting-facts.ts';
import { alertMail } from '../../../api/src/saved-searches/application/alert-mail.ts';
import { poolEndingMail } from '../../../api/src/pool/application/pool-mails.ts';
import { availabilityMail } from '../../../api/src/users/application/availability-mail.ts';
import { aUser } from '../../../api/src/users/domain/user.fixture.ts';
import { proposalMailsIn } from './proposal-mails.ts';
import { placementMailsIn } from './placement-mails.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const TITLE = 'Ada';
const APPOINTMENT_NEWS: appointmentMails.AppointmentNews[] = [
  ...(['offered', 'moved', 'agreed', 'declined', 'cancelled', 'cancelled-here'] as const),
  ...(['ended', 'reminder'] as const),
];
const OVERVIEW = {
  unreadBarriers: 2,
  unreadConversations: 4,
  flaggedMessages: 2,
  undeliveredMails: 2,
  backups: { isOverdue: true },
} as Overview;

function* authMailsIn(language: Language): Generator<Mail> {
  const holders = [
    { audience: 'user' as const, email: 'ada@firma.berlin', first_name: 'Ada', last_name: 'Berg', language },
    { audience: 'admin' as const, email: 'ada@firma.berlin', first_name: '', last_name: '', language },
  ];
  for (const holder of holders) {
    const { verificationMail, finishRegistrationMail, addressKnownMail } = authMails;
    yield* [verificationMail(holder, 't'), finishRegistrationMail(holder, 't'), addressKnownMail(holder)];
    yield* [authMails.resetMail(holder, 't'), authMails.passwordChangedMail(holder)];
    yield emailMails.confirmAddressMail(holder, 'b@firma.berlin', 't');
    yield* [
      emailMails.addressWantedMail(holder),
      emailMails.addressKeptMail('a@firma.berlin', NOW, language),
    ];
    yield emailMails.emailChangedMail(holder, 'b@firma.berlin', 't');
    yield* [emailMails.emailRestoredMail(holder, 't'), emailMails.emailTakenBackMail(holder)];
    yield authMails.newDeviceMail(holder, { device: 'Firefox/140.0 (Linux)', address: '10.0.0.0', at: NOW });
    yield authMails.invitationMail('b@firma.berlin', 'code', holder);
    yield* [factorMails.codesAddedMail(holder), factorMails.codesRemovedMail(holder)];
    yield* [factorMails.passkeyAddedMail(holder, 'Q'), factorMails.passkeyRemovedMail(holder, 'Q')];
    yield* [factorMails.recoveryCodesMadeMail(holder), factorMails.factorsResetMail(holder)];
    for (const left of [0, 1, 2]) yield factorMails.recoveryCodeUsedMail(holder, left);
  }
}

function* appointmentMailsIn(language: Language): Generator<Mail> {
  const person = aUser({ email: 'ada@firma.berlin', first_name: 'Ada', last_name: 'Berg', language });
  const { appointmentMail, asApplicant, asOwner, asFirm } = appointmentMails;
  const readers = [
    asApplicant(person, 'Q'),
    asApplicant(person, ''),
    asOwner(person, person),
    asOwner(person, null),
    asFirm('office@firma.berlin', language, person),
  ];
  const kinds = [
    { title: TITLE },
    { title: '', kind: 'consultant' },
    { title: '', kind: 'speculative' },
  ] as const;
  for (const fields of kinds) {
    const offer = anAppointment(NOW, { names: ['Q'], place: '', link: 'https://q.example', ...fields });
    const agreed = taken(offer, 'applicant', offer.times[0] ?? NOW, NOW);
    const moving = moved(agreed, 'applicant', { times: offer.times, reason: 'Q' }, NOW);
    // What an application is for does not depend on the reader.
    for (const reader of fields.title ? readers : readers.slice(0, 1))
      for (const news of APPOINTMENT_NEWS)
        for (const each of fields.title ? [offer, agreed, moving] : [agreed])
          yield appointmentMail(reader, each, news);
  }
}

function* noticeMailsIn(language: Language): Generator<Mail> {
  const reader = { id: 'me', email: 'ada@firma.berlin', phone: '', createdAt: NOW, demo: false, language };
  for (const by of [reader, { id: 'other', email: 'b@firma.berlin' }, null]) {
    const told = { reader, by, at: NOW };
    yield* [noticeMails.adminAddedMail(told, 'c@firma.berlin'), noticeMails.apiKeyMadeMail(told, 'Q')];
    yield noticeMails.calendarFeedMadeMail(told);
    for (const email of ['', 'c@firma.berlin']) yield noticeMails.invitationMadeMail(told, email);
    for (const what of ['new', 'moved'] as const)
      yield noticeMails.webhookAddressMail(told, { host: 'erp.firma.berlin', what });
  }
  const company = { ...aUser({ role: 'B2B', language }), kind: 'user' as const };
  yield feedMails.ownCalendarFeedMail(company);
  for (const owner of [company, { ...reader, kind: 'admin' as const }])
    yield feedMails.calendarFeedEndedMail(owner);
  const held = Array.from({ length: 22 }, (_, at) => ({
    kind: at % 2 ? ('webhook' as const) : ('api-key' as const),
    label: 'Q',
  }));
  for (const cause of HOLD_CAUSES)
    for (const invitations of [0, 1, 2])
      for (const count of invitations === 0 ? [1, 22] : [0, 2]) {
        const closed = { email: 'b@firma.berlin', cause, invitations, held: held.slice(0, count) };
        yield noticeMails.putOnHoldMail({ reader }, closed);
      }
}

function* guestMailsIn(language: Language): Generator<Mail> {
  const email = 'ada@firma.berlin';
  for (const kind of GUEST_KINDS) {
    yield guestMails.confirmApplicationMail({ email, language, kind }, TITLE, 't');
    for (const role of ROLES)
      for (const [blocked, isVerified] of [
        [false, true],
        [false, false],
        [true, true],
      ] as const) {
        const user = aUser({ email, language, role, blocked });
        yield guestMails.knownApplicantMail(
          user,
          { kind, targetId: 'a'.repeat(24), title: TITLE },
          isVerified,
        );
      }
  }
}

function* alertMailsIn(language: Language): Generator<Mail> {
  const reader = aUser({ language, first_name: 'Ada' });
  const posting = { ...aProject({ location: 'Berlin' }), closes_at: '2026-04-30' };
  const entry = {
    id: 'a'.repeat(24),
    title: TITLE,
    path: '/career/ada',
    facts: postingFacts(posting, language),
  };
  const search = { kind: 'job' as const, name: 'EWM', path: '/career?q=ewm', entries: [entry], more: 0 };
  const large = { ...search, name: 'Basis', entries: [entry, entry], more: 12 };
  for (const found of [[search], [large], [search, large]]) yield alertMail(reader, found);
}

/** Yields one email of every kind, in every variant. */
export function* mailsIn(language: Language): Generator<Mail> {
  const user = aUser({ language, first_name: 'Ada' });
  const seeker = aUser({ language, role: 'JobSeeker' });
  yield* authMailsIn(language);
  yield* noticeMailsIn(language);
  yield* placementMailsIn(language);
  yield* appointmentMailsIn(language);
  yield* proposalMailsIn(language, { now: NOW, title: TITLE });
  yield* guestMailsIn(language);
  yield* alertMailsIn(language);
  yield* [erasedMail(user), messageMails.newMessageMail(user), messageMails.newMessageMail(seeker)];
  yield messageMails.notificationMail(user, 'X');
  for (const available_from of ['2026-03-01', '2027-02-01', null]) {
    const confirmedAt = new Date('2026-02-01T09:00:00Z');
    yield poolEndingMail(aUser({ email: 'ada@firma.berlin', first_name: 'Ada', language }), NOW, 't');
    yield availabilityMail(
      { ...user, available_from, days_per_week: 3, confirmedAt },
      new Date('2026-03-05'),
    );
  }
  for (const state of ['paused', 'closed'] as const)
    yield ownerMail(aProject({ title: TITLE }), user, { state, note: '' } as Parameters<typeof ownerMail>[2]);
  yield ownerMail(aProject({ title: TITLE }), user, { state: 'released' });
  yield severalChangedMail([aProject({ title: TITLE }), aProject({ title: TITLE, held: true })], user);
  for (const projects of [[{ title: TITLE }], [{ title: TITLE }, { title: TITLE }]])
    yield permitMissingMail({ email: 'office@firma.berlin', language }, projects);
  for (const kind of CONTACT_KINDS)
    yield contactMail(
      { email: 'office@firma.berlin', language },
      { kind, name: 'Ada', email: 'a@b.berlin', message: 'X', language },
      'id',
    );
  for (const pending of [1, 2])
    for (const days of [0, 1, 2]) {
      const waiting = APPLICATION_KINDS.map((kind) => ({ kind, pending, days }));
      yield digestMail({ email: 'office@firma.berlin', language }, waiting, pending, OVERVIEW) as Mail;
    }
}
