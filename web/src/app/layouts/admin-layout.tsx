import { t } from '@lingui/core/macro';
import { Outlet, useNavigate } from 'react-router-dom';
import { useAdmin, useWholeAdmin } from '../../shared/api/session/session.ts';
import { signOutAdmin } from '../../shared/api/session/sign-out.ts';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { DisclosureMenu } from '../../shared/ui/page/disclosure-menu.tsx';
import { LogoutIcon, SettingsIcon, UserIcon } from '../../shared/ui/display/icons.ts';
import { Brand } from './brand.tsx';
import { OtherLanguages } from './language-links.tsx';
import { OfferedLanguage } from './offered-language.tsx';
import './nav.css';
import '../../theme/styles/app.css';
import '../../theme/styles/table.css';
import './admin.css';

/** The administration has its own bar and neither footer nor cookie banner. */
export function AdminLayout() {
  return (
    <div className="app app-ground">
      <a className="skip" href="#main">{t`Skip to content`}</a>
      <AdminNav />
      <Outlet />
      <OfferedLanguage />
    </div>
  );
}

function AdminNav() {
  const admin = useAdmin();
  const whole = useWholeAdmin();
  const navigate = useNavigate();
  const signOut = async () => {
    await signOutAdmin();
    void navigate('/admin_sign_in', { replace: true });
  };
  return (
    <header className="adm-bar dark">
      <div className="wrap">
        <Brand to="/admin-dashboard" />
        <span className="small sub">{t`Administration`}</span>
        <div className="adm-account">
          {admin ? (
            <DisclosureMenu
              title={whole?.email.split('@')[0] ?? t`Account`}
              entries={[
                { label: t`Dashboard`, to: '/admin-dashboard', icon: <UserIcon /> },
                { label: t`Account`, to: '/admin-dashboard?tab=account', icon: <SettingsIcon /> },
                { label: t`Logout`, onSelect: () => void signOut(), icon: <LogoutIcon /> },
              ]}
            >
              <OtherLanguages inMenu />
            </DisclosureMenu>
          ) : (
            <>
              <ul>
                <OtherLanguages />
              </ul>
              <ButtonLink kind="second" small to="/admin_sign_in">{t`Sign In`}</ButtonLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
