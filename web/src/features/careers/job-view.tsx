import type { JobTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { PostingArticle } from '../../shared/posting/posting-article.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { useJobDetails } from './use-job-details.ts';

/** A job on its own page. */
export function JobView({ job }: { job: JobTexts }) {
  const details = useJobDetails();
  return (
    <>
      <PostingArticle
        posting={job}
        kind="job"
        path={`/career/${job.path}`}
        parent={{ label: t`Careers`, to: '/career' }}
        lead={job.introduction}
        apply={<Button onClick={() => details.apply(job._id)}>{t`Apply`}</Button>}
        facts={[
          [t`Company`, job.company],
          [t`Location`, job.location],
          [t`Employment`, job.employment],
          [t`Workplace`, job.workplace],
          [t`Salary`, job.salary],
          [t`Posted`, job.date],
          [t`Apply by`, job.closing],
        ]}
        all={<GoLink to="/career">{t`All open jobs`}</GoLink>}
      >
        <h2 className="stop-h">{t`The job`}</h2>
        <p className="posting-text" lang={job.language}>
          {job.description}
        </p>
        <h3>{t`Qualification`}</h3>
        <p className="posting-text" lang={job.language}>
          {job.qualification}
        </p>
      </PostingArticle>
      {details.notice}
    </>
  );
}
