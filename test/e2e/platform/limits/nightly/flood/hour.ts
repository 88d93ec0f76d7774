import { boundOf, inAnHour } from './bounds.ts';
import type { Each, Flood, Sent } from './flood.ts';
import type { Answer, FloodedApp } from './flooded-app.ts';
import { grown, type StoreSize } from './store-size.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Most windows of a budget that are filled: the others of an hour are like them. */
const MOST_WINDOWS = 2;
/** Budgets of operations that do not count against the budget of all requests beside it. */
const BESIDE_GENERAL = ['none', 'general', 'one press'];
/** Requests that show that a route counts against no budget. */
const SOME = 2;

type Grown = StoreSize & { mails: number };

/** What an hour has come to: of the windows that were filled, and of the part of the budgets that there is. */
export interface Hour {
  /** How many requests each window has let in until it refused, and what the bounds promise. */
  letIn: number[];
  promised: number;
  /** How many of them did what they asked for. */
  done: number;
  refused: number;
  /** How many were let in while a window was full. */
  late: number;
  added: Grown;
  /** What those that were refused have added. */
  byRefused: Grown;
  /** Whether somebody else, from another network, was served like the first of the flood while the flood was refused. */
  isOtherServed: boolean;
  /** Whether there was room again when the window had ended; null where that is not within the hour. */
  hasRoomAgain: boolean | null;
  /** How many times as much a whole hour of the whole budget lets in. */
  times: number;
}

/** Floods an operation for an hour of the moved clock, from so many networks in turn. */
export async function anHourOf(flooded: FloodedApp, flood: Flood, networks = 1): Promise<Hour> {
  await flooded.wake();
  const { promised, length, windows, times, isOver } = planOf(flooded, flood);
  const each = await flood.prepare(flooded.world, promised + 1);
  const other = await (flood.other ?? flood.prepare)(flooded.world, 1);
  await flooded.forgetCounts();
  const from = Array.from({ length: networks }, () => flooded.network());
  const sender = new Sender(flooded, flood, each, from);
  const before = await flooded.size();
  const letIn: number[] = [];
  const byRefused: Grown = { documents: {}, bytes: 0, files: 0, mails: 0 };
  let added = byRefused;
  let late = 0;
  let isOtherServed = true;
  for (let window = 0; window < windows; window++) {
    const begun = flooded.now();
    letIn.push(await sender.fill(promised));
    const full = await flooded.size();
    added = since(before, full);
    late += await sender.tryUntil(begun + length - 1000);
    add(byRefused, since(full, await flooded.size()));
    if (window === windows - 1) {
      const served = await new Sender(flooded, flood, other, [flooded.network()]).send();
      const isLike = flood.other !== undefined || served.status === sender.first?.status;
      isOtherServed = !served.isRefused && isLike;
    }
    flooded.advance(begun + length - flooded.now());
  }
  const { done, refused } = sender;
  const hasRoomAgain = isOver ? !(await sender.send(true)).isRefused : null;
  return { letIn, promised, done, refused, late, added, byRefused, isOtherServed, hasRoomAgain, times };
}

/** Returns how many requests a window lets in, how long it lasts, how many are filled, and what that is of an hour. */
function planOf(flooded: FloodedApp, { budget, by, isCapped }: Flood) {
  if (budget === 'none')
    return { promised: SOME * flooded.scaled(1200), length: MINUTE, windows: 1, times: 1, isOver: false };
  const bound = boundOf(budget, by);
  const promised = flooded.scaled(bound.requests);
  const length = Math.min(bound.minutes * MINUTE, HOUR);
  const windows = Math.min(HOUR / length, MOST_WINDOWS);
  const times = isCapped ? 1 : inAnHour(bound) / promised / windows;
  return { promised, length, windows, times, isOver: bound.minutes <= 60 };
}

/** Sends the requests of a flood. */
class Sender {
  first: Answer | undefined;
  done = 0;
  refused = 0;
  private n = 0;
  private last: Sent | undefined;
  /** The minute in which it sends, and how much: of the budget of all requests. */
  private minute = { since: 0, sent: 0 };

  constructor(
    private readonly flooded: FloodedApp,
    private readonly flood: Flood,
    private readonly each: Each,
    private readonly networks: readonly string[],
  ) {}

  /** Sends the next request, or the last one again. */
  async send(isAgain = false): Promise<Answer> {
    if (!isAgain || !this.last) this.last = await this.each(this.n++);
    this.pace();
    const [method = ''] = this.flood.operation.split(' ');
    const from = this.networks[this.n % this.networks.length]!;
    const answer = await this.flooded.send(method, this.last, from);
    this.first ??= answer;
    if (answer.isRefused) this.refused += 1;
    if (answer.status < 400) this.done += 1;
    return answer;
  }

  /** Sends until a budget refuses, or has let in more than it promised. Returns how many it let in. */
  async fill(promised: number): Promise<number> {
    const most = this.flood.budget === 'none' ? promised : 2 * promised;
    let letIn = 0;
    while (letIn < most && !(await this.send()).isRefused) letIn += 1;
    return letIn;
  }

  /** Sends the last request again until then, twenty times; returns how often it was let in. */
  async tryUntil(until: number): Promise<number> {
    if (this.flood.budget === 'none') return 0;
    const step = Math.max((until - this.flooded.now()) / 20, 10_000);
    let letIn = 0;
    while (this.flooded.now() < until) {
      this.flooded.advance(Math.min(step, until - this.flooded.now()));
      if (!(await this.send(true)).isRefused) letIn += 1;
    }
    return letIn;
  }

  /** Waits for the next minute when the budget of all requests is used up, where another one is looked at. */
  private pace(): void {
    if (BESIDE_GENERAL.includes(this.flood.budget)) return;
    const now = this.flooded.now();
    if (now >= this.minute.since + MINUTE) this.minute = { since: now, sent: 0 };
    if (this.minute.sent >= this.flooded.scaled(1200)) {
      this.flooded.advance(this.minute.since + MINUTE - now);
      this.minute = { since: this.flooded.now(), sent: 0 };
    }
    this.minute.sent += 1;
  }
}

const since = (before: Grown, after: Grown): Grown => ({
  ...grown(before, after),
  mails: after.mails - before.mails,
});

function add(sum: Grown, more: Grown): void {
  for (const [name, count] of Object.entries(more.documents))
    sum.documents[name] = (sum.documents[name] ?? 0) + count;
  sum.bytes += more.bytes;
  sum.files += more.files;
  sum.mails += more.mails;
}
