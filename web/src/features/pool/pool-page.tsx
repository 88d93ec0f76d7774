import { COMPANY } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import { send } from '../../shared/api/client.ts';
import junction from '../../shared/illustrations/junction.svg?raw';
import { PoolAnswers, poolQuestion, poolTerms } from '../../shared/pool/pool-question.tsx';
import { GoLink } from '../../shared/ui/page/go-link.tsx';
import { Illustration } from '../../shared/ui/page/illustration.tsx';
import { useRenderedFor } from '../../shared/ui/page/rendered-for.ts';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { UntilHydrated } from '../../shared/ui/page/until-hydrated.tsx';

const SENDER = COMPANY.shortName;
const PHONE = COMPANY.phones[0];

/** /pool/{token}: opened by the link in an email. It asks for a press, because programs that check mails open links, too. */
export default function PoolPage() {
  const { token = '' } = useParams();
  // The server answers a link that is none with another page.
  const isLink = useRenderedFor().endsWith('?asked');
  return (
    <div className="wrap page-loading lost">
      <Seo
        title={t`May we keep you in mind?`}
        description={t`Decide whether ${SENDER} may keep your documents and write to you about fitting positions.`}
        noindex
      />
      <Illustration svg={junction} />
      {isLink ? (
        <>
          <h1>{t`May we keep you in mind?`}</h1>
          <p className="lead">{poolQuestion()}</p>
          <noscript>
            <p>{t`This page needs JavaScript. Please allow it for this site, or call us: ${PHONE}.`}</p>
          </noscript>
          <UntilHydrated>
            <PoolAnswers
              send={async (answer) =>
                (await send('post', '/pool/{token}', { params: { token }, body: { answer }, auth: 'none' }))
                  .message
              }
            />
          </UntilHydrated>
          <p>{poolTerms()}</p>
        </>
      ) : (
        <>
          <h1>{t`This link does not work`}</h1>
          <p className="lead">{t`The question has ended, or the link is incomplete. Your account shows what you have agreed to.`}</p>
        </>
      )}
      <p>
        <GoLink to="/dashboard/account">{t`Open your account`}</GoLink>
      </p>
    </div>
  );
}
