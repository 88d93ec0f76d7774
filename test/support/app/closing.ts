import {
  CONVERSATION_MODEL,
  conversationSchema,
} from '../../../api/src/messaging/adapters/mongo/conversation.schema.ts';
import { MESSAGE_MODEL, messageSchema } from '../../../api/src/messaging/adapters/mongo/message.schema.ts';
import { MongoConversationRepository } from '../../../api/src/messaging/adapters/mongo/mongo-conversation.repository.ts';
import { MongoMessageRepository } from '../../../api/src/messaging/adapters/mongo/mongo-message.repository.ts';
import { ReferencedJobs } from '../../../api/src/messaging/application/messaging.ports.ts';
import { MessagingService } from '../../../api/src/messaging/application/messaging.service.ts';
import { CLOSING_MODEL, closingSchema } from '../../../api/src/placement/adapters/mongo/closing.schema.ts';
import { MongoClosingRepository } from '../../../api/src/placement/adapters/mongo/mongo-closing.repository.ts';
import { ClosingService } from '../../../api/src/placement/application/closing.service.ts';
import { DecidingService } from '../../../api/src/placement/application/deciding.service.ts';
import type { World } from './market-world.ts';

/** No message of these tests refers to a job. */
class NoJobs extends ReferencedJobs {
  async lock(): Promise<void> {}
}

/** Closings of the world's targets, with what decides and tells applicants. */
export async function closingOf(world: World): Promise<ClosingService> {
  const { applications, stages, targets, users, pool, collected, unitOfWork, audit } = world;
  const { events, lifecycle, clock } = world;
  const messaging = new MessagingService(
    new MongoMessageRepository(await world.model(MESSAGE_MODEL, messageSchema)),
    new MongoConversationRepository(await world.model(CONVERSATION_MODEL, conversationSchema)),
    users,
    new NoJobs(),
    lifecycle,
    unitOfWork,
    clock,
  );
  const deciding = new DecidingService(
    applications,
    stages,
    targets,
    users,
    messaging,
    pool,
    collected,
    unitOfWork,
    audit,
    events,
  );
  const closings = new MongoClosingRepository(await world.model(CLOSING_MODEL, closingSchema));
  return new ClosingService(closings, applications, deciding, unitOfWork, clock);
}
