import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useUser } from '../../api/session/session.ts';
import { APPLY } from '../apply-anchor.ts';
import { ArrowIcon } from '../../ui/display/icons.ts';
import './apply-bar.css';

interface Props {
  title: string;
  /** The language of the title. */
  lang: string;
  /** The last day as a long date; empty if there is none. */
  closing: string;
  /** For somebody who is signed in. */
  apply: ReactNode;
}

/**
 * The only Apply of a posting's page, in sight at every height: below the title it says what applying takes, and names
 * the posting when the title has gone. It sticks to the top, on phones to the bottom, and leaves while the form is in view.
 */
export function ApplyBar({ title, lang, closing, apply }: Props) {
  const user = useUser();
  return (
    <div className="applybar no-print" role="region" aria-label={t`Apply`}>
      <div className="wrap">
        <div className="texts">
          <p className="rest">
            <b>
              {user ? t`Your profile is your application.` : t`Name, email, CV. That is the application.`}
            </b>
            <span>{user ? t`Add a note if you like` : t`No account needed, about two minutes`}</span>
          </p>
          <p className="long">
            <b lang={lang}>{title}</b>
            <span>{user ? t`Your profile is your application` : t`No account needed`}</span>
          </p>
          <p className="short">
            <b className="until">
              <Trans>
                Until <span>{closing}</span>
              </Trans>
            </b>
            <span>{user ? t`Your profile is your application` : t`No account needed`}</span>
          </p>
        </div>
        <p className="till">
          <Trans>
            Apply by <span>{closing}</span>
          </Trans>
        </p>
        {user ? (
          apply
        ) : (
          <a className="btn" href={`#${APPLY}`}>
            {t`Apply`} <ArrowIcon />
          </a>
        )}
      </div>
      <i className="way" aria-hidden="true" />
    </div>
  );
}
