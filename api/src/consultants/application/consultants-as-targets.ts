import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COMPANY } from '@consulting/contracts';
import { Targets } from '../../placement/application/targets.ts';
import type { Target } from '../../placement/domain/target.ts';
import type { Consultant } from '../domain/consultant.ts';
import { ConsultantRepository } from './consultants.ports.ts';

/** Returns a consultant as a target of applications. */
export function toTarget({ id, name }: Consultant): Target {
  return {
    kind: 'consultant',
    id,
    title: name,
    language: null,
    state: null,
    ownerId: null,
    owner: COMPANY.name,
    ownerIsShown: true,
    place: '',
  };
}

@Injectable()
export class ConsultantsAsTargets implements OnModuleInit {
  constructor(
    private readonly targets: Targets,
    private readonly consultants: ConsultantRepository,
  ) {}

  onModuleInit(): void {
    this.targets.add('consultant', async (ids) => {
      const consultants = await this.consultants.findMany(ids);
      return new Map(consultants.map((consultant) => [consultant.id, toTarget(consultant)]));
    });
  }
}
