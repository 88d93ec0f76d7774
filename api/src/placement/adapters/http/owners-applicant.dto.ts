import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@consulting/contracts';
import { OWNERS_STAGES, standsIn } from '../../../applications/domain/stage.ts';
import { ExperienceView, QualificationView, toCareer } from '../../../shared/http/output/career-view.dto.ts';
import { fullName } from '../../../users/domain/user.ts';
import type { OwnersApplicant } from '../../application/applicants-of-owner.service.ts';
import { ApplicationFields, toApplicationFields, toStandingView } from './application-view.dto.ts';

/** An applicant in the list of the company that decides. */
export class OwnersApplicantView extends ApplicationFields {
  /** The user's id. @example 656f2a9e1c9d440000a1b2c4 */
  applicantId: string;

  /**
   * True while the account of the applicant is not available. Then name, company and note are empty, and there are neither
   * skills nor career, contact data or files. @example false
   */
  hidden: boolean;

  /** First and last name. @example 'Nora Lindt' */
  name: string;

  @ApiProperty({ enum: ROLES, example: 'Freelancer' })
  role: Role;

  /** Empty unless the applicant is a company. @example '' */
  company: string;

  /** From the profile as it is now, lowercase. @example ["abap", "fiori"] */
  skills: string[];

  /** The id of its stage; null once it is decided or withdrawn. */
  @ApiProperty({ type: String, nullable: true, example: 'company-interview' })
  stage: string | null;

  /** Since when it has been in this stage; null with `stage`. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-23T10:00:00.000Z' })
  stageSince: string | null;
}

/** The same, opened: with the profile as it is now. */
export class OwnersApplicantDetail extends OwnersApplicantView {
  /** @example Germany */
  country: string;

  @ApiProperty({ type: [QualificationView] })
  qualification: QualificationView[];

  @ApiProperty({ type: [ExperienceView] })
  experience: ExperienceView[];

  /** Null unless the applicant is selected. */
  @ApiProperty({ type: String, nullable: true, example: null })
  email: string | null;

  /** Null unless the applicant is selected. */
  @ApiProperty({ type: String, nullable: true, example: null })
  phone: string | null;

  /** Why it was withdrawn; empty for nothing. @example '' */
  reason: string;

  /** The text the applicant received with the decision; empty for none. @example '' */
  decisionNote: string;
}

export function toOwnersApplicantView(opened: OwnersApplicant): OwnersApplicantView {
  const { application, applicant, role } = opened;
  return {
    applicantId: application.applicantId,
    hidden: applicant === null,
    name: applicant ? fullName(applicant) : '',
    role,
    company: applicant?.company_name ?? '',
    skills: applicant?.skills ?? [],
    ...toStandingView(
      application,
      application.status === 'pending' ? standsIn(OWNERS_STAGES, application.stage) : null,
    ),
    ...toApplicationFields(application),
    ...(applicant === null && { note: '', files: {} }),
  };
}

export function toOwnersApplicantDetail(opened: OwnersApplicant): OwnersApplicantDetail {
  const { application, applicant } = opened;
  const contact = application.status === 'selected' ? applicant : null;
  const isWithdrawn = applicant !== null && application.status === 'withdrawn';
  return {
    country: applicant?.country ?? '',
    ...toCareer(applicant ?? { qualification: [], experience: [] }),
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
    reason: isWithdrawn ? (application.history.at(-1)?.note ?? '') : '',
    decisionNote: application.decisionNote,
    ...toOwnersApplicantView(opened),
  };
}
