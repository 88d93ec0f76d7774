import { t } from '@lingui/core/macro';
import type { Experience, Qualification } from '../api/types.ts';

/** "course from university (year)", omitting missing parts. */
export function qualificationText({ course, university, year }: Qualification): string {
  const text = course && university ? t`${course} from ${university}` : course || university;
  return [text, year && `(${year})`].filter(Boolean).join(' ');
}

/** "role at company (from - to)", omitting missing parts. */
export function experienceText({ role, company, from, to }: Experience): string {
  const text = role && company ? t`${role} at ${company}` : role || company;
  const start = from || '?';
  const time = to ? t`(${start} - ${to})` : t`(${start} - today)`;
  return [text, (from || to) && time].filter(Boolean).join(' ');
}

/** Qualifications and experience as two short lists; empty ones are omitted. */
export function CareerList(props: {
  qualification: readonly Qualification[];
  experience: readonly Experience[];
}) {
  return (
    <>
      <Part title={t`Qualifications`} lines={props.qualification.map(qualificationText)} />
      <Part title={t`Experience`} lines={props.experience.map(experienceText)} />
    </>
  );
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  const written = lines.filter(Boolean);
  if (written.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul className="career">
        {written.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
