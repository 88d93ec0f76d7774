import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { PortraitWidth } from '@consulting/contracts';
import { DemoPortraits } from '../../application/demo.ports.ts';

const FOLDER = join(import.meta.dirname, '../../data/portraits');

@Injectable()
export class DemoPortraitFiles extends DemoPortraits {
  read(key: string, width: PortraitWidth): Promise<Buffer> {
    return readFile(join(FOLDER, `${key}-${width}.webp`));
  }
}
