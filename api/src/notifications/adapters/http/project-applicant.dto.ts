import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, type Language } from '@consulting/contracts';
import { ApiTitleLanguage } from '../../../shared/http/output/api-language.ts';
import { toUserView, UserView } from '../../../users/adapters/http/user.dto.ts';
import type { ProjectApplicant } from '../../application/latest-applications.service.ts';

/** A project somebody has applied to. */
export class ProjectAppliedView {
  /** The project's id. @example 656f2a9e1c9d440000a1b2c6 */
  _id: string;

  /** @example 'S/4HANA conversion in retail' */
  title: string;

  /** Of the title. */
  @ApiTitleLanguage()
  language: Language | null;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: ApplicationStatus;

  /** @example 2026-11-21T08:00:00.000Z */
  appliedAt: string;
}

/** A user who applied to projects. */
export class ProjectApplicantView extends UserView {
  /** Newest first. */
  projects_applied: ProjectAppliedView[];
}

export function toProjectApplicantView(applicant: ProjectApplicant): ProjectApplicantView {
  return {
    projects_applied: applicant.projects.map(({ application, title, language }) => ({
      _id: application.targetId,
      title,
      language,
      status: application.status,
      appliedAt: application.appliedAt.toISOString(),
    })),
    ...toUserView(applicant.user, applicant.jobApplications),
  };
}
