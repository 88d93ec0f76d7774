import { DEFAULT_LANGUAGE, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { ApiError, get } from '../../../shared/api/client.ts';
import { leaveUnasked } from '../../../shared/api/unsaved.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { LANGUAGE } from '../../../shared/language.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { LINKEDIN_UNREACHABLE } from './linkedin-landing.ts';

/** The address of the sign-in with LinkedIn, which returns to the pages of this language. */
const LOGIN = `/public/api/v0/linkedIn/login${LANGUAGE === DEFAULT_LANGUAGE ? '' : `?language=${LANGUAGE}`}`;

/**
 * Redirects to LinkedIn. The server is asked first, so that an unreachable server or one without LinkedIn shows an
 * error here instead of a browser error page or JSON.
 */
export function LinkedInButton({ onLeave }: { onLeave?: () => void }) {
  const task = useTask({ failed: LINKEDIN_UNREACHABLE });
  const leave = () =>
    task.run(async () => {
      await get(urlOf('/public/api/v0/ping'));
      const answer = await fetch(LOGIN, { redirect: 'manual' }).catch(() => null);
      if (answer?.status === 503) throw new ApiError(503, TEXTS.linkedInMissing);
      // Unsent input is kept as a draft, so no warning is needed.
      leaveUnasked();
      onLeave?.();
      window.location.assign(LOGIN);
    });
  return (
    <>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <Button
        kind="second"
        full
        working={task.working && t`Login with LinkedIn`}
        onClick={leave}
      >{t`Login with LinkedIn`}</Button>
    </>
  );
}
