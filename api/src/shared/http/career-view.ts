import type { Experience, Qualification } from '../career.ts';
import type { ExperienceDto, QualificationDto } from './career.dto.ts';

interface Career {
  qualification: QualificationDto[];
  experience: ExperienceDto[];
}

/** Both lists of a person as answers show them, field by field. */
export function toCareer(person: { qualification: Qualification[]; experience: Experience[] }): Career {
  return {
    qualification: person.qualification.map(({ university, year, course }) => ({ university, year, course })),
    experience: person.experience.map(({ company, role, from, to }) => ({ company, role, from, to })),
  };
}
