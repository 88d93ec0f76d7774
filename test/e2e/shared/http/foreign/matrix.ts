import type { Entry, Given } from '../permissions/entry.ts';
import { TABLE } from '../permissions/table.ts';
import type { World } from '../permissions/world.ts';
import { KINDS, type Kind, type Met } from './callers.ts';
import { FOREIGN_KEY, type Foreign } from './entries.ts';
import { declared, isRefused } from './expected.ts';
import { FILES } from './files.ts';
import { foreignIds, type Own } from './foreign-ids.ts';
import type { Marks } from './marks.ts';
import { requestOf, type Answered, type Call, type Sender, type Sent } from './send.ts';
import type { Store } from './store.ts';
import type { Tally } from './tally.ts';

/** Operations on what belongs to one administrator alone. */
const OF_ONE_ADMIN = /\/api\/admin\/(saved-searches|sessions|factors\/passkeys)\/\{/;

/** Operations that read one entry, and callers who send them in other ways of writing, too. */
const READS_ONE = /^GET \/(private\/)?api\/.*\{/;
const VARYING = /^(nobody, without a token|JobSeeker, blocked|another (Freelancer|B2B))$/;
const PING = '/public/api/v0/ping';

const changes = ({ operation }: Entry): boolean => !operation.startsWith('GET ');

/** A call, and which answers it may get. */
interface Judged extends Call {
  allows: (status: number, answer: Answered) => boolean;
}

interface Parts {
  world: World;
  foreign: Foreign;
  marks: Marks;
  store: Store;
  sender: Sender;
  tally: Tally;
}

/** Lets callers send every operation, with ids of foreign entries and with their own. */
export class Matrix {
  private problems: string[] = [];

  constructor(private readonly parts: Parts) {}

  /** Sends all requests of one kind of callers, and compares what is foreign with what it was. Returns what is wrong. */
  async run(kind: Kind): Promise<string[]> {
    const { world } = this.parts;
    this.problems = [];
    const met = await kind.meet(world);
    const own = { projectId: met.caller.role === 'B2B' ? await world.projectOf(met.caller) : '' };
    for (const entry of [...TABLE, ...FILES])
      for (const call of await this.calls(entry, kind, met, own))
        await this.send(kind, entry, requestOf(entry, call), call);
    await this.compare(kind.changes);
    return this.problems;
  }

  /** Sends what reads a foreign entry in another way of writing it, for callers of some kinds. Returns what is wrong. */
  async runWith(vary: (sent: Sent) => Sent): Promise<string[]> {
    const { world, foreign } = this.parts;
    this.problems = [];
    for (const kind of KINDS.filter(({ name }) => VARYING.test(name))) {
      const { caller } = await kind.meet(world);
      for (const entry of TABLE.filter(({ operation }) => READS_ONE.test(operation)))
        for (const given of foreignIds(entry.operation, foreign)) {
          const sent = vary(requestOf(entry, { caller, given }));
          const allows = (status: number, { body }: Answered) =>
            (status >= 300 && status < 500) || (sent.path === PING && body === '{"status":"ok"}');
          await this.send({ ...kind, reads: [] }, entry, sent, { caller, given, allows });
        }
    }
    await this.compare([]);
    return this.problems;
  }

  private async compare(expected: readonly string[]): Promise<void> {
    const { store, marks } = this.parts;
    const { changed, added } = await store.compared();
    // What the firm has been told is counted for all callers together.
    const isExpected = (name: string) =>
      name === 'readerNews firm' || expected.includes(name.split(' ')[0] ?? '');
    const unexpected = changed.filter((name) => !isExpected(name));
    this.problems.push(...unexpected.map((name) => `${name} is not as it was`));
    for (const [name, text] of added)
      if (!isExpected(name))
        for (const mark of marks.foundBy([], text)) this.problems.push(`${name} was added, with ${mark}`);
  }

  private async send(kind: Kind, entry: Entry, sent: Sent, call: Judged): Promise<void> {
    const { sender, tally, marks } = this.parts;
    const answer = await sender.send(sent);
    tally.count(kind.name, entry.operation, answer.status);
    const what = `${kind.name}: ${sent.method} ${sent.path} ${JSON.stringify(sent.body ?? {})}`;
    if (!call.allows(answer.status, answer)) this.problems.push(`${what} is ${answer.status}`);
    // What the caller sends may come back: the word of a search stands in the addresses of the other pages.
    const said = Object.values({ ...call.given, ...call.query });
    const text = said.reduce((rest, each) => rest.replaceAll(each, ''), answer.text);
    for (const mark of marks.foundBy(kind.reads, text)) this.problems.push(`${what} shows ${mark}`);
  }

  private async calls(entry: Entry, kind: Kind, met: Met, own: Own): Promise<Judged[]> {
    const { foreign } = this.parts;
    const status = declared(entry, kind.access);
    const named = foreignIds(entry.operation, foreign, own);
    const { caller } = met;
    if (isRefused(status)) return [{ caller, given: named[0] ?? {}, allows: (each) => each === status }];
    if (entry.statuses.every((each) => each === status)) return ofAnybody(met, named, status);
    const isOfFirm = 'scopes' in kind.access || kind.reads.includes('admin');
    const isClosed = !isOfFirm || OF_ONE_ADMIN.test(entry.operation);
    const allows = isClosed
      ? (each: number) => each === 403 || each === 404 || (each === 401 && caller.token === '')
      : // Not each entry has each part: a CV, an appointment.
        (each: number) => each === status || each === 404 || each === 409;
    return [
      ...(isClosed || !changes(entry) ? named : []).map((given) => ({ caller, given, allows })),
      ...(await this.withOwn(entry, met, status)),
      ...(isOfFirm ? [] : await this.withMore(entry, met)),
    ];
  }

  /** With ids of the caller's own, made for this call if it changes something. */
  private async withOwn(entry: Entry, { caller, fresh }: Met, status: number): Promise<Judged[]> {
    const by = changes(entry) ? await fresh() : caller;
    const given = await this.ownOf(entry, by);
    // An own caller for each change has sent no other request with this key.
    return [
      { caller: by, given, ...(by !== caller && { key: FOREIGN_KEY }), allows: (each) => each === status },
    ];
  }

  private async ownOf(entry: Entry, by: Met['caller']): Promise<Given> {
    const given = (await entry.given?.(this.parts.world, by)) ?? {};
    const { operation, inBody = [], inQuery = [] } = entry;
    const isSent = (name: string) =>
      operation.includes(`{${name}}`) || [...inBody, ...inQuery].includes(name);
    return Object.fromEntries(Object.entries(given).filter(([name]) => isSent(name)));
  }

  /** Lists searched for what is unseen, and changes that name another owner. */
  private async withMore(entry: Entry, { caller, fresh }: Met): Promise<Judged[]> {
    const { foreign } = this.parts;
    if (changes(entry)) {
      const by = await fresh();
      const { id } = foreign.company;
      const body = {
        _id: id,
        id,
        userId: id,
        b2bId: id,
        ownerId: id,
        companyId: id,
        applicantId: id,
        createdBy: id,
      };
      return [{ caller: by, given: await this.ownOf(entry, by), body, allows: (each) => each < 500 }];
    }
    if (entry.operation.includes('{')) return [];
    const findsNothing = (status: number, { text }: Answered) =>
      status < 500 && !/^x-total-count: [1-9]/im.test(text);
    return foreign.unseen.map((q) => ({ caller, given: {}, query: { q }, allows: findsNothing }));
  }
}

/** What anybody may call, with the token of the caller's link where there is one. */
function ofAnybody({ caller, link }: Met, named: Given[], status: number): Judged[] {
  const given = link !== undefined && named[0]?.['token'] ? [...named, { token: link }] : named;
  const allows = (each: number) => each < 500 || each === status;
  return (given.length > 0 ? given : [{}]).map((each) => ({ caller, given: each, allows }));
}
