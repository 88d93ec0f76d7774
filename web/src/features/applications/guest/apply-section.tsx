import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { applyingAt, placeOf, rememberIntent } from '../../../shared/api/session/intent.ts';
import { useUser } from '../../../shared/api/session/session.ts';
import { APPLY } from '../../../shared/posting/apply-anchor.ts';
import { keepInView } from '../../../shared/ui/feedback/keep-in-view.ts';
import { Section } from '../../../shared/ui/page/blocks/section.tsx';
import { registerAs } from '../../../shared/ui/page/register-link.ts';
import './apply-section.css';
import { GuestForm, type GuestTarget } from './guest-form.tsx';
import { SentByMail } from './sent-by-mail.tsx';

/**
 * Applying without an account, as a section of a posting's page with an address of its own. Somebody who is signed in
 * applies with the profile, so there is none.
 */
export function ApplySection({ target }: { target: GuestTarget }) {
  const user = useUser();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    const section = document.getElementById(APPLY);
    if (!section || window.location.hash !== `#${APPLY}`) return;
    // A link within the site arrives before the section is there, and before the team and the benefits above it.
    section.scrollIntoView();
    return keepInView(document.body, () => section.scrollIntoView());
  }, []);
  if (user) return null;
  const remember = () => rememberIntent(applyingAt(placeOf[target.kind](target.id)));
  const role = target.kind === 'job' ? 'JobSeeker' : 'Freelancer';
  return (
    <Section tone="paper" id={APPLY} className="no-print">
      <div className="head apply-head">
        <h2 className="stop-h">{t`Apply without an account`}</h2>
        <p className="muted">
          <Trans>
            Have an account?{' '}
            <Link to="/sign_in" onClick={remember}>
              Sign in
            </Link>
            , and your profile is your application. New and want one first?{' '}
            <Link to={registerAs(role)} onClick={remember}>
              Register
            </Link>
            .
          </Trans>
        </p>
      </div>
      <div className="grid g-75">
        <div className="apply-box">
          {sentTo === null ? (
            <GuestForm target={target} onSent={setSentTo} />
          ) : (
            <SentByMail email={sentTo} onAgain={() => setSentTo(null)} />
          )}
        </div>
        <div className="stack">
          <h3>{t`What happens next`}</h3>
          <ol className="apply-next">
            <li>
              <b>{t`Now`}</b>
              {t`We send you an email with a link. Until you open it, nobody here sees your CV; after 7 days it is deleted.`}
            </li>
            <li>
              <b>{t`You open the link`}</b>
              {t`You review your application once more and send it. You can choose a password there, or later, to follow and withdraw it.`}
            </li>
            <li>
              <b>{t`We read it`}</b>
              {t`You see when we have opened it, and get an answer either way.`}
            </li>
          </ol>
        </div>
      </div>
    </Section>
  );
}
