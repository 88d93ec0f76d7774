import { usePageQuery } from '../../shared/ui/page/use-page-query.ts';

/** API and page paths for the password pages; `?for=admin` selects those of administrators. */
export function useAuthPaths() {
  const forAdmin = usePageQuery().get('for') === 'admin';
  return {
    api: forAdmin ? ('/public/api/v0/admin' as const) : ('/public/api/v0' as const),
    signIn: forAdmin ? '/admin_sign_in' : '/sign_in',
    forgotten: forAdmin ? '/forgot-password?for=admin' : '/forgot-password',
  };
}
