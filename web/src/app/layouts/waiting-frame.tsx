import { t } from '@lingui/core/macro';
import { Loading } from '../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Brand } from './brand.tsx';

/**
 * What the server sends of a screen that the client draws: the bar with the firm's name, and that it loads. On a slow
 * telephone it is seen for seconds. When the script does not come, `entry-shell.ts` says so in it.
 */
export function WaitingFrame({ screen }: { screen: 'dashboard' | 'administration' }) {
  const loading = (
    <div className="wrap page-loading frame-waiting">
      <Loading />
      <div className="frame-failed">
        <Notice tone="bad">{t`This page could not be loaded.`}</Notice>
        <button className="btn sec-b sm" type="button" data-reload="">{t`Try again`}</button>
      </div>
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
