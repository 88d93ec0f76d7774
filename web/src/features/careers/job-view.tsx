import type { JobTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Listed } from '../../shared/posting/page/listed.tsx';
import { PostingArticle } from '../../shared/posting/page/posting-article.tsx';
import { SimilarPostings } from '../../shared/posting/page/similar-postings.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { ApplySection } from '../applications/guest/apply-section.tsx';
import { Benefits, HiringSteps, Team } from './firm-sections.tsx';
import { useJobDetails } from './use-job-details.ts';

/** A job on its own page. */
export function JobView({ job }: { job: JobTexts }) {
  const details = useJobDetails();
  const { _id, language } = job;
  return (
    <>
      <PostingArticle
        posting={job}
        kind="job"
        path={`/career/${job.path}`}
        parent={{ label: t`Careers`, to: '/career' }}
        lead={job.introduction}
        byline={[job.company, t`posted on ${job.date}`]}
        apply={<Button onClick={() => details.apply(job)}>{t`Apply`}</Button>}
        facts={[
          [t`Location`, job.location],
          [t`Workplace`, job.workplace],
          [t`Employment`, job.employment],
          [t`Salary`, job.salary],
          [t`Apply by`, job.closing],
        ]}
      >
        <Section rail="start">
          <div className="part">
            <h2 className="stop-h">{t`What you do`}</h2>
            <Listed
              lang={language}
              text={job.description}
              list="tasks"
              items={job.tasks}
              after={job.descriptionEnd}
            />
          </div>
          <div className="part">
            <h2 className="stop-h">{t`What you bring`}</h2>
            <Listed
              lang={language}
              text={job.qualification}
              list="needs"
              items={job.needs}
              after={job.qualificationEnd}
            />
          </div>
          <div className="part optional-part">
            <h2 className="stop-h">{t`What you get`}</h2>
            <Listed lang={language} text={job.offer} list="gains" items={job.gains} after={job.offerEnd} />
          </div>
        </Section>
        <Team members={job.team} />
        <HiringSteps steps={job.steps} />
        <Benefits benefits={job.benefits} />
        {job.state === 'open' && <ApplySection target={{ kind: 'job', id: _id }} />}
        <SimilarPostings
          title={t`Similar jobs`}
          folder="/career"
          postings={job.similar}
          all={{ to: '/career', label: t`All open jobs` }}
        />
      </PostingArticle>
      {details.notice}
    </>
  );
}
