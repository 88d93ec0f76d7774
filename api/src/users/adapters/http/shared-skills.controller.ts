import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Only } from '../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../shared/http/caller.ts';
import { IfMatch } from '../../../shared/http/if-match.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { versionOf, type Precondition } from '../../../shared/version.ts';
import { PreferencesService } from '../../application/preferences.service.ts';
import { editableOfUser } from '../../domain/user.ts';
import { SharedSkillsAnswer, SharedSkillsDto } from './shared-skills.dto.ts';

@ApiTags('profile')
@Only('user')
@Controller('private/api/me/shared')
export class SharedSkillsController {
  constructor(private readonly preferences: PreferencesService) {}

  /**
   * Chooses whether lists say what the caller shares with their entries (`shared`), to the caller alone. The choice is in the
   * caller's profile. While it is off, lists have no `shared`, and `sort=shared` is 409 `shared.off`.
   */
  @ApiErrors(400)
  @Put()
  async choose(
    @Body() { showsShared }: SharedSkillsDto,
    @Caller() caller: UserCaller,
    @IfMatch() precondition: Precondition,
  ): Promise<SharedSkillsAnswer> {
    const user = await this.preferences.showShared(caller.id, showsShared, precondition);
    return { ...coded('shared.saved'), version: versionOf(editableOfUser(user)) };
  }
}
