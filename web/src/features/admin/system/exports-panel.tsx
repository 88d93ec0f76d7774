import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getFile } from '../../../shared/api/client.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { LANGUAGE } from '../../../shared/language.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { saveAs } from '../../../shared/ui/display/save-as.ts';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';

/** The exports, with their file names. */
const EXPORTS = [
  {
    file: 'applicants.csv',
    name: t`applicants.csv`,
    label: t`Applicants`,
    text: t`Every job application with its status`,
  },
  {
    file: 'freelancers.csv',
    name: t`freelancers.csv`,
    label: t`Freelancers`,
    text: t`Names, contact details and skills`,
  },
  {
    file: 'b2b-users.csv',
    name: t`b2b-users.csv`,
    label: t`B2B users`,
    text: t`Companies and their contact details`,
  },
  {
    file: 'messages.csv',
    name: t`messages.csv`,
    label: t`Messages`,
    text: t`All conversations, including the contact form`,
  },
] as const;

export function ExportsPanel() {
  return (
    <Panel title={t`Exports`} text={t`CSV for spreadsheets. Each download is logged.`}>
      <PanelBody>
        <ul className="adm-exports">
          {EXPORTS.map((each) => (
            <ExportRow key={each.file} {...each} />
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

function ExportRow({ file, name, label, text }: (typeof EXPORTS)[number]) {
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error. Please try again.` });
  const download = () =>
    void task.run(async () => {
      saveAs(await getFile(urlOf('/api/admin/exports/{file}', { file, language: LANGUAGE })), name);
    });
  return (
    <li>
      <span>
        <b>{label}</b>
        <br />
        <span className="caption muted">{text}</span>
      </span>
      <Button small kind="second" working={task.working && t`Preparing...`} onClick={download}>
        <Trans>
          Download<span className="sr"> {label}</span>
        </Trans>
      </Button>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
    </li>
  );
}
