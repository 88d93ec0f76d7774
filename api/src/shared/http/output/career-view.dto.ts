import { careerOf, type Experience, type Qualification } from '../../person/career.ts';

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

/** Both lists of a person as answers show them, field by field. */
export const toCareer: (person: Parameters<typeof careerOf>[0]) => {
  qualification: QualificationView[];
  experience: ExperienceView[];
} = careerOf;
