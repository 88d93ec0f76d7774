import type { AdminCaller } from '../../../shared/caller.ts';
import type { Admin } from '../../admins/domain/admin.ts';

/** A calling administrator, with the account that the guard read. */
export interface SignedInAdmin extends AdminCaller {
  admin: Admin;
}
