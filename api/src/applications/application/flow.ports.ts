import type { Arrival, Lapse } from '../domain/flow/flow.ts';

/**
 * Reads the times of applications in batches: a turn of the event loop comes between two, and every batch
 * costs the same. Nothing about applicants is read.
 */
export abstract class FlowReader {
  /** Yields what came in at `since` or later. */
  abstract arrivals(since: Date): AsyncIterable<Arrival[]>;

  /** Yields what was first opened by somebody who decides at `since` or later. */
  abstract openings(since: Date): AsyncIterable<Lapse[]>;

  /** Yields what was selected or rejected at `since` or later, without people whom the desk had proposed. */
  abstract decisions(since: Date): AsyncIterable<Lapse[]>;
}
