import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  LANGUAGES,
  ROLES,
  type ApplicationStatus,
  type Language,
  type Role,
} from '@consulting/contracts';
import { seenBy } from '../../../shared/audience.ts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { SharedSkillsView } from '../../../shared/http/output/shared-skills.dto.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { AvailabilityView, toAvailabilityView } from '../../../shared/http/output/availability-view.dto.ts';
import { ExperienceView, QualificationView, toCareer } from '../../../shared/http/output/career-view.dto.ts';
import { versionOf } from '../../../shared/version.ts';
import type { CountedConsultant } from '../../application/admin-consultants.service.ts';
import {
  CONSULTANT_AUDIENCES,
  editableOfConsultant,
  type Consultant,
  type ConsultantApplicant,
  type ConsultantAudience,
  type FoundConsultant,
  type OfferedConsultant,
} from '../../domain/consultant.ts';

/** A consultant as a visitor meets them: nobody can be told from it. */
export class AnonymousConsultantView extends AvailabilityView {
  /** @example '656f2a9e1c9d440000a1b2c3' */
  _id: string;

  /** In which it is written. */
  @ApiProperty({ enum: LANGUAGES, example: 'en' })
  language: Language;

  /** @example 'Senior SAP FI consultant' */
  position: string;

  /** @example ['SAP FI', 'S/4HANA'] */
  skills: string[];

  /** @example 'from March' */
  availability: string;

  /** @example '960 EUR per day' */
  rate: string;

  /** For companies only: whether the caller has applied. @example false */
  applied?: boolean;
}

export class ConsultantView extends AnonymousConsultantView {
  /** @example 'Miriam Sander' */
  name: string;

  /** For administrators only. @example 'miriam.sander@example.com' */
  email?: string;

  /** For a company that has not switched it off: what its open projects share with the consultant. */
  shared?: SharedSkillsView;

  /** Whether companies and visitors find the consultant in lists; for administrators only. @example true */
  listed?: boolean;

  @ApiVersion({ required: false, of: 'the fields that administrators can change; for them only' })
  version?: string;

  qualification: QualificationView[];

  experience: ExperienceView[];

  /** @example ['Closing in three days'] */
  projects: string[];

  /** @example '2026-11-21T08:00:00.000Z' */
  createdAt: string;

  /** When it was last written, in any way; for administrators only, absent where it was just added. @example '2026-11-21T08:00:00.000Z' */
  updatedAt?: string;
}

export class AdminConsultantView extends ConsultantView {
  /** Applications of companies, of any status. @example 2 */
  applicantsCount: number;
}

/** A consultant that was created or changed. */
export class ConsultantAnswer extends MessageAnswer {
  consultant: ConsultantView;
}

class ConsultantApplicantCompany {
  /** The user's id. @example '656f2a9e1c9d440000a1b2c3' */
  _id: string;

  /** @example 'Klara' */
  first_name: string;

  /** @example 'Brandt' */
  last_name: string;

  /** @example 'Spree Logistics AG' */
  company_name: string;

  @ApiProperty({ enum: ROLES, example: 'B2B' })
  role: Role;

  /** @example 'klara.brandt@example.com' */
  email: string;

  /** @example '+49 30 123456' */
  phone: string;
}

export class ConsultantApplicantView {
  /** The application's id. @example '656f2a9e1c9d440000a1b2c3' */
  _id: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: ApplicationStatus;

  /** @example '2026-11-21T08:00:00.000Z' */
  appliedAt: string;

  b2bId: ConsultantApplicantCompany;
}

function toView(audience: ConsultantAudience, consultant: Consultant): ConsultantView {
  const { id, language, name, email, projects, createdAt, position, skills, availability, rate, listed } =
    consultant;
  return seenBy(CONSULTANT_AUDIENCES[audience], {
    email,
    name,
    ...toCareer(consultant),
    projects,
    createdAt: createdAt.toISOString(),
    updatedAt: consultant.updatedAt?.toISOString(),
    _id: id,
    language,
    position,
    skills,
    availability,
    ...toAvailabilityView(consultant),
    rate,
    listed,
  });
}

/** For everybody; a company is told whether it has applied. */
export function toFoundConsultantView({ consultant, applied }: FoundConsultant): AnonymousConsultantView {
  const view: AnonymousConsultantView = toView('visitor', consultant);
  return applied === undefined ? view : { applied, ...view };
}

/** For companies. */
export function toConsultantView({ consultant, applied }: OfferedConsultant): ConsultantView {
  return { applied, ...toView('company', consultant) };
}

export function toAdminConsultantView(consultant: Consultant): ConsultantView {
  return { version: versionOf(editableOfConsultant(consultant)), ...toView('administration', consultant) };
}

export function toCountedConsultantView({
  consultant,
  applicantsCount,
}: CountedConsultant): AdminConsultantView {
  return { applicantsCount, ...toAdminConsultantView(consultant) };
}

export function toConsultantApplicantView(applicant: ConsultantApplicant): ConsultantApplicantView {
  const { applicationId, status, appliedAt, company } = applicant;
  const { id, first_name, last_name, company_name, role, email, phone } = company;
  return {
    _id: applicationId,
    status,
    appliedAt: appliedAt.toISOString(),
    b2bId: { _id: id, first_name, last_name, company_name, role, email, phone },
  };
}
