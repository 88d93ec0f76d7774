import { Injectable } from '@nestjs/common';
import type { Consultant } from '../domain/consultant.ts';
import { ConsultantRepository } from './consultants.ports.ts';

/** Notified when a consultant becomes listed, or is removed (`isRemoved`). */
type Listener = (consultantId: string, isRemoved: boolean) => Promise<void>;

/** Notified when a consultant has another address, or none any more. */
type AddressListener = (consultantId: string) => Promise<void>;

/** Consultants as proposals need them. */
@Injectable()
export class ProposableConsultants {
  private readonly listeners: Listener[] = [];
  private readonly addressListeners: AddressListener[] = [];

  constructor(private readonly consultants: ConsultantRepository) {}

  /** The listener runs inside the unit of work of the change. */
  onEnd(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** The listener runs inside the unit of work of the change. */
  onAddressChange(listener: AddressListener): void {
    this.addressListeners.push(listener);
  }

  /** Called when a consultant has another address, or none any more. */
  async addressChanged(consultantId: string): Promise<void> {
    for (const listener of this.addressListeners) await listener(consultantId);
  }

  /** Called when a consultant can no longer be proposed. */
  async ended(consultantId: string, isRemoved: boolean): Promise<void> {
    for (const listener of this.listeners) await listener(consultantId, isRemoved);
  }

  /** Returns null when there is none. */
  find(id: string): Promise<Consultant | null> {
    return this.consultants.find(id);
  }

  /** Keeps the consultant from being changed until the caller's unit of work ends; null when there is none. */
  lock(id: string): Promise<Consultant | null> {
    return this.consultants.lock(id);
  }

  async findMany(ids: readonly string[]): Promise<Map<string, Consultant>> {
    const found = ids.length === 0 ? [] : await this.consultants.findMany(ids);
    return new Map(found.map((consultant) => [consultant.id, consultant]));
  }
}
