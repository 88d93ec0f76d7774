import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { saveAs } from '../../../shared/ui/display/save-as.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { Button } from '../../../shared/ui/form/button.tsx';

const FORMATS = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof FORMATS)[number];

const NAMES: Record<TableFormat, string> = { xlsx: t`Excel`, csv: t`CSV` };

interface Props {
  /** What the table is of. */
  label: string;
  /** Returns the name of the file. */
  name: (format: TableFormat) => string;
  load: (format: TableFormat) => Promise<Blob>;
}

/** Buttons that download a table: as a workbook and as CSV. Beneath them stands why it has failed. */
export function TableDownloads({ label, name, load }: Props) {
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error. Please try again.` });
  const [asked, setAsked] = useState<TableFormat>();
  const download = (format: TableFormat) => {
    setAsked(format);
    void task.run(async () => saveAs(await load(format), name(format)));
  };
  return (
    <>
      <span className="adm-downloads">
        {FORMATS.map((format) => {
          const formatName = NAMES[format];
          return (
            <Button
              key={format}
              small
              kind="second"
              working={task.working && asked === format && t`Preparing...`}
              disabled={task.working && asked !== format}
              onClick={() => download(format)}
            >
              <Trans>
                <span className="sr">Download {label} as</span> {formatName}
              </Trans>
            </Button>
          );
        })}
      </span>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
    </>
  );
}
