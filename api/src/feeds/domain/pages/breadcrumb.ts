import { localizedPath, type Language } from '@consulting/contracts';

/** A page on the way from the home page to another: its name, and its path without the language. */
export interface Step {
  name: string;
  path: string;
}

/** Returns the way from the home page to a page as structured data (schema.org BreadcrumbList). */
export function breadcrumb(steps: readonly Step[], site: string, language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + localizedPath(language, path),
    })),
  };
}
