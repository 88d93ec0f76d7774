import type { Role } from '@consulting/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberIntent } from '../../api/intent.ts';
import { userSession, useUser } from '../../api/session.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Modal } from '../modal.tsx';
import { registerAs } from '../register-link.ts';

/** Where the profile asks for the role. */
const ROLE_FIELD = '/dashboard/profile#role';

/**
 * The notice of a public page for who may not have what they chose, with the way to it: OK leads a visitor to
 * sign in, and whoever has another role finds where to change it. What was chosen opens afterwards.
 * `register` is the role of a page that is for one.
 */
export function useWayIn(register?: Role) {
  const user = useUser();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<{ text: string; path?: string } | null>(null);
  const path = notice?.path;
  const close = () => setNotice(null);
  const ok = () => {
    close();
    if (path && !user) void navigate(register ? registerAs(register) : '/sign_in');
  };
  return {
    /** Says something that leads nowhere. */
    say: (text: string) => setNotice({ text }),
    /** `path`: the place in the dashboard that was asked for. */
    refuse: (text: string, path: string) => {
      if (!userSession.token) rememberIntent(path);
      setNotice({ text, path });
    },
    /** Drawn at the end of the page. */
    notice: notice && (
      <Modal
        title="Notice"
        // The X and Escape agree to nothing.
        onClose={close}
        actions={
          <>
            {path && user && (
              <ButtonLink kind="second" to={ROLE_FIELD} onClick={() => rememberIntent(path)}>
                Change role
              </ButtonLink>
            )}
            <Button onClick={ok}>OK</Button>
          </>
        }
      >
        <p>{notice.text}</p>
      </Modal>
    ),
  };
}
