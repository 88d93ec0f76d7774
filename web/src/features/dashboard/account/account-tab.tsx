import type { User } from '../../../shared/api/types.ts';
import { ChangePassword } from './change-password.tsx';
import { DataSection } from './data-section.tsx';
import { EraseAccount } from './erase-account.tsx';
import { LinkedInSection } from './linkedin-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** /dashboard/account: password, where one is signed in, and what is kept about oneself. */
export function AccountTab({ user }: { user: User }) {
  return (
    <div className="account">
      <ChangePassword user={user} />
      <SessionsSection />
      {user.linkedIn && <LinkedInSection user={user} />}
      <DataSection />
      <EraseAccount user={user} />
    </div>
  );
}
