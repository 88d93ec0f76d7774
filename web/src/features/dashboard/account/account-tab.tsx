import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { AccountColumns } from '../../../shared/account/account-columns.tsx';
import { AppearanceSection } from '../../../shared/account/appearance-section.tsx';
import { ChangePassword } from '../../../shared/account/change-password.tsx';
import { EmailSection } from '../../../shared/account/email-section.tsx';
import { LanguageSection } from '../../../shared/account/language-section.tsx';
import { SecondFactorSection } from '../../../shared/account/second-factor-section.tsx';
import { SessionsSection } from '../../../shared/account/sessions-section.tsx';
import { getFile, send } from '../../../shared/api/client.ts';
import type { User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { saveAs } from '../../../shared/ui/display/save-as.ts';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { CalendarFeedSection } from '../../appointments/calendar-feed-section.tsx';
import { EraseAccount } from './erase-account.tsx';
import { PoolSection } from './pool-section.tsx';
import { SharedSkillsSection } from './shared-skills-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';

/** /dashboard/account: how one signs in, settings, sessions, data export and erasure. */
export function AccountTab({ user }: { user: User }) {
  const hasPassword = user.hasPassword !== false;
  const owner = { audience: 'user', email: user.email, hasPassword } as const;
  const refresh = useRefresh();
  return (
    <AccountColumns
      access={
        <>
          <EmailSection {...owner} />
          <ChangePassword {...owner} />
          <SecondFactorSection audience="user" />
          {user.linkedIn && (
            <ActionSection
              title={t`LinkedIn`}
              text={t`Your account is linked to LinkedIn, and you can sign in with it.`}
              button={t`Unlink LinkedIn`}
              working={t`Unlinking...`}
              failed={t`LinkedIn could not be unlinked. Please try again.`}
              refused={
                !hasPassword && t`To unlink it, set a password first: LinkedIn is your only way to sign in.`
              }
              run={async () => {
                await send('delete', '/private/api/me/linkedin');
                await refresh('/private/api/me');
              }}
            />
          )}
        </>
      }
      more={
        <>
          <NotificationsSection user={user} />
          <SharedSkillsSection user={user} />
          <LanguageSection audience="user" person={user} />
          <AppearanceSection />
          {user.role === 'B2B' && <CalendarFeedSection audience="user" />}
          <SessionsSection audience="user" />
          <ActionSection
            title={t`Your data`}
            text={t`Download all your data, including your files, as a ZIP archive: with a page to read and print, and files for programs.`}
            button={t`Download my data`}
            working={t`Preparing...`}
            failed={t`The export could not be created. Please try again.`}
            run={async () => {
              const archive = await getFile(urlOf('/private/api/me/export'));
              const day = new Date().toISOString().slice(0, 10);
              saveAs(archive, t`my-data-${day}.zip`);
            }}
          />
          {user.role !== 'B2B' && <PoolSection />}
          <EraseAccount user={user} />
        </>
      }
    />
  );
}

interface ActionProps {
  title: string;
  text: string;
  button: string;
  working: string;
  failed: string;
  /** Why there is no button. */
  refused?: string | false;
  run: () => Promise<void>;
}

function ActionSection({ title, text, button, working, failed, refused, run }: ActionProps) {
  const id = useId();
  const task = useTask({ failed, network: t`Server error` });
  return (
    <section className="card form" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      {refused ? (
        <p className="muted">{refused}</p>
      ) : (
        <p>
          <Button kind="second" working={task.working && working} onClick={() => void task.run(run)}>
            {button}
          </Button>
        </p>
      )}
    </section>
  );
}
