import type { AdminCaller } from '../../../shared/caller.ts';
import type { Admin } from '../../admins/domain/admin.ts';

/** An administrator who calls, as read to let the request in. */
export interface SignedInAdmin extends AdminCaller {
  admin: Admin;
}
