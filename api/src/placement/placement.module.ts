import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { MessagingModule } from '../messaging/messaging.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { PoolModule } from '../pool/pool.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';
import { BoardController } from './adapters/http/board.controller.ts';
import { DeskController } from './adapters/http/desk.controller.ts';
import { OwnApplicationsController } from './adapters/http/own-applications.controller.ts';
import { ProjectApplicantsController } from './adapters/http/project-applicants.controller.ts';
import { ProjectBoardController } from './adapters/http/project-board.controller.ts';
import { StagesController } from './adapters/http/stages.controller.ts';
import { collectedNewsCollection } from './adapters/mongo/collected-news.schema.ts';
import { closingsCollection } from './adapters/mongo/closing.schema.ts';
import { MongoClosingRepository } from './adapters/mongo/mongo-closing.repository.ts';
import { MongoCollectedNewsRepository } from './adapters/mongo/mongo-collected-news.repository.ts';
import { MongoReaderNewsRepository } from './adapters/mongo/mongo-reader-news.repository.ts';
import { MongoOwnerNewsRepository } from './adapters/mongo/mongo-owner-news.repository.ts';
import { ownerNewsCollection } from './adapters/mongo/owner-news.schema.ts';
import { readerNewsCollection } from './adapters/mongo/reader-news.schema.ts';
import { PlacementSchedule } from './adapters/schedule/placement-schedule.ts';
import { ApplicantsOfOwnerService } from './application/applicants-of-owner.service.ts';
import { ApplyingService } from './application/applying.service.ts';
import { BoardService } from './application/board.service.ts';
import { ClosingService } from './application/closing.service.ts';
import { CollectedNewsRepository } from './application/news/collected-news.ports.ts';
import { CollectedNewsService } from './application/news/collected-news.service.ts';
import { FirmNewsWriter } from './application/news/firm-news-writer.ts';
import { FirmMails } from './application/news/firm-mails.ts';
import { FirmReaders } from './application/news/firm-readers.ts';
import { ReaderNewsRepository } from './application/news/reader-news.ports.ts';
import { ReaderNewsService } from './application/news/reader-news.service.ts';
import { DecidingService } from './application/deciding.service.ts';
import { DeskService } from './application/desk.service.ts';
import { MovingService } from './application/moving.service.ts';
import { OwnApplicationsService } from './application/own-applications.service.ts';
import { OwnerNewsService } from './application/owner-news.service.ts';
import { ClosingRepository, OwnerNewsRepository } from './application/placement.ports.ts';
import { SpeculativeApplicationsService } from './application/speculative-applications.service.ts';
import { SentFiles } from './application/sent-files.ts';
import { StageSettling } from './application/stage-settling.service.ts';
import { NamedTargets } from './application/export/named-targets.ts';
import { Targets } from './application/targets.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/**
 * The life cycle of applications of every kind, from applied to placed: applicants send and withdraw them, companies
 * decide on those for their projects, administrators on all of them, at the desk (`DeskController`, `DeskService`).
 * `applications` stores them; `consultants`, `projects` and `jobs` provide the targets.
 */
@Module({
  imports: [
    ApplicationsModule,
    AuthModule,
    MessagingModule,
    NotesModule,
    PoolModule,
    UsersModule,
    WebhooksModule,
    modelsOf(ownerNewsCollection, collectedNewsCollection, readerNewsCollection, closingsCollection),
  ],
  controllers: [
    OwnApplicationsController,
    ProjectApplicantsController,
    ProjectBoardController,
    StagesController,
    BoardController,
    DeskController,
  ],
  providers: [
    Targets,
    NamedTargets,
    ApplyingService,
    DecidingService,
    MovingService,
    BoardService,
    StageSettling,
    ClosingService,
    OwnApplicationsService,
    SpeculativeApplicationsService,
    ApplicantsOfOwnerService,
    DeskService,
    OwnerNewsService,
    CollectedNewsService,
    ReaderNewsService,
    FirmReaders,
    FirmMails,
    FirmNewsWriter,
    SentFiles,
    PlacementSchedule,
    { provide: OwnerNewsRepository, useClass: MongoOwnerNewsRepository },
    { provide: CollectedNewsRepository, useClass: MongoCollectedNewsRepository },
    { provide: ReaderNewsRepository, useClass: MongoReaderNewsRepository },
    { provide: ClosingRepository, useClass: MongoClosingRepository },
  ],
  exports: [
    Targets,
    ApplyingService,
    CollectedNewsService,
    ReaderNewsService,
    FirmReaders,
    FirmMails,
    DecidingService,
    ClosingService,
    DeskService,
    SentFiles,
  ],
})
export class PlacementModule {}
