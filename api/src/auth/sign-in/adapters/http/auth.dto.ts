import { ApiProperty } from '@nestjs/swagger';
import { coded, LIMITS } from '@consulting/contracts';
import { STAGES, type Stage } from '../../../../shared/caller.ts';
import { Text } from '../../../../shared/http/input/fields.ts';
import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';
import { toOwnUserView, UserView } from '../../../../users/adapters/http/user.dto.ts';
import type { ProfilesService } from '../../../../users/application/profiles.service.ts';
import { Password } from '../../../passwords/adapters/http/credential-fields.ts';
import { WAYS, type Way } from '../../../second-factor/domain/sign-in-factors.ts';
import type { Browser } from './browser.ts';
import type { PendingSignIn, OpenedSession } from '../../application/sign-in.service.ts';

export class LoginDto {
  /** @example lena.vogt@example.com */
  @Text({ max: LIMITS.email, required: 'email.required', kind: 'contact' })
  email: string;

  @Password('The account’s password')
  password: string;
}

export class ExchangeDto {
  /** The one-time code from the address that the sign-in with the provider led to. */
  @Text({ max: 200, required: 'session.sign-in-code-missing', kind: 'contact' })
  token: string;
}

/** A session was opened. */
export class SignInAnswer extends MessageAnswer {
  /** To be sent as `Authorization: Bearer …`. */
  token: string;

  user: UserView;
}

/** Also makes the browser a known device. */
export async function toSignInAnswer(
  { token, user, epoch }: OpenedSession,
  profiles: ProfilesService,
  browser: Browser,
): Promise<SignInAnswer> {
  browser.remember({ audience: 'user', id: user.id, epoch });
  return { ...coded('session.opened'), token, user: toOwnUserView(await profiles.ownOf(user.id)) };
}

/** The right password does not open a session yet: `token` is for the routes of this stage, within five minutes. */
export class StageAnswer extends MessageAnswer {
  @ApiProperty({
    enum: STAGES,
    description: '`second-factor`: a code is wanted; `enrolment`: a second factor has to be added first',
  })
  stage: Stage;

  @ApiProperty({ enum: WAYS, isArray: true, description: 'The second factors that there are' })
  ways: Way[];

  /** To be sent as `Authorization: Bearer …` to the routes of the stage. */
  token: string;
}

export const toStageAnswer = ({ stage, ways, token }: PendingSignIn): StageAnswer => ({
  ...coded(stage === 'enrolment' ? 'session.second-factor-missing' : 'session.second-factor-wanted'),
  stage,
  ways,
  token,
});
