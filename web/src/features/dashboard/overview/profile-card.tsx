import { completenessFields, profileCompleteness, type CompletenessInput } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { User } from '../../../shared/api/types.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { CompletenessRing } from './completeness-ring.tsx';

/** For each missing item: what to do, and the section of the profile. */
const STEPS: Record<keyof CompletenessInput, [text: string, place: string]> = {
  first_name: [t`Add your first name`, 'person'],
  last_name: [t`Add your last name`, 'person'],
  email: [t`Add your email address`, 'person'],
  phone: [t`Add your phone number`, 'person'],
  country: [t`Add your country`, 'person'],
  role: [t`Choose your role`, 'role'],
  company_name: [t`Add your company`, 'role'],
  skills: [t`Add your skills`, 'career'],
  qualification: [t`Add your qualifications`, 'career'],
  experience: [t`Add your experience`, 'career'],
  cv: [t`Upload your CV (PDF)`, 'files'],
  certificate: [t`Upload a certificate (PDF)`, 'files'],
};

/** Profile completeness: a ring linked to the profile, and the next steps. */
export function ProfileCard({ user }: { user: User }) {
  const fields = completenessFields(user);
  const missing = fields.filter(({ filled }) => !filled);
  return (
    <section className="card" aria-labelledby="profile-heading">
      <div className="head2">
        <h2 id="profile-heading">{t`Your profile`}</h2>
      </div>
      <Link className="ringlink" to="/dashboard/profile">
        <CompletenessRing
          percent={profileCompleteness(user)}
          filled={fields.length - missing.length}
          total={fields.length}
        />
        <span className="sr">{t`Open profile`}</span>
      </Link>
      {missing.length > 0 && (
        <ul className="todo">
          {missing.slice(0, 4).map(({ field }) => (
            <li className="open" key={field}>
              <Link to={`/dashboard/profile#${STEPS[field][1]}`}>{STEPS[field][0]}</Link>
            </li>
          ))}
        </ul>
      )}
      <p className="dash-action">
        <ButtonLink to="/dashboard/profile" kind={missing.length > 0 ? 'primary' : 'second'} full>
          {missing.length > 0 ? t`Complete profile` : t`Edit profile`}
        </ButtonLink>
      </p>
    </section>
  );
}
