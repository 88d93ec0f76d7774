import { LIMITS } from '@consulting/contracts';
import { engines } from '../../../../../test/support/app/database.ts';
import { verified } from '../../../../../test/support/people/webhooks.ts';
import type { Settings } from '../../../config/settings.ts';
import { AesSecretBox } from '../../../platform/secrets/aes-secret-box.ts';
import { newId } from '../../../shared/id.ts';
import type { DeliveryFilter } from '../../application/webhooks.ports.ts';
import { secretContext, signingSecrets, withNewSecret } from '../../domain/webhook.ts';
import { ALL, Silent, WebhookBench } from './webhook-delivery.fixture.ts';

const DAY = 24 * 3600_000;

// The delivery itself is tested in webhook-delivery.test.ts.
describe.each(engines())('stored webhooks on %s', (engine) => {
  let bench: WebhookBench;
  beforeAll(async () => (bench = await WebhookBench.on(engine)));
  afterAll(() => bench.close());
  beforeEach(() => bench.reset());

  it('are as many as there may be, also when all are added at once', async () => {
    const all = Array.from({ length: LIMITS.webhooks + 5 }, (_, number) =>
      bench.db.unitOfWork.run(() => bench.add(`/${number}`)),
    );
    const added = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
    expect(added.length).toBeLessThanOrEqual(LIMITS.webhooks);
    for (let missing = LIMITS.webhooks - added.length; missing > 0; missing--) await bench.add('/later');
    await expect(bench.add('/more')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'webhook.limit-reached',
    });
    const { items, total } = await bench.webhooks.page(undefined, ALL);
    expect([items.length, total]).toEqual([LIMITS.webhooks, LIMITS.webhooks]);
    await bench.webhooks.remove(items[3]?.id ?? '');
    await bench.add('/in its place');
    await expect(bench.add('/more')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('give each place once, in order, and none while they are off or gone', async () => {
    const { id } = await bench.add('/a');
    const take = () => bench.db.unitOfWork.run(() => bench.webhooks.takePlace(id));
    const places = await Promise.all(Array.from({ length: 8 }, take));
    expect(places.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await bench.webhooks.page('/A', ALL)).items.map((found) => found.id)).toEqual([id]);
    await bench.webhooks.replace(id, { active: false });
    expect([await take(), await bench.webhooks.takePlace(newId())]).toEqual([null, null]);
  });

  it('that are switched off keep what waits, which begins anew when they are on again', async () => {
    const webhook = await bench.add('/a');
    bench.receiver.answer = (response) => response.writeHead(500).end();
    await bench.publish('1');
    await bench.worker().deliverDue();
    await bench.webhooks.replace(webhook.id, { active: false });
    await bench.publish('not told');
    bench.clock.advance(5 * DAY);
    expect(await bench.worker().deliverDue()).toBe(0);
    expect(bench.ids('/a')).toEqual(['1']);
    await bench.webhooks.replace(webhook.id, { active: true });
    await bench.deliveries.restart(webhook.id);
    await bench.worker().deliverDue();
    // It has a whole day of attempts again, though it waited for five.
    expect((await bench.sent(webhook)).map(({ state, attempts }) => [state, attempts.length])).toEqual([
      ['waiting', 2],
    ]);
    bench.receiver.answer = (response) => response.writeHead(200).end();
    bench.clock.advance(60_000);
    expect(await bench.worker().deliverDue()).toBe(1);
    expect(bench.ids('/a')).toEqual(['1', '1', '1']);
  });

  it('that are put on hold are those of one administrator, once, and keep what waits until they go on', async () => {
    const [adminId, since] = [newId(), bench.clock.now()];
    const hold = { cause: 'password-reset', since, adminId } as const;
    const [webhook, other] = [await bench.add('/a', { addressBy: adminId }), await bench.add('/b')];
    await bench.publish('1');
    expect(await bench.webhooks.holdAllOf(hold)).toMatchObject([{ id: webhook.id }]);
    expect(await bench.webhooks.holdAllOf({ ...hold, cause: 'email-restored' })).toEqual([]);
    expect((await bench.webhooks.find(webhook.id))?.hold).toEqual(hold);
    await bench.publish('2');
    expect(await bench.webhooks.takePlace(webhook.id)).toBeNull();
    while ((await bench.worker().deliverDue()) > 0);
    expect([bench.ids('/a'), bench.ids('/b')]).toEqual([[], ['1', '2']]);
    const released = await Promise.all([1, 2, 3].map(() => bench.webhooks.release(webhook.id)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await bench.webhooks.release(other.id)).toBe(false);
    await bench.worker().deliverDue();
    expect(bench.ids('/a')).toEqual(['1']);
  });

  it('that are removed while something is on its way leave nothing behind', async () => {
    const webhook = await bench.add('/a');
    await bench.publish('1');
    await bench.publish('2');
    bench.receiver.answer = (response) => {
      void bench.webhooks
        .remove(webhook.id)
        .then(() => bench.deliveries.removeAllOf(webhook.id))
        .then(() => response.writeHead(200).end());
    };
    await bench.worker().deliverDue();
    expect([bench.ids('/a'), await bench.records.countDocuments()]).toEqual([['1'], 0]);
  });

  it('have their secrets sealed, anew after the key was replaced, and send nothing that they cannot sign', async () => {
    const webhook = await bench.add('/a');
    const stored = async () => (await bench.webhooks.find(webhook.id))!.secrets;
    expect(JSON.stringify(await stored())).not.toContain(webhook.secret.slice(6));
    const [before] = await stored();
    const replaced = { encryptionKey: 'the next key', encryptionKeyPrevious: 'a key' } as Settings;
    bench.box = new AesSecretBox(replaced);
    await bench.publish('1');
    expect(await bench.worker().deliverDue()).toBe(1);
    verified(bench.receiver.received[0]!, webhook.secret, bench.clock.now());
    const [after] = await stored();
    expect(after?.sealed).not.toBe(before?.sealed);
    bench.box = new AesSecretBox({ ...replaced, encryptionKeyPrevious: null });
    await bench.publish('2');
    expect(await bench.worker().deliverDue()).toBe(1);
    bench.box = new AesSecretBox({ encryptionKey: 'lost', encryptionKeyPrevious: null } as Settings);
    await bench.publish('3');
    expect(await bench.worker().deliverDue()).toBe(0);
    const [, , last] = await bench.sent(webhook);
    expect([last?.state, last?.attempts]).toEqual([
      'waiting',
      [expect.objectContaining({ status: null, error: 'secret-unreadable' })],
    ]);
    expect(bench.ids('/a')).toEqual(['1', '2']);
    // A new secret is enough.
    const secret = bench.signer.newSecret();
    const unreadable = (await bench.webhooks.find(webhook.id))!;
    const sealed = bench.box.seal(secret, secretContext(webhook.id));
    await bench.webhooks.replace(webhook.id, {
      secrets: withNewSecret(unreadable, sealed, bench.clock.now()),
    });
    bench.clock.advance(60_000);
    expect(await bench.worker().deliverDue()).toBe(1);
    verified(bench.receiver.received.at(-1)!, secret, bench.clock.now());
  });

  it('forget former secrets that no longer sign, and keep four at most', () => {
    const now = bench.clock.now();
    const over = { sealed: 'over', until: now };
    let secrets = [{ sealed: '0', until: null as Date | null }, over];
    expect(signingSecrets({ secrets }, now)).toEqual([secrets[0]]);
    for (const sealed of ['1', '2', '3', '4', '5']) secrets = withNewSecret({ secrets }, sealed, now);
    const until = new Date(now.getTime() + DAY);
    expect(secrets).toEqual([
      { sealed: '5', until: null },
      ...['4', '3', '2', '1'].map((sealed) => ({ sealed, until })),
    ]);
  });

  it('tell how many wait, failed or are held, and when something was delivered', async () => {
    const [webhook, other] = [await bench.add('/a'), await bench.add('/b')];
    const summary = async () => (await bench.deliveries.summaries([webhook.id, other.id])).get(webhook.id);
    const none = { waiting: 0, failed: 0, held: 0, lastDeliveredAt: null };
    expect(await summary()).toEqual(none);
    await bench.publish('1');
    const first = bench.clock.now();
    await bench.worker().deliverDue();
    bench.clock.advance(1000);
    await bench.publish('2');
    await bench.publish('3');
    await bench.records.updateOne({ place: 3, webhookId: webhook.id }, { $set: { state: 'failed' } });
    expect(await summary()).toEqual({ ...none, waiting: 1, failed: 1, lastDeliveredAt: first });
  });

  it('list deliveries newest first, by state, and those of one webhook alone', async () => {
    const [webhook] = [await bench.add('/a'), await bench.add('/b')];
    for (const id of ['1', '2', '3']) {
      await bench.publish(id);
      if (id !== '3') await bench.worker().deliverDue();
      bench.clock.advance(1000);
    }
    const list = async (filter: DeliveryFilter = {}, limit = 10) => {
      const page = await bench.deliveries.page(webhook.id, filter, { page: 1, limit });
      return [page.total, page.items.map(({ body }) => JSON.parse(body).data.id as string)];
    };
    expect(await list()).toEqual([3, ['3', '2', '1']]);
    expect(await list({}, 2)).toEqual([3, ['3', '2']]);
    expect(await list({ state: 'delivered' })).toEqual([2, ['2', '1']]);
    expect(await list({ state: 'waiting' })).toEqual([1, ['3']]);
    const [, second] = (await bench.deliveries.page(webhook.id, {}, { page: 1, limit: 2 })).items;
    expect(await list({ q: second?.messageId.toUpperCase() })).toEqual([1, ['2']]);
    expect(await list({ q: second?.type, state: 'waiting' })).toEqual([1, ['3']]);
    expect(await list({ q: '.*' })).toEqual([0, []]);
  });

  it('send again what waits, where it waits, but not what is being sent or another one has', async () => {
    const [webhook, other] = [await bench.add('/a'), await bench.add('/b')];
    await bench.publish('1');
    const [delivery] = await bench.sent(webhook);
    const sendAgain = (webhookId: string, id = delivery?.id ?? '') =>
      bench.deliveries.sendAgain(webhookId, id, 99);
    const silent = new Silent();
    const hanging = bench.worker(silent);
    void hanging.deliverDue();
    await silent.called();
    while ((await bench.records.countDocuments({ claimedUntil: { $ne: null } })) < 2);
    await expect(sendAgain(webhook.id)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'webhook.being-sent',
    });
    for (const [webhookId, id] of [[other.id], [newId()], [webhook.id, newId()]] as const)
      await expect(sendAgain(webhookId, id)).rejects.toMatchObject({ kind: 'not-found' });
    bench.clock.advance(10 * 60_000);
    await sendAgain(webhook.id);
    expect(await bench.records.findOne({ webhookId: webhook.id }).lean()).toMatchObject({
      place: 1,
      attempts: 0,
    });
  });

  it('keep what does not wait any more for 30 days', async () => {
    const webhook = await bench.add('/a');
    for (const id of ['1', '2', '3', '4']) await bench.publish(id);
    const at = bench.clock.now();
    const states = ['delivered', 'failed', 'held'] as const;
    for (const [index, state] of states.entries())
      await bench.records.updateOne({ place: index + 1 }, { $set: { state, settledAt: at } });
    await bench.deliveries.sweep(at);
    expect((await bench.states(webhook)).length).toBe(4);
    await bench.deliveries.sweep(new Date(at.getTime() + 1));
    expect(await bench.states(webhook)).toEqual(['waiting']);
  });
});
