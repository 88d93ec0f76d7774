import { CodeStep } from './code-step.tsx';
import { EnrolmentStep } from './enrolment-step.tsx';
import './second-factor.css';
import type { SecondStepProps } from './within-step.ts';

/** What is still missing after the right password: a code, or for administrators adding a second factor. */
export function SecondStep(props: SecondStepProps) {
  return props.half.stage === 'enrolment' ? <EnrolmentStep {...props} /> : <CodeStep {...props} />;
}
