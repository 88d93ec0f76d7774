import { jobTexts } from '@consulting/contracts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { embedded, PLACEHOLDERS, readJobData, type JobData } from './job-data.ts';
import { JobView } from './job-view.tsx';
import { useJob } from './use-jobs.ts';

const IS_TEMPLATE = typeof document === 'undefined';

/** The server's texts and structured data as they stand in the page this client started on. */
const first: { data: JobData | null; json: string; posting: string } = {
  data: IS_TEMPLATE ? PLACEHOLDERS : readJobData(),
  json: embedded('job-data') ?? '"__JOB_DATA__"',
  posting: embedded('job-posting') ?? '"__JOB_JSONLD__"',
};

/** A job's public page: for shared links, search engines and the feed. */
export default function JobPage() {
  const { slugAndId = '' } = useParams();
  const id = slugAndId.slice(-24);
  const [filled] = useState(first.data);
  const isFilled = filled !== null && (filled._id === id || IS_TEMPLATE);
  const query = useJob(isFilled ? null : id);
  if (isFilled) {
    return (
      <>
        <JobView job={filled} />
        <script
          type="application/ld+json"
          id="job-posting"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: first.posting }}
        />
        <script
          type="application/json"
          id="job-data"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: first.json }}
        />
      </>
    );
  }
  return (
    <Loaded query={query} empty="This job is not open any more." failed="This job is not open any more.">
      {(job) => <JobView job={jobTexts(job)} />}
    </Loaded>
  );
}
