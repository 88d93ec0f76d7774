import type { Audience } from '../api/session/reauth.ts';
import type { Factors } from '../api/types.ts';

/** Props of the parts of the second-factor section. */
export interface FactorProps {
  audience: Audience;
  factors: Factors;
  /** Reads the factors again, and shows the recovery codes that an addition has brought. */
  onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
  onRemoved: () => Promise<void>;
  /** The button that was pressed is gone. */
  onFocusLost: () => void;
}
