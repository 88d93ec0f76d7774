import { Button } from '../../shared/ui/button.tsx';
import { giveConsent, useConsent } from './cookie-consent.ts';

/** Asks once; refusing is as easy as allowing. Nothing that needs consent happens before. */
export function CookieBanner() {
  if (useConsent() !== null) return null;
  return (
    <section className="cookie" aria-label="Cookies">
      <div>
        <h2>Cookies</h2>
        <p className="small">
          We need a few entries in your browser to keep you signed in. With your consent we also count visits,
          for 14 months at most. You can change this at any time in the footer.
        </p>
      </div>
      <div className="two-btn">
        <Button kind="second" onClick={() => giveConsent('necessary')}>
          Only necessary
        </Button>
        <Button kind="second" onClick={() => giveConsent('true')}>
          Allow Cookies
        </Button>
      </div>
    </section>
  );
}
