import type { User } from '../../../users/domain/user.ts';

/** What an attacker would try first for this account. */
export function aboutOwner({ email, first_name, last_name, company_name }: User): string[] {
  return [email, first_name, last_name, company_name];
}
