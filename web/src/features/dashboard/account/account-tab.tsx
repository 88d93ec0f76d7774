import { ChangePassword } from '../../../shared/account/change-password.tsx';
import { EmailSection } from '../../../shared/account/email-section.tsx';
import { SessionsSection } from '../../../shared/account/sessions-section.tsx';
import type { User } from '../../../shared/api/types.ts';
import { DataSection } from './data-section.tsx';
import { EraseAccount } from './erase-account.tsx';
import { LinkedInSection } from './linkedin-section.tsx';

/** /dashboard/account: email address, password, sessions, LinkedIn, data export and erasure. */
export function AccountTab({ user }: { user: User }) {
  const owner = { audience: 'user', email: user.email, hasPassword: user.hasPassword !== false } as const;
  return (
    <div className="account">
      <EmailSection {...owner} />
      <ChangePassword {...owner} />
      <SessionsSection audience="user" />
      {user.linkedIn && <LinkedInSection user={user} />}
      <DataSection />
      <EraseAccount user={user} />
    </div>
  );
}
