import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller, type FirmActor } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import type { Precondition } from '../../../shared/version.ts';
import { AdminCareerSiteService } from '../../application/admin-career-site.service.ts';
import {
  CareerSiteAnswer,
  CareerSiteView,
  JobPageAnswer,
  JobPageView,
  toJobPageView,
  toSiteTextsView,
  toSiteView,
} from './admin-career-site-view.dto.ts';
import { CareerSiteDto, JobPageDto } from './admin-career-site.dto.ts';

@ApiTags('career site (administration)')
@Only('admin')
@Controller('api/admin/career-site')
export class AdminCareerSiteController {
  constructor(private readonly careerSite: AdminCareerSiteService) {}

  /** The firm's own content of its career site in all languages: contact, hiring steps, benefits, and the whole team. */
  @Get()
  async site(): Promise<CareerSiteView> {
    return toSiteView(await this.careerSite.site());
  }

  /** Replaces contact, hiring steps and benefits. The team has routes of its own. */
  @ApiErrors(400)
  @Put()
  @LongBody('texts')
  async change(
    @Body() input: CareerSiteDto,
    @Caller() caller: AdminCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<CareerSiteAnswer> {
    const site = await this.careerSite.change(caller.id, input, precondition);
    return { ...coded('career-site.updated'), site: toSiteTextsView(site) };
  }

  /** Where the page of a job differs from the site; null where it does not. */
  @OpenTo('jobs:read')
  @ApiErrors(400, 404)
  @Get('jobs/:id')
  async page(@Param('id', IdPipe) id: string): Promise<JobPageView> {
    return toJobPageView(await this.careerSite.ofJob(id));
  }

  /** Replaces what the page of a job has of its own. */
  @OpenTo('jobs:write')
  @ApiErrors(400, 404)
  @Put('jobs/:id')
  @LongBody('texts')
  async changePage(
    @Param('id', IdPipe) id: string,
    @Body() input: JobPageDto,
    @Caller() by: FirmActor,
    @IfMatch() precondition: Precondition,
  ): Promise<JobPageAnswer> {
    const page = await this.careerSite.changeOfJob(by, id, input, precondition);
    return { ...coded('job-page.updated'), page: toJobPageView(page) };
  }
}
