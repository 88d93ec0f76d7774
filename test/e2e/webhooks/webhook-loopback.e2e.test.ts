import { WebhookDelivery } from '../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { HOSTILE_ADDRESSES, HOSTILE_NAMES } from '../../support/stand-ins/hostile-addresses.ts';
import { signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { verified } from '../../support/people/webhooks.ts';
import { Receiver } from '../../support/stand-ins/receiver.ts';
import { TestResolver } from '../../support/stand-ins/resolver.ts';

// A developer's installation, whose webhooks may reach this machine (WEBHOOKS_ALLOW_LOOPBACK).
const PATH = '/api/admin/webhooks';

let app: TestApp;
let admin: SignedIn;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await Receiver.listen('http');
  const resolver = new TestResolver({ ...HOSTILE_NAMES, 'hooks.example': ['93.184.216.34'] });
  app = await startApp({ settings: { webhooksAllowLoopback: true }, egress: { resolver } });
  admin = await signInAdmin(app);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const at = (address: string) => address.replace('PORT', String(receiver.port));
const add = (address: string) => admin.post(PATH, { url: at(address), events: ['job.opened'] });

it.each(['http://127.0.0.1:PORT/hook', 'http://localhost:PORT/hook'])(
  'sends a test to %s, signed',
  async (address) => {
    receiver.received.length = 0;
    const { status, body } = await add(address);
    expect([status, body.webhook?.url]).toEqual([201, at(address)]);
    expect((await admin.post(`${PATH}/${body.webhook._id}/test`)).status).toBe(200);
    await app.app.get(WebhookDelivery, { strict: false }).deliverDue();
    expect(receiver.received.map((each) => verified(each, body.secret, app.clock.now()))).toEqual([
      expect.objectContaining({ type: 'webhook.test' }),
    ]);
  },
);

it.each([...HOSTILE_ADDRESSES, ...Object.keys(HOSTILE_NAMES).map((name) => `https://${name}:PORT/`)])(
  'takes no webhook at %s all the same',
  async (address) => {
    const { status, body } = await add(address);
    expect([status, body.code]).toEqual([400, 'webhook.url-not-public']);
  },
);

it.each([
  'http://hooks.example/',
  'http://10.0.0.1:PORT/',
  'http://169.254.169.254/',
  'http://[fd00::1]:PORT/',
])('takes no webhook by plain HTTP at %s', async (address) => {
  const { status, body } = await add(address);
  expect([status, body.code]).toEqual([400, 'webhook.url-invalid']);
});
