import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { JsonLd, publicUrl } from '../seo.tsx';

interface Crumb {
  label: string;
  to: string;
}

/** Breadcrumb, also as structured data. The last entry is the current page. */
export function Breadcrumb({
  trail,
  plain,
}: {
  trail: readonly Crumb[];
  /** Omits the structured data. */ plain?: boolean;
}) {
  const origin = publicUrl();
  return (
    <nav className="crumb" aria-label={t`Breadcrumb`}>
      <ol>
        {trail.map(({ label, to }, index) =>
          index === trail.length - 1 ? (
            <li key={to} aria-current="page">
              {label}
            </li>
          ) : (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ),
        )}
      </ol>
      {!plain && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': t`BreadcrumbList`,
            itemListElement: trail.map(({ label, to }, index) => ({
              '@type': t`ListItem`,
              position: index + 1,
              name: label,
              item: origin + to,
            })),
          }}
        />
      )}
    </nav>
  );
}
