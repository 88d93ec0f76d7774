import { readKeepPeriods, withKeepPeriods } from '@consulting/contracts';
import type { LegalDocument } from './legal-document.tsx';

/**
 * The document with the periods of this installation, which the server has put into the head of the page. While
 * prerendering they stay open: the server fills the page, so that it reads the same with JavaScript and without.
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
