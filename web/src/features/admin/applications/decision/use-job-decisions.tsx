import type { ApplicationStatus, Decision, Language } from '@consulting/contracts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { useJob } from '../../../jobs/use-jobs.ts';
import { fullName } from '../../../../shared/account/full-name.ts';
import { DecisionDialog, useTemplates } from './decision-dialog.tsx';
import { decideOn, REFRESH_AFTER_DECISION } from './use-deciding.ts';
import type { DecisionOutcome } from './use-decision-outcome.ts';

const PATH = '/api/admin/jobs/{id}/applicants/{userId}';

/** An applicant in the list and the profile; `_id` is the user's. */
interface Applicant {
  _id: string;
  first_name: string;
  last_name: string;
  language: Language;
}

/** Decides on the applications for a job, each after a dialog. Render `dialog` and `notice`. */
export function useJobDecisions(jobId: string) {
  const job = useJob(jobId).data;
  const refresh = useRefresh();
  useTemplates();
  const [asked, setAsked] = useState<{ applicant: Applicant; status: Decision } | null>(null);
  const [outcome, setOutcome] = useState<DecisionOutcome | null>(null);

  const decide = async ({ _id: userId }: Applicant, status: Decision, note: string) => {
    const params = { id: jobId, userId };
    const next = await decideOn(send('patch', PATH, { params, body: { status, ...(note && { note }) } }));
    await refresh(...REFRESH_AFTER_DECISION);
    return () => setOutcome(next);
  };

  const dialog = asked && job && (
    <DecisionDialog
      step={asked.status}
      people={[
        {
          name: fullName(asked.applicant),
          first_name: asked.applicant.first_name,
          language: asked.applicant.language,
          about: { kind: 'job', title: job.title, owner: job.company, isFirm: true },
        },
      ]}
      name={`${jobId}:${asked.applicant._id}`}
      send={(note) => decide(asked.applicant, asked.status, note)}
      onClose={() => setAsked(null)}
    />
  );
  const notice = outcome && (
    <Notice tone={outcome.tone} focusOnShow onClose={() => setOutcome(null)}>
      {outcome.text}
    </Notice>
  );
  return {
    dialog,
    notice,
    ask: (applicant: Applicant, status: Decision) => {
      setOutcome(null);
      setAsked({ applicant, status });
    },
  };
}

interface Props {
  applicant: Applicant;
  status: ApplicationStatus;
  ask: ReturnType<typeof useJobDecisions>['ask'];
}

/** Accept and Reject, shown only while the application is pending (the specification, section 4). */
export function JobDecision({ applicant, status, ask }: Props) {
  if (status !== 'pending') return null;
  const name = fullName(applicant);
  return (
    <div className="acts">
      <Button small onClick={() => ask(applicant, 'selected')}>
        <Trans>
          Accept<span className="sr"> {name}</span>
        </Trans>
      </Button>
      <Button small kind="reject" onClick={() => ask(applicant, 'rejected')}>
        <Trans>
          Reject<span className="sr"> {name}</span>
        </Trans>
      </Button>
    </div>
  );
}
