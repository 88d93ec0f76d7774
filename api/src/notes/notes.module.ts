import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AdminNotesController } from './adapters/http/admin-notes.controller.ts';
import { MongoNoteRepository } from './adapters/mongo/mongo-note.repository.ts';
import { notesCollection } from './adapters/mongo/note.schema.ts';
import { NoteRepository } from './application/notes.ports.ts';
import { NotesService } from './application/notes.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** Internal notes of administrators about people and applications. */
@Module({
  imports: [ApplicationsModule, AuthModule, UsersModule, modelsOf(notesCollection)],
  controllers: [AdminNotesController],
  providers: [NotesService, { provide: NoteRepository, useClass: MongoNoteRepository }],
  exports: [NotesService],
})
export class NotesModule {}
