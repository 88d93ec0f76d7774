import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../../../shared/api/client.ts';
import { useApi } from '../../../../shared/api/use-api.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { langOf, UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';
import { Loading } from '../../../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { adminPath, TITLES } from '../../admin-location.ts';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { SectionHead } from '../../parts/section-frame.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { AskedPanel, type AskedProposal } from './asked-panel.tsx';
import { ChoicePart, ChoosePerson, ChooseProject } from './choose.tsx';
import { ProposeForm, type Subject } from './propose-form.tsx';

/** The person that the address names. */
function subjectOf({ userid, consultantid }: Readonly<Record<string, string>>): Subject | null {
  if (userid) return { kind: 'freelancer', id: userid };
  return consultantid ? { kind: 'consultant', id: consultantid } : null;
}

/** Proposes somebody: person and project are chosen, then the profile is written. Both stand in the address. */
export function ProposeView() {
  const { chosen } = useAdminLocation();
  const { projectid } = chosen;
  const subject = subjectOf(chosen);
  // Another choice begins anew.
  return <Propose key={`${subject?.id} ${projectid}`} subject={subject} projectid={projectid} />;
}

type Chosen = Record<string, string>;

interface Props {
  subject: Subject | null;
  projectid: string | undefined;
}

function Propose({ subject, projectid }: Props) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedProposal | null>(null);
  const draft = useApi(subject && urlOf('/api/admin/proposals/draft', subject), { revalidateOnFocus: false });
  const project = useApi(projectid ? urlOf('/api/admin/projects/{id}', { id: projectid }) : null);
  const ofPerson: Chosen = subject
    ? { [subject.kind === 'freelancer' ? 'userid' : 'consultantid']: subject.id }
    : {};
  const ofProject: Chosen = projectid ? { projectid } : {};
  const create = (chosen: Chosen) => adminPath('proposals', chosen, 'create');
  if (asked)
    return (
      <>
        <SectionHead />
        <AskedPanel asked={asked} />
      </>
    );
  return (
    <>
      <SectionHead />
      <Panel
        title={t`Propose somebody`}
        crumbs={[{ to: adminPath('proposals'), label: TITLES.proposals }]}
        text={t`The person is asked first. The company sees the profile only after a yes, without a name.`}
      >
        <PanelBody>
          <div className="propose-choose">
            <ChoicePart
              title={t`Person`}
              chosen={
                subject && {
                  title: draft.data?.name ?? (draft.error ? t`Cannot be proposed` : '…'),
                  lang: draft.data && UNKNOWN_LANGUAGE,
                  about: subject.kind === 'freelancer' ? t`Freelancer` : t`Consultant, not listed`,
                  change: create(ofProject),
                }
              }
            >
              <ChoosePerson path={(kind, id) => create({ ...ofProject, [kind]: id })} />
            </ChoicePart>
            <ChoicePart
              title={t`Project`}
              chosen={
                projectid
                  ? {
                      title: project.data?.title ?? '…',
                      lang: project.data && langOf(project.data),
                      about: project.data?.companyName ?? '',
                      change: create(ofPerson),
                    }
                  : null
              }
            >
              <ChooseProject path={(id) => create({ ...ofPerson, projectid: id })} />
            </ChoicePart>
          </div>
          <Refused error={draft.error ?? project.error} />
        </PanelBody>
      </Panel>
      {subject && projectid && !(draft.error ?? project.error) && (
        <>
          {draft.data && project.data ? (
            <ProposeForm
              subject={subject}
              project={project.data}
              draft={draft.data}
              onAsked={(answer, values) => setAsked({ name: draft.data?.name ?? '', answer, values })}
              onCancel={() => void navigate(adminPath('proposals'))}
            />
          ) : (
            <Loading />
          )}
        </>
      )}
    </>
  );
}

/** Why this person cannot be proposed, or not for this project. */
const Refused = ({ error }: { error: ApiError | undefined }) =>
  error ? <Notice tone="care">{error.message || t`This could not be loaded.`}</Notice> : null;
