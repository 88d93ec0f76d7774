/** The account whose owner signed in with a browser. */
export interface DeviceOwner {
  audience: 'user' | 'admin';
  id: string;
  /** The account's session epoch at the sign-in. A changed password raises it, and the device is no longer known. */
  epoch: number;
}

/** A browser with which the owner of an account has signed in. */
export interface KnownDevice extends DeviceOwner {
  /** 128 random bits in base64url: one browser's, for one account. */
  device: string;
}
