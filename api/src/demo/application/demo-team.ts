import { Injectable } from '@nestjs/common';
import { PORTRAIT_WIDTHS } from '@consulting/contracts';
import { Files } from '../../platform/files/files.ts';
import { DEMO_TEAM } from '../data/demo-career-site.ts';
import type { StoredPortraits } from './demo-career-site.ts';
import { DemoPortraits } from './demo.ports.ts';

/** Stores the drawn portraits of the demo's team, as an upload would. */
@Injectable()
export class DemoTeam {
  constructor(
    private readonly portraits: DemoPortraits,
    private readonly files: Files,
  ) {}

  async store(): Promise<StoredPortraits> {
    const stored = DEMO_TEAM.map(async ({ key }) => {
      const files = PORTRAIT_WIDTHS.map(async (width) => {
        const content = await this.portraits.read(key, width);
        return { width, file: await this.files.store({ filename: `portrait-${width}`, content }, 'webp') };
      });
      return [key, await Promise.all(files)] as const;
    });
    return new Map(await Promise.all(stored));
  }
}
