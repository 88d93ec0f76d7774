import type { User } from '../../../users/domain/user.ts';

/** Returns what an attacker would try first for this account. */
export function aboutOwner({ email, first_name, last_name, company_name }: User): string[] {
  return [email, first_name, last_name, company_name];
}
