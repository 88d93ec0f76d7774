import { COMPANY, WORKING_HOURS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { ContactForm } from '../../shared/contact/contact-form.tsx';
import station from '../../shared/illustrations/contact-station.svg?raw';
import { Hero } from '../../shared/ui/page/blocks/hero.tsx';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import { Steps } from '../../shared/ui/page/blocks/steps.tsx';
import { ClockIcon, MailIcon, PhoneIcon, PlaceIcon } from '../../shared/ui/display/icons.ts';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { callFirm } from '../../shared/contact/firm-phone.ts';
import { ContactBar } from './contact-bar.tsx';

const AFTERWARDS = [
  { title: t`Within one working day`, text: t`A named consultant reads your message and replies.` },
  { title: t`A 30-minute call`, text: t`Releases, interfaces, deadline and decision-makers. No slides.` },
  {
    title: t`A written assessment`,
    text: t`Two pages: what we would do first, what it costs, what can wait.`,
  },
];

export default function ContactPage() {
  return (
    <>
      <Seo
        title={t`Contact`}
        description={t`Reach our consultants in Berlin by phone, email or message, Monday to Friday 8.00am to 5.00pm. You get an initial written assessment, not a sales call.`}
        path="/contact"
      />
      <ContactBar />
      <Hero
        title={t`Talk to the people who do the work.`}
        lead={t`No call centre: your message goes straight to a consultant, who answers it personally.`}
        art={station}
      />
      <Section rail="start" id="office" title={t`Our office`}>
        <ul className="office">
          <li>
            <h3>
              <PlaceIcon /> {t`Office`}
            </h3>
            <address>
              {COMPANY.name}
              <br />
              {COMPANY.street}
              <br />
              {COMPANY.postalCode} {COMPANY.city}, {COMPANY.country}
            </address>
          </li>
          <li>
            <h3>
              <PhoneIcon /> {t`Quick contact`}
            </h3>
            <ul>
              {COMPANY.phones.map((phone) => (
                <li key={phone}>
                  <a href={callFirm(phone)}>{phone}</a>
                </li>
              ))}
              <li>
                <MailIcon /> <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
              </li>
            </ul>
          </li>
          <li>
            <h3>
              <ClockIcon /> {t`Working hours`}
            </h3>
            <p>
              {WORKING_HOURS.weekdays}
              <br />
              {t`${WORKING_HOURS.opens} to ${WORKING_HOURS.closes}`}
            </p>
            <p className="muted">{t`${WORKING_HOURS.closed}: closed`}</p>
          </li>
        </ul>
      </Section>
      <Section
        tone="paper"
        rail="end"
        id="message"
        title={t`Tell us what you are planning`}
        lead={t`Or what is causing you problems. Either is a good place to start.`}
        beside={<ContactForm />}
      >
        <div className="contact-steps">
          <Steps steps={AFTERWARDS} light />
        </div>
      </Section>
    </>
  );
}
