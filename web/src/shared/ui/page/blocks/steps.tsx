import { Illustration } from '../illustration.tsx';
import './steps.css';

interface StepsProps {
  steps: readonly { title: string; text: string; art?: string }[];
  /** Index of the highlighted step; the first by default. */
  current?: number;
  /** For light backgrounds. */
  light?: boolean;
}

/** Consecutive steps, drawn as dots on a line. */
export function Steps({ steps, current = 0, light }: StepsProps) {
  return (
    <ol className={['route', light && 'light', steps.length === 4 && 'four'].filter(Boolean).join(' ')}>
      {steps.map((step, index) => (
        <li key={step.title} className={index === current ? 'here' : undefined}>
          {step.art && <Illustration className="pic" svg={step.art} />}
          <h3>{step.title}</h3>
          <p className="muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
