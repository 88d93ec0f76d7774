import { ApiProperty } from '@nestjs/swagger';
import type { KnownAvailability } from '../../person/availability.ts';

/** From when somebody is free, and when that was confirmed. */
export class AvailabilityView {
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2027-02-01',
    description: 'The day from which, in Berlin; a past one means now',
  })
  available_from: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 3, description: 'Of 5' })
  days_per_week: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-21T08:00:00.000Z',
    description: 'When both were saved or confirmed last. From 60 days on they count as unknown.',
  })
  confirmedAt: string | null;
}

export const toAvailabilityView = ({
  available_from,
  days_per_week,
  confirmedAt,
}: KnownAvailability): AvailabilityView => ({
  available_from,
  days_per_week,
  confirmedAt: confirmedAt?.toISOString() ?? null,
});
