import { BREAKPOINTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useUser } from '../../shared/api/session/session.ts';
import { signOutUser } from '../../shared/api/session/sign-out.ts';
import { DisclosureMenu } from '../../shared/ui/page/disclosure-menu.tsx';
import { CloseIcon, LogoutIcon, MenuIcon, UserIcon } from '../../shared/ui/display/icons.ts';
import { Brand } from './brand.tsx';
import { OtherLanguages } from './language-links.tsx';
import { useFoldedMenu } from './use-folded-menu.ts';
import './nav.css';

const LINKS = [
  ['/', t`Home`],
  ['/services', t`Services`],
  ['/about', t`About`],
  ['/career', t`Careers`],
  ['/b2b', t`B2B`],
  ['/freelancer', t`Freelancer`],
  ['/contact', t`Contact`],
] as const;

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > BREAKPOINTS.navScrolled,
    () => false,
  );
}

export function PublicNav() {
  const { pathname } = useLocation();
  const scrolled = useScrolled();
  const { open, button, toggle } = useFoldedMenu();

  return (
    <>
      <header className={['bar', scrolled && 'scrolled', open && 'open'].filter(Boolean).join(' ')}>
        <div className="wrap">
          <Brand />
          <button
            ref={button}
            className="btn sec-b icon menu-btn"
            type="button"
            aria-expanded={open}
            aria-controls="nav"
            aria-label={t`Menu`}
            onClick={toggle}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </button>
          <nav className="nav" id="nav" aria-label={t`Main`}>
            <ul>
              {LINKS.map(([to, label]) => (
                <li key={to}>
                  <NavLink to={to} end={to === '/'}>
                    {label}
                  </NavLink>
                </li>
              ))}
              <Account atSignIn={pathname === '/sign_in'} />
            </ul>
          </nav>
        </div>
      </header>
      <div className="bar-space" />
    </>
  );
}

/** Visitors see the other languages and, except on the sign-in page, the sign-in link; users see their menu. */
function Account({ atSignIn }: { atSignIn: boolean }) {
  const user = useUser();
  if (!user)
    return (
      <>
        <OtherLanguages />
        {!atSignIn && (
          <li>
            <Link className="btn sec-b sm" to="/sign_in">{t`Sign in`}</Link>
          </li>
        )}
      </>
    );
  return (
    <li>
      <DisclosureMenu
        title={t`Hello, ${user.first_name}`}
        entries={[
          { label: t`Dashboard`, to: '/dashboard', icon: <UserIcon /> },
          { label: t`Logout`, onSelect: () => void signOutUser(), icon: <LogoutIcon /> },
        ]}
      >
        <OtherLanguages inMenu />
      </DisclosureMenu>
    </li>
  );
}
