import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { AppointmentFiles } from '../../application/appointment-files.ts';
import { AppointmentsService } from '../../application/appointments.service.ts';
import {
  AppointmentAnswerView,
  OneAppointmentView,
  toAppointmentAnswer,
  toOneAppointment,
} from './appointment-views.dto.ts';
import {
  AppointmentAnswerDto,
  AppointmentCancelDto,
  AppointmentMoveDto,
  AppointmentOfferDto,
  toAnswer,
  toMove,
  toOffer,
} from './appointments.dto.ts';
import { CalendarFile } from './calendar-file.ts';

/** The company's side of appointments about applications to its projects. Another company's project is 403. */
@ApiTags('appointments')
@Only('user', ['B2B'])
@Controller('private/api/projects/:id/applicants')
export class ProjectAppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly files: AppointmentFiles,
    private readonly clock: Clock,
  ) {}

  /** The newest appointment about an application, or offer of one; null when there was none. */
  @ApiErrors(400, 404)
  @Get(':applicationId/appointment')
  async one(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) applicationId: string,
    @Caller() by: UserCaller,
  ): Promise<OneAppointmentView> {
    return toOneAppointment(await this.appointments.of(by, { projectId, applicationId }), this.clock.now());
  }

  /** Offers one to five times to the applicant of a pending application; 409 while another offer or appointment stands. */
  @ApiErrors(400, 404, 409)
  @Limit('apply')
  @Post(':applicationId/appointment')
  @LongBody('texts')
  async offer(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) applicationId: string,
    @Body() input: AppointmentOfferDto,
    @Caller() by: UserCaller,
  ): Promise<AppointmentAnswerView> {
    const offered = await this.appointments.offer(by, { projectId, applicationId }, toOffer(input));
    return toAppointmentAnswer('appointment.offered', offered, this.clock.now());
  }

  /** Offers other times, of which the applicant takes one. An agreed time stands until then. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Limit('apply')
  @Post(':applicationId/appointment/move')
  async move(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) applicationId: string,
    @Body() input: AppointmentMoveDto,
    @Caller() by: UserCaller,
  ): Promise<AppointmentAnswerView> {
    const moved = await this.appointments.move(by, { projectId, applicationId }, toMove(input));
    return toAppointmentAnswer('appointment.moved', moved, this.clock.now());
  }

  /** Takes a time that the applicant has offered, or none of them; 409 for one that has passed. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Limit('apply')
  @Post(':applicationId/appointment/answer')
  async answer(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) applicationId: string,
    @Body() input: AppointmentAnswerDto,
    @Caller() by: UserCaller,
  ): Promise<AppointmentAnswerView> {
    const answered = await this.appointments.answer(by, { projectId, applicationId }, toAnswer(input));
    const code = input.none ? 'appointment.declined' : 'appointment.agreed';
    return toAppointmentAnswer(code, answered, this.clock.now());
  }

  /** Cancels an offer or an appointment; the applicant is told, with the reason. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Limit('apply')
  @Post(':applicationId/appointment/cancel')
  async cancel(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) applicationId: string,
    @Body() { reason }: AppointmentCancelDto,
    @Caller() by: UserCaller,
  ): Promise<AppointmentAnswerView> {
    const ended = await this.appointments.cancel(by, { projectId, applicationId }, reason);
    return toAppointmentAnswer('appointment.cancelled', ended, this.clock.now());
  }

  /** The agreed appointment as an entry for a calendar; 404 without one, 409 while no time is agreed. */
  @CalendarFile()
  @Header('content-disposition', 'attachment; filename="appointment.ics"')
  @ApiErrors(400, 404, 409)
  @Get(':applicationId/appointment.ics')
  file(
    @Param('id', IdPipe) projectId: string,
    @Param('applicationId', IdPipe) applicationId: string,
    @Caller() by: UserCaller,
    @ReaderLanguage() language: Language,
  ): Promise<string> {
    return this.files.file(by, { projectId, applicationId }, language);
  }
}
