import { FIGURE_DAYS, type FigureDays } from '@consulting/contracts';
import { useApi } from '../../../../shared/api/use-api.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { useAdminLocation } from '../../use-admin-location.ts';

const DEFAULT_DAYS: FigureDays = 30;

/** The period that the address names. */
export function useFigureDays(): FigureDays {
  const { filters } = useAdminLocation();
  return FIGURE_DAYS.find((days) => String(days) === filters.days) ?? DEFAULT_DAYS;
}

/** The figures of that period, refreshed every five minutes; those of the period before stay until they have come. */
export const useFigures = () =>
  useApi(urlOf('/api/admin/figures', { days: useFigureDays() }), {
    keepPreviousData: true,
    refreshInterval: 300_000,
  });
