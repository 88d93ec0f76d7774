import type { UserCaller } from '../../shared/caller.ts';
import type { Account } from '../domain/account.ts';

/** A calling user with the account that the guard read, so that it need not be read again. */
export interface SignedInUser extends UserCaller {
  account: Account;
}
