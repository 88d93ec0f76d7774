import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { AdminWebhooksController } from './adapters/http/admin-webhooks.controller.ts';
import { EventsController } from './adapters/http/events.controller.ts';
import { deliveriesCollection } from './adapters/mongo/delivery.schema.ts';
import { eventPlacesCollection, eventsCollection } from './adapters/mongo/event.schema.ts';
import { MongoDeliveryRepository } from './adapters/mongo/mongo-delivery.repository.ts';
import { MongoEventLog } from './adapters/mongo/mongo-event-log.ts';
import { MongoWebhookRepository } from './adapters/mongo/mongo-webhook.repository.ts';
import { WebhookDelivery } from './adapters/mongo/webhook-delivery.ts';
import { webhooksCollection } from './adapters/mongo/webhook.schema.ts';
import { WebhookRetention } from './adapters/schedule/webhook-retention.ts';
import { StandardSigner } from './adapters/standardwebhooks/standard-signer.ts';
import { EventQueue } from './application/event-queue.ts';
import { EventReader } from './application/event-reader.ts';
import { Events } from './application/events.port.ts';
import { MessageSigner } from './application/message-signer.port.ts';
import { SendingService } from './application/sending.service.ts';
import { DeliveryRepository, EventLog, WebhookRepository } from './application/webhooks.ports.ts';
import { WebhooksService } from './application/webhooks.service.ts';
import { modelsOf } from '../platform/database/collections/collection.ts';

/** Webhooks: sends the events that modules publish through `Events` to other systems. */
@Module({
  imports: [
    AuthModule,
    modelsOf(webhooksCollection, deliveriesCollection, eventsCollection, eventPlacesCollection),
  ],
  controllers: [AdminWebhooksController, EventsController],
  providers: [
    WebhooksService,
    EventQueue,
    EventReader,
    SendingService,
    WebhookDelivery,
    WebhookRetention,
    { provide: Events, useExisting: EventQueue },
    { provide: MessageSigner, useClass: StandardSigner },
    { provide: WebhookRepository, useClass: MongoWebhookRepository },
    { provide: DeliveryRepository, useClass: MongoDeliveryRepository },
    { provide: EventLog, useClass: MongoEventLog },
  ],
  exports: [Events],
})
export class WebhooksModule {}
