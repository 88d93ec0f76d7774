import type { ContactTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailIcon, PhoneIcon } from '../../ui/display/icons.ts';

/** The person to ask before applying. Without one it is hidden by styles, as are phone and email that are not given. */
export function ContactCard({ contact }: { contact: ContactTexts }) {
  const { contactName, contactRole, contactPhone, contactPhoneLink, contactEmail, contactEmailLink } =
    contact;
  return (
    <div className="contact-card">
      <img src={contact.contactPortrait} alt="" width="176" height="176" />
      <div>
        <p className="caption muted">{t`Your questions before you apply`}</p>
        <h2>{contactName}</h2>
        <p className="small">{contactRole}</p>
        <ul>
          <li>
            <PhoneIcon />
            <span className="sr">
              <Trans>Phone: </Trans>
            </span>
            <a href={contactPhoneLink}>{contactPhone}</a>
          </li>
          <li>
            <MailIcon />
            <span className="sr">
              <Trans>Email: </Trans>
            </span>
            <a href={contactEmailLink}>{contactEmail}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
