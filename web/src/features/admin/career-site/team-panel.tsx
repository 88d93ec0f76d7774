import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { CareerSite, TeamMember } from '../../../shared/api/types.ts';
import { Empty } from '../../../shared/ui/feedback/loaded.tsx';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { SelectField } from '../../../shared/ui/form/fields.tsx';
import { PlusIcon } from '../../../shared/ui/display/icons.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { MemberModal } from './member-modal.tsx';
import { MemberRow } from './member-row.tsx';
import { focusMoved, moved } from './move-buttons.tsx';
import { PagePreview } from './page-preview.tsx';
import { toSiteValues, useCareerSiteRefresh } from './use-career-site.ts';

/** The team of the site and its contact, with a preview. */
export function TeamPanel({ site }: { site: CareerSite }) {
  const { team } = site;
  const refresh = useCareerSiteRefresh();
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });
  const list = useRef<HTMLOListElement>(null);
  /** Reloads after a failure, too: it may tell of a change elsewhere. */
  const run = (work: () => Promise<{ message: string }>) =>
    task.run(async () => {
      try {
        return (await work()).message;
      } finally {
        await refresh();
      }
    });
  const move = async (from: number, to: number) => {
    const ids = moved(team, from, to).map(({ _id }) => _id);
    await run(() => send('put', '/api/admin/career-site/team-order', { body: { ids } }));
    focusMoved(list.current, to, to < from);
  };
  const choose = (contact: string | null) =>
    run(() =>
      send('put', '/api/admin/career-site', {
        body: { ...toSiteValues(site), contact },
        ifMatch: site.version,
      }),
    );
  const add = (
    <DialogButton dialog={(close) => <MemberModal onClose={close} />}>
      <PlusIcon />
      {t`Add team member`}
    </DialogButton>
  );
  return (
    <div className="own-parts">
      <Panel
        title={t`Team`}
        text={t`The people whom applicants would work with, in this order. From three people on, the page of a job shows the team.`}
        actions={team.length > 0 && team.length < LIMITS.teamMembers && add}
      >
        <PanelBody>
          <TaskNotice task={task} focusOnShow={false} closable />
          {team.length === 0 ? (
            <Empty text={t`No team members yet.`} action={add} />
          ) : (
            <>
              <SelectField
                label={t`Contact for applicants`}
                hint={t`Shown with phone and email at the top of the page of a job.`}
                value={site.contact ?? ''}
                options={[{ value: '', label: t`Nobody` }, ...team.map(contactOption)]}
                onChange={(event) => void choose(event.target.value || null)}
              />
              <ol className="own-members" ref={list}>
                {team.map((member, index) => (
                  <MemberRow
                    key={member._id}
                    member={member}
                    isContact={member._id === site.contact}
                    at={index}
                    count={team.length}
                    onMove={(to) => void move(index, to)}
                  />
                ))}
              </ol>
            </>
          )}
        </PanelBody>
      </Panel>
      {team.length > 0 && <PagePreview site={site} />}
    </div>
  );
}

const contactOption = ({ _id, name, shown }: TeamMember) => ({
  value: _id,
  label: shown ? name : t`${name} (hidden)`,
});
