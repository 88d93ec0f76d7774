import { LIMITS, preview } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import type { Template } from '../../../../shared/api/types.ts';
import { useRefresh } from '../../../../shared/api/use-api.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/dialog/confirm-dialog.tsx';
import { TaskNotice } from '../../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../../shared/ui/feedback/use-task.ts';
import { actionsColumn, column } from '../../parts/columns.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { ListPanel } from '../../parts/list-panel.tsx';
import { ListIntro } from '../list-intro.tsx';
import { TemplateModal } from './template-modal.tsx';

const LIST = {
  list: t`List of templates`,
  table: t`Table of templates`,
  search: t`Filter templates`,
  pages: t`Pages of templates`,
  searchedFields: t`Filter by name or text`,
  count: (total: number) => plural(total, { one: '# template', other: '# templates' }),
  noMatch: (search: string) => t`No templates match “${search}”.`,
};

/** Reusable texts for decisions and answers: adds, edits and deletes them. */
export function TemplatesPanel() {
  const refresh = useRefresh();
  const [removing, setRemoving] = useState<Template | null>(null);
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });
  const remove = async ({ _id: id }: Template) => {
    await task.run(async () => {
      const { message } = await send('delete', '/api/admin/templates/{id}', { params: { id } });
      await refresh('/api/admin/templates');
      return message;
    });
    setRemoving(null);
  };
  return (
    <>
      <ListIntro
        text={t`Texts for decisions and answers. Texts that were sent do not change.`}
        add={t`Add template`}
        dialog={(close) => <TemplateModal onClose={close} />}
      />
      <TaskNotice task={task} focusOnShow closable />
      <ListPanel
        texts={LIST}
        path="/api/admin/templates"
        empty={t`No templates yet.`}
        stacked
        head={t`Name`}
        entry={(template) => ({ title: template.name })}
        columns={[
          column<Template>(t`Text`, ({ text }) => preview(text, 2 * LIMITS.messagePreview)),
          actionsColumn<Template>(t`Actions`, (template) => (
            <div className="acts">
              <DialogButton
                kind="second"
                dialog={(close) => <TemplateModal template={template} onClose={close} />}
              >
                <Trans>
                  Edit<span className="sr"> {template.name}</span>
                </Trans>
              </DialogButton>
              <Button small kind="reject" onClick={() => setRemoving(template)}>
                <Trans>
                  Delete<span className="sr"> {template.name}</span>
                </Trans>
              </Button>
            </div>
          )),
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={t`Delete template`}
          onCancel={() => setRemoving(null)}
          onConfirm={() => remove(removing)}
        >
          {t`Delete the template “${removing.name}”?`}
        </ConfirmDialog>
      )}
    </>
  );
}
