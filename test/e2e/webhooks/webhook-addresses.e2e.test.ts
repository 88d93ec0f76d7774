import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { WebhookDelivery } from '../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import {
  HOSTILE_ADDRESSES,
  HOSTILE_NAMES,
  UNUSABLE_ADDRESSES,
} from '../../support/stand-ins/hostile-addresses.ts';
import { signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { TestResolver } from '../../support/stand-ins/resolver.ts';

const PATH = '/api/admin/webhooks';

let app: TestApp;
let admin: SignedIn;
let listener: Server;
let port: number;
let connections = 0;

beforeAll(async () => {
  listener = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await once(listener.listen(0, '0.0.0.0'), 'listening');
  port = (listener.address() as AddressInfo).port;
  const names = { ...HOSTILE_NAMES, 'rebinding.example': [['93.184.216.34'], ['127.0.0.1']] };
  app = await startApp({ egress: { resolver: new TestResolver(names) } });
  admin = await signInAdmin(app);
});
afterAll(async () => {
  await app.close();
  await once(listener.close(), 'close');
});
afterEach(() => expect(connections).toBe(0));

const at = (address: string) => address.replace('PORT', String(port));
const refused = async (address: string) => {
  const { status, body } = await admin.post(PATH, { url: at(address), events: ['job.opened'] });
  return [address, status, body.errors?.[0]?.field, body.errors?.[0]?.code];
};

it.each([...HOSTILE_ADDRESSES, ...Object.keys(HOSTILE_NAMES).map((name) => `https://${name}:PORT/`)])(
  'takes no webhook at %s',
  async (address) => {
    expect(await refused(address)).toEqual([address, 400, 'url', 'webhook.url-not-public']);
    expect((await admin.get(PATH)).body).toEqual([]);
  },
);

it.each(UNUSABLE_ADDRESSES)('takes no webhook at %s, wherever that leads', async (address) => {
  expect(await refused(address)).toEqual([address, 400, 'url', 'webhook.url-invalid']);
  expect((await admin.get(PATH)).body).toEqual([]);
});

it('connects to none of them, though they had come into the store or lead there since', async () => {
  const { body } = await admin.post(PATH, {
    url: at('https://rebinding.example:PORT/'),
    events: ['job.opened'],
  });
  const id = body.webhook._id as string;
  const webhooks = app.connection.model('Webhook');
  const urls = [...HOSTILE_ADDRESSES, ...Object.keys(HOSTILE_NAMES).map((name) => `https://${name}:PORT/`)];
  for (const url of [null, ...urls]) {
    if (url !== null) await webhooks.updateOne({ _id: id }, { $set: { url: at(url) } });
    expect((await admin.post(`${PATH}/${id}/test`)).status).toBe(200);
    await app.app.get(WebhookDelivery, { strict: false }).deliverDue();
    const [delivery] = (await admin.get(`${PATH}/${id}/deliveries?limit=1`)).body;
    expect([url, delivery.attempts.at(-1)]).toEqual([
      url,
      expect.objectContaining({ status: null, error: 'address-not-public' }),
    ]);
    await app.connection.model('WebhookDelivery').deleteMany({});
  }
});
