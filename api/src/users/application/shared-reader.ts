import type { Role } from '@consulting/contracts';
import type { Naming } from '@consulting/contracts/vocabulary';
import { conflict, forbidden, unauthenticated } from '../../shared/errors.ts';
import type { User } from '../domain/user.ts';
import type { SignedInUser } from './signed-in-user.ts';

/**
 * Returns the caller of a list if it says what the caller shares with its entries: somebody of this role who has not
 * switched that off. Null for others; for those who ask for the order by what is shared, 401 without a token, 403 for
 * another role, and a conflict where it is switched off.
 */
export function readerOf(
  caller: SignedInUser | undefined,
  role: Role,
  { sort }: { sort?: 'shared' | undefined } = {},
): User | null {
  const user = caller?.account.user;
  const isReader = user?.role === role;
  if (sort === 'shared') {
    if (!user) throw unauthenticated();
    if (!isReader) throw forbidden('shared.role-required');
    if (!user.showsShared) throw conflict('shared.off');
  }
  return isReader && user.showsShared ? user : null;
}

/** Returns the texts of a profile that name what a person knows: skills, courses and positions held. */
export const namingOfPerson = ({ skills, qualification, experience }: User): Naming => ({
  skills,
  texts: [...qualification.map(({ course }) => course), ...experience.map(({ role }) => role)],
});
