import { Global, Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/time/clock.ts';
import { isEmbedded } from '../database/connection/open-database.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { CachedAnswers } from './cached-answers.ts';
import { MongoRevisions, type RevisionRecord, revisionsCollection } from './mongo-revisions.ts';
import { BELIEVED_FOR, Revisions } from './revisions.ts';
import { modelsOf } from '../database/collections/collection.ts';

/** Cached public lists: each list has a revision number, and its answers are cached until the number changes. */
@Global()
@Module({
  imports: [modelsOf(revisionsCollection)],
  providers: [
    {
      provide: Revisions,
      inject: [getModelToken('Revision'), UnitOfWork, Clock, Settings],
      useFactory: (
        records: Model<RevisionRecord>,
        unitOfWork: UnitOfWork,
        clock: Clock,
        { databaseUri }: Settings,
      ) => new MongoRevisions(records, unitOfWork, clock, isEmbedded(databaseUri) ? Infinity : BELIEVED_FOR),
    },
    CachedAnswers,
  ],
  exports: [Revisions, CachedAnswers],
})
export class RevisionsModule {}
