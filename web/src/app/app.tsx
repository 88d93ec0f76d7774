import { StrictMode, type ReactNode } from 'react';
import '../theme/styles.css';
import { ApiCache } from '../shared/api/swr-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { RouteEffects } from './route-effects.tsx';
import { ConfirmOwner } from './session-dialogs/confirm-owner.tsx';
import { SignInAgain } from './session-dialogs/sign-in-again.tsx';

/** Expects a router around it: `BrowserRouter` in the browser, `StaticRouter` while prerendering. */
export function App(): ReactNode {
  return (
    <StrictMode>
      <ApiCache>
        <ErrorBoundary>
          <RouteEffects />
          <AppRoutes />
          <SignInAgain />
          <ConfirmOwner />
        </ErrorBoundary>
      </ApiCache>
    </StrictMode>
  );
}
