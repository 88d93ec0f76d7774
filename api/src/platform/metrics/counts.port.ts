/**
 * The counters of events.
 *
 * Count through the port `Counts`, or register a metric at prom-client's `Registry`. Labels come from a closed list or
 * from the program, never from a caller.
 */

/** Counted events besides requests: the metric's name, its description and its labels. */
export const COUNTED = {
  password_checks_total: {
    help: 'Passwords checked, at sign-in and where one confirms a change; locked: refused unread after too many wrong ones',
    labels: { audience: ['user', 'admin'], outcome: ['right', 'wrong', 'locked'] },
  },
  code_checks_total: {
    help: 'Codes of a second factor checked; locked: refused unread after too many wrong ones',
    labels: { audience: ['user', 'admin'], outcome: ['right', 'wrong', 'locked'] },
  },
  api_key_checks_total: {
    help: 'Requests with an API key, by what came of it; unknown: no key of this installation',
    labels: {
      outcome: [
        'let-in',
        'unknown',
        'expired',
        'revoked',
        'on-hold',
        'other-network',
        'no-scope',
        'too-many',
      ],
    },
  },
  webhook_attempts_total: {
    help: 'Tries to deliver an event to a webhook, by outcome',
    labels: { outcome: ['delivered', 'failed'] },
  },
  rate_limit_refusals_total: {
    help: 'Requests refused because a budget was used up',
    labels: { budget: null },
  },
} as const;

type Counted = typeof COUNTED;
export type CountedName = keyof Counted;

/** The labels of a counter: listed values where there are any, else any text of ours, never of a caller. */
export type LabelsOf<Name extends CountedName> = {
  [Label in keyof Counted[Name]['labels']]: Counted[Name]['labels'][Label] extends readonly (infer Value)[]
    ? Value
    : string;
};

/** Counts events for the metrics. Costs next to nothing and never fails. */
export abstract class Counts {
  abstract add<Name extends CountedName>(name: Name, labels: LabelsOf<Name>): void;
}
