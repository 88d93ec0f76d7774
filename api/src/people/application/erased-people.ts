import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { Events } from '../../webhooks/application/events.port.ts';

/** Tells other systems that an account was erased, by whomever: by its id alone. */
@Injectable()
export class ErasedPeople implements OnModuleInit {
  constructor(
    private readonly accounts: AccountLifecycle,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.accounts.add({
      erased: (id) => this.events.publish({ type: 'person.erased', data: { id } }),
    });
  }
}
