import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { ownPath } from '../../shared/language.ts';
import { ButtonLink } from '../../shared/ui/form/button.tsx';
import { Brand } from './brand.tsx';
import { chooseConsent } from './cookie-consent.ts';
import { LanguageLinks } from './language-links.tsx';
import { callFirm } from '../../shared/contact/firm-phone.ts';
import './footer.css';

const COMPANY_LINKS = [
  ['/about', t`About`],
  ['/services', t`Services`],
  ['/b2b', t`B2B`],
  ['/career', t`Careers`],
  ['/freelancer', t`Freelancer`],
] as const;

const LEGAL_LINKS = [
  ['/privacy_policy', t`Privacy policy`],
  ['/terms_and_consition', t`General terms`],
  ['/impressum', t`Legal notice`],
  [ownPath('/accessibility'), t`Accessibility`],
] as const;

function LinkList({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly (readonly [string, string])[];
  children?: React.ReactNode;
}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="grid">
          <div className="stack">
            <Brand name={COMPANY.name} />
            <p>{COMPANY.description}</p>
            <p>
              <ButtonLink kind="on-dark" to="/contact">{t`Got a project? Contact us!`}</ButtonLink>
            </p>
          </div>
          <LinkList title={t`Company`} links={COMPANY_LINKS} />
          <div>
            <h2>{t`Contact`}</h2>
            <address>
              <p>
                {COMPANY.street}
                <br />
                {COMPANY.postalCode} {COMPANY.city}, {COMPANY.country}
              </p>
              <ul>
                {COMPANY.phones.map((phone) => (
                  <li key={phone}>
                    <a href={callFirm(phone)}>{phone}</a>
                  </li>
                ))}
                <li>
                  <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
                </li>
              </ul>
            </address>
          </div>
          <LinkList title={t`Legal`} links={LEGAL_LINKS}>
            <li>
              <button
                className="linkbtn"
                type="button"
                onClick={() => chooseConsent(null)}
              >{t`Cookie settings`}</button>
            </li>
          </LinkList>
        </div>
        <div className="base">
          <span>
            {COMPANY.registerCourt}, {COMPANY.registerNumber}
          </span>
          <span>© {COMPANY.name}</span>
          <LanguageLinks />
        </div>
      </div>
    </footer>
  );
}
