import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
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
  toAnswer,
  toMove,
} from './appointments.dto.ts';
import { CalendarFile } from './calendar-file.ts';

const applicant = ({ id }: UserCaller) => ({ kind: 'applicant', id }) as const;

/** The applicant's side of appointments about applications. */
@ApiTags('appointments')
@Only('user')
@Controller('private/api/applications')
export class OwnAppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly files: AppointmentFiles,
    private readonly clock: Clock,
  ) {}

  /** The newest appointment about one of the caller's applications, or offer of one; null when there was none. */
  @ApiErrors(400, 404)
  @Get(':id/appointment')
  async one(
    @Param('id', IdPipe) applicationId: string,
    @Caller() by: UserCaller,
  ): Promise<OneAppointmentView> {
    return toOneAppointment(await this.appointments.of(applicant(by), { applicationId }), this.clock.now());
  }

  /** Offers other times, of which the side that decides takes one. An agreed time stands until then. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Limit('apply')
  @Post(':id/appointment/move')
  async move(
    @Param('id', IdPipe) applicationId: string,
    @Body() input: AppointmentMoveDto,
    @Caller() by: UserCaller,
  ): Promise<AppointmentAnswerView> {
    const moved = await this.appointments.move(applicant(by), { applicationId }, toMove(input));
    return toAppointmentAnswer('appointment.moved', moved, this.clock.now());
  }

  /** Takes an offered time, or none of them with a reason; 409 for one that has passed. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Limit('apply')
  @Post(':id/appointment/answer')
  async answer(
    @Param('id', IdPipe) applicationId: string,
    @Body() input: AppointmentAnswerDto,
    @Caller() by: UserCaller,
  ): Promise<AppointmentAnswerView> {
    const answered = await this.appointments.answer(applicant(by), { applicationId }, toAnswer(input));
    const code = input.none ? 'appointment.declined' : 'appointment.agreed';
    return toAppointmentAnswer(code, answered, this.clock.now());
  }

  /** Cancels an offer or an appointment; the other side is told, with the reason. */
  @ApiErrors(400, 404, 409)
  @HttpCode(200)
  @Limit('apply')
  @Post(':id/appointment/cancel')
  async cancel(
    @Param('id', IdPipe) applicationId: string,
    @Body() { reason }: AppointmentCancelDto,
    @Caller() by: UserCaller,
  ): Promise<AppointmentAnswerView> {
    const ended = await this.appointments.cancel(applicant(by), { applicationId }, reason);
    return toAppointmentAnswer('appointment.cancelled', ended, this.clock.now());
  }

  /** The agreed appointment as an entry for a calendar; 404 without one, 409 while no time is agreed. */
  @CalendarFile()
  @Header('content-disposition', 'attachment; filename="appointment.ics"')
  @ApiErrors(400, 404, 409)
  @Get(':id/appointment.ics')
  file(
    @Param('id', IdPipe) applicationId: string,
    @Caller() by: UserCaller,
    @ReaderLanguage() language: Language,
  ): Promise<string> {
    return this.files.file(applicant(by), { applicationId }, language);
  }
}
