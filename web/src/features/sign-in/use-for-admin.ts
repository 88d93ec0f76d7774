import { usePageQuery } from '../../shared/ui/use-page-query.ts';

/** Reads `?for=admin`, with which the password pages serve administrators instead of users. */
export function useForAdmin() {
  const forAdmin = usePageQuery().get('for') === 'admin';
  return {
    api: forAdmin ? ('/public/api/v0/admin' as const) : ('/public/api/v0' as const),
    signIn: forAdmin ? '/admin_sign_in' : '/sign_in',
    forgotten: forAdmin ? '/forgot-password?for=admin' : '/forgot-password',
  };
}
