import { APPLICATION_KINDS, type ApplicationNews, type Language } from '@consulting/contracts';
import { collectedFirmMail } from '../../../api/src/placement/application/news/firm-news-mail.ts';
import { NEWS_TOPICS } from '../../../api/src/placement/domain/reader-news.ts';
import * as collectedMails from '../../../api/src/placement/application/news/collected-mails.ts';
import { anApplication } from '../../../api/src/applications/domain/application.fixture.ts';
import * as applicantMails from '../../../api/src/placement/application/applicant-mails.ts';
import * as deciderMails from '../../../api/src/placement/application/decider-mails.ts';
import type { Target } from '../../../api/src/placement/domain/target.ts';
import type { Mail } from '../../../api/src/platform/mail/mail-queue.ts';
import { aUser } from '../../../api/src/users/domain/user.fixture.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const TITLE = 'Ada';
const FILE = { key: 'k', filename: 'x.pdf', contentType: 'application/pdf', size: 1, uploadedAt: NOW };
const NEWS: ApplicationNews[] = ['selected', 'rejected', 'pending', 'closed'];

/** The mails about applications, and those that collect. */
export function* placementMailsIn(language: Language): Generator<Mail> {
  const waiting = NEWS_TOPICS.map((topic) => ({ topic, count: 2, ids: [] }));
  yield collectedFirmMail({ email: 'office@firma.berlin', language }, waiting, { unread: 3, requests: 1 });
  const applicant = aUser({ language, first_name: 'Ada', last_name: 'Berg' });
  for (const kind of APPLICATION_KINDS)
    for (const owner of ['Firma', ''])
      for (const side of ['firm', 'owner'] as const) {
        const target: Target = {
          kind,
          id: 'a'.repeat(24),
          title: TITLE,
          language: 'en',
          state: 'open',
          ownerId: side === 'firm' ? null : 'o',
          owner,
          ownerIsShown: true,
          place: 'Berlin',
        };
        for (const files of [
          { cv: null, certificate: null },
          { cv: FILE, certificate: null },
          { cv: null, certificate: FILE },
          { cv: FILE, certificate: FILE },
        ]) {
          const application = anApplication({ kind, files, note: 'X' });
          yield applicantMails.receiptMail(applicant, application, target);
          for (const news of NEWS)
            for (const question of [null, 't'])
              yield applicantMails.decisionMail(applicant, application, target, {
                news,
                side,
                note: '',
                question,
              });
          const one = { application, applicant, target };
          yield deciderMails.newApplicantsMail(applicant, [one]) as Mail;
          yield deciderMails.newApplicantsMail(applicant, [one, one]) as Mail;
          yield deciderMails.newApplicantsMail(applicant, [one], [one]) as Mail;
          yield deciderMails.newApplicantsMail(applicant, [], [one]) as Mail;
          yield deciderMails.withdrawnMail(applicant, one);
          yield collectedMails.collectedForApplicantMail(one, { standing: [], question: 't' });
          yield collectedMails.collectedForOwnerMail(applicant, one, []);
          yield collectedMails.collectedForFirmMail({ email: 'office@firma.berlin', language }, one, []);
          yield deciderMails.consultantRequestMail({ email: 'office@firma.berlin', language }, one);
        }
      }
}
