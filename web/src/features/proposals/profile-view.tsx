import type { ProposedEmployer, ProposedProfile } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Tags } from '../../shared/ui/display/badge.tsx';
import { UNKNOWN_LANGUAGE } from '../../shared/ui/display/content-language.tsx';
import './profile-view.css';

const yearsText = (years: number): string => plural(years, { one: '# year', other: '# years' });

/** A text of the profile, whose language is not known. */
const written = (text: string): ReactNode => text && <span lang={UNKNOWN_LANGUAGE}>{text}</span>;

const employerLine = ({ branch, years }: ProposedEmployer, index: number): ReactNode => (
  <li key={index}>
    {written(branch)}, {yearsText(years)}
  </li>
);

interface Props {
  profile: ProposedProfile;
  /** Level of the heading, which is the position. */
  level?: 3 | 4;
}

/** A profile without a name, exactly as the company sees it. What it says nothing of is left out. */
export function ProfileView({ profile, level = 3 }: Props) {
  const { position, skills, years, languages, availability, rate, employers, text } = profile;
  const Heading = `h${level}` as const;
  const rows = [
    [t`Skills`, skills.length > 0 && <Tags label={t`Skills`} words={skills} />],
    [t`Experience`, years !== null && yearsText(years)],
    [t`Languages`, written(languages.join(', '))],
    [t`Availability`, written(availability)],
    [t`Rate`, written(rate)],
    [t`Employers`, employers.length > 0 && <ul>{employers.map(employerLine)}</ul>],
  ] as const;
  return (
    <div className="proposed-profile">
      <Heading lang={UNKNOWN_LANGUAGE}>{position}</Heading>
      <dl>
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {text && (
        <p className="proposed-text" lang={UNKNOWN_LANGUAGE}>
          {text}
        </p>
      )}
    </div>
  );
}
