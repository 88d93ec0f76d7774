import { completenessFields, profileCompleteness, type CompletenessInput } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { User } from '../../../shared/api/types.ts';
import { CheckIcon } from '../../../shared/ui/display/icons.ts';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';

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
      {missing.length > 0 ? (
        <Link className="ringlink" to="/dashboard/profile">
          <CompletenessRing
            percent={profileCompleteness(user)}
            filled={fields.length - missing.length}
            total={fields.length}
          />
          <span className="sr">{t`Open profile`}</span>
        </Link>
      ) : (
        // Nothing is left to do, so the ring makes room for what is.
        <p className="profile-done">
          <CheckIcon />
          <Link to="/dashboard/profile">{t`Complete: ${fields.length} of ${fields.length} entries`}</Link>
        </p>
      )}
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

const CENTER = 120;
const RADIUS = 92;

function stop(index: number, total: number) {
  const angle = (index / total) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(CENTER + RADIUS * Math.sin(angle)), y: round(CENTER - RADIUS * Math.cos(angle)) };
}

/** A ring with one dot per counted item: complete ones are checked, the last of them is yellow. */
function CompletenessRing(props: { percent: number; filled: number; total: number }) {
  const { percent, filled, total } = props;
  const reached = filled === total ? total : Math.max(0, filled - 1);
  const circle = { cx: CENTER, cy: CENTER, r: RADIUS, strokeWidth: 8 };
  return (
    <svg
      className="ring"
      viewBox="0 0 240 240"
      role="img"
      aria-label={t`Profile ${percent} percent complete, ${filled} of ${total} entries`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle {...circle} stroke="var(--ink-2)" />
      <circle
        {...circle}
        stroke="var(--ink-8)"
        pathLength={total}
        strokeDasharray={`${reached} ${total}`}
        transform={`rotate(-90 ${CENTER} ${CENTER})`}
      />
      {Array.from({ length: total }, (_, index) => {
        const { x, y } = stop(index, total);
        if (index >= filled)
          return (
            <circle
              key={index}
              cx={x}
              cy={y}
              r="8"
              fill="var(--white)"
              stroke="var(--ink-4)"
              strokeWidth="4"
            />
          );
        if (index === filled - 1)
          return (
            <circle
              key={index}
              cx={x}
              cy={y}
              r="12"
              fill="var(--signal)"
              stroke="var(--ink-9)"
              strokeWidth="5"
            />
          );
        return (
          <g key={index}>
            <circle cx={x} cy={y} r="8" fill="var(--ink-8)" stroke="var(--ink-8)" strokeWidth="4" />
            <path d={`M${x - 4} ${y}l3 3 5-6`} stroke="var(--on-ink)" strokeWidth="2.5" />
          </g>
        );
      })}
      <text x={CENTER} y="126" textAnchor="middle" className="ring-percent">
        {t`${percent}%`}
      </text>
      <text x={CENTER} y="151" textAnchor="middle" className="ring-entries">
        {t`${filled} of ${total} entries`}
      </text>
    </svg>
  );
}
