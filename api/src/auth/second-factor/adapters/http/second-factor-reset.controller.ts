import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { Confirmed, Only } from '../../../../shared/http/access.ts';
import { Caller, type AdminCaller } from '../../../../shared/http/caller.ts';
import { IdPipe } from '../../../../shared/http/input/id.pipe.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { SecondFactorReset } from '../../application/second-factor-reset.ts';

/** For people who lost their second factor and its recovery codes. They are notified by mail. */
@ApiTags('administrators')
@Only('admin')
@Confirmed()
@Controller('api/admin')
export class SecondFactorResetController {
  constructor(private readonly resets: SecondFactorReset) {}

  /** Removes another administrator's second factor and ends all sessions: the next sign-in needs the password, and adds one where it is required. */
  @ApiErrors(400, 404, 409)
  @Delete('admins/:id/second-factor')
  async ofAdmin(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.resets.byAdmin(caller, 'admin', id);
    return coded('second-factor.reset');
  }

  /** Removes a user's second factor and ends all sessions: the next sign-in needs the password alone. */
  @ApiErrors(400, 404)
  @Delete('users/:id/second-factor')
  async ofUser(@Param('id', IdPipe) id: string, @Caller() caller: AdminCaller): Promise<MessageAnswer> {
    await this.resets.byAdmin(caller, 'user', id);
    return coded('second-factor.reset');
  }
}
