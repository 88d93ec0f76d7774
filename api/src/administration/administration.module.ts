import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { ConsultantsModule } from '../consultants/consultants.module.ts';
import { EmployeesModule } from '../employees/employees.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { PlacementModule } from '../placement/placement.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdministrationController } from './adapters/http/administration.controller.ts';
import { ExportsController } from './adapters/http/exports/exports.controller.ts';
import { FiguresController } from './adapters/http/figures/figures.controller.ts';
import { MongoDigestDays, digestDaysCollection } from './adapters/mongo/mongo-digest-days.ts';
import { closedDaysCollection, MongoClosedDays } from './adapters/mongo/mongo-closed-days.ts';
import { DigestSchedule } from './adapters/schedule/digest-schedule.ts';
import { DigestDays } from './application/digest.ports.ts';
import { DigestService } from './application/digest.service.ts';
import { ExportTables } from './application/export-tables.ts';
import { ExportsService } from './application/exports.service.ts';
import { ClosedDays } from './application/figures/closed-days.ports.ts';
import { ClosingDays } from './application/figures/closing-days.service.ts';
import { FiguresExportService } from './application/figures/figures-export.service.ts';
import { FiguresService } from './application/figures/figures.service.ts';
import { KeptFigures } from './application/figures/kept-figures.ts';
import { UndeliveredMailsService } from './application/undelivered-mails.service.ts';
import { OverviewService } from './application/overview.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** The administration's view of all modules: counts, the audit log, undelivered mails, exports, figures, the digest. */
@Module({
  imports: [
    ApplicationsModule,
    ConsultantsModule,
    EmployeesModule,
    JobsModule,
    MessagingModule,
    PlacementModule,
    ProjectsModule,
    UsersModule,
    modelsOf(digestDaysCollection, closedDaysCollection),
  ],
  controllers: [AdministrationController, ExportsController, FiguresController],
  providers: [
    OverviewService,
    UndeliveredMailsService,
    ExportTables,
    ExportsService,
    KeptFigures,
    ClosingDays,
    FiguresService,
    FiguresExportService,
    DigestService,
    DigestSchedule,
    { provide: ClosedDays, useClass: MongoClosedDays },
    { provide: DigestDays, useClass: MongoDigestDays },
  ],
})
export class AdministrationModule {}
