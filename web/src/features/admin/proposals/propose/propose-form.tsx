import { PROPOSAL, type ProposedKind } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import type {
  AdminProject,
  ProfileWarnings as Warnings,
  ProposalAsked,
  ProposalDraft,
} from '../../../../shared/api/types.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import { useTask } from '../../../../shared/ui/feedback/use-task.ts';
import { ApiForm, FormActions } from '../../../../shared/ui/form/api-form.tsx';
import { focusFirstError } from '../../../../shared/ui/form/fields.tsx';
import { useApiForm } from '../../../../shared/ui/form/use-api-form.ts';
import { ProfileView } from '../../../proposals/profile-view.tsx';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { useAdminDraft } from '../../use-admin-draft.ts';
import { ProfileFields } from './profile-fields.tsx';
import { ProfileWarnings } from './profile-warnings.tsx';
import { RULES, toPreview, toProfile, toValues, type ProposeValues } from './profile-values.ts';

export interface Subject {
  kind: ProposedKind;
  id: string;
}

interface Props {
  subject: Subject;
  project: AdminProject;
  draft: ProposalDraft;
  onAsked: (answer: ProposalAsked, values: ProposeValues) => void;
  onCancel: () => void;
}

/** What the check has said of a profile. */
interface Checked {
  profile: string;
  warnings: Warnings;
}

const written = (values: ProposeValues): string => JSON.stringify(toProfile(values));

/** The profile in the form, and beside it as the company will see it. */
export function ProposeForm({ subject, project, draft, onAsked, onCancel }: Props) {
  const refresh = useRefresh();
  // The draft of the person may be loaded again meanwhile; the form stays as it was begun.
  const [initial] = useState(() => toValues(draft));
  const [checked, setChecked] = useState<Checked | null>(null);
  const texts = { failed: t`The person could not be asked. Please try again.`, network: t`Network error.` };
  const check = useTask(texts);
  const form = useApiForm<ProposeValues>({
    initial: useAdminDraft(`proposal:${subject.kind}:${subject.id}:${project._id}`, initial),
    validate: RULES,
    texts,
    asksFirst: (values) => {
      void checkFirst(values);
      return true;
    },
    send: async (values) => {
      const answer = await send('post', '/api/admin/proposals', {
        body: { projectId: project._id, subject, profile: toProfile(values) },
      });
      void refresh('/api/admin/proposals?');
      onAsked(answer, values);
    },
  });
  /** Asks at once when nothing may say who the person is; otherwise the desk reads that first. */
  const checkFirst = async (values: ProposeValues) => {
    setChecked(null);
    form.clear();
    let isClean = false;
    await check.run(
      async () => {
        const { warnings } = await send('post', '/api/admin/proposals/check', {
          body: { subject, profile: toProfile(values) },
        });
        isClean = warnings.length === 0;
        if (!isClean) setChecked({ profile: written(values), warnings });
      },
      (errors) => {
        form.setErrors(errors);
        focusFirstError(form.props.ref.current);
      },
    );
    if (!isClean) return;
    // The check did not see changes that were typed while it ran.
    const now = form.getValues();
    await (written(now) === written(values) ? form.submit() : checkFirst(now));
  };
  const shown = { ...form, working: form.working || check.working, error: form.error ?? check.error };
  return (
    <ApiForm
      form={shown}
      className="propose-split"
      outcomeLast
      actions={
        <Panel title={t`What happens next`}>
          <PanelBody>
            <Consequences subject={subject} name={draft.name} project={project} />
            {checked && (
              <ProfileWarnings
                warnings={checked.warnings}
                onAsk={checked.profile === written(form.values) ? () => void form.submit() : undefined}
              />
            )}
            <FormActions
              panel
              form={shown}
              submit={t`Ask the person`}
              working={t`Sending...`}
              onCancel={onCancel}
            />
          </PanelBody>
        </Panel>
      }
    >
      <Panel title={t`Profile without a name`}>
        <PanelBody>
          <div className="adm-form propose-form">
            <ProfileFields form={form} />
          </div>
        </PanelBody>
      </Panel>
      <div className="propose-preview">
        <Panel title={t`As the company will see it`} text={t`With a random reference in place of the name.`}>
          <PanelBody>
            <div className="proposal-paper">
              <ProfileView profile={toPreview(form.values)} />
            </div>
          </PanelBody>
        </Panel>
      </div>
    </ApiForm>
  );
}

/** What happens when the form is sent. */
function Consequences({ subject, name, project }: Pick<Props, 'subject' | 'project'> & { name: string }) {
  const days = PROPOSAL.answerDays[subject.kind];
  const company = project.companyName || t`Company without a name`;
  return (
    <ul className="propose-next">
      <li>
        {subject.kind === 'freelancer'
          ? t`${name} is asked by email and in the dashboard, and reads exactly this profile.`
          : t`${name} is asked by email, and reads exactly this profile.`}{' '}
        {plural(days, {
          one: 'The answer is possible for # day.',
          other: 'The answer is possible for # days.',
        })}
      </li>
      <li>
        {project.show_company
          ? t`The question names the project and ${company}.`
          : t`The question names the project, and not ${company}, because the project does not show its company.`}
      </li>
      <li>{t`After a yes ${company} sees the profile at once. Before that nobody does.`}</li>
      <li>{t`Once the person has been asked, the profile can no longer be changed.`}</li>
    </ul>
  );
}
