import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, ROLES, type Language, type Role } from '@consulting/contracts';
import { ApiTitleLanguage } from '../../../shared/http/output/api-language.ts';
import { Id, Text } from '../../../shared/http/input/fields.ts';
import { fullName } from '../../../users/domain/user.ts';
import type { LatestApplication } from '../../application/latest-applications.service.ts';

export class UserNotificationDto {
  /** The recipient; users may only name themselves. */
  @Id()
  userId: string;

  /** @example 'Your documents are complete.' */
  @Text({ max: LIMITS.message, required: 'field.message-required' })
  message: string;
}

class ApplicationNewsView {
  /** The application's id. @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 656f2a9e1c9d440000a1b2c4 */
  userId: string;

  /** First and last name. @example 'Jana Seeker' */
  applicant: string;

  /** @example 2026-11-21T08:00:00.000Z */
  appliedAt: string;
}

export class JobNotificationView extends ApplicationNewsView {
  /** @example 656f2a9e1c9d440000a1b2c5 */
  jobId: string;

  /** @example 'SAP Basis Consultant' */
  jobTitle: string;

  /** Of the job's title. */
  @ApiTitleLanguage()
  language: Language | null;
}

export class ProjectNotificationView extends ApplicationNewsView {
  @ApiProperty({ enum: ROLES, example: 'Freelancer' })
  role: Role;

  /** @example 656f2a9e1c9d440000a1b2c6 */
  projectId: string;

  /** @example 'S/4HANA conversion in retail' */
  projectTitle: string;

  /** Of the project's title. */
  @ApiTitleLanguage()
  language: Language | null;
}

export class ConsultantRequestView extends ApplicationNewsView {
  /** The company that sent the request. @example 'Spree Logistics AG' */
  company: string;

  /** @example 656f2a9e1c9d440000a1b2c7 */
  consultantId: string;

  /** @example 'Miriam Sander' */
  consultantName: string;
}

function toNewsView({ application, applicant }: LatestApplication): ApplicationNewsView {
  return {
    _id: application.id,
    userId: applicant.id,
    applicant: fullName(applicant),
    appliedAt: application.appliedAt.toISOString(),
  };
}

export function toJobNotificationView(latest: LatestApplication): JobNotificationView {
  return {
    jobId: latest.application.targetId,
    jobTitle: latest.title,
    language: latest.language,
    ...toNewsView(latest),
  };
}

export function toProjectNotificationView(latest: LatestApplication): ProjectNotificationView {
  return {
    role: latest.applicant.role,
    projectId: latest.application.targetId,
    projectTitle: latest.title,
    language: latest.language,
    ...toNewsView(latest),
  };
}

export function toConsultantRequestView(latest: LatestApplication): ConsultantRequestView {
  return {
    company: latest.applicant.company_name,
    consultantId: latest.application.targetId,
    consultantName: latest.title,
    ...toNewsView(latest),
  };
}
