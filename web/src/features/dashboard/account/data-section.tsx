import { t } from '@lingui/core/macro';
import { getFile } from '../../../shared/api/client.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { saveAs } from '../../../shared/ui/save-as.ts';
import { useTask } from '../../../shared/ui/use-task.ts';

/** Download of all data stored about the user, as one archive (Art. 15 and 20 GDPR). */
export function DataSection() {
  const task = useTask({
    failed: t`The export could not be created. Please try again.`,
    network: t`Server error`,
  });
  const run = () =>
    task.run(async () => {
      const archive = await getFile(urlOf('/private/api/me/export'));
      saveAs(archive, `my-data-${new Date().toISOString().slice(0, 10)}.zip`);
    });
  return (
    <section className="card form" aria-labelledby="data-heading">
      <h2 id="data-heading">{t`Your data`}</h2>
      <p>{t`Download all your data, including your files, as a ZIP archive.`}</p>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <p>
        <Button
          kind="second"
          working={task.working && t`Preparing...`}
          onClick={() => void run()}
        >{t`Download my data`}</Button>
      </p>
    </section>
  );
}
