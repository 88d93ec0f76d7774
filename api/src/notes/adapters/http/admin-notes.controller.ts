import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { LongBody } from '../../../shared/http/input/body-limit.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiPage } from '../../../shared/http/output/paging.ts';
import type { Page } from '../../../shared/page.ts';
import { NotesService } from '../../application/notes.service.ts';
import { subjectOf } from '../../domain/note.ts';
import { NoteAnswer, NoteDto, NotesQuery, NoteView, toNoteView } from './notes.dto.ts';

@ApiTags('notes (administration)')
@Only('admin')
@Controller('api/admin/notes')
export class AdminNotesController {
  constructor(private readonly notes: NotesService) {}

  /** Internal notes about a user or an application, newest first. `q` is searched in the text. */
  @ApiPage(NoteView)
  @ApiErrors(400)
  @Get()
  async list(@Query() query: NotesQuery): Promise<Page<NoteView>> {
    return (await this.notes.about(subjectOf(query.about), query.q, query)).map(toNoteView);
  }

  /** Adds an internal note. It is in the person's own data export, and goes with the account or the application. */
  @ApiErrors(400, 404)
  @Post()
  @LongBody('texts')
  async add(@Body() { about, text }: NoteDto, @Caller() caller: AdminCaller): Promise<NoteAnswer> {
    const note = await this.notes.add(caller.id, subjectOf(about), text);
    return { ...coded('note.added'), note: toNoteView(note) };
  }

  /** Deletes an internal note. */
  @ApiErrors(400, 404)
  @Delete(':id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.notes.remove(caller.id, id);
    return coded('note.deleted');
  }
}
