const SCREENS = new Set(['/admin_sign_in', '/admin-dashboard']);

/**
 * Returns whether an address of the site (path and query, without a language) belongs to the administration: its screens,
 * and the pages of links that were mailed to administrators (`?for=admin`). With `ADMIN_URL` they are on its host.
 */
export function isAdministration(address: string): boolean {
  const [path = '', query] = (address.split('#')[0] ?? '').split('?');
  return SCREENS.has(path) || new URLSearchParams(query).get('for') === 'admin';
}
