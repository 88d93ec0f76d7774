import { t } from '@lingui/core/macro';
import type { Experience, Qualification } from '../../api/types.ts';
import { textLines } from './text-lines.tsx';

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

interface Props {
  qualification: readonly Qualification[];
  experience: readonly Experience[];
  /** Level of the two headings. */
  level?: 3 | 4;
}

/** Qualifications and experience as two short lists; empty ones are omitted. */
export function CareerList({ qualification, experience, level = 4 }: Props) {
  return (
    <>
      <Part level={level} title={t`Qualifications`} lines={qualification.map(qualificationText)} />
      <Part level={level} title={t`Experience`} lines={experience.map(experienceText)} />
    </>
  );
}

function Part({ level, title, lines }: { level: 3 | 4; title: string; lines: string[] }) {
  const Heading = `h${level}` as const;
  const list = textLines(lines, 'career');
  if (!list) return null;
  return (
    <div>
      <Heading>{title}</Heading>
      {list}
    </div>
  );
}
