import { COMPANY, LANGUAGES, telephone, type Language, type ProposalReply } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyProposalDetail } from '../../shared/api/types.ts';
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx';
import { saveAs } from '../../shared/ui/display/save-as.ts';
import { Failed, Loading } from '../../shared/ui/feedback/loaded.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import type { OpenedCalls } from './company-calls.ts';
import { ProfileView } from './profile-view.tsx';

interface Props {
  opened: NonNullable<OpenedCalls['opened']>;
  calls: OpenedCalls;
  /** The query that opens an application among the applicants. */
  queryOf: (applicationId: string) => string;
}

/** An opened profile: as agreed, as a document, the answers; after an interest the contact. */
export function CompanyProfile({ opened, calls, queryOf }: Props) {
  const { of, detail, error } = opened;
  const { reference } = of;
  if (error) return <Failed text={error} onRetry={() => void calls.open(of)} />;
  if (!detail?.profile) return <Loading />;
  const isAnswered = detail.state !== 'shown' || calls.now?.state !== 'shown';
  return (
    <article className="opened-profile" aria-label={t`Proposed profile ${reference}`}>
      {detail.contact && <Contact detail={detail} contact={detail.contact} queryOf={queryOf} />}
      {!detail.contact && isAnswered && (
        <p>
          <Button small kind="second" onClick={() => void calls.open(of)}>{t`Show name and contact`}</Button>
        </p>
      )}
      <div className="shown-profile">
        <ProfileView profile={detail.profile} level={4} />
      </div>
      <p className="small muted">
        {t`The person sees each time that you look: in the list, opened, or as a PDF.`}
      </p>
      <Documents opened={opened} calls={calls} />
      {!isAnswered && <Answers opened={opened} calls={calls} />}
    </article>
  );
}

interface ContactProps extends Pick<Props, 'queryOf'> {
  detail: CompanyProposalDetail;
  contact: NonNullable<CompanyProposalDetail['contact']>;
}

function Contact({ detail: { applicationId }, contact, queryOf }: ContactProps) {
  const { name, by, email, phone } = contact;
  return (
    <div className="proposal-contact">
      <h4>{name}</h4>
      {by === null ? (
        <p className="muted">{t`The application is no longer selected, so email address and telephone number are not shown.`}</p>
      ) : (
        <>
          {by === 'firm' && <p>{t`You reach this person through ${COMPANY.shortName}:`}</p>}
          <dl className="facts-list">
            <dt>{t`Email`}</dt>
            <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : '–'}</dd>
            <dt>{t`Phone`}</dt>
            <dd>{phone ? <a href={telephone(phone)}>{phone}</a> : '–'}</dd>
          </dl>
        </>
      )}
      {applicationId && (
        <p>
          <Link
            to={{ search: queryOf(applicationId) }}
            preventScrollReset
          >{t`Open the application among the applicants`}</Link>
        </p>
      )}
    </div>
  );
}

const DOCUMENT_WORDS: Record<Language, string> = { en: t`PDF, English`, de: t`PDF, German` };

/** The profile as a document, in either language. */
function Documents({ opened: { of }, calls }: Omit<Props, 'queryOf'>) {
  const [loading, setLoading] = useState<Language | null>(null);
  const task = useTask({ failed: t`The document could not be loaded. Please try again.` });
  const load = async (language: Language) => {
    setLoading(language);
    await task.run(async () => saveAs(await calls.document(of, language), `${of.reference}-${language}.pdf`));
    setLoading(null);
  };
  return (
    <>
      <TaskNotice task={task} />
      <div className="row">
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            small
            kind="second"
            working={loading === language && t`Loading...`}
            onClick={() => void load(language)}
          >
            {DOCUMENT_WORDS[language]}
          </Button>
        ))}
      </div>
    </>
  );
}

function Answers({ opened: { of }, calls }: Omit<Props, 'queryOf'>) {
  const [asking, setAsking] = useState<ProposalReply | null>(null);
  const { reference } = of;
  const close = () => setAsking(null);
  const send = async (state: ProposalReply) => {
    await calls.reply(of, state);
    close();
  };
  return (
    <>
      <div className="row">
        <Button onClick={() => setAsking('interested')}>
          {t({ message: 'Interested', context: 'proposal' })}
        </Button>
        <Button kind="reject" onClick={() => setAsking('not-interested')}>
          {t({ message: 'Not interested', context: 'proposal' })}
        </Button>
      </div>
      {asking === 'interested' && (
        <ConfirmDialog
          harmless
          title={t`Are you interested in ${reference}?`}
          confirmLabel={t`Yes, interested`}
          workingLabel={t`Sending...`}
          onConfirm={() => send('interested')}
          onCancel={close}
        >
          <p>{t`The person is told. You then see name, email address and telephone number; of a consultant of ${COMPANY.shortName}, the name and our contact.`}</p>
          <p>{t`A freelancer then appears among the applicants of this project, as selected.`}</p>
          <p>{t`This cannot be undone.`}</p>
        </ConfirmDialog>
      )}
      {asking === 'not-interested' && (
        <ConfirmDialog
          title={t`Are you not interested in ${reference}?`}
          confirmLabel={t`Yes, not interested`}
          workingLabel={t`Sending...`}
          onConfirm={() => send('not-interested')}
          onCancel={close}
        >
          <p>{t`The person is told that you are not interested, and the profile disappears here. You do not learn who it is.`}</p>
          <p>{t`This cannot be undone.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
