import { COMPANY, type Availability } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { send } from '../../shared/api/client.ts';
import { claimText } from '../../shared/availability/availability-text.ts';
import junction from '../../shared/illustrations/junction.svg?raw';
import { embedded } from '../../shared/posting/page-data.ts';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { Illustration } from '../../shared/ui/page/illustration.tsx';
import { useRenderedFor } from '../../shared/ui/page/rendered-for.ts';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { UntilHydrated } from '../../shared/ui/page/until-hydrated.tsx';
import { useHydrated } from '../../shared/ui/page/use-hydrated.ts';

const SENDER = COMPANY.shortName;

/** Returns what the server has put into the page; null before hydration. */
function useKnown(): Partial<Availability> | null {
  const isHydrated = useHydrated();
  const [known] = useState(() => {
    try {
      return JSON.parse(embedded('availability-data') ?? '') as Partial<Availability>;
    } catch {
      return null;
    }
  });
  return isHydrated ? known : null;
}

/**
 * /availability/{token}: opened by the link in a reminder. It asks for a press, because programs that check mails open links,
 * too.
 */
export default function AvailabilityPage() {
  // The server answers a link that is none with another page.
  const isLink = useRenderedFor().endsWith('?known');
  return (
    <div className="wrap page-loading lost">
      <Seo
        title={t`Confirm your availability`}
        description={t`Tell ${SENDER} whether your availability is still right.`}
        noindex
      />
      <Illustration svg={junction} />
      {isLink ? (
        <Confirmation />
      ) : (
        <>
          <h1>{t`This link does not work`}</h1>
          <p className="lead">{t`Please sign in: your profile shows your availability, and you can confirm it there.`}</p>
        </>
      )}
      <p>
        <GoLink to="/dashboard/profile#availability">{t`Open your profile`}</GoLink>
      </p>
    </div>
  );
}

function Confirmation() {
  const { token = '' } = useParams();
  const known = useKnown();
  const task = useTask({ failed: t`Something went wrong. Please try again.`, network: t`Server error` });
  const claim = known && claimText(known);
  const confirm = () =>
    task.run(
      async () => (await send('post', '/availability/{token}', { params: { token }, auth: 'none' })).message,
    );
  return (
    <>
      <h1>{t`Is this still right?`}</h1>
      {/* Its owner reads what was said, however old it is. Before hydration the line keeps its place. */}
      <p className="lead">{claim ? t`Your profile says: ${claim}.` : '\u00a0'}</p>
      <noscript>
        <p>{t`This page needs JavaScript. Please allow it for this site, or call us: ${COMPANY.phones[0]}.`}</p>
      </noscript>
      <TaskNotice task={task} focusOnShow={Boolean(task.done)} />
      {!task.done && (
        <UntilHydrated>
          <p className="row">
            <Button working={task.working && t`Confirming...`} onClick={() => void confirm()}>
              {t`Yes, confirm`}
            </Button>
          </p>
        </UntilHydrated>
      )}
      <p>{t`If something has changed, enter it in your profile: saving confirms it, too.`}</p>
    </>
  );
}
