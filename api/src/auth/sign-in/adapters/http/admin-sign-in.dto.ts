import { coded, type MessageCode } from '@consulting/contracts';
import { anonymousAddress } from '../../../../shared/http/client-address.ts';
import { ApiCode } from '../../../../shared/http/output/api-code.ts';
import type { Origin, OpenedAdminSession } from '../../application/admin-sign-in.service.ts';
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
  /** Ten, each for one sign-in; never shown again. @example ["7k3d-p0qa-mz81-x4vt"] */
  recoveryCodes: string[];
}

export function toAdminSignInAnswer({ token, admin }: OpenedAdminSession): AdminSignInAnswer {
  const { code, message: msg } = coded('session.opened');
  return { code, msg, token, admin: toOwnAdminView(admin) };
}

export const originOf = (ip: string, device: string): Origin => ({ device, address: anonymousAddress(ip) });
