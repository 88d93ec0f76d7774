import { isAdministration } from '@consulting/contracts';
import { fullPath } from '../shared/language.ts';
import { publicUrl } from '../shared/ui/page/seo.tsx';

/** The administration's origin, which the server writes into each page; empty when it has no host of its own. */
function adminUrl(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="admin-url"]')?.content ?? '';
  return content.startsWith('http') ? content : '';
}

/**
 * Returns the full address of a route that is on the other host: the administration's on the public one, or the other way
 * round. Null for all others, and when both share a host.
 */
export function onOtherHost(route: string): string | null {
  const admin = adminUrl();
  if (admin === '') return null;
  const isAdmins = isAdministration(route);
  if (isAdmins === (window.location.origin === admin)) return null;
  return (isAdmins ? admin : publicUrl()) + fullPath(route);
}
