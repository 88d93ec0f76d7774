import { JOB_PLACEHOLDERS, jobTexts, similarJobs } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { PostingPage, UnloadedPosting } from '../../shared/posting/posting-page.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { JobView } from './job-view.tsx';
import { useFirm, useJob, useSimilarAmong } from '../jobs/use-jobs.ts';

/** The public page of a job. */
export default function JobPage() {
  return (
    <PostingPage
      placeholders={JOB_PLACEHOLDERS}
      view={(job) => <JobView job={job} />}
      later={(id) => <LoadedJob id={id} />}
    />
  );
}

function LoadedJob({ id }: { id: string }) {
  const { data, error, mutate } = useJob(id);
  const firm = useFirm(id).data;
  const others = useSimilarAmong(data);
  if (data) return <JobView job={jobTexts(data, undefined, { firm, similar: similarJobs(data, others) })} />;
  return (
    <UnloadedPosting
      title={t`Open position`}
      description={t`An open SAP or IT position.`}
      error={error}
      texts={{ gone: t`This job is no longer open.`, failed: t`This job could not be loaded.` }}
      all={<GoLink to="/career">{t`All open jobs`}</GoLink>}
      onRetry={() => void mutate()}
    />
  );
}
