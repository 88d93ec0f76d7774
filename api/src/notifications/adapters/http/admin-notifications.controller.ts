import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { LatestApplicationsService } from '../../application/latest-applications.service.ts';
import {
  ConsultantRequestView,
  JobNotificationView,
  ProjectNotificationView,
  toConsultantRequestView,
  toJobNotificationView,
  toProjectNotificationView,
} from './notifications.dto.ts';
import { ProjectApplicantView, toProjectApplicantView } from './project-applicant.dto.ts';

@ApiTags('notifications (administration)')
@Only('admin')
@Controller('api/admin')
export class AdminNotificationsController {
  constructor(private readonly latest: LatestApplicationsService) {}

  /** The latest 5 applications to jobs, newest first. */
  @OpenTo('applications:read')
  @Get('notifications')
  async jobs(): Promise<JobNotificationView[]> {
    return (await this.latest.latestJobApplications()).map(toJobNotificationView);
  }

  /** The latest 10 applications to projects, newest first. */
  @OpenTo('applications:read')
  @Get('project-applicants')
  async projects(): Promise<ProjectNotificationView[]> {
    return (await this.latest.latestProjectApplications()).map(toProjectNotificationView);
  }

  /** The latest 10 applications of companies for consultants, newest first. */
  @OpenTo('applications:read')
  @Get('consultant-requests')
  async consultantRequests(): Promise<ConsultantRequestView[]> {
    return (await this.latest.latestConsultantRequests()).map(toConsultantRequestView);
  }

  /** A user who applied to a project: the profile and the applications. */
  @OpenTo('applications:read')
  @ApiErrors(400, 404)
  @Get('project-applicant/:userId')
  async projectApplicant(@Param('userId', IdPipe) userId: string): Promise<ProjectApplicantView> {
    return toProjectApplicantView(await this.latest.projectApplicant(userId));
  }
}
