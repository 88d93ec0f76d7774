import { Webhook } from 'standardwebhooks';
import type { Received } from '../stand-ins/receiver.ts';

/** Returns the message after checking its signature at that time with the library; throws if it is invalid. */
export function verified({ headers, body }: Received, secret: string, now: Date): Record<string, unknown> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now.getTime());
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
  } finally {
    clock.mockRestore();
  }
}
