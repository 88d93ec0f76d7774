import { CodeStep } from './code-step.tsx';
import { EnrolmentStep } from './enrolment-step.tsx';
import './second-factor.css';
import type { SecondStepProps } from './within-step.ts';

/** The step after the right password: a code or passkey, or for administrators setting up a second factor. */
export function SecondStep(props: SecondStepProps) {
  return props.pending.stage === 'enrolment' ? <EnrolmentStep {...props} /> : <CodeStep {...props} />;
}
