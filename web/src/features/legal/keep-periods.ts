import { readKeepPeriods, withKeepPeriods } from '@consulting/contracts';
import type { LegalDocument } from './legal-document.tsx';

/**
 * Fills in the retention periods of this installation, which the server puts into the head of the page. While
 * prerendering they stay placeholders that the server fills, so that the page reads the same without JavaScript.
 */
export function withPeriods(legal: LegalDocument): LegalDocument {
  if (typeof document === 'undefined') return legal;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="keep-periods"]');
  const periods = readKeepPeriods(meta?.content);
  const sections = legal.sections.map(({ html, ...section }) => ({
    ...section,
    html: withKeepPeriods(html, periods),
  }));
  return { ...legal, sections };
}
