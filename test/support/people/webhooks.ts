import { Webhook } from 'standardwebhooks';
import type { Received } from '../stand-ins/receiver.ts';

/** What a receiver of a webhook reads, once it has checked the signature at that time by the library; throws otherwise. */
export function verified({ headers, body }: Received, secret: string, now: Date): Record<string, unknown> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now.getTime());
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
  } finally {
    clock.mockRestore();
  }
}
