import type { DecidingActor } from '../../placement/domain/target.ts';

/** Who acts: the applicant, or one who decides. */
export type AppointmentActor = DecidingActor | { kind: 'applicant'; id: string };
