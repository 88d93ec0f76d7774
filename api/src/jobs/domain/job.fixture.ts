import type { JobDetails } from './job.ts';

/** Returns complete details of a realistic job with the given fields changed. */
export function aJob(details: Partial<JobDetails> = {}): JobDetails {
  return {
    title: 'SAP Basis Consultant',
    description: 'Plan and run S/4HANA systems for customers in logistics.',
    qualification: 'Three years with SAP Basis',
    location: 'Berlin',
    introduction: 'Keep S/4HANA running for logistics customers.',
    ...details,
  };
}
