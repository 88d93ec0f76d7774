import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { JsonLd, publicUrl } from '../seo.tsx';

interface Props {
  trail: readonly { label: string; to: string }[];
  /** Omits the structured data. */
  plain?: boolean;
}

/** Breadcrumb, also as structured data. The last entry is the current page. */
export function Breadcrumb({ trail, plain }: Props) {
  const origin = publicUrl();
  const current = trail.at(-1)?.to;
  return (
    <nav className="crumb" aria-label={t`Breadcrumb`}>
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to} aria-current={to === current ? 'page' : undefined}>
            {to === current ? label : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
      {!plain && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: trail.map(({ label, to }, index) => ({
              '@type': 'ListItem',
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
