import { useLocation } from 'react-router-dom';

/**
 * Returns the address that the page was prerendered for, whose query tells variants apart that share an address: the server
 * chooses the variant of a mailed link. Empty for pages that were not prerendered.
 */
export function useRenderedFor(): string {
  const { search } = useLocation();
  return typeof document === 'undefined'
    ? search
    : (document.getElementById('root')?.dataset['prerendered'] ?? '');
}
