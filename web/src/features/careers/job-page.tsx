import { JOB_PLACEHOLDERS, jobTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useLocation, useParams } from 'react-router-dom';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/feedback/loaded.tsx';
import { DataBlock } from '../../shared/ui/page/data-block.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { embedded, readJobData } from './job-data.ts';
import { JobView } from './job-view.tsx';
import { useJob } from '../jobs/use-jobs.ts';

/** The query of the template for jobs that are not open. */
const NOT_OPEN = '?not-open';

const IS_TEMPLATE = typeof document === 'undefined';

/** The job that the server embedded in the first page of this visit, and its JSON elements. */
const embeddedJob = readJobData();
const EMBEDDED: { id: string; type: 'application/ld+json' | 'application/json'; json: string }[] = [
  { id: 'job-posting', type: 'application/ld+json', json: embedded('job-posting') ?? '"__JOB_JSONLD__"' },
  { id: 'job-data', type: 'application/json', json: embedded('job-data') ?? '"__JOB_DATA__"' },
];

/** The public page of a job, for shared links, search engines and the feed. */
export default function JobPage() {
  const { slugAndId = '' } = useParams();
  const { search } = useLocation();
  const id = slugAndId.slice(-24);
  // One template for open jobs, and one for all others (`PRERENDERED`).
  const state = search === NOT_OPEN ? 'closed' : 'open';
  const first = IS_TEMPLATE ? { ...JOB_PLACEHOLDERS, state } : embeddedJob;
  const isFilled = first !== null && (first._id === id || IS_TEMPLATE);
  const job = useJob(isFilled ? null : id);
  if (isFilled) {
    return (
      <>
        <JobView job={first} />
        {EMBEDDED.map(({ id: element, type, json }) => (
          <DataBlock key={element} type={type} id={element} text={json} />
        ))}
      </>
    );
  }
  const { data, error, mutate } = job;
  if (data) return <JobView job={jobTexts(data)} />;
  return (
    <div className="wrap page-loading">
      <Seo title={t`Open position`} description={t`An open SAP or IT position.`} noindex />
      <h1 className="sr">{t`Open position`}</h1>
      {error?.gone ? (
        <Empty
          text={t`This job is no longer open.`}
          action={<GoLink to="/career">{t`All open jobs`}</GoLink>}
        />
      ) : error ? (
        <Failed text={t`This job could not be loaded.`} onRetry={() => void mutate()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
