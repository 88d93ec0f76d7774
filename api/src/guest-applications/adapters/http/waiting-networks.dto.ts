import { LIMITS } from '@consulting/contracts';
import { Text } from '../../../shared/http/input/fields.ts';
import type { WaitingNetwork } from '../../application/guest-applications.ports.ts';
import { MOST_WAITING } from '../../domain/guest-application.ts';

export class NetworkErasureDto {
  /** As it is listed; empty for those that were stored before networks were. @example '203.0.113.0/24' */
  @Text({ max: LIMITS.name, kind: 'line' })
  network: string;

  /** Kept in the audit log. @example 'A program filled the form' */
  @Text({ max: LIMITS.message, required: 'field.reason-required' })
  reason: string;
}

class WaitingNetworkView {
  /** The first part of the addresses, which names nobody. @example '203.0.113.0/24' */
  network: string;

  /** @example 12 */
  waiting: number;

  /** @example 2026-11-21T08:00:00.000Z */
  oldest: string;

  /** @example 2026-11-22T08:00:00.000Z */
  newest: string;
}

/** Applications without an account that wait for a confirmation. */
export class WaitingGuestsView {
  /** @example 14 */
  waiting: number;

  /** As many may wait; then the oldest of the network with most of them goes. @example 2000 */
  most: number;

  /** Those of most waiting ones first, 20 at most. */
  networks: WaitingNetworkView[];
}

export function toWaitingGuestsView({
  waiting,
  networks,
}: {
  waiting: number;
  networks: WaitingNetwork[];
}): WaitingGuestsView {
  return {
    waiting,
    most: MOST_WAITING,
    networks: networks.map((each) => ({
      network: each.network,
      waiting: each.waiting,
      oldest: each.oldest.toISOString(),
      newest: each.newest.toISOString(),
    })),
  };
}
