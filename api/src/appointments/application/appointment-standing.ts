import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectedNewsService } from '../../placement/application/news/collected-news.service.ts';
import { Clock } from '../../shared/time/clock.ts';
import { appointmentFacts } from './appointment-mails.ts';
import { AppointmentRepository } from './appointments.ports.ts';

/** Says in mails that collect news about an application how its appointment stands. */
@Injectable()
export class AppointmentStanding implements OnModuleInit {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly collected: CollectedNewsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.collected.add(async ({ id }, side, language) => {
      const appointment = await this.appointments.findNewest(id);
      return appointment ? appointmentFacts(appointment, side, language, this.clock.now()) : [];
    });
  }
}
