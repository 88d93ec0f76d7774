import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Notice } from '../../shared/ui/notice.tsx';
import { Seo } from '../../shared/ui/seo.tsx';
import { TabsLine } from '../../shared/ui/tabs-line.tsx';
import { UntilHydrated } from '../../shared/ui/until-hydrated.tsx';
import { usePageQuery } from '../../shared/ui/use-page-query.ts';
import './admin-work.css';
import { AdminLoginForm } from './sign-in/admin-login-form.tsx';
import { AdminRegisterForm } from './sign-in/admin-register-form.tsx';

/** /admin_sign_in: login and register. The link of an invitation (`?invite=`) opens register with its code. */
export default function AdminSignInPage() {
  const query = usePageQuery();
  const invite = query.get('invite') ?? '';
  const registering = query.get('mode') === 'register' || (invite !== '' && query.get('mode') === null);
  const [registered, setRegistered] = useState<string | null>(null);
  return (
    <main id="main" tabIndex={-1} className="adm-gate">
      <Seo
        title={t`Administration sign-in`}
        description={t`Administration sign-in`}
        path="/admin_sign_in"
        noindex
      />
      <div className="card adm-door">
        <h1>{t`Administration`}</h1>
        <UntilHydrated byQuery>
          <TabsLine
            label={t`Login or register`}
            items={[
              {
                to: '/admin_sign_in?mode=login',
                label: t`Login`,
                current: !registering || registered !== null,
              },
              {
                to: `/admin_sign_in?mode=register${invite && `&invite=${encodeURIComponent(invite)}`}`,
                label: t`Register`,
                current: registering && registered === null,
              },
            ]}
          />
          {registered && (
            <Notice tone="ok" focusOnShow>
              {registered}
            </Notice>
          )}
          {registering && !registered ? (
            <AdminRegisterForm invite={invite} onRegistered={setRegistered} />
          ) : (
            <AdminLoginForm />
          )}
        </UntilHydrated>
      </div>
    </main>
  );
}
