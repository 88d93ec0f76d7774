import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { JsonLd, publicUrl } from '../seo.tsx';

interface Crumb {
  label: string;
  to: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
}

interface BreadcrumbProps {
  parent: Crumb;
  current: Crumb;
  /** Omits the structured data. */
  plain?: boolean;
}

/** Links to the parent page and names the current one, also as structured data. */
export function Breadcrumb({ parent, current, plain }: BreadcrumbProps) {
  const origin = publicUrl();
  return (
    <nav className="crumb" aria-label={t`Breadcrumb`}>
      <ol>
        <li>
          <Link to={parent.to}>{parent.label}</Link>
        </li>
        <li aria-current="page" lang={current.lang}>
          {current.label}
        </li>
      </ol>
      {!plain && (
        <JsonLd
          data={{
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [parent, current].map(({ label, to }, index) => ({
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
