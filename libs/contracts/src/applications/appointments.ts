/** What an appointment about an application may be like. */
export const APPOINTMENT = {
  /** Times that one offer names. */
  times: { min: 1, max: 5 },
  minutes: { min: 15, max: 180, default: 45 },
  /** How long before it a time is offered: at least, in hours, and at most, in days. */
  earliestHours: 2,
  latestDays: 60,
  /** Hours before it at which both sides are reminded. */
  reminderHours: 24,
  place: 200,
  link: 500,
  /** Most characters of a name. */
  name: 100,
  reason: 2000,
  /** Steps of one appointment after which it is not moved again. */
  steps: 50,
} as const;

/**
 * `offered`: times wait for an answer. `agreed`: a time was taken. `moving`: a time was taken and stands, and other times
 * wait for an answer. `past`: the agreed time, or every offered one, has passed. `declined`: no offered time suits.
 */
export const APPOINTMENT_STATES = ['offered', 'agreed', 'moving', 'past', 'declined', 'cancelled'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** The steps of an appointment, as its history keeps them. */
export const APPOINTMENT_STEPS = ['offered', 'moved', 'agreed', 'declined', 'cancelled'] as const;
export type AppointmentStepKind = (typeof APPOINTMENT_STEPS)[number];

/** The two sides of an appointment. */
export const APPOINTMENT_SIDES = ['applicant', 'decider'] as const;
export type AppointmentSide = (typeof APPOINTMENT_SIDES)[number];
