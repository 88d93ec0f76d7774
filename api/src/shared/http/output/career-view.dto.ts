import type { Experience, Qualification } from '../../person/career.ts';

/** One step of an education. */
export class QualificationView implements Qualification {
  university: string;

  /** A text, for example `2019`. */
  year: string;

  course: string;
}

/** One position held. */
export class ExperienceView implements Experience {
  company: string;

  role: string;

  from: string;

  to: string;
}

interface Career {
  qualification: QualificationView[];
  experience: ExperienceView[];
}

/** Both lists of a person as answers show them, field by field. */
export function toCareer(person: { qualification: Qualification[]; experience: Experience[] }): Career {
  return {
    qualification: person.qualification.map(({ university, year, course }) => ({ university, year, course })),
    experience: person.experience.map(({ company, role, from, to }) => ({ company, role, from, to })),
  };
}
