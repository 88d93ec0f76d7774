import { telephone } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Experience, Qualification } from '../../../shared/api/types.ts';
import { experienceText, qualificationText } from '../../../shared/ui/display/career-list.tsx';
import { textLines } from '../../../shared/ui/display/text-lines.tsx';
import { adminPath } from '../admin-location.ts';

type Fact = readonly [label: ReactNode, value: ReactNode];

/** Returns the value, or a dash if it is empty, so that it is noticed. */
export const orDash = (value: ReactNode): ReactNode => (value || value === 0 ? value : '–');

/** Labels and values. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="adm-facts">
      {rows.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{orDash(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export const mailLink = (email?: string) => email && <a href={`mailto:${email}`}>{email}</a>;

export const phoneLink = (phone?: string) => phone && <a href={telephone(phone)}>{phone}</a>;

/** A person's qualifications and experience. */
export const careerFacts = (person: {
  qualification: readonly Qualification[];
  experience: readonly Experience[];
}): readonly Fact[] => [
  [t`Qualifications`, textLines(person.qualification.map(qualificationText))],
  [t`Experience`, textLines(person.experience.map(experienceText))],
];

interface CompanyProps {
  id: string;
  name?: string;
  /** Whether the company is still a B2B user and has a page. */
  isUser: boolean;
}

/** A company's name, linked to its page. */
export function CompanyLink({ id, name, isUser }: CompanyProps) {
  const shown = name || t`Company without a name`;
  return isUser ? <Link to={adminPath('b2b', { userid: id })}>{shown}</Link> : shown;
}
