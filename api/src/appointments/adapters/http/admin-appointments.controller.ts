import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { Only, OpenTo } from '../../../shared/http/access.ts';
import { Caller, type FirmActor } from '../../../shared/http/caller.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
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

/** The firm's side of appointments about applications. */
@ApiTags('appointments (administration)')
@Only('admin')
@Controller('api/admin/applications')
export class AdminAppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly files: AppointmentFiles,
    private readonly clock: Clock,
  ) {}

  /** The newest appointment about an application, or offer of one; null when there was none. */
  @OpenTo('applications:read')
  @ApiErrors(400, 404)
  @Get(':id/appointment')
  async one(
    @Param('id', IdPipe) applicationId: string,
    @Caller() by: FirmActor,
  ): Promise<OneAppointmentView> {
    return toOneAppointment(await this.appointments.of(by, { applicationId }), this.clock.now());
  }

  /** Offers one to five times to the applicant of a pending application; 409 while another offer or appointment stands. */
  @OpenTo('applications:decide')
  @ApiErrors(400, 404, 409)
  @Post(':id/appointment')
  @LongBody('texts')
  async offer(
    @Param('id', IdPipe) applicationId: string,
    @Body() input: AppointmentOfferDto,
    @Caller() by: FirmActor,
  ): Promise<AppointmentAnswerView> {
    const offered = await this.appointments.offer(by, { applicationId }, toOffer(input));
    return toAppointmentAnswer('appointment.offered', offered, this.clock.now());
  }

  /** Offers other times, of which the applicant takes one. An agreed time stands until then. */
  @OpenTo('applications:decide')
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/appointment/move')
  async move(
    @Param('id', IdPipe) applicationId: string,
    @Body() input: AppointmentMoveDto,
    @Caller() by: FirmActor,
  ): Promise<AppointmentAnswerView> {
    const moved = await this.appointments.move(by, { applicationId }, toMove(input));
    return toAppointmentAnswer('appointment.moved', moved, this.clock.now());
  }

  /** Takes a time that the applicant has offered, or none of them; 409 for one that has passed. */
  @OpenTo('applications:decide')
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/appointment/answer')
  async answer(
    @Param('id', IdPipe) applicationId: string,
    @Body() input: AppointmentAnswerDto,
    @Caller() by: FirmActor,
  ): Promise<AppointmentAnswerView> {
    const answered = await this.appointments.answer(by, { applicationId }, toAnswer(input));
    const code = input.none ? 'appointment.declined' : 'appointment.agreed';
    return toAppointmentAnswer(code, answered, this.clock.now());
  }

  /** Cancels an offer or an appointment; the applicant is told, with the reason. */
  @OpenTo('applications:decide')
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Post(':id/appointment/cancel')
  async cancel(
    @Param('id', IdPipe) applicationId: string,
    @Body() { reason }: AppointmentCancelDto,
    @Caller() by: FirmActor,
  ): Promise<AppointmentAnswerView> {
    const ended = await this.appointments.cancel(by, { applicationId }, reason);
    return toAppointmentAnswer('appointment.cancelled', ended, this.clock.now());
  }

  /** The agreed appointment as an entry for a calendar; 404 without one, 409 while no time is agreed. */
  @OpenTo('applications:read')
  @CalendarFile()
  @Header('content-disposition', 'attachment; filename="appointment.ics"')
  @ApiErrors(400, 404, 409)
  @Get(':id/appointment.ics')
  file(
    @Param('id', IdPipe) applicationId: string,
    @Caller() by: FirmActor,
    @ReaderLanguage() language: Language,
  ): Promise<string> {
    return this.files.file(by, { applicationId }, language);
  }
}
