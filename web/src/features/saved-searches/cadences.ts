import type { Cadence } from '@consulting/contracts';
import { t } from '@lingui/core/macro';

/** How often one is mailed, in the order of the choice. */
export const CADENCE_OPTIONS: { value: Cadence; label: string }[] = [
  { value: 'none', label: t`No emails` },
  { value: 'daily', label: t`Every day at 7 a.m.` },
  { value: 'weekly', label: t`Mondays at 7 a.m.` },
];
