import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import type { UploadedFile } from '../../../platform/files/files.ts';
import { Limit } from '../../../platform/limits/limit.ts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { IdPipe } from '../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { ApiFile, sendFile, type FileAnswer } from '../../../shared/http/output/send-file.ts';
import { PictureUpload, UploadedPicture } from '../../../shared/http/upload/upload.ts';
import type { Precondition } from '../../../shared/version.ts';
import { PortraitsService } from '../../application/portraits.service.ts';
import { TeamService } from '../../application/team.service.ts';
import { TeamMemberAnswer, toMemberView } from './admin-career-site-view.dto.ts';
import { PortraitDto, TeamMemberDto, TeamOrderDto } from './admin-career-site.dto.ts';

@ApiTags('career site (administration)')
@Only('admin')
@Controller('api/admin/career-site')
export class AdminTeamController {
  constructor(
    private readonly team: TeamService,
    private readonly portraits: PortraitsService,
  ) {}

  /** Adds a member to the end of the team; 409 when it has the most already. */
  @ApiErrors(400, 409)
  @Post('team')
  async create(@Body() input: TeamMemberDto, @Caller() caller: AdminCaller): Promise<TeamMemberAnswer> {
    const member = await this.team.create(caller.id, input);
    return { ...coded('team-member.created'), member: toMemberView(member) };
  }

  /** Sets the order in which the team is shown; 409 unless every member is named once. */
  @ApiErrors(400, 409)
  @Put('team-order')
  async order(@Body() { ids }: TeamOrderDto, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.team.order(caller.id, ids);
    return coded('team-member.order-saved');
  }

  /** Replaces the fields of a member. The portrait has routes of its own. */
  @ApiErrors(400, 404)
  @Put('team/:id')
  async change(
    @Param('id', IdPipe) id: string,
    @Body() input: TeamMemberDto,
    @Caller() caller: AdminCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<TeamMemberAnswer> {
    const member = await this.team.change(caller.id, id, input, precondition);
    return { ...coded('team-member.updated'), member: toMemberView(member) };
  }

  /** Deletes a member with the portrait. Pages that named the member no longer do. */
  @ApiErrors(400, 404)
  @Delete('team/:id')
  async remove(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.team.remove(caller.id, id);
    return coded('team-member.deleted');
  }

  /** The portrait of a member, also of a hidden one. */
  @ApiFile('image/webp')
  @ApiErrors(400, 404)
  @Get('team/:id/portrait')
  async portrait(@Param('id', IdPipe) id: string): Promise<FileAnswer> {
    const { file, content } = await this.portraits.open(id);
    return sendFile(file, content);
  }

  /**
   * Stores a portrait with the day of the person's consent, in the place of a former one. Of the picture only the pixels
   * are kept, cropped to a square in three sizes.
   */
  @Limit('upload')
  @PictureUpload('portrait')
  @ApiErrors(404)
  @Put('team/:id/portrait')
  async changePortrait(
    @Param('id', IdPipe) id: string,
    @Body() { consent_on }: PortraitDto,
    @UploadedPicture('portrait') picture: UploadedFile,
    @Caller() caller: AdminCaller,
  ): Promise<TeamMemberAnswer> {
    const member = await this.portraits.change(caller.id, id, picture, consent_on);
    return { ...coded('portrait.updated'), member: toMemberView(member) };
  }

  /** Takes the consent back: the portrait is erased, and its addresses are 404 from the next request on. */
  @ApiErrors(400, 404)
  @Delete('team/:id/portrait')
  async removePortrait(
    @Param('id', IdPipe) id: string,
    @Caller() caller: AdminCaller,
  ): Promise<MessageAnswer> {
    await this.portraits.remove(caller.id, id);
    return coded('portrait.removed');
  }
}
