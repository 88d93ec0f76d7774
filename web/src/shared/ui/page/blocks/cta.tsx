import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../form/button.tsx';
import './cta.css';
import { Section } from './section.tsx';

interface CtaProps {
  title: string;
  text: string;
  to?: string;
  label?: string;
}

/** Call to action: the last section of a page, where the decorative line ends. On paper, because the footer is ink. */
export function Cta({ title, text, to = '/contact', label = t`Contact us` }: CtaProps) {
  return (
    <Section tone="paper" rail="end">
      <div className="cta">
        <div className="head cta-head">
          <h2 className="stop-h">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ButtonLink arrow to={to}>
          {label}
        </ButtonLink>
      </div>
    </Section>
  );
}
