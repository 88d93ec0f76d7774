import { usePageQuery } from '../../shared/ui/use-page-query.ts';

/** Where a page of the door leads to, for users and, with `?for=admin`, for administrators. */
export function useForAdmin() {
  const forAdmin = usePageQuery().get('for') === 'admin';
  return {
    api: forAdmin ? ('/public/api/v0/admin' as const) : ('/public/api/v0' as const),
    signIn: forAdmin ? '/admin_sign_in' : '/sign_in',
    forgotten: forAdmin ? '/forgot-password?for=admin' : '/forgot-password',
  };
}
