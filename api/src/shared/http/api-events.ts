import type { Type } from '@nestjs/common';
import { ApiExtension, getSchemaPath } from '@nestjs/swagger';

/** The mark of the class of what is posted to webhooks, removed when the OpenAPI document is complete. */
export const EVENTS_MARK = 'x-events';

/** An event by its type: the reference to the schema of its data, and when it is sent. */
export type DocumentedEvents = Readonly<Record<string, { data: string; when: string }>>;

/** Documents what is posted to webhooks: for each type of event the class of its data, and when it is sent. */
export function ApiEvents<Event extends string>(
  data: Readonly<Record<Event, Type>>,
  when: Readonly<Record<Event, string>>,
): ClassDecorator {
  const events = Object.entries<Type>(data).map(([event, type]) => [
    event,
    { data: getSchemaPath(type), when: when[event as Event] },
  ]);
  return ApiExtension(EVENTS_MARK, Object.fromEntries(events)) as ClassDecorator;
}
