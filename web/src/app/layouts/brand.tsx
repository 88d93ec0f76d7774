import { COMPANY } from '@consulting/contracts';
import { Link } from 'react-router-dom';

/** Logo and name, linked to the home page. */
export function Brand({ to = '/', name = COMPANY.shortName }: { to?: string; name?: string }) {
  return (
    <Link className="brand" to={to}>
      <svg viewBox="0 0 38 28" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 25V5l11 11L25 5v14" stroke="currentColor" strokeWidth="5" />
        <circle cx="28.5" cy="20.5" r="5.5" fill="var(--signal)" stroke="currentColor" strokeWidth="3.5" />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
