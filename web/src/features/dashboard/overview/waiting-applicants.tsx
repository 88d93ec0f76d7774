import { TIMING } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Project, User } from '../../../shared/api/types.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { GoLink } from '../../../shared/ui/page/go-link.tsx';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';

/** Number of projects that are searched: the largest page of the API. */
const MOST = 200;
const SHOWN = 5;

const waiting = ({ applicants }: Project) => applicants.filter(({ status }) => status === 'pending').length;

/** The company's projects with applicants waiting for a decision, and their number. */
export function WaitingApplicants({ user }: { user: User }) {
  const query = useApi(urlOf('/private/api/projects/{id}', { id: user._id, limit: MOST }), {
    refreshInterval: TIMING.pollJobs,
  });
  const projects = query.data
    ?.filter((project) => waiting(project) > 0)
    .sort((one, other) => waiting(other) - waiting(one));
  const more = (projects?.length ?? 0) - SHOWN;
  return (
    <section className="card" aria-labelledby="waiting-heading">
      <div className="head2">
        <h2 id="waiting-heading">{t`Your projects`}</h2>
        <GoLink to="/dashboard/projects?view=mine">{t`My Projects`}</GoLink>
      </div>
      <Loaded
        query={{ ...query, data: projects }}
        empty={t`Nobody is waiting for your decision.`}
        failed={t`Your projects could not be loaded.`}
      >
        {(found) => (
          <ul className="jobs5">
            {found.slice(0, SHOWN).map((project) => (
              <li key={project._id}>
                <h3>
                  <Link
                    to={`/dashboard/projects?view=mine&projectId=${project._id}&decision=pending`}
                    lang={project.language}
                  >
                    {project.title}
                  </Link>
                </h3>
                <Badge>
                  {plural(waiting(project), { one: '# open applicant', other: '# open applicants' })}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {more > 0 && (
        <p className="dash-more">
          <GoLink to="/dashboard/projects?view=mine">
            {plural(more, {
              one: '# more project with open applicants',
              other: '# more projects with open applicants',
            })}
          </GoLink>
        </p>
      )}
    </section>
  );
}
