import { COMPANY, type Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import '../../theme/styles/app.css';
import { Illustration } from '../../shared/ui/page/illustration.tsx';
import map from '../../shared/illustrations/three-platforms.svg?raw';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { UntilHydrated } from '../../shared/ui/page/until-hydrated.tsx';
import './auth-frame.css';

interface Props {
  path: `/${string}`;
  title: string;
  /** For search results and previews. */
  description: string;
  text?: ReactNode;
  /** Set when the URL's query decides which form is shown. */
  byQuery?: boolean;
  /** The role that is being chosen: its line is the yellow one of the illustration. */
  role?: Role;
  children: ReactNode;
}

/** All sign-in and registration screens: metadata, heading, lead, form, and an illustration. */
export function AuthFrame({ path, title, description, text, byQuery, role, children }: Props) {
  return (
    <>
      <Seo title={title} description={description} path={path} noindex />
      <div className="gate">
        <div className="gate-form">
          <div>
            <div className="stack">
              <h1>{title}</h1>
              {text && <p className="lead">{text}</p>}
            </div>
            <noscript>
              <p>{t`This page needs JavaScript. Please allow it for this site, or call us: ${COMPANY.phones[0]}.`}</p>
            </noscript>
            <UntilHydrated byQuery={byQuery}>{children}</UntilHydrated>
          </div>
        </div>
        <aside aria-label={t`How it works`} data-role={role ?? 'nobody'}>
          <Illustration className="gate-map" svg={map} />
        </aside>
      </div>
    </>
  );
}
