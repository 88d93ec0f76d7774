import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { APPLICATION_MODEL, applicationSchema } from './adapters/mongo/application.schema.ts';
import { MongoApplicationRepository } from './adapters/mongo/mongo-application.repository.ts';
import { ApplicationRetention } from './adapters/schedule/application-retention.ts';
import { ApplicationRepository } from './application/applications.ports.ts';
import { ApplicationsService } from './application/applications.service.ts';
import { Closings } from './application/closings.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: APPLICATION_MODEL, schema: applicationSchema }])],
  providers: [
    ApplicationsService,
    Closings,
    ApplicationRetention,
    { provide: ApplicationRepository, useClass: MongoApplicationRepository },
  ],
  exports: [ApplicationsService, Closings],
})
export class ApplicationsModule {}
