import { t } from '@lingui/core/macro';
import type { AnonymousConsultant } from '../../shared/api/types.ts';
import { availabilityText } from '../../shared/availability/availability-text.ts';

/** What is known of a consultant's availability, beside what is said of it in free text. */
export default function KnownAvailability({ consultant }: { consultant: AnonymousConsultant }) {
  const known = availabilityText(consultant);
  return known && <span>{consultant.availability ? known : t`Availability: ${known}`}</span>;
}
