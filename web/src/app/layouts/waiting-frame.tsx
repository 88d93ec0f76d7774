import { t } from '@lingui/core/macro';
import { Loading } from '../../shared/ui/feedback/loaded.tsx';
import { Brand } from './brand.tsx';

/**
 * What the server sends of a screen that the client draws: the bar with the firm's name, and that it loads. On a slow
 * telephone it is seen for seconds.
 */
export function WaitingFrame({ screen }: { screen: 'dashboard' | 'administration' }) {
  const loading = (
    <div className="wrap page-loading">
      <Loading />
      <noscript>{t`This page needs JavaScript. Please allow it for this site.`}</noscript>
    </div>
  );
  if (screen === 'administration')
    return (
      <div className="app app-ground">
        <header className="adm-bar dark">
          <div className="wrap">
            <Brand to="/admin-dashboard" />
            <span className="small sub">{t`Administration`}</span>
          </div>
        </header>
        <main>{loading}</main>
      </div>
    );
  return (
    <>
      <header className="bar">
        <div className="wrap">
          <Brand />
        </div>
      </header>
      <div className="bar-space" />
      <main>
        <div className="app app-ground">{loading}</div>
      </main>
    </>
  );
}
