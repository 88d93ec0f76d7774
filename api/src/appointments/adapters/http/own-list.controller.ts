import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { AppointmentsService } from '../../application/appointments.service.ts';
import { AppointmentView, toAppointmentView } from './appointment-views.dto.ts';

@ApiTags('appointments')
@Only('user')
@Controller('private/api/appointments')
export class OwnAppointmentListController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly clock: Clock,
  ) {}

  /** Appointments and offers about the caller's own applications that lie ahead, newest first, at most 100. */
  @Get()
  async list(@Caller() { id }: UserCaller): Promise<AppointmentView[]> {
    const now = this.clock.now();
    return (await this.appointments.aheadOf(id)).map((each) => toAppointmentView(each, now));
  }
}
