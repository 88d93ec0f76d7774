import type { ApplicationStatus, Language, Role } from '@consulting/contracts';
import type { Naming } from '@consulting/contracts/vocabulary';
import { audienceOf } from '../../shared/audience.ts';
import { editableAvailability, type KnownAvailability } from '../../shared/person/availability.ts';
import { careerOf, type Experience, type Qualification } from '../../shared/person/career.ts';

/** The fields that an administrator writes. */
export interface ConsultantDetails {
  /** The language it is written in. */
  language: Language;
  name: string;
  email: string;
  skills: string[];
  position: string;
  /** Free text, for example `950 EUR per day`. */
  rate: string;
  availability: string;
  available_from: string | null;
  days_per_week: number | null;
  qualification: Qualification[];
  experience: Experience[];
  projects: string[];
  /** Whether companies and visitors see the consultant in lists; others are only proposed. */
  listed: boolean;
}

/** A person that the firm places; companies apply for them. */
export interface Consultant extends ConsultantDetails, KnownAvailability {
  id: string;
  createdAt: Date;
  /** When it was last written in any way; missing before it is stored. */
  updatedAt?: Date | undefined;
}

/** Returns what the form of a consultant edits, as the API shows it. */
export function editableOfConsultant(consultant: Consultant) {
  const { language, name, email, skills, position, rate, availability, projects, listed } = consultant;
  return {
    ...{ language, name, email, skills, position, rate, availability },
    ...editableAvailability(consultant),
    ...careerOf(consultant),
    projects,
    listed,
  };
}

/** Returns the texts that name the skills of a consultant. */
export const namingOfConsultant = ({ skills }: Pick<ConsultantDetails, 'skills'>): Naming => ({ skills });

const AVAILABILITY = ['availability', 'available_from', 'days_per_week', 'confirmedAt'] as const;
const VISITOR = ['id', 'language', 'position', 'skills', ...AVAILABILITY, 'rate'] as const;
const COMPANY = [...VISITOR, 'name', 'qualification', 'experience', 'projects', 'createdAt'] as const;
const ADMINISTRATION = [...COMPANY, 'email', 'listed', 'updatedAt'] as const;

const audience = audienceOf<Consultant>();
/** What each audience sees of a consultant and searches by. Views, searches and the index of searches go by it. */
export const CONSULTANT_AUDIENCES = {
  visitor: audience(VISITOR, ['skills', 'position']),
  company: audience(COMPANY, ['name', 'position', 'skills']),
  administration: audience(ADMINISTRATION, ['name', 'position', 'skills', 'email']),
};
export type ConsultantAudience = keyof typeof CONSULTANT_AUDIENCES;

/** A consultant in a company's list, with whether the company has applied. */
export interface OfferedConsultant {
  consultant: Consultant;
  applied: boolean;
}

/** A consultant in the public search; for a company, with whether it has applied. */
export interface FoundConsultant {
  consultant: Consultant;
  applied?: boolean;
}

/** A company's application for a consultant. */
export interface ConsultantApplicant {
  applicationId: string;
  status: ApplicationStatus;
  appliedAt: Date;
  company: {
    id: string;
    first_name: string;
    last_name: string;
    company_name: string;
    role: Role;
    email: string;
    phone: string;
  };
}
