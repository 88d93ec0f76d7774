import { atRate } from './at-rate.mjs';
import { Client } from './client.mjs';
import { apply, changeJob, contact, pollsOf, signInAs, upload, visits } from './requests.mjs';

/**
 * Shares of the mix. One of forty requests writes: at a hundred a second that is a small part of the transactions of
 * the MongoDB-compatible test server, which runs one at a time.
 */
const MIX = [
  ['poll', 140],
  ['visit', 55],
  ['contact', 1],
  ['apply', 1],
  ['sign-in', 1],
  ['job change', 1],
  ['upload', 1],
];
const SHARES = MIX.flatMap(([kind, share]) => Array(share).fill(kind));
/** The golden ratio spreads consecutive values evenly, and the same in each run. */
const spread = (number, among) => among[Math.floor(((number * 0.618_034) % 1) * among.length)];

/**
 * The product's ordinary load, `perSecond` requests a second whether or not they are answered, unless `atOnce` of them are
 * open: open dashboards, visitors, and every kind of write. `record` gets each answer.
 */
export class Traffic {
  #client;
  #sending;
  #etags = new Map();

  constructor(base, people, record, perSecond, atOnce = Infinity) {
    this.#client = new Client(base, { connections: 128 });
    this.people = people;
    this.record = record;
    this.visits = visits(people.jobs);
    this.polls = people.freelancers.flatMap(pollsOf);
    this.#sending = atRate(perSecond, (number) => this.#one(number), atOnce);
  }

  /** Stops, and resolves when every request is answered. */
  async stop() {
    await this.#sending.stop();
    await this.#client.close();
  }

  async #one(number) {
    const kind = spread(number, SHARES);
    const request = await this.#requestOf(kind, number);
    const key = request.path + (request.headers?.authorization ?? '') + (request.json?.email ?? '');
    const isRead = kind === 'poll' || kind === 'visit';
    const known = isRead ? this.#etags.get(key) : undefined;
    const headers = { ...request.headers, ...(known && { 'if-none-match': known }) };
    const answer = await this.#client.send({ ...request, headers });
    if (isRead && answer.etag) this.#etags.set(key, answer.etag);
    this.record.add(kind, answer, `${request.method ?? 'GET'} ${request.path}`);
  }

  #requestOf(kind, number) {
    const { freelancers, projects, admin, jobs } = this.people;
    const someone = freelancers[number % freelancers.length];
    switch (kind) {
      case 'poll':
        return this.polls[number % this.polls.length];
      case 'visit':
        return this.visits[number % this.visits.length];
      case 'contact':
        return contact(`Message ${number} of the daily life`);
      case 'apply':
        return apply(someone, projects[Math.floor(number / freelancers.length) % projects.length]);
      case 'job change':
        return changeJob(admin, jobs[number % jobs.length], `SAP Basis ${number}`);
      case 'sign-in':
        return signInAs(someone.email);
      default:
        return upload(someone, `upload ${number}`);
    }
  }
}
