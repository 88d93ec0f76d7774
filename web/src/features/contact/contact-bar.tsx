import { COMPANY, WORKING_HOURS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { MailIcon, PhoneIcon } from '../../shared/ui/display/icons.ts';
import { callFirm } from '../../shared/contact/firm-phone.ts';
import './contact.css';

const SECTIONS = [
  ['#office', t`Office`],
  ['#message', t`Send us a message`],
] as const;

/** The contact page's own bar from 1024 px: phone numbers, email, links to sections, opening hours. */
export function ContactBar() {
  return (
    <nav className="contactbar" aria-label={t`Quick contact`}>
      <div className="wrap">
        {COMPANY.phones.map((phone) => (
          <a key={phone} href={callFirm(phone)}>
            <PhoneIcon />
            {phone}
          </a>
        ))}
        <a href={`mailto:${COMPANY.email}`}>
          <MailIcon />
          {COMPANY.email}
        </a>
        {SECTIONS.map(([to, label], index) => (
          <a key={to} href={to} className={index === 0 ? 'push' : undefined}>
            {label}
          </a>
        ))}
        <span>{t`${WORKING_HOURS.weekdays} ${WORKING_HOURS.opens} to ${WORKING_HOURS.closes}`}</span>
      </div>
    </nav>
  );
}
