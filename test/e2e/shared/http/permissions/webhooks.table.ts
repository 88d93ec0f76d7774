import { admins, op, type Entry } from './entry.ts';
import type { World } from './world.ts';

/** A webhook for each case: their number is limited. */
const webhook = async (world: World) => ({ id: await world.webhook() });
const delivery = async (world: World) => world.delivery();
const found = [200, null, 404, 400] as const;

/** Operations on webhooks, sorted by operation. */
export const WEBHOOKS_TABLE: Entry[] = [
  op('DELETE /api/admin/webhooks/{id}', admins(200), { given: webhook, ids: { id: found } }),
  op('GET /api/admin/webhooks', admins(200)),
  op('GET /api/admin/webhooks/{id}', admins(200), { given: webhook, ids: { id: found } }),
  op('GET /api/admin/events', admins(200)),
  op('GET /api/admin/webhooks/{id}/deliveries', admins(200), { given: webhook, ids: { id: found } }),
  op('PATCH /api/admin/webhooks/{id}', admins(200), {
    given: webhook,
    body: { active: false },
    ids: { id: found },
  }),
  op('POST /api/admin/webhooks', admins(201), {
    // Makes room.
    given: async (world) => (await world.webhook(), {}),
    body: { url: 'https://93.184.216.34/hook', events: ['job.opened'] },
  }),
  op('POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/retry', admins(200), {
    given: delivery,
    another: async (world) => ({
      ...(await world.delivery()),
      deliveryId: (await world.delivery()).deliveryId,
    }),
    ids: { id: found, deliveryId: [200, 404, 404, 400] },
  }),
  op('POST /api/admin/webhooks/{id}/release', admins(200), {
    given: async (world) => ({ id: await world.webhookOnHold() }),
    ids: { id: found },
  }),
  op('POST /api/admin/webhooks/{id}/secret', admins(200), { given: webhook, ids: { id: found } }),
  op('POST /api/admin/webhooks/{id}/test', admins(200), { given: webhook, ids: { id: found } }),
];
