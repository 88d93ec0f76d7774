import { isLanguage } from '@consulting/contracts';
import type { SignInAttempt } from '../../domain/provider-identity.ts';

/** Seconds that a person may take at the provider. */
const LIFE = 600;

/**
 * The cookie that binds an attempt to the browser that began it. Not readable by scripts, sent when the provider
 * redirects back (`Lax`), and over HTTPS not settable by a sibling host (`__Host-`).
 */
export class AttemptCookie {
  private readonly name: string;
  private readonly secure: boolean;

  constructor(publicUrl: string) {
    this.secure = publicUrl.startsWith('https:');
    this.name = this.secure ? '__Host-provider-sign-in' : 'provider-sign-in';
  }

  /** Returns the Set-Cookie header that stores the attempt in the browser. */
  keep(attempt: SignInAttempt): string {
    return this.header(Buffer.from(JSON.stringify(attempt)).toString('base64url'), LIFE);
  }

  /** Returns the Set-Cookie header that removes it: an attempt is used once. */
  forget(): string {
    return this.header('', 0);
  }

  /** Reads the attempt from a Cookie header; returns null when there is none or it is not ours. */
  read(header: string | undefined): SignInAttempt | null {
    const pair = (header ?? '')
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${this.name}=`));
    if (!pair) return null;
    try {
      const text = Buffer.from(pair.slice(this.name.length + 1), 'base64url').toString();
      const attempt = JSON.parse(text) as Partial<SignInAttempt> | null;
      if (typeof attempt?.state !== 'string' || !attempt.state) return null;
      const language = isLanguage(attempt.language) ? attempt.language : undefined;
      return { ...(attempt as SignInAttempt), language };
    } catch {
      return null;
    }
  }

  private header(value: string, maxAge: number): string {
    const secure = this.secure ? '; Secure' : '';
    return `${this.name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  }
}
