import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';
import { UsersModule } from '../users/users.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { AdminAppointmentsController } from './adapters/http/admin-appointments.controller.ts';
import {
  AdminCalendarFeedController,
  CalendarController,
  CompanyCalendarFeedController,
} from './adapters/http/calendar-feed.controller.ts';
import { OwnAppointmentsController } from './adapters/http/own-appointments.controller.ts';
import { OwnAppointmentListController } from './adapters/http/own-list.controller.ts';
import { ProjectAppointmentsController } from './adapters/http/project-appointments.controller.ts';
import { IcalWriter } from './adapters/ical/ical-writer.ts';
import { appointmentsCollection } from './adapters/mongo/appointment.schema.ts';
import { calendarFeedsCollection } from './adapters/mongo/calendar-feed.schema.ts';
import { MongoAppointmentRepository } from './adapters/mongo/mongo-appointment.repository.ts';
import { MongoCalendarFeedRepository } from './adapters/mongo/mongo-calendar-feed.repository.ts';
import { AppointmentsSchedule } from './adapters/schedule/appointments-schedule.ts';
import { AppointmentEndings } from './application/appointment-endings.ts';
import { AppointmentFiles } from './application/appointment-files.ts';
import { AppointmentNewsService } from './application/appointment-news.ts';
import { AppointmentRecords } from './application/appointment-records.ts';
import { AppointmentStanding } from './application/appointment-standing.ts';
import { AppointmentRemindersService } from './application/appointment-reminders.service.ts';
import { AppointmentsService } from './application/appointments.service.ts';
import {
  AppointmentRepository,
  CalendarFeedRepository,
  CalendarWriter,
} from './application/appointments.ports.ts';
import { CalendarFeedsService } from './application/calendar-feeds.service.ts';

/**
 * Appointments about applications: those who decide offer times, applicants take one, both move or cancel; with entries
 * for calendars, reminders and feeds (docs/decisions/0061-appointments.md). It learns from `applications` when an
 * application ends.
 */
@Module({
  imports: [
    ApplicationsModule,
    AuthModule,
    PlacementModule,
    UsersModule,
    WebhooksModule,
    modelsOf(appointmentsCollection, calendarFeedsCollection),
  ],
  controllers: [
    OwnAppointmentListController,
    OwnAppointmentsController,
    ProjectAppointmentsController,
    AdminAppointmentsController,
    CompanyCalendarFeedController,
    AdminCalendarFeedController,
    CalendarController,
  ],
  providers: [
    AppointmentsService,
    AppointmentFiles,
    AppointmentNewsService,
    AppointmentRecords,
    AppointmentEndings,
    AppointmentRemindersService,
    AppointmentStanding,
    CalendarFeedsService,
    AppointmentsSchedule,
    { provide: AppointmentRepository, useClass: MongoAppointmentRepository },
    { provide: CalendarFeedRepository, useClass: MongoCalendarFeedRepository },
    { provide: CalendarWriter, useClass: IcalWriter },
  ],
  exports: [AppointmentsService],
})
export class AppointmentsModule {}
