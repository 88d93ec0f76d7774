import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { rememberIntent } from '../../../api/session/intent.ts';
import { userSession, useUser } from '../../../api/session/session.ts';
import { Button, ButtonLink } from '../../form/button.tsx';
import { Modal } from '../../dialog/modal.tsx';

const REGISTER = '/sign_in?tab=register';

/** The role field of the profile. */
const ROLE_FIELD = '/dashboard/profile#role';

/** The entry that somebody may not apply for. */
export interface Wanted {
  /** Where in the dashboard to continue later. */
  path: string;
  /** Where visitors apply without an account; none for consultants. */
  page?: string;
}

/**
 * The notice on public pages for people who may not apply. It shows visitors the ways to apply, and OK leads them to the
 * sign-in; users with another role get a link to change it. Afterwards they reach the entry they chose. `signIn` is the
 * path of the sign-in; a page for one role preselects that role.
 */
export function useAccessNotice(signIn = '/sign_in') {
  const user = useUser();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<{ text: string; wanted?: Wanted } | null>(null);
  const { path, page } = notice?.wanted ?? {};
  const close = () => setNotice(null);
  const ok = () => {
    close();
    if (path && !user) void navigate(signIn);
  };
  return {
    /** Shows a notice without further actions. */
    show: (text: string) => setNotice({ text }),
    /** Explains the refusal. */
    deny: (text: string, wanted: Wanted) => {
      if (!userSession.token) rememberIntent(wanted.path);
      setNotice({ text, wanted });
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
        {path && !user && (
          <ul className="ways">
            {page && (
              <li>
                <Link to={page}>{t`Apply without an account`}</Link>
              </li>
            )}
            <li>
              <Link to={signIn === '/sign_in' ? REGISTER : signIn}>{t`Register`}</Link>
            </li>
            <li>
              <Link to="/sign_in">{t`Sign in`}</Link>
            </li>
          </ul>
        )}
      </Modal>
    ),
  };
}
