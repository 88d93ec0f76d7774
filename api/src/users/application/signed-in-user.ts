import type { UserCaller } from '../../shared/caller.ts';
import type { Account } from '../domain/account.ts';

/** A user who calls, with the account as it was read to let the request in: what shows it need not read it again. */
export interface SignedInUser extends UserCaller {
  account: Account;
}
