import { Body, Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { KeepsNothing } from '../../../../platform/limits/limit.ts';
import { Only } from '../../../../shared/http/access.ts';
import { Caller, type UserCaller } from '../../../../shared/http/caller.ts';
import { EraseDto } from './account.dto.ts';
import { OwnAccessController } from './own-access.controller.ts';

/** A user's own sign-in methods and account. */
@ApiTags('account')
@Only('user')
@KeepsNothing()
@Controller('private/api')
export class AccountController extends OwnAccessController {
  /** Erases the account and all its data. Requires a confirmation within the last 10 minutes, or the password where there is no second factor. */
  @ApiErrors(400, 403)
  @Delete('me')
  async erase(@Body() { password }: EraseDto, @Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.account.erase(caller, password);
    return coded('account.deleted');
  }

  /** Removes the link to LinkedIn; only while there is a password to sign in with. */
  @ApiErrors(409)
  @Delete('me/linkedin')
  async unlink(@Caller() caller: UserCaller): Promise<MessageAnswer> {
    await this.account.unlinkLinkedIn(caller);
    return coded('linkedin.unlinked');
  }
}
