import { t } from '@lingui/core/macro';
import { getFile } from '../../../shared/api/client.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { LANGUAGE } from '../../../shared/language.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { TableDownloads, type TableFormat } from '../parts/table-downloads.tsx';
import './exports.css';

/** The exports, with the names of their files. */
const EXPORTS = [
  {
    table: 'applicants',
    name: (format: TableFormat) => t`applicants.${format}`,
    label: t`Applicants`,
    text: t`Every job application with its status`,
  },
  {
    table: 'freelancers',
    name: (format: TableFormat) => t`freelancers.${format}`,
    label: t`Freelancers`,
    text: t`Names, contact details and skills`,
  },
  {
    table: 'b2b-users',
    name: (format: TableFormat) => t`b2b-users.${format}`,
    label: t`B2B users`,
    text: t`Companies and their contact details`,
  },
  {
    table: 'messages',
    name: (format: TableFormat) => t`messages.${format}`,
    label: t`Messages`,
    text: t`All conversations, including the contact form`,
  },
] as const;

export function ExportsPanel() {
  return (
    <Panel
      title={t`Exports`}
      text={t`For spreadsheets, as a workbook or as CSV. Times are those of Berlin. Each download is logged.`}
    >
      <PanelBody>
        <ul className="adm-exports">
          {EXPORTS.map(({ table, name, label, text }) => (
            <li key={table}>
              <span>
                <b>{label}</b>
                <br />
                <span className="caption muted">{text}</span>
              </span>
              <TableDownloads
                label={label}
                name={name}
                load={(format) =>
                  getFile(
                    urlOf('/api/admin/exports/{file}', { file: `${table}.${format}`, language: LANGUAGE }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}
