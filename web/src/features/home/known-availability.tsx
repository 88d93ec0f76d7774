import { t } from '@lingui/core/macro';
import type { AnonymousConsultant } from '../../shared/api/types.ts';
import { availabilityText } from '../../shared/availability/availability-text.ts';

/** A consultant's confirmed availability, beside the free text about it. */
export default function KnownAvailability({ consultant }: { consultant: AnonymousConsultant }) {
  const known = availabilityText(consultant);
  return known && <span>{consultant.availability ? known : t`Availability: ${known}`}</span>;
}
