import type { Audience } from '../api/session/reauth.ts';
import type { Factors } from '../api/types.ts';

/** Props of the parts of the second-factor section. */
export interface FactorProps {
  audience: Audience;
  factors: Factors;
  /** Reloads the factors, and shows the recovery codes that adding the first factor has created. */
  onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
  onRemoved: () => Promise<void>;
  /** The pressed button is gone. */
  onFocusLost: () => void;
}
