import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProposalRepository } from './proposals.ports.ts';

/** How many digits references have: four, and more once most of these are taken. */
const DIGITS = [4, 5, 6, 9] as const;
/** References that are tried of each length. */
const TRIES = 8;

const withDigits = (digits: number): string => {
  const least = 10 ** (digits - 1);
  return `C-${randomInt(least, 10 * least)}`;
};

/** Chooses references: random, so that neither the order nor the number of proposals can be told from them. */
@Injectable()
export class ProposalReferences {
  constructor(private readonly proposals: ProposalRepository) {}

  async next(): Promise<string> {
    for (const digits of DIGITS) {
      const tried = Array.from({ length: TRIES }, () => withDigits(digits));
      const taken = await this.proposals.taken(tried);
      const free = tried.find((each) => !taken.has(each));
      if (free) return free;
    }
    throw new Error('No reference of a proposal is free');
  }
}
