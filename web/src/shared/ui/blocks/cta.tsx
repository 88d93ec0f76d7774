import { ButtonLink } from '../button.tsx';
import { ArrowIcon } from '../icons.ts';
import './cta.css';
import { Section } from './section.tsx';

interface CtaProps {
  title: string;
  text: string;
  to: string;
  label: string;
  tone?: 'paper' | 'dark';
}

/** Call to action: the last section of a page, where the decorative line ends. */
export function Cta({ title, text, to, label, tone = 'paper' }: CtaProps) {
  return (
    <Section tone={tone} rail="end">
      <div className="cta">
        <div className="head cta-head">
          <h2 className="stop-h">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <ButtonLink to={to}>
          {label} <ArrowIcon />
        </ButtonLink>
      </div>
    </Section>
  );
}
