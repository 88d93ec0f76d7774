import { Body, Controller, Delete, HttpCode, Injectable, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { coded } from '@consulting/contracts';
import { KeepsNothing, Limit } from '../../../../platform/limits/limit.ts';
import { Confirmed, Only } from '../../../../shared/http/access.ts';
import { Caller, type SignedInCaller } from '../../../../shared/http/caller.ts';
import { ShownOnce } from '../../../../shared/http/idempotency.ts';
import { ApiErrors } from '../../../../shared/http/output/api-errors.ts';
import { ReplacedSessionAnswer } from '../../../sessions/adapters/http/replaced-session.dto.ts';
import { SessionsService } from '../../../sessions/application/sessions.service.ts';
import { OwnerCheck } from '../../application/owner-check.ts';
import { PasskeyCheck } from '../../application/passkey-check.ts';
import { PasskeysService } from '../../application/passkeys.service.ts';
import { CredentialOptionsAnswer, CreatePasskeyDto, RecoveryCodesAnswer } from './factors.dto.ts';

/** Routes of users and administrators for their passkeys: the same for both, each below its own path. */
@Injectable()
abstract class OwnPasskeysController {
  constructor(
    private readonly owner: OwnerCheck,
    private readonly passkeys: PasskeysService,
    private readonly check: PasskeyCheck,
    private readonly sessions: SessionsService,
  ) {}

  /** The challenge that a passkey has to sign so that `confirm` accepts it. */
  @Limit('passkey')
  @HttpCode(200)
  @ShownOnce()
  @Post('confirm/passkey')
  async forConfirmation(@Caller() { kind, id }: SignedInCaller): Promise<CredentialOptionsAnswer> {
    return { options: await this.check.forOwner({ audience: kind, id }) };
  }

  /** The options from which the browser creates a new passkey, within five minutes. */
  @Limit('passkey')
  @Confirmed()
  @HttpCode(200)
  @ShownOnce()
  @Post('factors/passkeys/options')
  async offer(@Caller() caller: SignedInCaller): Promise<CredentialOptionsAnswer> {
    return { options: await this.passkeys.offer(await this.owner.account(caller)) };
  }

  /**
   * Adds a passkey: it signs in by itself, and from now on the password alone does not. Answers the recovery codes, once, when
   * it is the first second factor.
   */
  @Limit('access')
  @Confirmed()
  @ApiErrors(400, 409)
  @ShownOnce()
  @Post('factors/passkeys')
  async add(
    @Body() { name, credential }: CreatePasskeyDto,
    @Caller() caller: SignedInCaller,
  ): Promise<RecoveryCodesAnswer> {
    const account = await this.owner.account(caller);
    const { result: recoveryCodes, token } = await this.sessions.replacedBy(caller, () =>
      this.passkeys.add(account, name, credential),
    );
    return { ...coded('passkey.added'), recoveryCodes, token };
  }

  /** Removes a passkey; with the last second factor the recovery codes go too. 409 where one is required. */
  @Confirmed()
  @ApiErrors(404, 409)
  @Delete('factors/passkeys/:credentialId')
  async remove(
    @Param('credentialId') id: string,
    @Caller() caller: SignedInCaller,
  ): Promise<ReplacedSessionAnswer> {
    const account = await this.owner.account(caller);
    const { token } = await this.sessions.replacedBy(caller, () => this.passkeys.remove(account, id));
    return { ...coded('passkey.removed'), token };
  }
}

@ApiTags('account')
@Only('user')
@KeepsNothing()
@Controller('private/api')
export class UserPasskeysController extends OwnPasskeysController {}

@ApiTags('administrators')
@Only('admin')
@Controller('api/admin')
export class AdminPasskeysController extends OwnPasskeysController {}
