import type { Availability, Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { availabilityLines } from '../../../shared/availability/availability-lines.tsx';
import type { Column } from '../../../shared/ui/list/data-table.tsx';
import { column } from './columns.tsx';

interface Row extends Partial<Availability> {
  availability?: string;
  language?: Language;
}

/** What each entry says about its availability, with a button that confirms it. */
export const availabilityColumn = <T extends Row>(confirm: (row: T) => ReactNode): Column<T> =>
  column<T>(
    t`Availability`,
    (row) => {
      const lines = availabilityLines(row);
      return (
        lines && (
          <>
            {lines}
            {confirm(row)}
          </>
        )
      );
    },
    { optional: true },
  );
