import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import { engines } from '../../../../../test/support/app/database.ts';
import { verified } from '../../../../../test/support/people/webhooks.ts';
import { secretContext, withNewSecret } from '../../domain/webhook.ts';
import { Silent, WebhookBench } from './webhook-delivery.fixture.ts';

const HOUR = 3600_000;

describe.each(engines())('deliveries to webhooks on %s', (engine) => {
  let bench: WebhookBench;
  beforeAll(async () => (bench = await WebhookBench.on(engine)));
  afterAll(() => bench.close());
  beforeEach(() => bench.reset());

  const ids = (path: string) => bench.ids(path);

  it('are kept exactly when the change is kept, for those who are told of it', async () => {
    const [told, other] = [await bench.add('/told'), await bench.add('/other', { events: ['job.opened'] })];
    const off = await bench.add('/off', { active: false });
    const change = bench.db.unitOfWork.run(async () => {
      await bench.publish('lost');
      throw new Error('the change fails');
    });
    await expect(change).rejects.toThrow('the change fails');
    await bench.db.unitOfWork.run(() => bench.publish('kept'));
    expect(await bench.worker().deliverDue()).toBe(1);
    expect([ids('/told'), ids('/other'), ids('/off')]).toEqual([['kept'], [], []]);
    expect([await bench.states(told), await bench.states(other), await bench.states(off)]).toEqual([
      ['delivered'],
      [],
      [],
    ]);
    expect(await bench.worker().deliverDue()).toBe(0);
  });

  it('say what happened, signed as the library of a receiver checks it', async () => {
    const webhook = await bench.add('/a');
    await bench.publish('c1');
    const at = bench.clock.now();
    bench.clock.advance(5000);
    await bench.worker().deliverDue();
    const [request] = bench.receiver.received;
    expect(verified(request!, webhook.secret, bench.clock.now())).toEqual({
      type: 'contact.received',
      timestamp: at.toISOString(),
      data: { id: 'c1', kind: 'contact', receivedAt: at.toISOString() },
    });
    expect(request!.headers['webhook-id']).toMatch(/^msg_[0-9a-f]{24}$/);
    expect(request!.headers['content-type']).toBe('application/json');
    expect(() => verified(request!, bench.signer.newSecret(), bench.clock.now())).toThrow(
      'No matching signature',
    );
    expect(() =>
      verified({ ...request!, body: `${request!.body} ` }, webhook.secret, bench.clock.now()),
    ).toThrow();
    expect((await bench.sent(webhook))[0]!).toMatchObject({
      state: 'delivered',
      attempts: [{ at: bench.clock.now(), status: 204, error: null, milliseconds: expect.any(Number) }],
    });
  });

  it('are signed by the former secret too, for a day after it was replaced, also twice', async () => {
    const webhook = await bench.add('/a');
    const secrets = [webhook.secret, bench.signer.newSecret(), bench.signer.newSecret()];
    const replace = async (secret = '') => {
      const sealed = bench.box.seal(secret, secretContext(webhook.id));
      const before = (await bench.webhooks.find(webhook.id))!;
      await bench.webhooks.replace(webhook.id, { secrets: withNewSecret(before, sealed, bench.clock.now()) });
    };
    const signing = async () => {
      await bench.publish('x');
      await bench.worker().deliverDue();
      const request = bench.receiver.received.at(-1)!;
      return secrets.map((secret) => {
        try {
          return Boolean(verified(request, secret, bench.clock.now()));
        } catch {
          return false;
        }
      });
    };
    expect(await signing()).toEqual([true, false, false]);
    await replace(secrets[1]);
    expect(await signing()).toEqual([true, true, false]);
    bench.clock.advance(HOUR);
    await replace(secrets[2]);
    expect(await signing()).toEqual([true, true, true]);
    bench.clock.advance(23 * HOUR - 1);
    expect(await signing()).toEqual([true, true, true]);
    bench.clock.advance(1);
    expect(await signing()).toEqual([false, true, true]);
    bench.clock.advance(HOUR);
    expect(await signing()).toEqual([false, false, true]);
  });

  it('come in their order, however many processes deliver and publish', async () => {
    const [one, other] = [await bench.add('/1'), await bench.add('/2')];
    const sent = Array.from({ length: 12 }, (_, number) => String(number));
    for (const id of sent) await bench.publish(id);
    let failures = 3;
    bench.receiver.answer = (response, { path }) =>
      response.writeHead(path === '/2' && failures-- > 0 ? 500 : 200).end();
    const workers = [bench.worker(), bench.worker(), bench.worker()];
    while ((await bench.states(one)).concat(await bench.states(other)).includes('waiting')) {
      await Promise.all(workers.map((each) => each.deliverDue()));
      bench.clock.advance(10 * 60_000);
    }
    expect(ids('/1')).toEqual(sent);
    expect(ids('/2')).toEqual(['0', '0', '0', ...sent]);
  });

  it('wait behind one that fails, and hold up no other webhook', async () => {
    const [bad] = [await bench.add('/bad'), await bench.add('/good')];
    bench.receiver.answer = (response, { path }) => response.writeHead(path === '/bad' ? 503 : 200).end();
    for (const id of ['1', '2']) await bench.publish(id);
    expect(await bench.worker().deliverDue()).toBe(2);
    expect([ids('/bad'), ids('/good')]).toEqual([['1'], ['1', '2']]);
    expect(await bench.worker().deliverDue()).toBe(0);
    expect(ids('/bad')).toEqual(['1']);
    expect(await bench.states(bad)).toEqual(['waiting', 'waiting']);
  });

  it('go on to others while one receiver does not answer', async () => {
    const hangs = await bench.add('/hangs');
    await bench.publish('1');
    const held: ServerResponse[] = [];
    const accept = (response: ServerResponse) => response.writeHead(200).end();
    bench.receiver.answer = (response, { path }) =>
      path === '/hangs' ? held.push(response) : accept(response);
    const delivery = bench.worker();
    const hanging = delivery.deliverDue();
    while (bench.receiver.received.length === 0) await new Promise(setImmediate);
    await bench.add('/good');
    await bench.publish('2');
    const next = delivery.deliverDue();
    while (ids('/good').length === 0) await new Promise(setImmediate);
    expect(ids('/hangs')).toEqual(['1']);
    // Not even a timeout.
    expect((await bench.sent(hangs))[0]!.attempts).toEqual([]);
    bench.receiver.answer = accept;
    held.forEach(accept);
    await Promise.all([hanging, next]);
  });

  it('are repeated after a crash under the same id, and not before the lease ends', async () => {
    await bench.add('/a');
    await bench.publish('1');
    await bench.publish('2');
    const silent = new Silent();
    const dead = bench.worker(silent);
    void dead.deliverDue();
    await silent.called();
    expect(await bench.worker().deliverDue()).toBe(0);
    bench.clock.advance(10 * 60_000);
    expect(await bench.worker().deliverDue()).toBe(2);
    expect(ids('/a')).toEqual(['1', '2']);
    const stored = await bench.records.find({}, { messageId: 1 }).sort({ place: 1 }).lean();
    const heard = bench.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(heard).toEqual(stored.map(({ messageId }) => messageId));
  });

  it('claimed by a process that died are due at the next start, where one process owns the store', async () => {
    await bench.add('/a');
    await bench.publish('1');
    const silent = new Silent();
    const dead = bench.worker(silent);
    void dead.deliverDue();
    await silent.called();
    const databaseUri = engine === 'embedded' ? 'sqlite:store.sqlite' : 'mongodb://mongo/consulting';
    const next = bench.worker(undefined, { databaseUri });
    await next.onApplicationBootstrap();
    expect(await next.deliverDue()).toBe(engine === 'embedded' ? 1 : 0);
  });

  it('are tried less and less often for about a day, and then given up for the next one', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const webhook = await bench.add('/a?token=secret');
    bench.receiver.answer = (response) => response.writeHead(500).end('the body of an answer');
    await bench.publish('1');
    const delivery = bench.worker();
    const begin = bench.clock.now().getTime();
    const waits: number[] = [];
    await delivery.deliverDue();
    for (;;) {
      const { state, nextAt } = (await bench.sent(webhook))[0]!;
      if (state !== 'waiting') break;
      waits.push(nextAt.getTime() - bench.clock.now().getTime());
      bench.clock.set(new Date(nextAt.getTime() - 1));
      await delivery.deliverDue();
      expect(bench.receiver.received.length).toBe(waits.length);
      bench.clock.set(nextAt);
      await delivery.deliverDue();
    }
    expect(waits.every((wait, index) => wait > (waits[index - 1] ?? 0))).toBe(true);
    const day = bench.clock.now().getTime() - begin;
    expect([day > 20 * HOUR, day < 28 * HOUR]).toEqual([true, true]);
    const given = (await bench.sent(webhook))[0]!;
    expect([given.state, given.attempts.length]).toEqual(['failed', waits.length + 1]);
    expect(given.attempts.every(({ status, error }) => status === 500 && error === null)).toBe(true);
    expect(new Set(bench.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(JSON.stringify(await bench.records.find().lean())).not.toContain('the body of an answer');
    const said = warned.mock.calls.flat().join('\n');
    expect(said).toContain(
      `contact.received for receiver.test:${bench.receiver.port} was given up after attempt`,
    );
    expect(said).not.toContain('token');
    bench.receiver.answer = (response) => response.writeHead(200).end();
    await bench.publish('2');
    expect(await delivery.deliverDue()).toBe(1);
  });

  it('of a receiver that stays away are given up once each has waited a day, after a try of its own', async () => {
    const webhook = await bench.add('/a');
    bench.receiver.answer = (response) => response.writeHead(500).end();
    for (let hour = 0; hour < 60; hour++) {
      await bench.publish(String(hour));
      await bench.worker().deliverDue();
      bench.clock.advance(HOUR);
    }
    const waiting = (await bench.states(webhook)).filter((state) => state === 'waiting');
    expect(waiting.length).toBeLessThan(48);
    expect(new Set(ids('/a')).size).toBe(60 - waiting.length + 1);
  });

  it('are sent again on demand, also delivered ones, under the same id and behind what waits', async () => {
    const webhook = await bench.add('/a');
    await bench.publish('1');
    await bench.worker().deliverDue();
    const first = (await bench.sent(webhook))[0]!;
    await bench.publish('2');
    await bench.deliveries.sendAgain(webhook.id, first.id, (await bench.webhooks.takePlace(webhook.id))!);
    expect(await bench.worker().deliverDue()).toBe(2);
    expect(ids('/a')).toEqual(['1', '2', '1']);
    const heard = bench.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([heard[2], heard[1] === heard[0]]).toEqual([heard[0], false]);
    const [again] = await bench.sent(webhook);
    expect([again?.state, again?.attempts.length]).toEqual(['delivered', 2]);
  });
});
