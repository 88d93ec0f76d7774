import type { FirmTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Section } from '../../shared/ui/page/blocks/section.tsx';
import '../../shared/ui/page/blocks/steps.css';
import './firm-sections.css';

// The server repeats the elements with `data-each` for each entry of their list; a section without any is hidden by styles.

/** Faces of a line of six: at most a sixth of the content, a third on tablets, half on phones. */
const SIZES = '(min-width: 75em) 12rem, (min-width: 48em) 30vw, 46vw';

/** The people one would work with. */
export function Team({ members }: { members: FirmTexts['team'] }) {
  return (
    <Section tone="paper" className="firm-section" title={t`The people you would work with`}>
      <ul className="team">
        {members.map(({ name, role, sentence, portrait, sources }) => (
          <li data-each="team" key={name}>
            <span className="face">
              <img
                src={portrait}
                srcSet={sources || undefined}
                sizes={SIZES}
                alt=""
                width="352"
                height="352"
                loading="lazy"
              />
              <span className="you" aria-hidden="true">
                <b>{t`You`}</b>
              </span>
            </span>
            <h3>{name}</h3>
            <p className="role">{role}</p>
            <p className="sentence">{sentence}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What happens between the application and the offer. */
export function HiringSteps({ steps }: { steps: FirmTexts['steps'] }) {
  return (
    <Section
      tone="dark"
      className="firm-section"
      title={t`What happens next`}
      lead={t`From your application to our decision. Every email shows where your application stands.`}
    >
      <ol className="route hiring">
        {steps.map(({ day, title, text }) => (
          <li data-each="steps" key={title}>
            <span className="day">{day}</span>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Benefits({ benefits }: { benefits: FirmTexts['benefits'] }) {
  return (
    <Section className="firm-section">
      <div className="part">
        <h2 className="stop-h">{t`Benefits`}</h2>
        <ul className="benefits">
          {benefits.map(({ title, text }) => (
            <li data-each="benefits" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
