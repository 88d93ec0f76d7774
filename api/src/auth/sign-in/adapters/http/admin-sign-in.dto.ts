import { coded, type MessageCode } from '@consulting/contracts';
import { ApiCode } from '../../../../shared/http/output/api-code.ts';
import type { OpenedAdminSession } from '../../application/admin-sign-in.service.ts';
import type { Browser } from './browser.ts';
import { OwnAdminView, toOwnAdminView } from '../../../account/adapters/http/admins.dto.ts';

/** A session was opened; `msg` is what the specification calls it here. */
export class AdminSignInAnswer {
  @ApiCode('session.opened')
  code: MessageCode;

  /** @example Signed in. */
  msg: string;

  token: string;

  admin: OwnAdminView;
}

/** A session was opened, after a second factor was added. */
export class AdminEnrolledAnswer extends AdminSignInAnswer {
  /** Ten, each for one sign-in; never shown again. @example ["7k3d-p0qa-mz81-x4vt-9s2c-j8wf"] */
  recoveryCodes: string[];
}

/** Also makes the browser a known device. */
export function toAdminSignInAnswer(
  { token, admin, epoch }: OpenedAdminSession,
  browser: Browser,
): AdminSignInAnswer {
  browser.remember({ audience: 'admin', id: admin.id, epoch });
  const { code, message: msg } = coded('session.opened');
  return { code, msg, token, admin: toOwnAdminView(admin) };
}
