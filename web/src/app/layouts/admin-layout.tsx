import { t } from '@lingui/core/macro';
import { Outlet, useNavigate } from 'react-router-dom';
import { useAdmin, useWholeAdmin } from '../../shared/api/session/session.ts';
import { signOutAdmin } from '../../shared/api/session/sign-out.ts';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { DisclosureMenu } from '../../shared/ui/page/disclosure-menu.tsx';
import { CloseIcon, LogoutIcon, MenuIcon, SettingsIcon, UserIcon } from '../../shared/ui/display/icons.ts';
import { useFocusFallback } from '../../shared/ui/page/focus.ts';
import { Brand } from './brand.tsx';
import { OtherLanguages } from './language-links.tsx';
import { OfferedLanguage } from './offered-language.tsx';
import { useFoldedMenu } from './use-folded-menu.ts';
import './nav.css';
import '../../theme/styles/app.css';
import '../../theme/styles/table.css';
import './admin.css';

/**
 * The administration has its own bar and neither footer nor cookie banner. On phones the bar's button unfolds the
 * sections, which the page draws (`SideNav`).
 */
export function AdminLayout() {
  const menu = useFoldedMenu();
  // The link of the chosen section disappears with the menu.
  useFocusFallback(() => document.getElementById('main')?.focus({ preventScroll: true }), menu.open);
  return (
    <div className={menu.open ? 'app app-ground menu-open' : 'app app-ground'}>
      <a className="skip" href="#main">{t`Skip to content`}</a>
      <AdminNav menu={menu} />
      <Outlet />
      <OfferedLanguage />
    </div>
  );
}

function AdminNav({ menu }: { menu: ReturnType<typeof useFoldedMenu> }) {
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
        {admin && (
          <button
            ref={menu.button}
            className="btn sm menu-btn"
            type="button"
            aria-expanded={menu.open}
            aria-controls="sections"
            onClick={menu.toggle}
          >
            {menu.open ? <CloseIcon /> : <MenuIcon />}
            {t`Menu`}
          </button>
        )}
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
