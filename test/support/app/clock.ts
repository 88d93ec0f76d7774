import { Clock } from '../../../api/src/shared/time/clock.ts';

/** A clock that is stopped until a test moves it. */
export class TestClock extends Clock {
  private time: Date;

  constructor(time = '2026-03-02T09:00:00.000Z') {
    super();
    this.time = new Date(time);
  }

  now(): Date {
    return new Date(this.time);
  }

  set(time: string | Date): void {
    this.time = new Date(time);
  }

  /** Advances by milliseconds. */
  advance(ms: number): void {
    this.time = new Date(this.time.getTime() + ms);
  }
}
