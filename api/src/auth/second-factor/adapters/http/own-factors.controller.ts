import { Body, Controller, Delete, Get, HttpCode, Injectable, Post } from '@nestjs/common';
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
import { SecondFactorService } from '../../application/second-factor.service.ts';
import {
  CodeDto,
  ConfirmDto,
  FactorsView,
  OfferedCodesAnswer,
  RecoveryCodesAnswer,
  toFactorsView,
} from './factors.dto.ts';

/** Routes of users and administrators for their second factor: the same for both, each below its own path. */
@Injectable()
abstract class OwnFactorsController {
  constructor(
    private readonly owner: OwnerCheck,
    private readonly factors: SecondFactorService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Confirms that the owner is at the screen, with the same factors as at sign-in: a passkey, or the password, and with
   * a second factor a code of the app or a recovery code too. Where there is no password, the code. For ten minutes the
   * routes that require it are open to the session whose token is answered; so they are after signing in.
   */
  @Limit('sign-in')
  @ApiErrors(400)
  @HttpCode(200)
  @ShownOnce()
  @Post('confirm')
  async confirm(@Body() input: ConfirmDto, @Caller() caller: SignedInCaller): Promise<ReplacedSessionAnswer> {
    const token = await this.owner.confirm(caller, input);
    return { ...coded('session.confirmed'), token };
  }

  /** The own second factor. */
  @Get('factors')
  async get(@Caller() { kind, id }: SignedInCaller): Promise<FactorsView> {
    return toFactorsView(await this.factors.stateOf({ audience: kind, id }));
  }

  /** A key for an authenticator app, which counts once a code of it was sent to `factors/codes/confirm`, within 15 minutes. */
  @Limit('access')
  @Confirmed()
  @HttpCode(200)
  @ShownOnce()
  @Post('factors/codes')
  async offer(@Caller() caller: SignedInCaller): Promise<OfferedCodesAnswer> {
    return this.factors.offerCodes(await this.owner.account(caller));
  }

  /** Adds the app: from now on one of its codes is needed to sign in. Answers the recovery codes, once. */
  @Limit('sign-in')
  @Confirmed()
  @ApiErrors(400, 409)
  @HttpCode(200)
  @ShownOnce()
  @Post('factors/codes/confirm')
  async add(@Body() { code }: CodeDto, @Caller() caller: SignedInCaller): Promise<RecoveryCodesAnswer> {
    const account = await this.owner.account(caller);
    const { result: recoveryCodes, token } = await this.sessions.replacedBy(caller, () =>
      this.factors.addCodes(account, code),
    );
    return { ...coded('second-factor.added'), recoveryCodes, token };
  }

  /** Removes the app; with the last second factor the recovery codes go too. 409 where one is required. */
  @Confirmed()
  @ApiErrors(404, 409)
  @Delete('factors/codes')
  async remove(@Caller() caller: SignedInCaller): Promise<ReplacedSessionAnswer> {
    const account = await this.owner.account(caller);
    const { token } = await this.sessions.replacedBy(caller, () => this.factors.removeCodes(account));
    return { ...coded('second-factor.removed'), token };
  }

  /** Ten new recovery codes; the former ones stop working. */
  @Limit('access')
  @Confirmed()
  @ApiErrors(404)
  @HttpCode(200)
  @ShownOnce()
  @Post('factors/recovery-codes')
  async renew(@Caller() caller: SignedInCaller): Promise<RecoveryCodesAnswer> {
    const account = await this.owner.account(caller);
    const { result: recoveryCodes, token } = await this.sessions.replacedBy(caller, () =>
      this.factors.renewRecoveryCodes(account),
    );
    return { ...coded('second-factor.recovery-codes-made'), recoveryCodes, token };
  }
}

@ApiTags('account')
@Only('user')
@KeepsNothing()
@Controller('private/api')
export class UserFactorsController extends OwnFactorsController {}

@ApiTags('administrators')
@Only('admin')
@Controller('api/admin')
export class AdminFactorsController extends OwnFactorsController {}
