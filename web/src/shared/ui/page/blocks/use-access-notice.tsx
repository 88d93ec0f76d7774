import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberIntent } from '../../../api/session/intent.ts';
import { userSession, useUser } from '../../../api/session/session.ts';
import { Button, ButtonLink } from '../../form/button.tsx';
import { Modal } from '../../dialog/modal.tsx';

/** The role field of the profile. */
const ROLE_FIELD = '/dashboard/profile#role';

/**
 * The notice on public pages for people who may not apply. OK leads visitors to the sign-in; users with another role
 * get a link to change it. Afterwards they reach the entry they chose. `signIn` is the path of the sign-in; a page for
 * one role preselects that role.
 */
export function useAccessNotice(signIn = '/sign_in') {
  const user = useUser();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<{ text: string; path?: string } | null>(null);
  const path = notice?.path;
  const close = () => setNotice(null);
  const ok = () => {
    close();
    if (path && !user) void navigate(signIn);
  };
  return {
    /** Shows a notice without further actions. */
    show: (text: string) => setNotice({ text }),
    /** Explains the refusal; `path` is where in the dashboard to continue later. */
    deny: (text: string, path: string) => {
      if (!userSession.token) rememberIntent(path);
      setNotice({ text, path });
    },
    /** Render it at the end of the page. */
    notice: notice && (
      <Modal
        title={t`Notice`}
        // Closing by the X or Escape does not lead to the sign-in.
        onClose={close}
        actions={
          <>
            {path && user && (
              <ButtonLink
                kind="second"
                to={ROLE_FIELD}
                onClick={() => rememberIntent(path)}
              >{t`Change role`}</ButtonLink>
            )}
            <Button onClick={ok}>{t`OK`}</Button>
          </>
        }
      >
        <p>{notice.text}</p>
      </Modal>
    ),
  };
}
