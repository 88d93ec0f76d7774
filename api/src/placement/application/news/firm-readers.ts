import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { AdminNotices } from '../../../auth/admins/application/admin-notices.ts';
import { Settings } from '../../../config/settings.ts';

/** Who reads a mail to the firm, and in which language. */
export interface FirmReader {
  email: string;
  language: Language;
}

/** Who reads what is mailed to the firm: its address (CONTACT_TO), or, without one, its administrators. */
@Injectable()
export class FirmReaders {
  constructor(
    private readonly admins: AdminNotices,
    private readonly settings: Settings,
  ) {}

  /** `language`: that of mails to the address, if it is another one than its own; administrators have each their own. */
  async all(language: Language = this.settings.contactLanguage): Promise<FirmReader[]> {
    const { contactTo: email } = this.settings;
    return email ? [{ email, language }] : this.admins.readers();
  }
}
